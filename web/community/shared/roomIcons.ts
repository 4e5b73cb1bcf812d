import { MessageIcon, PathIcon } from '#web/shared/companion/badgeIcons';
import { CircleIcon, type IconComponent, LampIcon } from '#web/ui/icons';

const ICONS: Record<string, IconComponent> = {
  town_square: CircleIcon,
  walking_together: PathIcon,
  prayer_requests: LampIcon,
};

/** Returns the icon of a room type. */
export function roomIcon(roomType: string): IconComponent {
  return ICONS[roomType] ?? MessageIcon;
}
