import type { ScriptureVerse } from '#contract/scripture';
import { plainScripture } from '#web/shared/scripture/ScriptureText';

/** Returns the cited verses with their reference and the name of the text. An ellipsis replaces skipped verses. */
export function quotationOf({
  reference,
  verses,
}: {
  reference: string;
  verses: readonly Pick<ScriptureVerse, 'text' | 'cited'>[];
}): string {
  let words = '';
  let followsCited = true;
  for (const { text, cited } of verses) {
    if (cited) words += `${followsCited || words === '' ? ' ' : ' … '}${plainScripture(text)}`;
    followsCited = cited;
  }
  return `“${words.trim()}” — ${reference} (KJV)`;
}
