# How a finished game went: sentences that stand in one paragraph. $name is always a player’s name.

# $card is a market card, $to a character that has it, $count how many points it made up there.
went-sale =
    { $count ->
        [one] The sale of turn { $turn } decided it: { $card } went { $to } and brought one point.
       *[other] The sale of turn { $turn } decided it: { $card } went { $to } and brought { $count } points.
    }
# $former has been robbed, $whom has robbed.
went-theft =
    { $count ->
        [one] A theft decided it: in turn { $turn } { $name } had { $card } go { $former } { $whom }, for one point.
       *[other] A theft decided it: in turn { $turn } { $name } had { $card } go { $former } { $whom }, for { $count } points.
    }
# $who is the character of $name.
went-step =
    { $count ->
        [one] Had { $who } been one step further on the way to dinner, { $name } would have won.
       *[other] Had { $who } been { $count } steps further on the way to dinner, { $name } would have won.
    }
# $other and $own say in whose row: with the wife. $few is how often in the own one.
went-masked =
    { $few ->
        [0] { $name } wore a good mask: { $count } tricks { $other }, and not one { $own }, the secret favourite.
        [one] { $name } wore a good mask: { $count } tricks { $other }, and only one { $own }, the secret favourite.
       *[other] { $name } wore a good mask: { $count } tricks { $other }, and only { $few } { $own }, the secret favourite.
    }
went-ally =
    { $count ->
        [one] Nobody placed as often { $at } as { $name }: once, in spite of being on another side.
       *[other] Nobody placed as often { $at } as { $name }: { $count } times, in spite of being on another side.
    }
went-guest = { $name } even laid the guest { $guest } beside { $whom }, the own secret favourite.
went-orphan =
    { $count ->
        [one] The most points of all, { $shown } point, went to { $who }, and nobody was on that side.
       *[other] The most points of all, { $shown }, went to { $who }, and nobody was on that side.
    }
went-market-all =
    { $count ->
        [one] The only market card found a buyer.
       *[other] All { $count } market cards found a buyer.
    }
went-market =
    { $count ->
        [0] Not one of { $all } market cards was bought.
        [one] Of { $all } market cards only one was bought.
       *[other] Of { $all } market cards { $count } were bought.
    }
# $item is what brought most points, as it is listed.
went-item = Nothing counted more for { $whom } than this: { $item }.
