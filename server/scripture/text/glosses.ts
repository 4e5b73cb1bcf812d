import { GLOSSES } from '#content/scripture/glosses';
import type { WordGloss } from '#content/scripture/glosses/wordGloss';
import type { Gloss } from '#contract/scripture';

type Form = { words: string; gloss: WordGloss; only: string[] | null; except: string[] };

const WORD = /[a-z'-]+/g;
const WORD_CHARACTER = /[a-z'-]/;

const FORMS = formsByFirstWord();

/** Finds the words of a verse whose sense has changed. Each is listed once, where it first occurs. */
export function glossesIn(reference: string, text: string): Gloss[] {
  const lowerCase = text.toLowerCase();
  const found = new Map<WordGloss, Gloss>();
  let end = 0;
  for (const { 0: word, index: start } of lowerCase.matchAll(WORD)) {
    if (start < end) continue;
    const form = FORMS.get(word)?.find(
      (candidate) => occursAt(lowerCase, start, candidate.words) && isSenseIn(reference, candidate),
    );
    if (!form) continue;
    const { gloss, words } = form;
    end = start + words.length;
    if (!found.has(gloss)) found.set(gloss, { start, words: text.slice(start, end), sense: gloss.sense });
  }
  return [...found.values()];
}

/** Returns whether a word has the sense of this gloss in a verse. */
function isSenseIn(reference: string, { only, except }: Form): boolean {
  return (
    (only?.some((place) => contains(place, reference)) ?? true) &&
    !except.some((place) => contains(place, reference))
  );
}

/** Returns whether a place (a verse, chapter or book) contains a verse. */
function contains(place: string, reference: string): boolean {
  return reference.startsWith(place) && [undefined, ':', ' '].includes(reference[place.length]);
}

function occursAt(text: string, start: number, words: string): boolean {
  return text.startsWith(words, start) && !WORD_CHARACTER.test(text[start + words.length] ?? '');
}

/** The longest form comes first, so that "meat offering" wins over "meat". */
function formsByFirstWord(): Map<string, Form[]> {
  const byFirstWord = new Map<string, Form[]>();
  for (const form of GLOSSES.flatMap(formsOf).sort((a, b) => b.words.length - a.words.length)) {
    const [first = ''] = form.words.split(' ');
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), form]);
  }
  return byFirstWord;
}

function formsOf(gloss: WordGloss): Form[] {
  const only = gloss.only === undefined ? null : placesIn(gloss.only);
  const except = placesIn(gloss.except ?? '');
  return gloss.words.split('|').map((words) => ({ words, gloss, only, except }));
}

function placesIn(list: string): string[] {
  return list
    .split(';')
    .map((place) => place.trim())
    .filter((place) => place !== '');
}
