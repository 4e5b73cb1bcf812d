import { grouped } from '#contract/numbers';

/** How much was written of what fits; and, beyond that, how much is too much. */
export function TextCount({
  id,
  text,
  most,
  purpose,
}: {
  id: string;
  text: string;
  most: number;
  /** As in 'shorten it to send'. */
  purpose: string;
}) {
  const length = text.trim().length;
  const tooMany = length - most;
  return (
    <p
      id={id}
      className={`mt-1 min-h-5 text-right text-[0.82rem] tabular-nums ${tooMany > 0 ? 'text-rose' : 'text-quiet'}`}
    >
      {tooMany > 0
        ? `${grouped(tooMany)} too many: shorten it to ${purpose}`
        : length > 0 && `${grouped(length)} / ${grouped(most)}`}
    </p>
  );
}
