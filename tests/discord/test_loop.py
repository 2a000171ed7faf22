"""Time goes on only where everybody waits for it."""

import asyncio
import socket
import time

import pytest

from tests.discord.loop import LONGEST_BREATH, LoopClock, VirtualLoop, running


def run(work):
    """What comes of it, on a loop of its own."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work())


def test_a_night_takes_no_time():
    async def work():
        await asyncio.sleep(8 * 3600)
        return running().time()

    before = time.process_time()
    assert run(work) == pytest.approx(8 * 3600, abs=0.01)
    assert time.process_time() - before < 5


def test_whoever_rests_waits_for_breaths_but_for_no_alarm():
    async def work():
        clock, done = LoopClock(), []
        clock.call_at(clock.now() + 30, lambda: done.append("alarm"))
        running().call_later(LONGEST_BREATH + 1, done.append, "later")
        running().call_later(LONGEST_BREATH - 1, done.append, "soon")
        await running().rest(breath=2.0)
        assert done == []
        await running().rest(breath=LONGEST_BREATH)
        assert done == ["soon", "later"]
        await running().rest(end=running().time() + 60)
        return done

    assert run(work) == ["soon", "later", "alarm"]


def test_an_alarm_that_is_passed_rings_at_its_time():
    async def work():
        clock, rung = LoopClock(), []
        clock.call_at(clock.now() + 30, lambda: rung.append(running().time()))
        take_back = clock.call_at(clock.now() + 40, lambda: rung.append("taken back"))
        take_back()
        await asyncio.sleep(100)
        return rung

    assert run(work) == [pytest.approx(30, abs=0.01)]


def test_no_time_goes_by_while_something_can_be_read():
    async def work():
        here, there = socket.socketpair()
        reader, nobody = await asyncio.open_connection(sock=here)
        nothing, writer = await asyncio.open_connection(sock=there)
        for number in range(100):
            writer.write(bytes([number]))
            assert await asyncio.wait_for(reader.read(1), 0.5) == bytes([number])
        for end in (writer, nobody):
            end.close()
            await end.wait_closed()
        assert nothing.at_eof()
        return running().time()

    assert run(work) < 0.01


def test_threads_are_waited_for_in_real_time():
    async def work():
        running().call_later(1, lambda: None)
        waiting = asyncio.ensure_future(asyncio.to_thread(time.sleep, 0.05))
        await running().rest()
        return waiting.done()

    assert run(work)


def test_what_never_comes_to_rest_is_said():
    async def work():
        async def go_on():
            while True:
                await asyncio.sleep(5)

        going = asyncio.create_task(go_on())
        with pytest.raises(AssertionError, match="rest"):
            await running().rest(breath=LONGEST_BREATH)
        going.cancel()

    run(work)
