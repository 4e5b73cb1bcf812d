import type { ChatPart } from './chats';

/** Renders one part of an answer as plain text, for `ChatAnswer.response`, the clipboard and the history. */
export function textOf(part: ChatPart): string {
  if (part.kind === 'crisis_help') return `${part.text} ${part.near}`;
  if (part.kind === 'text') return part.note ? `${part.text}\n${part.note}` : part.text;
  const words = part.verses.map(({ text }) => text).join(' ');
  return `“${words.replace(/[[\]]/g, '')}” (${part.reference})`;
}
