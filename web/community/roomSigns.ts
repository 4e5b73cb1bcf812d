import { CircleEmblem, type Emblem, LampEmblem } from '#web/ui/emblems';
import { MessageSign, PathSign } from '#web/ui/signs';

const ICONS: Record<string, Emblem> = {
  town_square: CircleEmblem,
  walking_together: PathSign,
  prayer_requests: LampEmblem,
};

/** The icon of a room type. */
export function signOf(roomType: string): Emblem {
  return ICONS[roomType] ?? MessageSign;
}
