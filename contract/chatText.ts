import { BIBLE_TEXTS } from './bibleTexts';
import type { ChatPart } from './chats';

/** Renders one part of an answer as plain text, for `ChatAnswer.response`, the clipboard and the history. */
export function textOf(part: ChatPart): string {
  if (part.kind === 'crisis_help') return `${part.text} ${part.near}`;
  if (part.kind === 'text') return part.note ? `${part.text}\n${part.note}` : part.text;
  const { verses, reference, quotedFrom } = part;
  const words = verses.map(({ text, worldEnglish }) => (quotedFrom === 'kjv' ? text : worldEnglish.text));
  const name = quotedFrom === 'kjv' ? '' : `, ${BIBLE_TEXTS[quotedFrom]}`;
  return `“${words.join(' ').replace(/[[\]]/g, '')}” (${reference}${name})`;
}
