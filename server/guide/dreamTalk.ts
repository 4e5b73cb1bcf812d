import { ACTS, type Act } from '#content/dialogue';
import { DREAM_ANSWERS, DREAM_LINES, DREAM_PRAYERS, type DreamAnswer } from '#content/dreamWords';
import type { DreamSense, DreamSymbol } from '#content/symbol';
import { SYMBOLS } from '#content/symbols';
import type { ChatMessage } from '#contract/chats';
import type { DreamQuestion } from '#contract/dreams';
import { showsSigns } from '#language/crisis/crisis';
import { Patterns, placedWords } from '#language/patterns';
import type { Scripture } from '#server/scripture/scripture';
import { topicsFor } from '#server/scripture/topics';
import { actOf } from './acts';
import { careFirst } from './care';
import { type Conversation, phrase, wasShown } from './conversation';
import { type Draft, type Drafted, passageDrafts, says } from './drafts';
import { namedPassages, quotedWords, versesSharing } from './lookups';
import { steppedOut } from './stepOuts';

const SUGGESTED = ['What does it mean?', 'Tell me more', 'Another verse', 'Give me words to pray'];

/** The conversation of a dream's chat as every guide reads one: its lines, and what is asked now. */
export function historyOf({ conversationHistory, userMessage }: DreamQuestion): ChatMessage[] {
  const said = conversationHistory.map((line): ChatMessage => {
    const colon = line.indexOf(':');
    return {
      role: line.slice(0, colon) === 'user' ? 'user' : 'assistant',
      content: line.slice(colon + 1).trim(),
    };
  });
  return [...said, { role: 'user', content: userMessage }];
}

export function symbolNamed(name: string): DreamSymbol | null {
  const wanted = name.toLowerCase();
  return SYMBOLS.find((symbol) => symbol.name.toLowerCase() === wanted) ?? null;
}

/** What the written guide says about a symbol: the first of these that has something to say. */
export function answerAboutSymbol(
  scripture: Scripture,
  symbol: DreamSymbol | null,
  talk: Conversation,
): Drafted {
  const answer = firstAnswer(scripture, symbol, talk);
  if (answer.suggestions?.length) return answer;
  const fresh = SUGGESTED.filter((words) => words.toLowerCase() !== talk.said.trim().toLowerCase());
  return { ...answer, suggestions: fresh.slice(talk.turns % 2, (talk.turns % 2) + 3) };
}

function firstAnswer(scripture: Scripture, symbol: DreamSymbol | null, talk: Conversation): Drafted {
  return (
    (isOnlyFear(talk) ? null : careFirst(talk, () => null)) ??
    askedOfDreams(talk) ??
    steppedOut(talk, null) ??
    namedPassages(scripture, talk) ??
    quotedWords(scripture, talk) ??
    turn(symbol, talk) ??
    cuedSense(symbol, talk) ??
    page(talk) ??
    askBack(symbol, talk) ??
    sharing(scripture, talk) ??
    says(phrase(talk, DREAM_LINES.nothing))
  );
}

const ASKED: readonly [DreamAnswer, RegExp][] = [
  [
    'ofTheDead',
    /\b(?:(?:was|is) (?:it|that|this) (?:really |truly )?(?:him|her|them|my \w+)\b|(?:did|does|is|was) (?:he|she|my \w+|they) (?:really )?(?:visit|visiting|come to|coming to|trying to|speak|speaking|talking|watching over)|message from (?:him|her|my \w+|the dead|heaven)|visit(?:ed)? (?:me )?from (?:heaven|beyond|the dead)|is (?:he|she) (?:in heaven|at peace|okay|ok|all right))/,
  ],
  [
    'comeTrue',
    /\b(?:come true|prophe(?:cy|tic)|predict\w*|premonition|foretell\w*|omen|is (?:it|this|that) going to happen|will (?:it|this|that) (?:really )?happen|(?:a )?bad sign|tell(?:ing)? the future)/,
  ],
  [
    'fromGod',
    /\b(?:from (?:god|the lord|heaven|the devil|satan|the enemy)|(?:is|was) god (?:\w+ )?(?:speaking|telling|showing|warning|trying|saying)|god(?:'s)? (?:message|voice|will|warning|sign)|is (?:it|this|that) a (?:sign|warning|message|vision|revelation)|(?:message|sign|warning) from)/,
  ],
  [
    'recurring',
    /\b(?:recurring|again and again|over and over|every night|keeps? (?:having|dreaming|seeing|getting|coming|happening|repeating|returning)|same dream|dream(?:ed|t)? (?:it|this|that|about (?:it|this)) (?:before|many times|again|often|for years)|comes back)/,
  ],
  [
    'frightened',
    /\b(?:(?:so|really|very|still|too|was|am|i'm|im|it|me) (?:scared|afraid|frightened|terrified|shaken|scary)|scares me|scared me|frighten(?:s|ed) me|nightmare|can(?:'t|not|t) (?:sleep|go back to sleep|shake it|stop thinking)|afraid to (?:sleep|go))/,
  ],
  [
    'meaning',
    /\b(?:what (?:does|did|do|could|might|would|is) (?:it|this|that|the|my|he|she|they|a|an)?\b[^.?!]{0,40}\b(?:mean|meaning|represent|symboli[sz]e|stand for|signify|say(?:ing)? (?:to|about) me)\b|(?:the )?meaning (?:of|behind)|interpret|explain (?:it|this|that|my|the)|what does (?:it|this) say about me|mean anything)/,
  ],
];

/** To be afraid of sleep after a nightmare sounds like more than it is; what is written down as a sign still counts. */
function isOnlyFear({ said }: Conversation): boolean {
  return (
    /\b(?:afraid|scared|frightened) (?:to|of) (?:\w+ ){0,3}(?:sleep|asleep|bed)\b/i.test(said) &&
    !showsSigns(said)
  );
}

/** What is asked about dreams as such: it is answered the same for every image, and never by a guess. */
function askedOfDreams(talk: Conversation): Drafted | null {
  const said = talk.said.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  const asked = ASKED.find(([, pattern]) => pattern.test(said))?.[0];
  if (!asked) return null;
  const { words, passages } = DREAM_ANSWERS[asked];
  const fresh = passages.find((reference) => !wasShown(talk, reference));
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: phrase(talk, words) },
      ...(fresh ? [{ kind: 'passage', of: fresh } as const] : []),
    ],
    isFinal: true,
  };
}

function turn(symbol: DreamSymbol | null, talk: Conversation): Drafted | null {
  const act = actOf(talk.said);
  if (!act) return null;
  if (act === 'more' || act === 'whoAreYou') return tellMore(symbol, talk);
  if (act === 'anotherVerse') return anotherVerse(symbol, talk);
  if (act === 'pray') {
    return says(phrase(talk, ACTS.pray.study), { kind: 'text', text: phrase(talk, DREAM_PRAYERS) });
  }
  if (act === 'why' || act === 'whatNow')
    return says(phrase(talk, DREAM_LINES[act]), ...question(symbol, talk));
  return says(phrase(talk, ACTS[act satisfies Act].study));
}

/** The next thing Scripture does with the image, then its other passages, then an honest end. */
function tellMore(symbol: DreamSymbol | null, talk: Conversation): Drafted {
  const sense = symbol?.senses.find(({ telling }) => !talk.told.includes(telling));
  if (sense) return tell(talk, sense, phrase(talk, DREAM_LINES.moreSenses));
  return anotherVerse(symbol, talk);
}

function anotherVerse(symbol: DreamSymbol | null, talk: Conversation): Drafted {
  const fresh = symbol?.passages.find((reference) => !wasShown(talk, reference));
  if (fresh) return says(phrase(talk, ACTS.anotherVerse.study), { kind: 'passage', of: fresh });
  return says(phrase(talk, DREAM_LINES.allTold));
}

function tell(talk: Conversation, { telling, passage }: DreamSense, lead: string): Drafted {
  const verse: Draft[] = wasShown(talk, passage) ? [] : [{ kind: 'passage', of: passage }];
  return says(lead, { kind: 'text', text: telling }, ...verse);
}

const CUES = new Map(
  SYMBOLS.map((symbol) => {
    const cues = new Patterns<DreamSense>();
    for (const sense of symbol.senses) for (const cue of sense.cues) cues.add(sense, cue);
    return [symbol, cues] as const;
  }),
);

/** A sense not told yet for which the person's words speak. */
function cuedSense(symbol: DreamSymbol | null, talk: Conversation): Drafted | null {
  const cued = symbol && CUES.get(symbol)?.in(placedWords(talk.said));
  const sense = cued?.map(({ owner }) => owner).find(({ telling }) => !talk.told.includes(telling));
  if (!sense) return null;
  const told = tell(talk, sense, phrase(talk, DREAM_LINES.sense));
  return { ...told, drafts: [...told.drafts, ...question(symbol, talk)] };
}

/** A dream's own cold and children are no subject: only what is plainly spoken of is. */
const PLAINLY = 9;

/** What the person speaks of beside the dream, where there is a page for it. */
function page(talk: Conversation): Drafted | null {
  const match = topicsFor(talk.said)[0];
  const topic = match && match.score > PLAINLY ? match.topic : null;
  const passages = topic?.passages.filter((reference) => !wasShown(talk, reference)).slice(0, 2) ?? [];
  if (!topic || passages.length === 0) return null;
  return {
    ...says(phrase(talk, DREAM_LINES.touches), ...passageDrafts(passages), {
      kind: 'text',
      text: topic.questions[talk.turns % 2] as string,
    }),
    also: topic.passages,
  };
}

/** Where somebody tells more of the dream, listening answers better than a page. */
function askBack(symbol: DreamSymbol | null, talk: Conversation): Drafted | null {
  const asked = question(symbol, talk);
  return asked.length > 0 ? says(phrase(talk, DREAM_LINES.heard), ...asked) : null;
}

/** The next of the symbol's questions, as long as there is one that was not asked. */
function question(symbol: DreamSymbol | null, talk: Conversation): Draft[] {
  const next = symbol?.questions.find((asked) => !talk.told.includes(asked));
  return next ? [{ kind: 'text', text: next }] : [];
}

function sharing(scripture: Scripture, talk: Conversation): Drafted | null {
  const found = versesSharing(scripture, talk.said, 2, talk);
  if (found.length === 0) return null;
  return says(phrase(talk, DREAM_LINES.unknown), ...passageDrafts(found));
}
