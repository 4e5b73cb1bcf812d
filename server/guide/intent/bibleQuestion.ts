import { wordsOf } from '#language/normalize';
import { contentStems } from '#server/scripture/search/contentStems';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { knowledgeById, namesIn } from './knowledgeNames';

/** Whether a whole message asks about the Bible, and no part of it is about the user's own life. */
export function isBibleQuestion(message: string): boolean {
  const text = withoutRequest(message);
  return ASKS.test(text.trim()) && isOfOthers(text);
}

/**
 * Returns the part of a message that asks about the Bible, and says nothing of the user's own life: 'who was Malchus',
 * 'the story of Gideon in short', 'I am 81. Who was the man who held the baby Jesus?' Returns null if there is none.
 */
export function bibleQuestionIn(message: string): string | null {
  const { length } = wordsOf(message);
  if (length > MAX_QUESTION_WORDS) return null;
  if (isBibleQuestion(message)) return message;
  const text = withoutRequest(message);
  if (isOfOthers(text)) return ASKS_SOMEHOW.test(message) && namesOfBible(text) ? message : null;
  if (length > MAX_WORDS_AROUND_QUESTION) return null;
  const asking = [...text.matchAll(/[^.?!\n]+[.?!]*/g)].filter(
    ({ 0: sentence }) =>
      isOfOthers(sentence) &&
      (ASKS.test(sentence.trim()) || ASKS_SOMEHOW.test(sentence)) &&
      namesOfBible(sentence),
  );
  return asking.length === 0
    ? null
    : asking.map(({ index, 0: { length } }) => message.slice(index, index + length).trim()).join(' ');
}

/**
 * Returns the parts of a message that ask something and say nothing of the user's own life: 'where did pauls ship crash' of
 * 'we're maltese and proud, where did pauls ship crash'. They need not name anything of the Bible.
 */
export function askingPartsOf(message: string): string[] {
  if (wordsOf(message).length > MAX_WORDS_AROUND_QUESTION) return [];
  const parts = withoutRequest(message).split(/[.?!,;:\n]+|\blol\b/);
  return parts
    .map((part) => part.trim())
    .filter((part) => wordsOf(part).length >= MIN_WORDS_OF_PART && ASKS.test(part) && isOfOthers(part));
}

const MIN_WORDS_OF_PART = 4;

/** A longer text is pasted, and its words fit every entry a little. */
const MAX_QUESTION_WORDS = 100;

/** A longer message is a story, and a question in it is not all that the user wants to say. */
const MAX_WORDS_AROUND_QUESTION = 45;

/** Replaces quoted words and the words around a question with spaces. */
function withoutRequest(message: string): string {
  const asSpaces = (words: string) => ' '.repeat(words.length);
  return message.replace(/[’‘]/g, "'").replace(QUOTED, asSpaces).replace(REQUEST, asSpaces);
}

function isOfOthers(text: string): boolean {
  return !wordsOf(text).some((word) => OF_ONESELF.has(word));
}

/** Whether a text names a person, place, book or story of the Bible. */
function namesOfBible(text: string): boolean {
  return [...namesIn(text).ids.keys()].some((id) => {
    const known = knowledgeById(id);
    return known?.kind === 'entry' && known.entry.kind !== 'term' && known.entry.kind !== 'feast';
  });
}

/** Words in a message that asks for something in few words: 'gideon and the 300 men, short', 'daniel did nothing wrong so why lions'. */
const ASKS_SOMEHOW =
  /\?|\b(?:who|whos|whom|what|whats|wat|which|wich|where|whereabouts|wher|when|why|how|short|brief(?:ly)?|list|order|story|names?|summar\w+|gist|tl;?dr|outline|overview|recap|version|explain\w*|retell|sum up|meaning|tell (?:me|us))\b/i;

const QUOTED = /["“«][^"“”«»]{0,400}["”»]|(?<!\w)'[^'\n]{3,80}'(?!\w)/g;

/** The words around a question: 'can you tell me', 'I never understood', 'for my Sunday school class'. */
const REQUEST =
  /\b(?:(?:can|could|would|will) (?:you|u|i|we|someone|somebody|anyone|anybody) (?:please |kindly )?(?:(?:tell|give|show|remind|help|teach) (?:me|us)|explain(?: to (?:me|us))?|sum up|go through|know|ask)|(?:tell|give|show|remind|help|teach) (?:me|us)|(?:explain|read) (?:it |that )?to (?:me|us)|i (?:need|have|want) to (?:give|write|prepare|do) (?:a|the|our) (?:talk|lesson|sermon|speech|report|presentation|devotional?|children's message)|i (?:want|need|would like|'d like|have|wanted|was trying|am trying|'m trying)(?: to)? (?:know|understand|learn|teach|lead|explain|prepare|read|hear)|(?:i'?m|i am|i was|we are|we're) (?:just )?(?:wondering|curious|confused|lost|reading|studying|doing|trying to find|looking for)|i (?:was )?(?:wonder(?:ed|ing)?|came across|heard|read|forgot|forget|can'?t remember|keep hearing|never understood|always mix up|always wonder(?:ed)?|(?:don'?t|do not|didn'?t) (?:get|understand|know))|i (?:should|would|'d) like (?:all|some|any|one|both) of (?:them|it)|if you can manage it|i mean|our (?:blessed )?(?:lord|savior|saviour)|(?:can|do|could|would|might|should|may) i (?:find|read|look up|see)|to me\b|like i(?:'| a)?m \d+|i (?:always|half|vaguely|never|often) (?:wondered|wonder|remember|give up(?: there)?|heard(?: it)?|forget|get lost)(?: the name of)?|i find (?:it|this|that) (?:confusing|hard|difficult|strange|weird|interesting)|(?:for |with )?(?:my|our) (?:sunday school|bible study|youth group|small group|home group|ladies'? group|class|study|kids|children|students|little (?:boy|girl|one)|son|daughter|grand(?:son|daughter|kids|children)|teacher|pastor|friend|husband|wife)(?: class| group)?(?: (?:just )?(?:asked|asks|said|says|wants to know|wondered|read|spoke|preached|talked)(?: (?:me|us|about|on))*)?)\b/gi;

const ASKS =
  /^(?:(?:[^a-z]*(?:hi|hello|hey|yo|dear|friend|please|pls|plz|ok|okay|so|and|but|well|um|excuse me|good (?:morning|evening|day)|sir|question|quick question)\b)+[\s,.!:-]*)?(?:who|whos|who's|whose|whom|what|whats|what's|wat|which|where|wheres|where's|wher|when|whens|when's|why|y|how|did|does|do|was|were|is|are|name|list|explain|define|describe|summari[sz]e|sum up|retell|tell|tldr|kindly list|in (?:what|which)|about|story|the story|the (?:little )?book of)\b|\b(?:story|account|parable|book|chapter|letter) of\b|\b(?:summary|summari[sz]e|overview|outline|gist|recap|(?:in a )?nutshell|in short|(?:short|quick|simple|kids?) version|main (?:points?|events?|idea|message)|big picture|in (?:simple|easy|plain|a few) (?:words|english|lines|sentences)|(?:story|life|book|letter|parable|miracle)s?\b)|\b(?:who|what|which|where|why|how) (?:is|are|was|were|did|does|do|had|has|came|got|gave|made)\b|\?\s*$/i;

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
    insted happend writen biblical jesus christ already everything instead
    christian christians person version kid year tell quickly briefly gist points paragraph sentences`,
  ),
);
