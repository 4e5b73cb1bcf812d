import { AREAS, type Area } from '#content/areas';
import { ACTS, type Act, LINES, PRAYERS } from '#content/dialogue';
import type { Card, Figure } from '#content/figure';
import { ABSTAIN } from '#content/replies';
import { wordsOf } from '#language/normalize';
import { tellingStems } from '#server/scripture/phrases';
import type { Scripture } from '#server/scripture/scripture';
import { topicsFor } from '#server/scripture/topics';
import { actOf, replyHeardIn, turnFrom } from './acts';
import { cardsAnswering, cardsFor } from './cards';
import { careFirst, withQuietLine } from './care';
import { type Conversation, phrase, wasShown } from './conversation';
import type { Draft, Drafted } from './drafts';
import { knownById, knownByName, tellKnown } from './knowledge';
import { namedPassages, quotedWords } from './lookups';
import { aboutBearingHarm, pageInDistress, pageOf, tellPage, understoodArea, understoodPage } from './pages';
import { isReply, reply } from './replies';
import { steppedOut } from './stepOuts';
import { subjectOf } from './subject';
import { cardsByMeaning, understand } from './understanding';

/** What a figure answers: the first of these that has something to say. */
export function answerFigure(scripture: Scripture, figure: Figure, talk: Conversation): Drafted {
  const answer = withQuietLine(talk, firstAnswer(scripture, figure, talk));
  if (answer.suggestions?.length) return answer;
  return { ...answer, suggestions: asks(figure, talk).slice(0, 2) };
}

function firstAnswer(scripture: Scripture, figure: Figure, talk: Conversation): Drafted {
  return (
    // In distress nobody is answered in a borrowed voice: the guide speaks for itself.
    careFirst(talk, () => pageInDistress(talk)) ??
    steppedOut(talk, figure.shortName) ??
    aboutBearingHarm(talk) ??
    namedPassages(scripture, talk) ??
    quotedWords(scripture, talk) ??
    turn(figure, talk) ??
    fromTheGuide(figure, talk) ??
    guideInTrouble(figure, talk) ??
    bestCard(figure, talk) ??
    beyond(figure, talk) ??
    asksOn(figure, talk) ??
    notUnderstood(figure, talk)
  );
}

/** A turn of conversation: by its wording, or else by what the classifier has learned. */
function turn(figure: Figure, talk: Conversation): Drafted | null {
  const act = actOf(talk.said);
  if (act) return TURNS[act](figure, talk);
  const worded = replyHeardIn(talk.said);
  if (worded) return reply(talk, worded, true);
  const { act: heard } = understand(talk.said);
  const best = cardsByMeaning(figure.figureId, talk.said).find(({ label }) => label !== NO_CARD);
  const label = heard && turnFrom(heard, wordsOf(talk.said).length, best?.probability ?? 0);
  if (!label) return null;
  if (isTurn(label)) return TURNS[label](figure, talk);
  if (label === 'bot') return steppedOut(talk, figure.shortName, 'real');
  if (label === 'notHelping')
    return { ...reply(talk, label, true), suggestions: asks(figure, talk).slice(0, 3) };
  return isReply(label) && label !== 'correction' ? reply(talk, label, true) : null;
}

function isTurn(label: string): label is Act {
  return Object.hasOwn(TURNS, label);
}

const TURNS: Record<Act, (figure: Figure, talk: Conversation) => Drafted> = {
  greeting: (figure, talk) => says(figure, talk, 'greeting'),
  thanks: (figure, talk) => says(figure, talk, 'thanks'),
  disagree: (figure, talk) => says(figure, talk, 'disagree'),
  whatNow: (figure, talk) => says(figure, talk, 'whatNow'),
  more: (figure, talk) => tellMore(figure, talk),
  why: (figure, talk) => why(figure, talk),
  whoAreYou: (figure, talk) => introduce(figure, talk),
  anotherVerse: (figure, talk) => anotherVerse(figure, talk),
  pray: (figure, talk) => pray(figure, talk),
};

/** 'And what did you do then?' names nothing and still wants the story to go on. */
function asksOn(figure: Figure, talk: Conversation): Drafted | null {
  const isVague = tellingStems(talk.said).length <= 1;
  return isVague && GOES_ON.test(talk.said) ? tellMore(figure, talk) : null;
}

const GOES_ON =
  /^(?:and |so |but |ok(?:ay)? )*(?:what (?:happened|did (?:you|he|she|they) (?:do|say))|how did (?:it|that) (?:end|go))\b/i;

/** The label of what no card answers. */
const NO_CARD = 'none';

/** Below it a card shares a word with what was said and no more: it is no answer. */
const MIN_CARD = 0.3;
/** So near to the best card another one must come to stand in for it. */
const NEARLY = 0.5;

function bestCard(figure: Figure, talk: Conversation): Drafted | null {
  const [best, ...others] = cardsAnswering(figure, subjectOf(talk));
  if (!best || best.score < MIN_CARD) return null;
  if (!wasTold(talk, best.card)) return tell(figure, talk, best.card, heardTrouble(talk));
  // Asked for the same again: what lies nearly as near, and was not told yet.
  const next = others.find(
    ({ card, score }) => score > best.score * NEARLY && !wasTold(talk, card) && !isGrave(card),
  )?.card;
  return next ? tell(figure, talk, next, phrase(talk, ACTS.more.figure)) : null;
}

/** The part of life a trouble of the user's own belongs to, when one is told and nothing is asked of the figure. */
function ownTrouble({ said }: Conversation): Area | null {
  if (!OF_ONESELF.test(said) || OF_THE_FIGURE.test(said)) return null;
  const area = understand(said).area?.area;
  return area?.heard ? area : null;
}

const OF_ONESELF = /\b(?:i|i['’]?m|i['’]?ve|my|me|we|our)\b/i;
const OF_THE_FIGURE = /\b(?:you|your|yours|yourself|u|ur)\b/i;

/** What a figure says before its story to someone who told of trouble. */
function heardTrouble(talk: Conversation): string | undefined {
  const heard = ownTrouble(talk)?.heard;
  return heard && phrase(talk, heard);
}

/** A trouble to which no card speaks clearly is answered by the guide: a story beside the point would hurt. */
function guideInTrouble(figure: Figure, talk: Conversation): Drafted | null {
  const card = cardsAnswering(figure, talk.said)[0]?.score ?? 0;
  const area = ownTrouble(talk);
  const isGrave = area === AREAS.loss || area === AREAS.body;
  if (!area || card >= (isGrave ? SPEAKS_TO_GRAVE_TROUBLE : SPEAKS_TO_TROUBLE)) return null;
  const answer = understoodPage(talk) ?? understoodArea(talk);
  return answer && beyondWith(figure, talk, answer);
}

/** Found on the validation messages. */
const SPEAKS_TO_TROUBLE = 0.55;
/** Of the dead and the ill a figure speaks only when its story is clearly the same. */
const SPEAKS_TO_GRAVE_TROUBLE = 0.75;

/** What is told to people who wish to die is not told in passing. */
function isGrave({ keywords }: Card): boolean {
  return keywords.some((keyword) => /suicid|want to die|end my life|kill myself/.test(keyword));
}

function tellMore(figure: Figure, talk: Conversation): Drafted {
  const subject = talk.before.find((said) => !actOf(said)) ?? '';
  const near = cardsFor(figure, subject).find(({ card }) => !wasTold(talk, card))?.card;
  const card = near ?? afterLast(figure, talk);
  return card ? tell(figure, talk, card, phrase(talk, ACTS.more.figure)) : allTold(talk);
}

function tell(figure: Figure, talk: Conversation, card: Card, lead?: string): Drafted {
  return {
    speaker: 'figure',
    drafts: [
      ...(lead ? [imagined(lead)] : []),
      { kind: 'text', text: card.told, basis: 'attested', passage: card.passage },
      { kind: 'passage', of: card.keyVerse },
      ...closing(card, talk),
    ],
    also: [card.passage],
    suggestions: ['Tell me more', ...asks(figure, talk, card).slice(0, 2)],
  };
}

/** What a figure adds to the story: words to the reader, and in every third answer a question. */
function closing({ turn, question }: Card, { turns }: Conversation): Draft[] {
  const isAsked = turns % 3 === 0;
  return [...(turn ? [imagined(turn)] : []), ...(isAsked ? [imagined(question)] : [])];
}

function why(figure: Figure, talk: Conversation): Drafted {
  const card = lastTold(figure, talk);
  return {
    speaker: 'figure',
    drafts: [imagined(phrase(talk, ACTS.why.figure))],
    also: card ? [card.passage] : [],
    suggestions: [...(card ? [card.passage] : []), 'Tell me more'],
  };
}

function introduce(figure: Figure, talk: Conversation): Drafted {
  const { text, passage, keyVerse } = figure.about;
  if (talk.told.includes(text)) return tellMore(figure, talk);
  return {
    speaker: 'figure',
    drafts: [
      { kind: 'text', text, basis: 'attested', passage },
      { kind: 'passage', of: keyVerse },
    ],
    also: [passage],
    suggestions: asks(figure, talk).slice(0, 3),
  };
}

function anotherVerse(figure: Figure, talk: Conversation): Drafted {
  const subject = talk.before.find((said) => !actOf(said)) ?? '';
  const chosen = topicsFor(subject)[0]?.topic.passages ?? [];
  const own = untold(figure, talk).map(({ keyVerse }) => keyVerse);
  const fresh = [...chosen, ...own].find((reference) => !wasShown(talk, reference));
  if (!fresh) return allTold(talk);
  return {
    speaker: 'figure',
    drafts: [imagined(phrase(talk, ACTS.anotherVerse.figure)), { kind: 'passage', of: fresh }],
    suggestions: ['Another verse', ...asks(figure, talk).slice(0, 2)],
  };
}

function pray(figure: Figure, talk: Conversation): Drafted {
  const prayers = talk.before.flatMap((said) => topicsFor(said)[0]?.topic.prayer ?? []);
  const prayer = prayers.find((words) => !talk.told.includes(words)) ?? phrase(talk, PRAYERS);
  return {
    speaker: 'figure',
    drafts: [imagined(phrase(talk, ACTS.pray.figure)), { kind: 'text', text: prayer }],
    suggestions: asks(figure, talk).slice(0, 2),
  };
}

/** Who someone is, and what Christians differ about, is not put into a figure's mouth. */
function fromTheGuide(figure: Figure, talk: Conversation): Drafted | null {
  const { pages } = understand(talk.said);
  if (wordsOf(talk.said).some((word) => OF_PEOPLE.has(word))) {
    const label = pages.find((page) => ABOUT_PEOPLE.has(page.label))?.label ?? '';
    const topic = pageOf(label);
    const known = knownById(label);
    if (topic) return beyondWith(figure, talk, tellPage(talk, topic, []));
    if (known) return beyondWith(figure, talk, tellKnown(talk, known));
  }
  const card = cardsAnswering(figure, talk.said)[0]?.score ?? 0;
  const named = knownByName(talk.said);
  if (named && card < CLEAR_CARD) return beyondWith(figure, talk, tellKnown(talk, named));
  const [page] = pages;
  const isDiffering = page && knownById(page.label)?.kind === 'difference' && page.probability > card;
  return isDiffering ? beyond(figure, talk) : null;
}

/** A card so sure is told although an entry has the same name. */
const CLEAR_CARD = 0.5;

const OF_PEOPLE = new Set(['gay', 'lesbian', 'bisexual', 'trans', 'queer', 'nonbinary']);
const ABOUT_PEOPLE = new Set([
  'who-you-are',
  'someone-dear-comes-out',
  'same-sex-relationships',
  'gender-identity',
]);

/** Nothing is prepared for the figure; the guide answers for itself where it has a page or an entry. */
function beyond(figure: Figure, talk: Conversation): Drafted | null {
  const page = understoodPage(talk);
  return page && beyondWith(figure, talk, page);
}

function beyondWith(figure: Figure, talk: Conversation, page: Drafted): Drafted {
  return {
    ...page,
    drafts: [
      { kind: 'text', text: phrase(talk, LINES.beyondFigure, { name: figure.shortName }) },
      ...page.drafts.slice(0, BEYOND_DRAFTS),
    ],
    suggestions: asks(figure, talk).slice(0, 3),
  };
}

/** Of a page its introduction and two passages: one came to hear the figure. */
const BEYOND_DRAFTS = 3;

/** Says so, with the cards that lie nearest as choices. */
function notUnderstood(figure: Figure, talk: Conversation): Drafted {
  const near = cardsAnswering(figure, subjectOf(talk)).filter(({ card }) => !wasTold(talk, card));
  return {
    speaker: 'figure',
    drafts: [imagined(phrase(talk, ABSTAIN.figureNear))],
    suggestions: near.slice(0, 3).flatMap(({ card }) => asked(card)),
  };
}

function allTold(talk: Conversation): Drafted {
  return {
    speaker: 'figure',
    drafts: [imagined(phrase(talk, LINES.allTold))],
    suggestions: ['Give me words to pray'],
  };
}

function says(
  figure: Figure,
  talk: Conversation,
  act: 'greeting' | 'thanks' | 'disagree' | 'whatNow',
): Drafted {
  return {
    speaker: 'figure',
    drafts: [imagined(phrase(talk, ACTS[act].figure))],
    suggestions: asks(figure, talk).slice(0, 3),
  };
}

function imagined(text: string): Draft {
  return { kind: 'text', text, basis: 'imagined' };
}

function wasTold(talk: Conversation, card: Card): boolean {
  return talk.told.includes(card.told);
}

function untold(figure: Figure, talk: Conversation): Card[] {
  return figure.cards.filter((card) => !wasTold(talk, card));
}

function lastTold(figure: Figure, talk: Conversation): Card | null {
  const placed = figure.cards.map((card) => ({ card, at: talk.told.lastIndexOf(card.told) }));
  const last = placed.filter(({ at }) => at >= 0).sort((a, b) => b.at - a.at)[0];
  return last?.card ?? null;
}

/** The next card in the order of the life, begun again where it ends. */
function afterLast(figure: Figure, talk: Conversation): Card | undefined {
  const last = lastTold(figure, talk);
  const at = last ? figure.cards.indexOf(last) + 1 : 0;
  return [...figure.cards.slice(at), ...figure.cards.slice(0, at)].find((card) => !wasTold(talk, card));
}

/** What one might ask about what was not told yet, other cards each time. */
function asks(figure: Figure, talk: Conversation, besides?: Card): string[] {
  const left = untold(figure, talk).filter((card) => card !== besides);
  const start = left.length === 0 ? 0 : (talk.turns * 2) % left.length;
  return [...left.slice(start), ...left.slice(0, start)].flatMap(asked);
}

/** A question this card answers. */
function asked(card: Card): string[] {
  const question = card.asks.find((ask) => ask.endsWith('?')) ?? card.asks[0];
  return question ? [question] : [];
}
