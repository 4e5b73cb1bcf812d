import { BIBLE_TEXTS } from '#contract/bibleTexts';
import {
  BIBLE_TEXT_CHOICES,
  type BibleTextChoice,
  chooseBibleText,
  useBibleTextChoice,
} from '#web/lib/bibleTextChoice';

const NAMES: Record<BibleTextChoice, string> = { ...BIBLE_TEXTS, both: 'Both' };
const SHORT_NAMES: Record<BibleTextChoice, string> = {
  kjv: 'King James',
  web: 'World English',
  both: 'Both',
};

/** Lets the user read one of the Bible texts, or both side by side. */
export function BibleTextPicker() {
  const chosen = useBibleTextChoice();

  return (
    <fieldset className="flex flex-wrap justify-center gap-1 print:hidden">
      <legend className="sr-only">Bible text</legend>
      {BIBLE_TEXT_CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          aria-label={NAMES[choice]}
          onClick={() => chooseBibleText(choice)}
          className="min-h-11 rounded-full px-4 text-quiet text-small transition hover:text-ivory aria-pressed:bg-tan/12 aria-pressed:text-ivory"
        >
          {SHORT_NAMES[choice]}
        </button>
      ))}
    </fieldset>
  );
}
