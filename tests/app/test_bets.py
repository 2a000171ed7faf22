"""Bets of onlookers, with the buttons below an order and with the command."""

from tests.app.players import decide, make, open_table


async def until_a_bet(world, people):
    """Plays until there is something to bet on, with the clock held."""
    while True:
        table = await world.peek_table()
        person, move = decide(table, people)
        world.clock.hold()
        await make(table, person, move, "commands")
        for _ in range(120):
            for message in world.channel_messages():
                if any("Bet:" in label for label in message.labels):
                    return message
            await world.advance(0.5)
            if (await world.peek_table()).is_told:
                break
        world.clock.release()
        await world.settle()


async def test_an_onlooker_bets_unseen_and_hears_that_it_counts(world):
    people = world.add_people("Anna", "Bert")
    stranger = world.add_person("Stranger")
    await open_table(world, people, pace="normal")
    order = await until_a_bet(world, people)
    # The bot has to hear first that Discord shows it.
    await world.advance(0.1)
    requests, channel = len(world.requests), world.channel_text()
    for label, word in (("Bet: baked", "*baked*"), ("Bet: burnt", "*burn*")):
        answer = await stranger.press(label, order)
        assert answer.is_ephemeral
        assert word in answer.text
    answer = await stranger.slash("bet", guess="baked")
    assert "*baked*" in answer.text
    assert world.channel_text() == channel
    # Only the second press takes the answer to the first away.
    assert {request.method for request in world.requests[requests:]} <= {"POST", "DELETE"}
    table_id = (await world.peek_table()).id
    async with world.store.work() as work:
        (guess,) = await work.guesses(table_id)
    assert (guess.user, guess.is_baked) == (stranger.id, True)
    world.clock.release()
    await world.settle()
    late = await stranger.press("Bet: baked", order)
    assert "nothing to bet on" in late.text


async def test_an_odd_bet_is_refused_in_words(world):
    people = world.add_people("Anna", "Bert")
    await open_table(world, people, pace="normal")
    order = await until_a_bet(world, people)
    button = next(one for one in order.buttons if "Bet:" in one.label)
    answer = await people[0].send_press(button.id.replace("baked", "raw"), order)
    assert "one of the choices for `guess`" in answer.text
