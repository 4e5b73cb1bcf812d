import { useState } from 'react';
import type { Author } from '#contract/community/posts';
import { LampIcon } from '#web/ui/icons';
import { initialsOf } from '#web/ui/initials';

const SIZES = { post: 'w-10 text-small', comment: 'w-8 text-fine' };

/** The author’s picture in an arch. Without a picture, shows the initials, or a lamp for an anonymous author. */
export function Avatar({ user, size = 'post' }: { user: Author; size?: keyof typeof SIZES }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { id, avatarUrl } = user;
  return (
    <span
      aria-hidden="true"
      className={`grid aspect-[5/6] shrink-0 select-none place-items-center overflow-hidden rounded-niche border border-line-strong bg-linear-to-b from-field to-warm font-semibold text-tan ${SIZES[size]}`}
    >
      {avatarUrl && avatarUrl !== failedUrl ? (
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a failed image load is not a user interaction.
        <img
          src={avatarUrl}
          alt=""
          loading="lazy"
          decoding="async"
          width={40}
          height={48}
          onError={() => setFailedUrl(avatarUrl)}
          className="size-full object-cover"
        />
      ) : (
        <AvatarFallback isNamed={id !== null} initials={initialsOf(user)} />
      )}
    </span>
  );
}

function AvatarFallback({ isNamed, initials }: { isNamed: boolean; initials: string }) {
  return isNamed ? <span className="pt-0.5">{initials}</span> : <LampIcon className="w-[58%] opacity-80" />;
}
