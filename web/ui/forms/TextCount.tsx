/** Character counter. Beyond the limit, it says how many characters are too many. */
export function TextCount({
  id,
  text,
  most,
  purpose,
}: {
  id: string;
  text: string;
  most: number;
  /** The verb in 'Shorten it to send.' */
  purpose: string;
}) {
  const length = text.trim().length;
  const excess = length - most;
  return (
    <p
      id={id}
      className={`mt-1 min-h-5 text-right text-fine tabular-nums ${excess > 0 ? 'text-rose' : 'text-quiet'}`}
    >
      {excess > 0
        ? `${excess.toLocaleString('en-US')} ${excess === 1 ? 'character' : 'characters'} too long. Shorten it to ${purpose}.`
        : length > 0 && `${length.toLocaleString('en-US')} / ${most.toLocaleString('en-US')}`}
    </p>
  );
}
