/** Suggested next messages, as buttons. */
export function Suggestions({
  suggestions,
  onChoose,
}: {
  suggestions: readonly string[];
  onChoose: (text: string) => void;
}) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label="You might say" className="mt-3 flex flex-wrap gap-2">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            onClick={() => onChoose(suggestion)}
            className="min-h-11 rounded-sheet border border-line-strong px-4 py-2 text-left text-small text-ivory/85 leading-snug transition hover:border-tan hover:text-ivory"
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}
