import { wordsOf } from '#language/normalize';
import { contentStems } from '#server/scripture/search/contentStems';
import { wordsIn } from '#server/scripture/text/wordIndex';

/**
 * Whether a message asks about the Bible, and says nothing of the user's own life: 'who was Malchus', 'the story of
 * Gideon in short', 'I have to teach on Jude, can you summarize it?'
 */
export function isBibleQuestion(message: string): boolean {
  const text = message.replace(/[’‘]/g, "'").replace(QUOTED, ' ').replace(REQUEST, ' ').trim();
  return ASKS.test(text) && !wordsOf(text).some((word) => OF_ONESELF.has(word));
}

const QUOTED = /["“«][^"”»]*["”»]|(?<!\w)'[^'\n]{3,80}'(?!\w)/g;

/** The words around a question: 'can you tell me', 'I never understood', 'for my Sunday school class'. */
const REQUEST =
  /\b(?:(?:can|could|would|will) (?:you|u|i|we) (?:please |kindly )?(?:(?:tell|give|show|remind|help|teach) (?:me|us)|explain(?: to (?:me|us))?|know|ask)|(?:tell|give|show|remind|help|teach) (?:me|us)|(?:explain|read) (?:it |that )?to (?:me|us)|i (?:want|need|would like|'d like|have|wanted|was trying|am trying|'m trying)(?: to)? (?:know|understand|learn|teach|lead|explain|prepare|read|hear)|(?:i'?m|i am|i was|we are|we're) (?:just )?(?:wondering|curious|confused|lost|reading|studying|doing|trying to find|looking for)|i (?:was )?(?:wonder(?:ed|ing)?|came across|heard|read|forgot|forget|can'?t remember|keep hearing|never understood|always mix up|always wonder(?:ed)?|(?:don'?t|do not|didn'?t) (?:get|understand|know))|i (?:should|would|'d) like (?:all|some|any|one|both) of (?:them|it)|if you can manage it|our (?:blessed )?(?:lord|savior|saviour)|i find (?:it|this|that) (?:confusing|hard|difficult|strange|weird|interesting)|(?:for |with )?(?:my|our) (?:sunday school|bible study|youth group|small group|home group|ladies'? group|class|study|kids|children|students|little (?:boy|girl|one)|son|daughter|grand(?:son|daughter|kids|children)|teacher|pastor|friend|husband|wife)(?: class| group)?(?: (?:just )?(?:asked|asks|said|says|wants to know|wondered|read)(?: (?:me|us))?)?)\b/gi;

const ASKS =
  /^(?:[^a-z]*(?:hi|hello|hey|yo|dear friend|dear|friend|please|pls|plz|ok|okay|so|and|but|well|um|excuse me|good (?:morning|evening|day)|sir|question|quick question)\b[\s,.!:-]*)*(?:who|whos|who's|whose|whom|what|whats|what's|wat|which|where|wheres|where's|wher|when|whens|when's|why|y|how|did|does|do|was|were|is|are|name|list|explain|define|describe|summari[sz]e|retell|tell|about|story|the story|the (?:little )?book of)\b|\b(?:story|account|parable|book|chapter|letter) of\b|\b(?:summary|summari[sz]e|overview|outline|in a nutshell|in short|short version|in (?:simple|easy|a few) words)\b|\?\s*$/i;

const OF_ONESELF = new Set([
  'i',
  "i'm",
  "i've",
  "i'd",
  "i'll",
  'im',
  'ive',
  'me',
  'my',
  'mine',
  'myself',
  'we',
  'us',
  'our',
]);

/** Returns the proper names in a message. A name may be typed as two words: 'Ebed Melech'. */
export function properNamesOf(message: string, known: ReadonlySet<string>): string[] {
  const words = wordsIn(message.replace(/['’]s\b/g, ''));
  const names: string[] = [];
  for (const [at, word] of words.entries()) {
    const joined = `${word}${words[at + 1] ?? ''}`;
    // 'Jeremiahs belt': an apostrophe is often left out.
    const name = [joined, word, word.replace(/s$/, '')].find((each) => each.length > 1 && known.has(each));
    if (name) names.push(name);
  }
  return [...new Set(names)];
}

/** Returns the stems of the words that a question is about. */
export function questionStems(message: string): string[] {
  return contentStems(message.replace(/['’]s\b/g, '').replace(/\bin the bible\b/gi, ' ')).filter(
    (stem) => !AROUND.has(stem),
  );
}

/** Words that ask, and words of today around a question. */
const AROUND = new Set(
  contentStems(
    `story stories chapter account summary summarise summarize overview outline explain describe mention mentioned name named
    called call short version quick nutshell please question answer remember forgot wonder wondering curious supposed actually
    exactly original meaning reason main point famous guy dude lady kid kids children's simple simply words gently possible
    wrote written text reading group class study teacher pastor yo hi hello dear friend sir dose r u ur wat whats pls
    insted happend writen biblical jesus christ already everything instead`,
  ),
);
