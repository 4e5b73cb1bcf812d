import { AREAS, type Area } from '#content/areas';
import { ACTS, type Act, LINES, PRAYERS } from '#content/dialogue';
import type { Card, Figure } from '#content/figure';
import { ABSTAIN, REPLIES, type Reply } from '#content/replies';
import { wordsOf } from '#language/normalize';
import { tellingStems } from '#server/scripture/phrases';
import type { Scripture } from '#server/scripture/scripture';
import { topicsFor } from '#server/scripture/topics';
import { actOf, isInAnotherScript, replyHeardIn, turnFrom } from './acts';
import { cardsAnswering, cardsFor } from './cards';
import { careFirst, withQuietLine } from './care';
import { complaintIn } from './complaints';
import { type Conversation, phrase, wasShown } from './conversation';
import { isAboutHarm, mayBeHarm } from './disclosures';
import type { Draft, Drafted } from './drafts';
import { type Known, knownById, knownByName, knownInHand, tellKnown, tellOn } from './knowledge';
import { namedPassages, quotedWords } from './lookups';
import { aboutBearingHarm, pageInDistress, pageOf, tellPage, understoodPage } from './pages';
import { isReply, reply } from './replies';
import { steppedOut } from './stepOuts';
import { isFollowUp, subjectOf } from './subject';
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
    (isInAnotherScript(talk.said) ? reply(talk, 'language', true) : null) ??
    namedPassages(scripture, talk) ??
    quotedWords(scripture, talk) ??
    complained(figure, talk) ??
    turn(figure, talk) ??
    fromTheGuide(figure, talk) ??
    nearHarm(figure, talk) ??
    guideInTrouble(figure, talk) ??
    asksForSource(scripture, figure, talk) ??
    followsKnown(figure, talk) ??
    bestCard(figure, talk) ??
    toldAlready(scripture, figure, talk) ??
    beyond(figure, talk) ??
    smallTalk(figure, talk) ??
    asksOn(figure, talk) ??
    notUnderstood(figure, talk)
  );
}

/** A turn of conversation: by its wording, or else by what the classifier has learned. */
function turn(figure: Figure, talk: Conversation): Drafted | null {
  const act = actOf(talk.said);
  if (act) return TURNS[act](figure, talk);
  const worded = replyHeardIn(talk.said);
  if (worded) return answerReply(figure, talk, worded);
  const { act: heard } = understand(talk.said);
  const best = cardsByMeaning(figure.figureId, talk.said).find(({ label }) => label !== NO_CARD);
  const label = heard && turnFrom(heard, wordsOf(talk.said).length, best?.probability ?? 0);
  if (!label) return null;
  if (isTurn(label)) return TURNS[label](figure, talk);
  if (label === 'bot') return steppedOut(talk, figure.shortName, 'real');
  return isReply(label) && label !== 'correction' ? answerReply(figure, talk, label) : null;
}

function answerReply(figure: Figure, talk: Conversation, label: Reply): Drafted {
  // Who asks a figure for a story wants one of its own.
  if (label === 'tellStory') return bestCard(figure, talk) ?? tellMore(figure, talk);
  const answer = reply(talk, label, true);
  return label === 'notHelping' ? { ...answer, suggestions: asks(figure, talk).slice(0, 3) } : answer;
}

/** 'Don't tell me about your new children': an apology, and what answers the message before, without what is refused. */
function complained(figure: Figure, talk: Conversation): Drafted | null {
  const complaint = talk.turns > 0 ? complaintIn(talk.said) : null;
  if (!complaint) return null;
  const sorry = answerReply(figure, talk, 'notHelping');
  const [earlier] = talk.before;
  if (complaint.refuses !== 'more' || !earlier) return sorry;
  const refused = cardsAnswering(figure, talk.said)
    .filter(({ score }) => score >= MIN_CARD)
    .map(({ card }) => card);
  const next = cardsAnswering(figure, earlier).find(
    ({ card, score }) =>
      score >= MIN_CARD && !refused.includes(card) && !wasTold(talk, card) && !isGrave(card),
  )?.card;
  return next ? tell(figure, talk, next, phrase(talk, REPLIES.notHelping.figure)) : sorry;
}

/** Something is said that may be about the user and not about the story: the guide asks before anything is told. */
function nearHarm(figure: Figure, talk: Conversation): Drafted | null {
  const page = mayBeHarm(talk.said);
  const [card] = cardsAnswering(figure, talk.said);
  // Only where danger to life may be meant does the clearest card wait, too.
  if (!page || (isAboutHarm(page) && (card?.score ?? 0) >= SPEAKS_TO_TROUBLE)) return null;
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [{ kind: 'text', text: phrase(talk, LINES.mayBeYours) }],
    suggestions: [page.title, ...(card && card.score >= MIN_CARD ? asked(card.card) : [])],
  };
}

/** 'And what happened to him in the end?' after an entry: more of it. */
function followsKnown(figure: Figure, talk: Conversation): Drafted | null {
  const known = knownInHand(talk);
  const last = lastTold(figure, talk);
  const isLast = known && known.at > (last ? talk.told.lastIndexOf(last.told) : -1);
  const card = cardsAnswering(figure, subjectOf(talk))[0]?.score ?? 0;
  return isLast && isFollowUp(talk.said) && card < CLEAR_CARD
    ? beyondWith(figure, talk, tellOn(talk, known.known))
    : null;
}

/** The card that answers best was told before: the place itself is opened. */
function toldAlready(scripture: Scripture, figure: Figure, talk: Conversation): Drafted | null {
  const best = cardsAnswering(figure, subjectOf(talk))[0];
  if (!best || best.score < SPEAKS_TO_TROUBLE || !wasTold(talk, best.card)) return null;
  return {
    speaker: 'figure',
    drafts: [imagined(phrase(talk, LINES.toldAlready)), ...placeOf(scripture, talk, best.card)],
    also: [best.card.passage],
    suggestions: ['Tell me more', ...asks(figure, talk, best.card).slice(0, 2)],
  };
}

/** 'Is that in the Bible?', 'really?' after something was told: its place, or what a figure's word is worth without one. */
function asksForSource(scripture: Scripture, figure: Figure, talk: Conversation): Drafted | null {
  if (talk.turns === 0 || !ASKS_FOR_SOURCE.test(talk.said)) return null;
  const lead = phrase(talk, LINES.source);
  const last = lastTold(figure, talk);
  const isLast = last !== null && cardsAnswering(figure, talk.before[0] ?? '')[0]?.card === last;
  const said: Drafted = { speaker: 'guide', drafts: [{ kind: 'text', text: lead }] };
  return isLast ? { ...said, drafts: [...said.drafts, ...placeOf(scripture, talk, last)] } : said;
}

const ASKS_FOR_SOURCE =
  /^(?:(?:ok|okay|so|but|and|wait|hm+|huh)[ ,.!]+)*(?:(?:is|was) (?:that|this|it|any of (?:that|this|it)) (?:really |actually |even )?(?:in|from) (?:the |my )?(?:bible|scriptures?|kjv)|(?:is|was) (?:that|this|it) (?:really |actually )?true|did (?:that|this|it) (?:really |actually )(?:happen)|where (?:does it say|is|do i find) (?:that|this|it)|are you sure|(?:[a-z]+\? ?)?really)(?: tho| though)?[\s.?!]*$/i;

/** A passage that is opened where a figure was asked about its card, so many verses as a chat shows. */
function placeOf(scripture: Scripture, talk: Conversation, { passage }: Card): Draft[] {
  const drafts = namedPassages(scripture, { ...talk, said: passage })?.drafts ?? [];
  return drafts.filter(({ kind }) => kind === 'passage').slice(0, 1);
}

/** 'What's for dinner?': nothing of the story answers it, and it sounds like a word in passing. */
function smallTalk(figure: Figure, talk: Conversation): Drafted | null {
  const { act: heard } = understand(talk.said);
  const isPassing = heard && IN_PASSING.has(heard.label) && heard.probability >= MIN_SMALL_TALK;
  return isPassing && noCard(figure, talk.said) >= MIN_NO_CARD && isReply(heard.label)
    ? reply(talk, heard.label, true)
    : null;
}

const IN_PASSING = new Set(['smallTalk', 'joke']);
const MIN_SMALL_TALK = 0.1;
/** So likely it must be that no card answers; surely, for one that shares words with what was said. */
const MIN_NO_CARD = 0.5;
const SURELY_NO_CARD = 0.75;

function noCard(figure: Figure, said: string): number {
  return cardsByMeaning(figure.figureId, said).find(({ label }) => label === NO_CARD)?.probability ?? 0;
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
  // What shares words with a card, and means something else.
  if (best.score < SHARES_WORDS && noCard(figure, subjectOf(talk)) >= SURELY_NO_CARD) return null;
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

/** A trouble to which no card speaks clearly is answered by the guide, or with choices: a story beside the point would hurt. */
function guideInTrouble(figure: Figure, talk: Conversation): Drafted | null {
  const card = cardsAnswering(figure, talk.said)[0]?.score ?? 0;
  const area = ownTrouble(talk);
  if (!area || card >= enoughFor(area, talk.said)) return null;
  const page = understoodPage(talk);
  if (page) return beyondWith(figure, talk, page);
  const asking = notUnderstood(figure, talk);
  if (!asking.suggestions?.length) return null;
  const heard = heardTrouble(talk);
  return { ...asking, drafts: [...(heard ? [imagined(heard)] : []), ...asking.drafts] };
}

/** How clearly a card must speak to a trouble. */
function enoughFor(area: Area, said: string): number {
  // A figure's own illness is no answer to that of somebody's wife.
  if (area === AREAS.body && OF_SOMEONE_NEAR.test(said)) return Number.POSITIVE_INFINITY;
  return area === AREAS.loss || area === AREAS.body ? SPEAKS_TO_GRAVE_TROUBLE : SPEAKS_TO_TROUBLE;
}

const OF_SOMEONE_NEAR =
  /\bmy (?:\w+ )?(?:wife|husband|mother|mom|mum|father|dad|son|daughter|child|kid|baby|brother|sister|friend|grand\w+|partner|fianc\w+|aunt|uncle|niece|nephew)\b/i;

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
  const own = whoSomeoneIs(talk);
  if (own) return beyondWith(figure, talk, own);
  const card = cardsAnswering(figure, talk.said)[0]?.score ?? 0;
  const known = knownBeyondCards(talk.said, card) ?? differingAbout(figure, talk.said, card);
  return known && beyondWith(figure, talk, tellKnown(talk, known));
}

function whoSomeoneIs(talk: Conversation): Drafted | null {
  if (!wordsOf(talk.said).some((word) => OF_PEOPLE.has(word))) return null;
  const label = understand(talk.said).pages.find((page) => ABOUT_PEOPLE.has(page.label))?.label ?? '';
  const topic = pageOf(label);
  const known = knownById(label);
  return topic ? tellPage(talk, topic, []) : known && tellKnown(talk, known);
}

/** The entry that answers better than the best card, which scores so much. */
function knownBeyondCards(said: string, card: number): Known | null {
  const named = card < CLEAR_CARD ? knownByName(said) : null;
  if (named) return named;
  const [page] = understand(said).pages;
  const known = page ? knownById(page.label) : null;
  if (!known || !page || page.probability <= card) return null;
  if (known.kind === 'difference') return page.probability >= MIN_DIFFERENCE ? known : null;
  return card < CLEAR_CARD && page.probability >= CLEAR_ENTRY ? known : null;
}

/** 'Were you sinless': a question on which Christians differ, asked of a figure about itself. */
function differingAbout(figure: Figure, said: string, card: number): Known | null {
  const [page] = understand(aboutFigure(figure, said)).pages;
  const known = page && page.probability >= CLEAR_ENTRY ? knownById(page.label) : null;
  return known?.kind === 'difference' && card < CLEAR_CARD ? known : null;
}

/** A question to a figure as one about it: 'were you sinless' asks whether Mary was. */
function aboutFigure({ shortName }: Figure, said: string): string {
  return said
    .replace(/\b(?:were|are) (?:you|u)\b/gi, `was ${shortName}`)
    .replace(/\b(?:you|u)\b/gi, shortName)
    .replace(/\byour\b/gi, `${shortName}’s`);
}

/** So likely an entry must be to be told in the place of a card; less is asked of what no figure may decide. */
const CLEAR_ENTRY = 0.6;
const MIN_DIFFERENCE = 0.18;

/** What scores less, where no card seems to answer, only shares words. */
const SHARES_WORDS = 0.45;
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
  const { pages } = understand(subjectOf(talk));
  // A page about a trouble is for someone who tells of one.
  const isOfOneself = OF_ONESELF.test(talk.said);
  if (!isOfOneself && pageOf(pages[0]?.label ?? '') && (pages[0]?.probability ?? 0) < MIN_PAGE) return null;
  const page = understoodPage(talk);
  return page && beyondWith(figure, talk, page);
}

/** So likely a page must be for a question that tells of no trouble. */
const MIN_PAGE = 0.3;

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
