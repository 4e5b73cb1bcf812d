import { DETAILS } from '#content/knowledge';
import type { Detail } from '#content/knowledge/details/detail';
import { lazy } from '#language/lazy';
import { wordsOf } from '#language/normalize';
import { stemOf } from '#server/scripture/text/stems';
import { wordsIn } from '#server/scripture/text/wordIndex';

/** What a question asks for. */
type Asked = NonNullable<Detail['asks']> | 'place in the Bible';

const ASKS_FOR_PLACE_IN_BIBLE =
  /\b(?:where (?:in (?:the )?(?:bible|scriptures?)|(?:can|do|could|would|should|might|may) (?:i|you|we|one|people) (?:find|read|look)|(?:is|are|does) .{0,60}\b(?:found|written|in (?:the )?(?:bible|scriptures?)|(?:story|parable|passage|verse|text|part|bit|psalm)\b))|where does (?:it|god|jesus|paul|the bible|scripture) say\b|(?:what|which) (?:book|chapter|chapters|verse|gospel|gospels|part of the bible|passage|psalm)\b)/i;
const ASKS: readonly (readonly [NonNullable<Detail['asks']>, RegExp])[] = [
  [
    'why',
    /\b(?:why|how come|what(?:'s| is| was|s)? (?:the )?(?:reason|point|purpose)|reasons?|what for|for what|what made|what caused)\b/i,
  ],
  [
    'where',
    /\b(?:where|whereabouts|wheres|(?:what|which) (?:\w+ )?(?:place|city|town|village|country|land|mountain|mount|hill|river|island|region|sea|lake))\b/i,
  ],
  [
    'number',
    /\b(?:how (?:many|much|long|old|far|tall|big|high|often|large|deep|wide)|what (?:age|number|year)|(?:number|amount) of|(?:what|which) day|how\s?many)\b/i,
  ],
];

/** Whether a message asks where in the Bible something is written. */
export function asksForPlaceInBible(message: string): boolean {
  return ASKS_FOR_PLACE_IN_BIBLE.test(message);
}

/** Whether a message asks for a reason, a place or a number. */
export function asksForOneFact(message: string): boolean {
  return !asksForPlaceInBible(message) && askedIn(message).size > 0;
}

function askedIn(message: string): Set<Asked> {
  if (asksForPlaceInBible(message)) return new Set(['place in the Bible']);
  return new Set(ASKS.flatMap(([asked, pattern]) => (pattern.test(message) ? [asked] : [])));
}

/** Returns the details whose words a question has, those with the most words first. */
export function detailsAskedFor(message: string): Detail[] {
  const stems = new Set([...wordsIn(message.replace(/['’]s\b/g, '')), ...wordsOf(message)].map(stemOf));
  const asked = askedIn(message);
  return placedDetails()
    .filter(({ detail }) => isOfKind(detail, asked))
    .map(({ detail, lists }) => ({
      detail,
      count: Math.max(...lists.map((groups) => countIn(groups, stems))),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ detail }) => detail);
}

function isOfKind({ asks }: Detail, asked: ReadonlySet<Asked>): boolean {
  if (asked.has('place in the Bible')) return asks === undefined || asks === 'where';
  return asks ? asked.has(asks) : asked.size === 0;
}

/** Returns the number of groups, or 0 if the question has no word of one of them. */
function countIn(groups: readonly (readonly string[])[], stems: ReadonlySet<string>): number {
  return groups.every((group) => group.some((stem) => stems.has(stem))) ? groups.length : 0;
}

const placedDetails = lazy(() =>
  DETAILS.map((detail) => ({
    detail,
    lists: [detail.words]
      .flat()
      .map((list) => list.split(' ').map((group) => group.split('|').map((word) => stemOf(word)))),
  })),
);
