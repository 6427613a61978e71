// The scenes of the door, as pictures that are loaded when they are seen.

import sushi_roll from "../art/door/sushi-roll.svg?url";
import wasabi from "../art/door/wasabi.svg?url";

export const DOOR_ART: Record<string, string> = { wasabi, "sushi-roll": sushi_roll };
