import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { wordsOfVerse } from '#contract/scriptureWords';
import { plainScripture } from '#web/shared/scripture/ScriptureText';

/** Shows a verse whose words can be chosen. The arrow keys move between the words, and Tab leaves the verse. */
export function VerseWords({
  text,
  chosen,
  onChoose,
}: {
  text: string;
  chosen: number | null;
  onChoose: (word: number) => void;
}) {
  const line = useRef<HTMLDivElement>(null);
  const plain = plainScripture(text);
  const words = wordsOfVerse(plain);
  const focusable = chosen ?? 0;

  const move = (event: KeyboardEvent) => {
    const buttons = [...(line.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || !buttons[to]) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[to].focus();
  };

  const nodes: ReactNode[] = [];
  let end = 0;
  for (const [at, place] of words.entries()) {
    nodes.push(
      plain.slice(end, place.start),
      <button
        key={place.start}
        type="button"
        tabIndex={at === focusable ? 0 : -1}
        aria-pressed={at === chosen}
        onClick={() => onChoose(at)}
        onKeyDown={move}
        className="rounded-mark py-0.5 underline decoration-1 decoration-transparent underline-offset-[0.22em] transition-colors hover:text-amber hover:decoration-tan aria-pressed:bg-tan/16 aria-pressed:text-amber"
      >
        {plain.slice(place.start, place.end)}
      </button>,
    );
    end = place.end;
  }

  return (
    <div
      ref={line}
      role="toolbar"
      aria-label="Words of this verse"
      className="font-medium font-serif text-ivory text-lead leading-[2.25rem]"
    >
      {nodes}
      {plain.slice(end)}
    </div>
  );
}
