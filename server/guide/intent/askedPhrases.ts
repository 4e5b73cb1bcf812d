import { ASKED_PHRASES } from '#content/guide/askedPhrases';
import { OCCASION_VERSES } from '#content/guide/versesFor';
import type { OccasionVerse } from '#content/guide/versesFor/occasionVerse';
import { lazy } from '#language/lazy';
import { wordsOf } from '#language/normalize';
import { PhrasePatterns } from '#language/phrasePatterns';

/** Longer messages are stories, in which a phrase may be a side note. */
const MAX_WORDS = 22;

/** Returns the id of the page or entry whose phrases a short message contains. Returns null if there is none. */
export function idAskedFor(message: string): string | null {
  const words = wordsOf(message);
  return words.length > MAX_WORDS ? null : longestMatch(pagePatterns(), words);
}

/** Returns the occasion for which a message asks for a verse. Returns null if it asks for none, or for another one. */
export function occasionOf(message: string): OccasionVerse | null {
  const asking = sentencesOf(message).find(asksForVerse);
  if (asking === undefined) return null;
  const patterns = SPEAKS_OF_DEATH.test(message) ? patternsOfLoss() : occasionPatterns();
  return (
    occasionIn(patterns, wordsOf(asking.replace(NOT_WANTED, ''))) ??
    (SPEAKS_OF_DEATH.test(message) ? FUNERAL : null)
  );
}

/** What the verse should not be: 'Which psalm tonight, not a sad one' */
const NOT_WANTED =
  /\b(?:but )?(?:not|nothing)(?: (?:an?|the|too|so|very|any|another))* (?:(?:sad|sorrowful|gloomy|depressing|heavy|angry|scary|mushy|long|preachy|dark)\b)(?: (?:ones?|psalms?|verses?|stuff))?/gi;

/** A short message is one sentence: people put full stops anywhere. */
function sentencesOf(message: string): string[] {
  return wordsOf(message).length <= MAX_WORDS ? [message] : (message.match(/[^.?!\n]+[.?!]*/g) ?? []);
}

/** Whether a message asks for a verse that suits someone, not for a verse that it describes or quotes. */
function asksForVerse(message: string): boolean {
  return ASKS_FOR_VERSE.test(message) && !ASKS_ABOUT_VERSE.test(message);
}

const ASKS_FOR_VERSE =
  /\b(?:(?:bible )?(?:verses?|vers|scriptures?|scripture reading|psalms?|passages?|reading|bible quote)\b|something from (?:the )?psalms|bible (?:words?|lines?|texts?|about)|(?:one|a|some|two|few) lines? (?:to|for|from)|(?:what|something) to (?:write|say|put|read) (?:in|on|at)\b|to (?:engrave|carve|inscribe)|encouragement for)\b|(?:^\W*|[.!,] )(?:(?:and|then|ok|now|also) )*(?:one|something|sth|anything|words?) (?:for|on|about)\b/i;
const ASKS_ABOUT_VERSE =
  /\bwhere\b|\bwho (?:said|says|wrote)\b|\b(?:what|why) (?:does|do|did|is (?:the|that|this) (?:verse|passage|psalm)|happens)\b|\b(?:explain\w*|meaning|(?<!\bi )means?)\b|\b(?:another|more|this|that|these|those) (?:bible )?(?:verses?|scriptures?|psalms?|passages?)\b|\bverses? (?:that|which) (?:says?|goes)\b|\b(?:stop|no more|enough|start) (?:\w+ )?(?:verses?|reading|passages?)\b|\b(?:am|are|is|was|been|keep|kept) reading\b/i;

const pagePatterns = lazy(() => {
  const patterns = new PhrasePatterns<string>();
  for (const [id, phrases] of Object.entries(ASKED_PHRASES)) {
    for (const phrase of phrases) patterns.add(id, phrase);
  }
  return patterns;
});

const occasionPatterns = lazy(() => patternsOf(OCCASION_VERSES));

/** Occasions whose verses suit users who mention a death. Verses for a birthday or an anniversary would hurt them. */
const OF_LOSS = new Set([
  'infant-death',
  'miscarriage',
  'headstone',
  'pet',
  'muslim-grief',
  'mothers-day-grief',
  'funeral',
]);
const patternsOfLoss = lazy(() => patternsOf(OCCASION_VERSES.filter(({ id }) => OF_LOSS.has(id))));
const FUNERAL = OCCASION_VERSES.find(({ id }) => id === 'funeral') ?? null;

const SPEAKS_OF_DEATH =
  /\b(?:died|dies|dead|(?<!to )death|killed|funeral|headstone|gravestone|tombstone|graveside|burial|obituary|eulogy|condolences?|sympathy card|celebration of life|in (?:loving )?memory of|memorial(?! day)|stillb\w+|miscarr\w+|in heaven|passed (?:away|on)|(?:her|his|their|my|moms?|dads?|mother'?s?|father'?s?|wife'?s?|husband'?s?) passing(?! (?:\w+ ){0,3}(?:exam|exams|test|tests|bar|boards|class))|(?:who|since \w+|he|she|they) passed(?! (?:\w+ ){0,3}(?:exam|exams|test|tests|bar|boards|class))|(?:lost|without|loss of) (?:my|her|his|their|our|an?) (?:\w+ )?(?:mom|mother|dad|father|husband|wife|son|daughter|child|baby|brother|sister|friend|fianc\w+|parents?|grand\w+|aunt|uncle|dog|cat|pet))\b/i;

function patternsOf(occasions: readonly OccasionVerse[]): PhrasePatterns<OccasionVerse> {
  const patterns = new PhrasePatterns<OccasionVerse>();
  for (const occasion of occasions) for (const phrase of occasion.asked) patterns.add(occasion, phrase);
  return patterns;
}

function occasionIn(patterns: PhrasePatterns<OccasionVerse>, words: readonly string[]): OccasionVerse | null {
  const matches = matchesIn(patterns, words).sort(
    (a, b) => OCCASION_VERSES.indexOf(a.owner) - OCCASION_VERSES.indexOf(b.owner),
  );
  for (const about of [undefined, 'person', 'anything'] as const) {
    const longest = longestOf(matches.filter(({ owner }) => owner.about === about));
    if (longest) return longest;
  }
  return null;
}

function longestMatch<Owner>(patterns: PhrasePatterns<Owner>, words: readonly string[]): Owner | null {
  return longestOf(matchesIn(patterns, words));
}

type Match<Owner> = ReturnType<PhrasePatterns<Owner>['in']>[number];

function matchesIn<Owner>(patterns: PhrasePatterns<Owner>, words: readonly string[]): Match<Owner>[] {
  return patterns.in(words.map((word) => ({ word, start: 0, end: 0 })));
}

/** Returns the owner of the longest match, or of the first one of this length. */
function longestOf<Owner>(matches: readonly Match<Owner>[]): Owner | null {
  const lengthOf = ({ hit }: Match<Owner>) => hit.last - hit.first;
  return (
    matches.reduce<Match<Owner> | null>(
      (best, match) => (best && lengthOf(best) >= lengthOf(match) ? best : match),
      null,
    )?.owner ?? null
  );
}
