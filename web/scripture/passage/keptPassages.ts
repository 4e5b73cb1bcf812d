import { createStore, get, set, type UseStore } from 'idb-keyval';
import type { Passage } from '#contract/scripture';

// Chapters that the user has read stay on the device, so that they open without a connection.

let store: UseStore | null = null;

function opened(): UseStore {
  store ??= createStore('Passages', 'chapters');
  return store;
}

/** Keeps the chapter around a passage. Does nothing for passages of several chapters, or if the browser refuses. */
export async function keepChapter(passage: Passage): Promise<void> {
  const chapter = chapterOf(passage.verses[0]?.reference ?? '');
  const isOneChapter = passage.verses.every(({ reference }) => chapterOf(reference) === chapter);
  if (!isOneChapter) return;
  const whole = {
    ...passage,
    reference: chapter,
    verses: passage.verses.map((verse) => ({ ...verse, cited: true })),
  };
  await set(chapter, whole, opened()).catch(() => {});
}

/** Returns a passage of a chapter that was read before, or null. */
export async function keptPassage(reference: string): Promise<Passage | null> {
  const [, chapter, first, last = first] = /^(.+? \d+)(?::(\d+)(?:-(\d+))?)?$/.exec(reference) ?? [];
  if (!chapter) return null;
  const kept = await get<Passage>(chapter, opened()).catch(() => undefined);
  if (!kept || first === undefined) return kept ?? null;
  const isCited = (verse: number) => verse >= Number(first) && verse <= Number(last);
  return {
    ...kept,
    reference,
    verses: kept.verses.map((verse) => ({ ...verse, cited: isCited(verse.verse) })),
  };
}

function chapterOf(verse: string): string {
  return verse.replace(/:\d+$/, '');
}
