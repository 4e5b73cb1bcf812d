import { useState } from 'react';
import type { Person } from '#contract/auth';
import { initialsOf } from '#web/ui/initials';

/** Somebody's picture in its arch: the one just chosen, the one she has, or the first letters of her names. */
export function Portrait({ person, chosen }: { person: Person; chosen: string | null }) {
  const [lost, setLost] = useState<string | null>(null);
  const shown = chosen ?? person.avatarUrl;
  const name = `${person.firstName} ${person.lastName}`;

  return (
    <div className={`niche grid aspect-3/4 w-36 place-items-center ${chosen ? 'niche-lit' : ''}`}>
      {shown && shown !== lost ? (
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a picture that cannot be had is no deed of a person.
        <img
          key={shown}
          src={shown}
          alt={chosen ? 'The picture you chose' : `Your picture, ${name}`}
          onError={() => setLost(shown)}
          className="absolute inset-1.5 size-[calc(100%-0.75rem)] animate-arrive rounded-[inherit] object-cover"
        />
      ) : (
        <Without initials={initialsOf(person)} name={name} isUnreadable={chosen !== null} />
      )}
    </div>
  );
}

function Without({
  initials,
  name,
  isUnreadable,
}: {
  initials: string;
  name: string;
  /** This browser has no way to show the chosen file; the server may have one. */
  isUnreadable: boolean;
}) {
  if (isUnreadable) {
    return (
      <p className="px-4 pt-6 text-center text-[0.88rem] text-quiet leading-snug">
        This browser cannot show it. You can still try to upload it.
      </p>
    );
  }
  return (
    <span
      role="img"
      aria-label={`No picture yet, ${name}`}
      className="pt-3 font-serif text-[3.1rem] text-tan leading-none tracking-[0.04em]"
    >
      {/* Of somebody whose name is not known yet there are none. */}
      {!import.meta.env.SSR && initials}
    </span>
  );
}
