import { HELD_WORDS } from '#content/reportWords';

/** Under words that only their author and moderators see for now. */
export function Held({ mine }: { mine: boolean }) {
  return (
    <p className="mt-2.5 rounded-field bg-field px-3.5 py-2.5 text-[0.92rem] text-quiet leading-normal">
      {mine
        ? HELD_WORDS
        : 'Hidden until a moderator has looked at it. Only its author and moderators see it.'}
    </p>
  );
}
