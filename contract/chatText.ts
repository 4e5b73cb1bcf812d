import type { ChatPart } from './chats';

/** A piece of an answer as plain text: what a client without parts shows, what is copied, and what comes back as history. */
export function textOf(part: ChatPart): string {
  if (part.kind === 'care') return `${part.text} ${part.near}`;
  if (part.kind === 'text') return part.note ? `${part.text}\n${part.note}` : part.text;
  const words = part.verses.map(({ text }) => text).join(' ');
  return `“${words.replace(/[[\]]/g, '')}” (${part.reference})`;
}
