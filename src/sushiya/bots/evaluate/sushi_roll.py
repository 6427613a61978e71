"""What a position of Sushi Roll is worth, and a sensible next action: trays, races, tokens and the next die.

Every die taken costs a pick, and a pick has an ordinary worth that any belt offers. What a tray *promises* is what its
symbols gain beyond that: a set that wants one more, an open wasabi, each by how likely the belts to come show what it
waits for. A seat whose turn is still to come in this slide is worth the best die before it as well, thrown or in the
cup (S8), so menus and chopsticks can be compared with a take at once. All points come from the edition.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sushiya.games.compiled import OVER, below, bit, hot, lowest_bit, rule, wide
from sushiya.games.dispatch import register, score
from sushiya.games.sushi_roll.belts import die_in_cup
from sushiya.games.sushi_roll.state import (
    BAG,
    CHOPSTICKS,
    FACES,
    KINDS,
    MENUS,
    PUDDINGS,
    REROLL,
    ROLL,
    START,
    STATE,
    TURN,
)

# The worth of a pick by the dice on the belt, as part of the points that a die of a full set is worth.
ORDINARY = np.array([0.0, 0.40, 0.56, 0.67, 0.75, 0.81, 0.86, 0.91, 0.95])
OTHERWISE = 0.5  # the part of the picks that earn something other than what sets, races and tokens promise already
LAST_COUNT = 48  # the last entry of `set_points`, where full sets decide

MENU_OPTION = 0.9  # points that a menu gains when there is time to wait for the right moment
CHOPSTICKS_OPTION = 1.6  # the same for chopsticks
TOKEN_PATIENCE = 3.0  # picks that must go by until a token has found half of its moments
MAKI_SPREAD = 2.2  # symbols by which one die that is left may turn a maki race
PUDDING_SPREAD = 1.7  # puddings by which one die that is left may turn their race
MAKI_LATER = 0.4  # chance of a seat without maki to begin with them, a pick
SECOND_WASABI = 0.5  # what each further open wasabi is worth, as part of the first one
CERTAIN = 1e-3  # spread of a race in which nothing can change

NOISE = 1.5  # points by which `suggest` may be wrong about a die, so that it varies
SWAPS_RARELY = 4  # `suggest` looks at the belts of others once in so many times, because that takes long
FIXED = 64  # parts of a point in which `suggest` notes the gains


# ---------------------------------------------------------------------------------------------------- time and chance


@hot
def is_pending(s: Any, seat: int) -> bool:
    """Whether the seat has its turn still to come before the next slide, dice being thrown (S6)."""
    if s.phase != TURN and s.phase != REROLL:
        return False
    after_red = wide(seat) - wide(s.red)
    return (after_red if after_red >= 0 else after_red + wide(s.players)) >= wide(s.turns)


@hot
def slides_left(s: Any, e: Any) -> int:
    """Picks of every seat in this round after the slide to come; the same for all of them (S13)."""
    if s.phase == START or s.phase == BAG:
        return wide(e.dice_per_seat[s.players])
    dice = wide(0)
    for kind in range(KINDS):
        dice += int(s.dice[s.seat, kind])
    return dice if s.phase == ROLL else dice - 1


@hot
def picks_after(s: Any, e: Any, later: int) -> int:
    """Picks of a seat in the rest of the match, `later` of them in this round."""
    return later + (wide(e.rounds) - 1 - wide(s.rounds_played)) * wide(e.dice_per_seat[s.players])


@hot
def ordinary_pick(e: Any, dice: int) -> float:
    """Points that the best of so many dice is worth to anybody."""
    return ORDINARY[dice] * full_set_rate(e)


@hot
def full_set_rate(e: Any) -> float:
    """Points of a die of a full set, over all symbols that come in sets (S17)."""
    if e.sets == 0:
        return 1.0
    points = 0
    for row in range(e.sets):
        points += int(e.set_points[row, LAST_COUNT])
    return points / (LAST_COUNT * int(e.sets))


@rule
def chance_to_see(s: Any, e: Any, seat: int, face: int, later: int) -> float:
    """How often a die shows the face, among those that will slide before the seat in its later picks."""
    dice, total = 0, 0
    step = 0 if s.phase == ROLL else 1
    for i in range(min(later, wide(s.players))):
        other = seat - step - i
        if other < 0:
            other += wide(s.players)
        dice += int(s.dice[other, e.kind_of[face]])
        total += later + int(is_pending(s, other))  # all dice of that belt
    return dice / total * chance_of_face(e, face) if total > 0 else 0.0


@rule
def chance_of_face(e: Any, face: int) -> float:
    """How often a die of its kind falls on the face."""
    kind = e.kind_of[face]
    sides = 0
    for side in range(e.sides[kind]):
        sides += int(e.face_at[kind, side] == face)
    return sides / int(e.sides[kind])


# ---------------------------------------------------------------------------------------------------------- the tray


@rule
def set_promises(s: Any, e: Any, seat: int, row: int, later: int) -> tuple[float, float, float, float]:
    """S17: points of a symbol on the tray and what later dice gain beyond ordinary picks; now, and with 1, 2, 3 more.

    From the last pick backwards: with one more symbol in sight, it is taken if that gains more than another die.
    """
    count, chance = wide(0), 0.0
    for face in range(wide(e.faces)):
        amount = wide(e.set_amount[row, face])
        if amount > 0:
            count += amount * wide(s.tray[seat, face])
            if later > 0:
                chance += chance_to_see(s, e, seat, face, later)
    now, one, two = points_of(e, row, count), points_of(e, row, count + 1), points_of(e, row, count + 2)
    three, four = points_of(e, row, count + 3), points_of(e, row, count + 4)
    rate, missing = full_set_rate(e), 1.0
    for dice in range(1, later + 1):
        missing *= 1.0 - chance
        cost = ORDINARY[dice] * rate
        now += (1.0 - missing) * max(0.0, one - now - cost)
        one += (1.0 - missing) * max(0.0, two - one - cost)
        two += (1.0 - missing) * max(0.0, three - two - cost)
        three += (1.0 - missing) * max(0.0, four - three - cost)
    return now, one, two, three


@rule
def set_gain(s: Any, e: Any, seat: int, row: int, amount: int, later: int) -> float:
    """S17: what so many more of a symbol gain; more than three count as three."""
    now, one, two, three = set_promises(s, e, seat, row, later)
    if amount == 1:
        return one - now
    return (two if amount == 2 else three) - now


@hot
def points_of(e: Any, row: int, count: int) -> float:
    """S17: points for so many of a symbol."""
    return float(e.set_points[row, min(count, LAST_COUNT)])


@rule
def wasabi_promise(s: Any, e: Any, seat: int, later: int) -> float:
    """S12: what an open wasabi will gain beyond ordinary picks, if the seat waits for a nigiri that is good enough."""
    nigiri_chance = 0.0
    for face in range(wide(e.faces)):
        if e.is_nigiri[face] != 0:
            nigiri_chance += chance_to_see(s, e, seat, face, later)
    if nigiri_chance == 0.0:
        return 0.0
    promise, missing, rate = 0.0, 1.0, full_set_rate(e)
    for dice in range(1, later + 1):
        missing *= 1.0 - nigiri_chance
        gain, weight = 0.0, 0.0
        for face in range(wide(e.faces)):
            if e.is_nigiri[face] != 0:
                share = chance_of_face(e, face)
                served = float(e.nigiri_points[face]) * float(e.wasabi_factor)
                gain += share * max(0.0, served - ORDINARY[dice] * rate - promise)
                weight += share
        promise += (1.0 - missing) * gain / weight
    return promise


@hot
def tray_promise(s: Any, e: Any, seat: int, later: int) -> float:
    """S16, S17: nigiri, sets and wasabi of this round."""
    worth = 0.0
    for face in range(FACES):
        servings = int(s.tray[seat, face]) + (int(e.wasabi_factor) - 1) * int(s.on_wasabi[seat, face])
        worth += float(int(e.nigiri_points[face]) * servings)
    for row in range(wide(e.sets)):
        worth += set_promises(s, e, seat, row, later)[0]
    if s.open_wasabi[seat] > 0 and later > 0:
        worth += wasabi_promise(s, e, seat, later) * (1.0 + SECOND_WASABI * (int(s.open_wasabi[seat]) - 1))
    return worth


# ------------------------------------------------------------------------------------------------------------- races


@hot
def chance_to_lead(lead: float, spread: float) -> float:
    """The chance that a lead of so much is positive at the end, by how much it may still change."""
    scaled = lead / spread
    return 0.5 + 0.5 * scaled / np.sqrt(1.0 + scaled * scaled)


@hot
def dice_left(s: Any, seat: int, kinds: int, later: int) -> int:
    """Dice of a set of kinds that seats will still choose from in this round; not the seat's own if it is the last."""
    dice = 0
    for other in range(s.players):
        if other != seat or later > 0:
            for kind in range(KINDS):
                dice += int(s.dice[other, kind]) * (kinds >> kind & 1)
    return dice


@rule
def maki_dice(s: Any, e: Any, seat: int, later: int) -> int:
    """Dice left in this round that may show maki."""
    kinds = wide(0)
    for face in range(e.faces):
        if e.maki[face] > 0:
            kinds |= bit(e.kind_of[face])
    return dice_left(s, seat, kinds, later)


@rule
def pudding_dice(s: Any, e: Any, seat: int, later: int) -> float:
    """Dice that may show puddings: those left in this round, and those to be expected in the rounds to come."""
    kinds = wide(0)
    for face in range(e.faces):
        if e.token[face] == PUDDINGS and e.token_amount[face] > 0:
            kinds |= bit(e.kind_of[face])
    such, dice = 0, 0
    for kind in range(e.kinds):
        such += int(e.count[kind]) * (kinds >> kind & 1)
        dice += int(e.count[kind])
    rounds = int(e.rounds) - 1 - int(s.rounds_played)
    each_round = such / dice * (int(s.players) * int(e.dice_per_seat[s.players]))
    return dice_left(s, seat, kinds, later) + rounds * each_round


@rule
def maki_promise(s: Any, e: Any, seat: int, mine: int, later: int, dice: int) -> float:
    """S15: expected points of the race with so many symbols: the table of places, at the expected place."""
    chance_of_any = 1.0 if mine > 0 else min(0.9, MAKI_LATER * min(later, dice))
    spread = CERTAIN + MAKI_SPREAD * np.sqrt(float(dice))
    place = 0.0
    for other in range(s.players):
        if other != seat:
            place += chance_to_lead(float(int(s.maki[other]) - mine) - 0.5, spread)
    whole = int(place)
    points = float(e.maki_points[whole]) if whole < e.maki_places else 0.0
    below_it = float(e.maki_points[whole + 1]) if whole + 1 < e.maki_places else 0.0
    return chance_of_any * (points + (place - whole) * (below_it - points))


@rule
def pudding_promise(s: Any, e: Any, seat: int, mine: int, dice: float) -> float:
    """S20: expected points for the most and the fewest puddings at the end of the match, with so many of them."""
    spread = CERTAIN + PUDDING_SPREAD * np.sqrt(dice)
    most, fewest = 1.0, 1.0
    for other in range(s.players):
        if other != seat:
            lead = float(mine - int(s.tokens[other, PUDDINGS]))
            most *= chance_to_lead(lead + 0.5, spread)
            fewest *= chance_to_lead(0.5 - lead, spread)
    if s.players < e.pudding_fewest_from:
        fewest = 0.0
    return most * float(e.pudding_most) + fewest * float(e.pudding_fewest)


@rule
def token_promise(s: Any, e: Any, menus: int, chopsticks: int, later: int) -> float:
    """S21: points of unused tokens, and what good moments to use them will gain, if there are picks left for that."""
    left = picks_after(s, e, later)
    if left == 0:
        return float((menus + chopsticks) // wide(e.tokens_per_point))
    kept = (menus + chopsticks) / wide(e.tokens_per_point)
    return kept + option(e, menus, left, MENU_OPTION) + option(e, chopsticks, left, CHOPSTICKS_OPTION)


@hot
def option(e: Any, tokens: int, left: int, worth: float) -> float:
    """What so many tokens of one sort gain in so many picks; the more there are, the fewer moments for each."""
    return worth * tokens * left / (left + TOKEN_PATIENCE * tokens)


# --------------------------------------------------------------------------------------------------- the die to take


@rule
def gain_of(s: Any, e: Any, seat: int, face: int, later: int) -> float:
    """How much more the seat can expect with a die of this face on its tray (S10–S12)."""
    amount = int(e.token_amount[face])
    if amount > 0:
        return token_gain(s, e, seat, wide(e.token[face]), amount, later)
    if e.maki[face] > 0:
        mine, dice = wide(s.maki[seat]), maki_dice(s, e, seat, later)
        then = maki_promise(s, e, seat, mine + wide(e.maki[face]), later, dice)
        return then - maki_promise(s, e, seat, mine, later, dice)
    if e.is_nigiri[face] != 0:
        points = float(e.nigiri_points[face])
        if s.open_wasabi[seat] == 0:
            return points
        part = 1.0 if s.open_wasabi[seat] == 1 else SECOND_WASABI
        lost = wasabi_promise(s, e, seat, later) * part if later > 0 else 0.0
        return points * float(e.wasabi_factor) - lost
    if e.is_wasabi[face] != 0:
        part = 1.0 if s.open_wasabi[seat] == 0 else SECOND_WASABI
        return wasabi_promise(s, e, seat, later) * part if later > 0 else 0.0
    for row in range(wide(e.sets)):
        if e.set_amount[row, face] > 0:
            return set_gain(s, e, seat, row, wide(e.set_amount[row, face]), later)
    return 0.0


@rule
def token_gain(s: Any, e: Any, seat: int, token: int, amount: int, later: int) -> float:
    """S11: what so many tokens are worth, as far as the supply has them."""
    gained = min(wide(amount), wide(s.supply[token]))
    mine = wide(s.tokens[seat, token])
    if token == PUDDINGS:
        dice = pudding_dice(s, e, seat, later)
        return pudding_promise(s, e, seat, mine + gained, dice) - pudding_promise(s, e, seat, mine, dice)
    menus, chopsticks = wide(s.tokens[seat, MENUS]), wide(s.tokens[seat, CHOPSTICKS])
    kept = token_promise(s, e, menus, chopsticks, later)
    if token == MENUS:
        return token_promise(s, e, menus + gained, chopsticks, later) - kept
    return token_promise(s, e, menus, chopsticks + gained, later) - kept


@rule
def best_gain(s: Any, e: Any, seat: int, later: int) -> float:
    """What the best die before the seat gains."""
    best = -1e9
    faces = int(s.shown[seat])
    while faces:
        best = max(best, gain_of(s, e, seat, wide(lowest_bit(faces)), later))
        faces &= faces - 1
    return best


@rule
def best_gain_with_cup(s: Any, e: Any, seat: int, later: int) -> float:
    """S8: the expected gain of the best die, those in the cup being thrown: one level of gain after the other."""
    gains = np.zeros(FACES)
    top = best_gain(s, e, seat, later)
    floor = top
    kinds = 0
    for i in range(s.in_cup):
        kind = die_in_cup(s.cup, i)
        if not kinds >> kind & 1:
            kinds |= bit(kind)
            least = 1e9
            for side in range(e.sides[kind]):
                face = wide(e.face_at[kind, side])
                gains[face] = gain_of(s, e, seat, face, later)
                top = max(top, gains[face])
                least = min(least, gains[face])
            floor = max(floor, least)
    expected = floor
    while floor < top:
        level = top
        for_all = 1.0
        for i in range(s.in_cup):
            kind = die_in_cup(s.cup, i)
            within = 0
            for side in range(e.sides[kind]):
                gain = gains[e.face_at[kind, side]]
                if gain <= floor:
                    within += 1
                else:
                    level = min(level, gain)
            for_all *= within / int(e.sides[kind])
        expected += (1.0 - for_all) * (level - floor)
        floor = level
    return expected


# ------------------------------------------------------------------------------------------------------ what bots ask


@rule
def estimate(s: Any, e: Any, seat: int) -> float:
    """Points so far, what tray, races and tokens promise, the best die ahead, and ordinary picks for the rest."""
    worth = float(score(s, e, seat))
    if s.to_act == OVER:
        return worth
    seat, later = wide(seat), slides_left(s, e)
    rounds = int(e.rounds) - 1 - int(s.rounds_played)
    worth += rounds * OTHERWISE * ordinary_picks(e, wide(e.dice_per_seat[s.players]))
    worth += OTHERWISE * ordinary_picks(e, later)
    worth += token_promise(s, e, wide(s.tokens[seat, MENUS]), wide(s.tokens[seat, CHOPSTICKS]), later)
    worth += pudding_promise(s, e, seat, wide(s.tokens[seat, PUDDINGS]), pudding_dice(s, e, seat, later))
    worth += maki_promise(s, e, seat, wide(s.maki[seat]), later, maki_dice(s, e, seat, later))
    if s.phase != START and s.phase != BAG:
        worth += tray_promise(s, e, seat, later)
    if is_pending(s, seat):
        if s.phase == REROLL and seat == s.seat:
            worth += best_gain_with_cup(s, e, seat, later)
        else:
            worth += best_gain(s, e, seat, later)
    return worth


@hot
def ordinary_picks(e: Any, picks: int) -> float:
    """Points of the last so many picks of a round."""
    worth = 0.0
    for dice in range(1, picks + 1):
        worth += ORDINARY[dice]
    return worth * full_set_rate(e)


@rule
def is_quiet(s: Any, e: Any) -> bool:
    """Not before the last take of the match, after which it is known who has won.

    Everywhere else the estimate looks at the die to be taken next itself, also while it is in the cup.
    """
    is_last_turn = s.rounds_played + 1 == e.rounds and s.turns + 1 == s.players and slides_left(s, e) == 0
    return not (is_last_turn and (s.phase == TURN or s.phase == REROLL))


# --------------------------------------------------------------------------------------------------------- playouts


@rule
def turn_begins(s: Any, e: Any, seat: int) -> bool:
    """It is to act; a menu or chopsticks used before do not count, for only the die that it takes ends a turn."""
    return s.to_act == seat


@rule
def suggest(s: Any, e: Any, scratch: Any) -> int:
    """The die that gains most, more or less; a menu for those that gain little, chopsticks for a better one."""
    seat, later = wide(s.seat), slides_left(s, e)
    best, liked = note_gains(s, e, seat, later, scratch)
    menus, chopsticks = wide(s.tokens[seat, MENUS]), wide(s.tokens[seat, CHOPSTICKS])
    kept = token_promise(s, e, menus, chopsticks, later)
    if menus > 0:
        price = kept - token_promise(s, e, menus - 1, chopsticks, later)
        if ordinary_pick(e, later + 1) + noise(e, scratch.stream) - best > price:
            code = suggest_menu(s, e, seat, scratch)
            if code >= 0:
                return code
    if chopsticks > 0 and below(scratch.stream, SWAPS_RARELY) == 0:
        price = kept - token_promise(s, e, menus, chopsticks - 1, later)
        code = suggest_swap(s, e, seat, later, best + price - noise(e, scratch.stream), scratch.stream)
        if code >= 0:
            return code
    return liked


@hot
def noise(e: Any, stream: Any) -> float:
    """Points by which to be wrong this time."""
    return NOISE * below(stream, FIXED) / FIXED


@rule
def note_gains(s: Any, e: Any, seat: int, later: int, scratch: Any) -> tuple[float, int]:
    """Note what each face before the seat gains in `scratch.codes`. Returns the best gain and a face that is liked."""
    best, liked, liking = -1e9, 0, -1e9
    faces = int(s.shown[seat])
    while faces:
        face = wide(lowest_bit(faces))
        faces &= faces - 1
        gain = gain_of(s, e, seat, face, later)
        scratch.codes[face] = int(gain * FIXED)
        best = max(best, gain)
        vague = gain + noise(e, scratch.stream)
        if vague > liking:
            liking, liked = vague, face
    return best, liked


@rule
def suggest_menu(s: Any, e: Any, seat: int, scratch: Any) -> int:
    """A menu for the dice that gain less than one drawn from the belt or, as often, just the best; -1 if none does."""
    limit = -(1 << 30)
    faces = int(s.shown[seat])
    draw_one = below(scratch.stream, 2) == 0
    while faces:
        gain = int(scratch.codes[lowest_bit(faces)])
        faces &= faces - 1
        if not draw_one or below(scratch.stream, 2) == 0:
            limit = max(limit, gain)
    if s.shown[seat] & (s.shown[seat] - 1) == 0:
        limit += 1  # all dice show the same: better all of them than none
    number, size = 0, 0
    faces = int(s.shown[seat])
    while faces:
        face = lowest_bit(faces)
        faces &= faces - 1
        if scratch.codes[face] < limit:
            for _ in range(s.belt[seat, face]):
                number += int(e.rank[size, face])
                size += 1
    return int(e.first_menu) + int(e.faces_first[size]) + number if size > 0 else -1


@rule
def suggest_swap(s: Any, e: Any, seat: int, later: int, limit: float, stream: Any) -> int:
    """Chopsticks for the best die of the others that gains more than the limit, for any die; -1 if none does."""
    best, code = limit, -1
    given = int(s.shown[seat])
    while given & (given - 1) and below(stream, 2) == 0:
        given &= given - 1
    mine, faces = lowest_bit(given), int(e.faces)
    for other in range(s.players):
        theirs = int(s.shown[other]) & ~int(s.shown[seat]) if other != seat else 0
        while theirs:
            face = wide(lowest_bit(theirs))
            theirs &= theirs - 1
            gain = gain_of(s, e, seat, face, later)
            if gain > best:
                best, code = gain, int(e.first_chopsticks) + (other * faces + face) * faces + mine
    return code


register(STATE, estimate=estimate, is_quiet=is_quiet, turn_begins=turn_begins, suggest=suggest)
