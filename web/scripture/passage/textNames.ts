import { BIBLE_TEXT_ABBREVIATIONS, BIBLE_TEXTS } from '#contract/bibleTexts';
import type { BibleTextChoice } from '#web/lib/bibleTextChoice';

/** Returns the name of the chosen text. If both are shown, also explains their abbreviations. */
export function textNames(choice: BibleTextChoice): string {
  if (choice !== 'both') return BIBLE_TEXTS[choice];
  const { kjv, web } = BIBLE_TEXT_ABBREVIATIONS;
  return `${BIBLE_TEXTS.kjv} (${kjv}) and ${BIBLE_TEXTS.web} (${web})`;
}
