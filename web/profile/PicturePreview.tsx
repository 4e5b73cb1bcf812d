import { useState } from 'react';
import type { Person } from '#contract/account/auth';
import { initialsOf } from '#web/ui/initials';

/** Shows the user’s picture in an arch: the file just chosen, the saved picture, or their initials. */
export function PicturePreview({ person, chosen }: { person: Person; chosen: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = chosen ?? person.avatarUrl;
  const name = `${person.firstName} ${person.lastName}`;

  return (
    <div className={`niche grid aspect-3/4 w-36 place-items-center ${chosen ? 'niche-lit' : ''}`}>
      {shown && shown !== failed ? (
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the handler reacts to a failed load, not to the user.
        <img
          key={shown}
          src={shown}
          alt={chosen ? 'The picture you chose' : `Your picture, ${name}`}
          onError={() => setFailed(shown)}
          className="absolute inset-1.5 size-[calc(100%-0.75rem)] animate-arrive rounded-[inherit] object-cover"
        />
      ) : (
        <Placeholder initials={initialsOf(person)} name={name} isUnreadable={chosen !== null} />
      )}
    </div>
  );
}

function Placeholder({
  initials,
  name,
  isUnreadable,
}: {
  initials: string;
  name: string;
  /** Whether the browser can’t decode the chosen file. The server may still be able to. */
  isUnreadable: boolean;
}) {
  if (isUnreadable) {
    return (
      <p className="px-4 pt-6 text-center text-fine text-quiet leading-snug">
        This browser can’t show this file. You can still try to save it.
      </p>
    );
  }
  return (
    <span
      role="img"
      aria-label={`No picture yet, ${name}`}
      className="pt-3 font-serif text-display text-tan leading-none tracking-[0.04em]"
    >
      {/* The prerendered page does not know the user’s name yet. */}
      {!import.meta.env.SSR && initials}
    </span>
  );
}
