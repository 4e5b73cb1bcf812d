import { ArrowLeft, Settings2 } from 'lucide-react';
import { Link } from 'wouter';
import type { Room } from '#contract/community/posts';
import { useWaiting } from '#web/community/moderation/moderation.hooks';
import { waitingText } from '#web/community/moderation/waitingText';
import { COMMUNITY_URL } from '#web/community/shared/communityUrls';
import { roomIcon } from '#web/community/shared/roomIcons';
import { Button } from '#web/ui/Button';
import { ScreenTitle } from '#web/ui/ScreenTitle';

/** Room header: back link, name and, for moderators, the Admin toggle. */
export function RoomHeader({
  room,
  isAdmin,
  onAdmin,
}: {
  room: Room;
  isAdmin: boolean;
  /** Null for users who are not moderators. */
  onAdmin: ((isAdmin: boolean) => void) | null;
}) {
  const RoomIcon = roomIcon(room.type);
  const waiting = useWaiting(onAdmin !== null);
  return (
    <header className="mt-5 low:mt-2 flat:flex flat:items-center flat:gap-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <Link
          href={COMMUNITY_URL}
          className="-ml-2.5 inline-flex min-h-11 items-center gap-2 rounded-field px-2.5 text-small text-quiet transition hover:bg-tan/8 hover:text-ivory"
        >
          <ArrowLeft className="size-5" />
          Back to Community
        </Link>
        {onAdmin && (
          <Button
            variant="ghost"
            aria-pressed={isAdmin}
            onClick={() => onAdmin(!isAdmin)}
            className="min-h-11! px-4! py-1.5 text-small aria-pressed:border-amber aria-pressed:text-amber"
          >
            <Settings2 className="size-4.5" />
            Admin
            {waiting && (
              <span
                className={`rounded-full px-2 font-semibold text-fine text-ink ${waiting.hasWorry ? 'bg-rose' : 'bg-amber'}`}
              >
                <span aria-hidden>{waiting.count}</span>
                <span className="sr-only">. {waitingText(waiting)}</span>
              </span>
            )}
          </Button>
        )}
      </div>
      <div className="mt-3 low:mt-1 flex min-w-0 flex-wrap items-center gap-4 sm:gap-5">
        <span className="niche niche-lit grid low:hidden aspect-3/4 w-15 shrink-0 place-items-center text-tan sm:w-17">
          <RoomIcon className="w-[56%]" />
        </span>
        <div className="min-w-0 flex-1 basis-44">
          <ScreenTitle title={room.name} className="text-display" />
          {room.description && (
            <p className="mt-1 low:hidden text-balance text-small text-quiet leading-snug">
              {room.description}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
