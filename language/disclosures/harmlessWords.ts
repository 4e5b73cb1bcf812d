/**
 * Whether a pattern matches a text, and no word near the match makes it harmless. A word of `unless` counts in the
 * sentences that the match is in. In another sentence, only words that say what the whole message is about count: 'The dog
 * was barking' excuses nothing, 'It was only a dream' does. Linear in the length of the text.
 */
export function matchesUnless(text: string, pattern: RegExp, unless?: RegExp): boolean {
  if (!pattern.test(text)) return false;
  if (!unless?.test(text)) return true;
  const excuses = [...text.matchAll(everywhere(unless))];
  if (excuses.some(([words]) => ABOUT_ALL.test(words))) return false;
  return [...text.matchAll(everywhere(pattern))].some(({ index, 0: found }) => {
    const start = startOfSentence(text, index);
    const end = endOfSentence(text, index + found.length);
    return !excuses.some((excuse) => excuse.index >= start && excuse.index < end);
  });
}

/** Words that turn the whole message into something else: a dream, a story, a game, or a time long ago. */
const ABOUT_ALL =
  /\b(?:dream\w*|nightmares?|films?|movies?|novels?|books?|stor(?:y|ies)|sermon|musical|nativity|pageant|costume|role|games?|jok(?:e|es|ing)|lol|haha|years? ago|used to|when i was|as a (?:child|kid|girl|boy|teen\w*)|bible|history)\b/;

function startOfSentence(text: string, at: number): number {
  for (let place = at - 1; place >= 0; place--) if (endsSentence(text, place)) return place + 1;
  return 0;
}

function endOfSentence(text: string, at: number): number {
  for (let place = at; place < text.length; place++) if (endsSentence(text, place)) return place;
  return text.length;
}

/** Whether a sentence ends at this letter. The periods in '38.5' and in 'beat me... at chess' end none. */
function endsSentence(text: string, at: number): boolean {
  const letter = text[at];
  if (letter === '\n' || letter === '?' || letter === '!') return true;
  return letter === '.' && text[at - 1] !== '.' && !/[\w.]/.test(text[at + 1] ?? '');
}

const copies = new Map<RegExp, RegExp>();

/** Returns a copy of the pattern that finds every match. */
function everywhere(pattern: RegExp): RegExp {
  const copy = copies.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  copies.set(pattern, copy);
  return copy;
}
