import { createStore, get, set, type UseStore } from 'idb-keyval';
import type { Passage } from '#contract/scripture';

// Chapters that the user has read are saved on the device, so that they open without a connection.

let store: UseStore | null = null;

function opened(): UseStore {
  store ??= createStore('Passages', 'chapters');
  return store;
}

/** Saves the chapter around a passage. Does nothing for passages of several chapters, or if the browser refuses. */
export async function saveChapter(passage: Passage): Promise<void> {
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
export async function savedPassage(reference: string): Promise<Passage | null> {
  const [, chapter, first, last = first] = /^(.+? \d+)(?::(\d+)(?:-(\d+))?)?$/.exec(reference) ?? [];
  if (!chapter) return null;
  const saved = await get<Passage>(chapter, opened()).catch(() => undefined);
  if (!saved || first === undefined) return saved ?? null;
  const isCited = (verse: number) => verse >= Number(first) && verse <= Number(last);
  return {
    ...saved,
    reference,
    verses: saved.verses.map((verse) => ({ ...verse, cited: isCited(verse.verse) })),
  };
}

function chapterOf(verse: string): string {
  return verse.replace(/:\d+$/, '');
}
