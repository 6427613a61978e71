"""Why an action or an outcome is refused: a number for compiled rules, and what it means to people.

It owns the sentences; which of them applies is decided in `turn.check` and `chance.check_outcome`. 0 is legal.
Each names the rule that forbids it (S3–S10, QS2, QS9).
"""

from __future__ import annotations

from sushiya.games.contract import Reason

LEGAL = 0
NO_SUCH_ACTION = 1
NOT_A_TURN = 2
TAKE_NOT_ON_BELT = 3
NO_MENU = 4
MENU_NOT_ON_BELT = 5
NO_SUCH_SEAT = 6
OWN_BELT = 7
NO_CHOPSTICKS = 8
SWAP_NOT_ON_BELT = 9
EMPTY_BELT = 10
SWAP_NOT_THERE = 11
SAME_FACE = 12
NO_SUCH_OUTCOME = 13
NO_CHANCE_DUE = 14
OTHER_CHANCE_DUE = 15
OTHER_SEAT_DUE = 16
NO_SUCH_START = 17
START_IS_NAMED = 18
WRONG_NUMBER_DRAWN = 19
NOT_IN_BAG = 20
NOT_THESE_DICE = 21

REASONS = {
    NO_SUCH_ACTION: Reason("no_such_action", "S7", "There is no action of that number."),
    NOT_A_TURN: Reason("not_a_turn", "S7", "No seat is to act now."),
    TAKE_NOT_ON_BELT: Reason("not_on_belt", "S10", "No die on your belt shows that face."),
    NO_MENU: Reason("no_menu", "S8", "You have no menu to return."),
    MENU_NOT_ON_BELT: Reason("not_on_belt", "S8", "A menu rerolls dice of your own belt; not all of these are on it."),
    NO_SUCH_SEAT: Reason("no_such_seat", "S9", "There is no such seat at this table."),
    OWN_BELT: Reason("own_belt", "S9", "Chopsticks swap with the belt of another seat."),
    NO_CHOPSTICKS: Reason("no_chopsticks", "S9", "You have no chopsticks to return."),
    SWAP_NOT_ON_BELT: Reason("not_on_belt", "S9", "No die on your belt shows the face that you offer."),
    EMPTY_BELT: Reason("empty_belt", "QS2", "The belt of that seat is empty."),
    SWAP_NOT_THERE: Reason("not_on_their_belt", "S9", "No die on the belt of that seat shows that face."),
    SAME_FACE: Reason("same_face", "QS9", "Chopsticks swap two different faces."),
    NO_SUCH_OUTCOME: Reason("no_such_outcome", "S5", "There is no outcome of that number."),
    NO_CHANCE_DUE: Reason("no_chance_due", "S7", "No chance is due now."),
    OTHER_CHANCE_DUE: Reason("other_chance_due", "S5", "Another kind of chance is due now."),
    OTHER_SEAT_DUE: Reason("other_seat_due", "S5", "The outcome that is due belongs to another seat."),
    NO_SUCH_START: Reason("no_such_seat", "S3", "There is no such seat at this table."),
    START_IS_NAMED: Reason("start_is_named", "S3", "Another seat was named to start."),
    WRONG_NUMBER_DRAWN: Reason("wrong_number", "S4", "That is not the number of dice for a belt with so many players."),
    NOT_IN_BAG: Reason("not_in_bag", "S4", "The bag does not hold these dice."),
    NOT_THESE_DICE: Reason("not_these_dice", "S5", "The dice to be rolled cannot show these faces."),
}
