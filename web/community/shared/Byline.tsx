import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Author } from '#contract/community/posts';
import { formatWeekdayTime } from '#web/lib/dates';
import { LevelBadge, LevelMark } from '#web/shared/companion/LevelBadge';
import { fullName } from './names';
import { TimeAgo } from './TimeAgo';

/** Author and time: two lines for a post, one for a comment. */
export function Byline({
  id,
  written,
  variant,
  hidesLevel = false,
  children,
}: {
  /** The id of the name element, for aria-labelledby. */
  id?: string;
  written: { user: Author; mine: boolean; createdAt: string; editedAt: string | null };
  variant: 'post' | 'comment';
  /** Hides the level beside a prayer request, where it would be out of place. */
  hidesLevel?: boolean;
  /** Rendered after the time. */
  children?: ReactNode;
}) {
  const { user, mine, createdAt, editedAt } = written;
  const level = hidesLevel ? null : user.companionLevel;
  const when = (
    <span>
      <TimeAgo moment={createdAt} />
      {editedAt && (
        <>
          {' '}
          · <Edited editedAt={editedAt} />
        </>
      )}
    </span>
  );
  return (
    <div className="min-w-0 flex-1 basis-30">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug">
        <bdi id={id} className="font-semibold text-ivory">
          {mine && user.id === null ? 'You (anonymous)' : fullName(user)}
        </bdi>
        {user.isModerator && <ModeratorBadge />}
        {variant === 'comment' && level !== null && <LevelMark level={level} />}
        {variant === 'comment' && <span className="text-fine text-quiet">{when}</span>}
      </p>
      {variant === 'post' && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-fine text-quiet leading-snug">
          {when}
          {level !== null && <LevelBadge level={level} />}
          {children}
        </p>
      )}
    </div>
  );
}

function ModeratorBadge() {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap rounded-full bg-amber/14 py-0.5 pr-2.5 pl-2 text-fine text-amber tracking-wide">
      <ShieldCheck className="size-3.5" />
      Moderator
    </span>
  );
}

function Edited({ editedAt }: { editedAt: string }) {
  return <span title={formatWeekdayTime(editedAt)}>edited</span>;
}
