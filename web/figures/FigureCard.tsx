import type { BiblicalFigure } from '#contract/figures';
import { Portrait } from './portraits/Portrait';

const MAX_THEMES = 3;

/** Shows a figure. The whole card is a button that opens the chat. */
export function FigureCard({
  id,
  figure,
  level,
  onChoose,
}: {
  id: string;
  figure: BiblicalFigure;
  /** Of the heading. */
  level: 3 | 4;
  onChoose: () => void;
}) {
  const { name, title, description, period, keyThemes } = figure;
  const Heading = `h${level}` as const;
  const hiddenCount = keyThemes.length - MAX_THEMES;

  return (
    <li
      id={id}
      className="group relative flex flex-col rounded-card border border-line bg-linear-to-b from-card to-raised p-4 transition duration-quick focus-within:border-line-strong hover:border-line-strong sm:p-5"
    >
      <div className="flex gap-4">
        <Portrait figure={figure} className="w-17" />
        <div className="min-w-0 self-center">
          <Heading className="font-semibold font-serif text-title leading-tight">
            <button
              type="button"
              onClick={onChoose}
              className="text-left outline-none after:absolute after:inset-0 after:rounded-[inherit] after:content-[''] focus-visible:after:outline-2 focus-visible:after:outline-tan focus-visible:after:outline-offset-3"
            >
              {name}
            </button>
          </Heading>
          <p className="mt-0.5 text-small text-tan leading-snug">{title}</p>
          <p className="mt-0.5 text-fine text-quiet">{period}</p>
        </div>
      </div>
      <p className="mt-3.5 grow text-body text-quiet leading-normal">{description}</p>
      <ul aria-label="Themes" className="mt-4 flex flex-wrap gap-1.5">
        {keyThemes.slice(0, MAX_THEMES).map((theme) => (
          <li key={theme} className="rounded-full border border-line px-2.5 py-0.5 text-fine text-quiet">
            {theme}
          </li>
        ))}
        {hiddenCount > 0 && (
          <li className="rounded-full bg-field px-2.5 py-0.5 text-fine text-quiet">
            <span className="sr-only">and {hiddenCount} more</span>
            <span aria-hidden>+{hiddenCount}</span>
          </li>
        )}
      </ul>
    </li>
  );
}
