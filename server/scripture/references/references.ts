import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Span, type Text, type VersePlace, verseAt } from '#server/scripture/text/text';
import { BOOK_OF_OSIS } from './bookNames';
import { isOnlyReferences, withoutFalsePositives } from './falsePositives';
import { type MissingReference, missingReference, unreadableReference } from './missingReferences';
import { MAY_CONTAIN_REFERENCE } from './numerals';
import { spanInOwnNotation } from './ownNotation';
import { normalizeReferences } from './referenceNormalizer';
import { type Entity, parseChunks } from './referenceParser';
import type { Rewriting } from './rewriting';

/** A reference in a text. `end` is exclusive. */
export type FoundReference = {
  start: number;
  end: number;
  /** Empty if there is no such passage. */
  spans: Span[];
  /** If there is no such passage, the reason and the nearest one that exists; otherwise null. */
  missing: MissingReference | null;
};

/** Finds every reference in a text, in order. Skips words that only look like a reference. */
export function findReferences(text: Text, prose: string): FoundReference[] {
  if (!MAY_CONTAIN_REFERENCE.test(prose)) return [];
  const normal = normalizeReferences(prose);
  return locatedReferences(text, normal, [...parseChunks(normal.text)].flat());
}

/** As `findReferences`, but yields to the event loop between chunks, because a long text takes up to 50 ms. */
export async function findReferencesInPieces(text: Text, prose: string): Promise<FoundReference[]> {
  if (!MAY_CONTAIN_REFERENCE.test(prose)) return [];
  const normal = normalizeReferences(prose);
  const entities: Entity[] = [];
  for (const piece of parseChunks(normal.text)) {
    entities.push(...piece);
    await yieldToEventLoop();
  }
  return locatedReferences(text, normal, entities);
}

function locatedReferences(text: Text, normal: Rewriting, entities: Entity[]): FoundReference[] {
  return withoutFalsePositives(entities, normal.text).map((entity) => ({
    start: normal.origin[entity.indices[0]] as number,
    end: normal.origin[entity.indices[1]] as number,
    ...passageOf(text, entity),
  }));
}

/**
 * Parses an input that contains only references. Returns their spans, or a message if it is unreadable or a passage
 * does not exist.
 */
export function readReference(text: Text, input: string): { spans: Span[] } | MissingReference {
  const span = spanInOwnNotation(text, input);
  if (span) return { spans: [span] };
  const normal = normalizeReferences(input)
    .text.trim()
    .replace(/^(?:the|read|see|cf\.?)\s+|[\s.,;!?)\]]+$/gi, '');
  const entities = [...parseChunks(normal)].flat();
  if (!isOnlyReferences(entities, normal)) return unreadableReference(normal);
  const missing = entities.map((entity) => passageOf(text, entity).missing).find(Boolean);
  if (missing) return missing;
  return { spans: mergeSpans(entities.flatMap((entity) => passageOf(text, entity).spans)) };
}

function passageOf(text: Text, entity: Entity): Pick<FoundReference, 'spans' | 'missing'> {
  const from = startOf(entity);
  const messages = messagesOf(entity);
  const clipped = messages.end_verse_not_exist ?? messages.end_chapter_not_exist;
  const first = from && verseAt(text, from);
  const last = from && lastOf(text, entity);
  if (typeof first === 'number' && typeof last === 'number' && last >= first && !clipped)
    return { spans: [{ first, last }], missing: null };
  return {
    spans: [],
    missing: from ? missingReference(text, from, clipped !== undefined) : unreadableReference(''),
  };
}

function messagesOf(entity: Entity): Record<string, unknown> {
  const inner = (entity.entities ?? []) as { valid?: { messages?: Record<string, unknown> } }[];
  return Object.assign({}, ...inner.map(({ valid }) => valid?.messages ?? {}));
}

function startOf({ start }: Entity): VersePlace | null {
  const book = BOOK_OF_OSIS.get(start.b);
  return book === undefined ? null : { book, chapter: start.c ?? 1, verse: start.v ?? 1 };
}

function lastOf(text: Text, { end, type }: Entity): number | null {
  const book = BOOK_OF_OSIS.get(end.b);
  const starts = book === undefined ? undefined : text.books[book];
  if (book === undefined || !starts) return null;
  // A whole book opens at its first chapter.
  const chapter = type === 'b' ? 1 : (end.c ?? starts.length - 1);
  if (type !== 'b' && end.v !== undefined) return verseAt(text, { book, chapter, verse: end.v });
  const next = starts[chapter];
  return next === undefined ? null : next - 1;
}

/** Merges adjacent spans. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans) {
    const before = out.at(-1);
    if (before && span.first === before.last + 1) before.last = span.last;
    else out.push({ ...span });
  }
  return out;
}
