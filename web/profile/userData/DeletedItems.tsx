/** Lists what an action deletes. */
export function DeletedItems({ things }: { things: readonly string[] }) {
  return (
    <ul aria-label="What will be deleted" className="mt-3 grid gap-1.5 text-small">
      {things.map((thing) => (
        <li key={thing} className="flex gap-3">
          <span aria-hidden className="mt-[0.7em] h-px w-3 shrink-0 bg-tan" />
          {thing}
        </li>
      ))}
    </ul>
  );
}
