import { BIBLE_TEXT_ABBREVIATIONS, type BibleText } from '#contract/bibleTexts';
import type { ScriptureVerse } from '#contract/scripture';
import type { BibleTextChoice } from '#web/lib/bibleTextChoice';
import { plainScripture } from '#web/shared/scripture/ScriptureText';

type Quoted = { reference: string; verses: readonly ScriptureVerse[] };

/** Returns the cited verses in the chosen text, or in both, with their reference and the name of the text. */
export function quotationOf(quoted: Quoted, choice: BibleTextChoice): string {
  if (choice !== 'both') return quotationFrom(quoted, choice);
  return `${quotationFrom(quoted, 'kjv')}\n\n${quotationFrom(quoted, 'web')}`;
}

/** An ellipsis replaces skipped verses. */
function quotationFrom({ reference, verses }: Quoted, version: BibleText): string {
  let words = '';
  let followsCited = true;
  for (const { text, worldEnglish, cited } of verses) {
    const verse = version === 'kjv' ? plainScripture(text) : worldEnglish.text;
    if (cited) words += `${followsCited || words === '' ? ' ' : ' … '}${verse}`;
    followsCited = cited;
  }
  return `“${words.trim()}” — ${reference} (${BIBLE_TEXT_ABBREVIATIONS[version]})`;
}
