import { BookOpenText, ScrollText, UserRoundX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Person } from '#contract/account/auth';
import type { Room, RoomActivity } from '#contract/community/posts';
import { BlockedPeople } from '#web/community/moderation/BlockedPeople';
import { ModeratorNotes } from '#web/community/moderation/ModeratorNotes';
import { QueueLink } from '#web/community/moderation/QueueLink';
import { NoticeList } from '#web/community/notices/NoticeList';
import { useRooms } from '#web/community/posts/posts.queries';
import { roomUrl } from '#web/community/shared/communityUrls';
import { roomIcon } from '#web/community/shared/roomIcons';
import { ThemeCard } from '#web/community/themes/ThemeCard';
import { QueryBoundary } from '#web/ui/QueryBoundary';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { SkeletonList } from '#web/ui/SkeletonList';
import { RoomActivityLine } from './RoomActivityLine';
import { useRoomActivity } from './roomActivity.queries';
import { isUnseen } from './seenRooms';

/** The Community home: what concerns the user, the weekly theme and the rooms. */
export function CommunityHome({ person }: { person: Person }) {
  const rooms = useRooms();
  // The cards wait for it, so that they don't grow later. If it fails, they show only the rooms.
  const activity = useRoomActivity();
  const activityOf = ({ id }: Room) => activity.data?.find(({ roomId }) => roomId === id);
  const isUnreachable = rooms.isError && !rooms.data;
  const walking = rooms.data?.find(({ type }) => type === 'walking_together');
  return (
    <>
      <header className="low:mt-2 mt-8 text-center">
        <p className="eyebrow low:hidden">Caring for one another</p>
        <ScreenTitle title="Community" className="mt-2 text-display" />
        {!isUnreachable && (
          <p className="mx-auto low:hidden mt-3 max-w-120 text-balance text-quiet">
            Our rooms are open day and night. Talk the way you would at your kitchen table. What’s shared here
            stays here.
          </p>
        )}
      </header>
      <ModeratorNotes />
      <div className="low:mt-5 mt-8 grid grid-cols-1 gap-6 empty:hidden">
        {person.isModerator && <QueueLink />}
        <NoticeList />
      </div>
      <div className="@container low:mt-5 mt-8 grid grid-cols-1 gap-4">
        <QueryBoundary
          query={{ ...rooms, data: activity.isPending ? undefined : rooms.data }}
          error="We couldn’t load the rooms."
          skeleton={<SkeletonList label="Loading the rooms" heights={HEIGHTS} hasArches />}
        >
          {(all) => (
            <>
              {walking && (
                <ThemeCard room={walking}>
                  <RoomActivityLine {...lineOf(person, activityOf(walking))} />
                </ThemeCard>
              )}
              <ul aria-label="Rooms" className="grid grid-cols-1 gap-4">
                {all
                  .filter((room) => room !== walking)
                  .map((room) => (
                    <RoomCard key={room.id} room={room}>
                      <RoomActivityLine {...lineOf(person, activityOf(room))} />
                    </RoomCard>
                  ))}
              </ul>
            </>
          )}
        </QueryBoundary>
      </div>
      {!isUnreachable && <AboutCommunity />}
    </>
  );
}

function AboutCommunity() {
  const [isBlockedShown, setBlockedShown] = useState(false);
  return (
    <>
      <nav aria-label="About the community" className="mt-8 flex flex-wrap justify-center gap-x-7">
        <Link href="/community/rules" className={LINK_CLASS}>
          <ScrollText className="size-4.5 text-tan" />
          Community rules
        </Link>
        <Link href="/community/log" className={LINK_CLASS}>
          <BookOpenText className="size-4.5 text-tan" />
          Moderation log
        </Link>
        <button
          type="button"
          aria-expanded={isBlockedShown}
          onClick={() => setBlockedShown(!isBlockedShown)}
          className={LINK_CLASS}
        >
          <UserRoundX className="size-4.5 text-tan" />
          Blocked people
        </button>
      </nav>
      {isBlockedShown && (
        <div className="mt-6 animate-arrive border-line border-t pt-7">
          <BlockedPeople />
        </div>
      )}
    </>
  );
}

const LINK_CLASS =
  'inline-flex min-h-11 items-center gap-2 text-small text-quiet underline-offset-4 transition hover:text-ivory hover:underline';

function lineOf({ id }: Person, activity: RoomActivity | undefined) {
  const newest = activity?.newest;
  return {
    activity,
    isUnread: newest ? !newest.mine && isUnseen(id, activity.roomId, newest.createdAt) : false,
  };
}

function RoomCard({ room: { id, name, type, description }, children }: { room: Room; children: ReactNode }) {
  const RoomIcon = roomIcon(type);
  return (
    <li className="group relative flex min-h-34 flex-wrap items-center gap-4.5 rounded-card border border-line bg-linear-to-b from-card to-raised p-4 transition duration-quick focus-within:border-line-strong hover:border-line-strong sm:p-5">
      <span className="niche grid aspect-3/4 w-17 shrink-0 place-items-center text-tan group-focus-within:niche-lit group-hover:niche-lit">
        <RoomIcon className="w-[54%]" />
      </span>
      <div className="min-w-0 flex-1 basis-42">
        <h2 className="font-semibold text-title leading-tight">
          <Link
            href={roomUrl(id)}
            className="outline-none after:absolute after:inset-0 after:rounded-[inherit] after:content-[''] focus-visible:after:outline-2 focus-visible:after:outline-tan focus-visible:after:outline-offset-3"
          >
            {name}
          </Link>
        </h2>
        {description && <p className="mt-1 text-small text-quiet leading-snug">{description}</p>}
        {children}
      </div>
    </li>
  );
}

/** The heights of the loaded cards, so that the skeleton causes no layout shift. */
const HEIGHTS = ['h-60 sm:h-54', 'h-42', 'h-38'];
