import { REFLECTION_TAGS, type ReflectionTag, tagLabel } from './journal.store';

/** Lets the user select several tags with toggle buttons. */
export function TagChoice({
  label,
  chosen,
  offered = REFLECTION_TAGS,
  onChange,
}: {
  label: string;
  chosen: readonly ReflectionTag[];
  offered?: readonly ReflectionTag[];
  onChange: (chosen: ReflectionTag[]) => void;
}) {
  const toggle = (tag: ReflectionTag) =>
    onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);

  return (
    <fieldset>
      <legend className="text-small text-quiet">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {offered.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-pressed={chosen.includes(tag)}
            onClick={() => toggle(tag)}
            className="min-h-9 rounded-full border border-line-strong px-3.5 text-small text-quiet transition hover:border-tan hover:text-ivory aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-ink"
          >
            {tagLabel(tag)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
