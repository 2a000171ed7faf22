# How a finished game went: sentences that stand in one paragraph. $name is always a player’s name.

# $card is a market card, $to the character that has it, $count how many points it made up there.
went-sale =
    { $count ->
        [one] The sale in round { $turn } decided it: { MARKET($card) } went { ROW($to, form: "to") } and brought one point.
       *[other] The sale in round { $turn } decided it: { MARKET($card) } went { ROW($to, form: "to") } and brought { $count } points.
    }
# $former has been robbed, $to has robbed.
went-theft =
    { $count ->
        [one] A theft decided it: in round { $turn } { $name } moved { MARKET($card) } { ROW($former, form: "from") } { ROW($to, form: "to") }, for one point.
       *[other] A theft decided it: in round { $turn } { $name } moved { MARKET($card) } { ROW($former, form: "from") } { ROW($to, form: "to") }, for { $count } points.
    }
# $character is the character of $name.
went-step =
    { $count ->
        [one] One more step to dinner for { ROW($character, form: "who") }, and { $name } would have won.
       *[other] { $count } more steps to dinner for { ROW($character, form: "who") }, and { $name } would have won.
    }
# $other and $own are characters; $few is how often $name placed cards with $own.
went-masked =
    { $few ->
        [0] { $name } wore a good mask, placing cards { ROW($other, form: "at") } { $count } times and never { ROW($own, form: "at") }, the secret favourite.
        [one] { $name } wore a good mask, placing cards { ROW($other, form: "at") } { $count } times and only once { ROW($own, form: "at") }, the secret favourite.
       *[other] { $name } wore a good mask, placing cards { ROW($other, form: "at") } { $count } times and only { $few } times { ROW($own, form: "at") }, the secret favourite.
    }
went-ally =
    { $count ->
        [one] { $name } placed cards { ROW($row, form: "at") } more often than anyone (once), and wasn’t even on that side.
       *[other] { $name } placed cards { ROW($row, form: "at") } more often than anyone ({ $count } times), and wasn’t even on that side.
    }
went-guest = { $name } even placed the guest { NUMBER($guest) } with their own secret favourite, { ROW($character, form: "whom") }.
went-orphan =
    { $points ->
        [one] Nobody was on the side of { ROW($character, form: "who") }, who came out best with { NUMBER($points) } point.
       *[other] Nobody was on the side of { ROW($character, form: "who") }, who came out best with { NUMBER($points) } points.
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
# $items is what brought most points, as in the list.
went-item = What counted most for { ROW($character, form: "whom") }: { ITEMS($items) }.
