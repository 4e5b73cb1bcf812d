import { CircleEmblem, type Emblem, LampEmblem } from '#web/ui/emblems';
import { MessageSign, PathSign } from '#web/ui/signs';

const SIGNS: Record<string, Emblem> = {
  town_square: CircleEmblem,
  walking_together: PathSign,
  prayer_requests: LampEmblem,
};

/** The sign of a room, by its kind. */
export function signOf(roomType: string): Emblem {
  return SIGNS[roomType] ?? MessageSign;
}
