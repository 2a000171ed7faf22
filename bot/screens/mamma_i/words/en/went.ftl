# How a finished game went: sentences that stand in one paragraph. $name is always a player’s name.

# $card is a market card, $to a character that has it, $count how many points it made up there.
went-sale =
    { $count ->
        [one] The sale in round { $turn } decided it: { $card } went { $to } and brought one point.
       *[other] The sale in round { $turn } decided it: { $card } went { $to } and brought { $count } points.
    }
# $former has been robbed, $whom has robbed.
went-theft =
    { $count ->
        [one] A theft decided it: in round { $turn } { $name } moved { $card } { $former } { $whom }, for one point.
       *[other] A theft decided it: in round { $turn } { $name } moved { $card } { $former } { $whom }, for { $count } points.
    }
# $who is the character of $name.
went-step =
    { $count ->
        [one] One more step to dinner for { $who }, and { $name } would have won.
       *[other] { $count } more steps to dinner for { $who }, and { $name } would have won.
    }
# $other and $own say in whose row: with the wife. $few is how often in $own.
went-masked =
    { $few ->
        [0] { $name } wore a good mask, placing cards { $other } { $count } times and never { $own }, the secret favourite.
        [one] { $name } wore a good mask, placing cards { $other } { $count } times and only once { $own }, the secret favourite.
       *[other] { $name } wore a good mask, placing cards { $other } { $count } times and only { $few } times { $own }, the secret favourite.
    }
went-ally =
    { $count ->
        [one] { $name } placed cards { $at } more often than anyone (once), and wasn’t even on that side.
       *[other] { $name } placed cards { $at } more often than anyone ({ $count } times), and wasn’t even on that side.
    }
went-guest = { $name } even placed the guest { $guest } with their own secret favourite, { $whom }.
went-orphan =
    { $count ->
        [one] Nobody was on the side of { $who }, who came out best with { $shown } point.
       *[other] Nobody was on the side of { $who }, who came out best with { $shown } points.
    }
went-market-all =
    { $count ->
        [one] The only market card found a buyer.
       *[other] All { $count } market cards found a buyer.
    }
went-market =
    { $count ->
        [0] Not one of the { $all } market cards found a buyer.
        [one] Only one of the { $all } market cards found a buyer.
       *[other] { $count } of the { $all } market cards found a buyer.
    }
# $item is what brought most points, as it is listed.
went-item = What counted most for { $whom }: { $item }.
