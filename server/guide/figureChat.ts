import type { Figure, FigureCardText } from '#content/figure';
import { GUIDE_TEXTS, PRAYERS, TURN_TEXTS, type TurnIntent } from '#content/guideTexts';
import { LIFE_AREAS, type LifeArea } from '#content/lifeAreas';
import { ABSTENTION_TEXTS, SMALL_TALK_TEXTS, type SmallTalkIntent } from '#content/smallTalk';
import { wordsOf } from '#language/normalize';
import { contentStems } from '#server/scripture/contentStems';
import type { Scripture } from '#server/scripture/scripture';
import { topicsFor } from '#server/scripture/topicMatching';
import type { DraftAnswer, DraftPart } from './answerParts';
import { cardsAnswering, cardsFor } from './cards';
import { type ChatContext, pickPhrase, wasShown } from './chatContext';
import { complaintIn } from './complaints';
import { crisisHelpFirst, withQuietLine } from './crisisHelp';
import { isAboutHarm, mayBeHarm } from './disclosures';
import { classifyCards, classifyMessage } from './intentClassifier';
import {
  isInAnotherScript,
  smallTalkFromWording,
  turnIntentFromClassifier,
  turnIntentFromWording,
} from './intents';
import {
  answerWithEntry,
  continueEntry,
  currentEntry,
  type KnowledgeItem,
  knowledgeById,
  knowledgeByName,
} from './knowledge';
import { namedPassages, quotedWords } from './lookups';
import { outOfCharacterAnswer } from './outOfCharacter';
import { isSmallTalk, smallTalkAnswer } from './smallTalk';
import { isFollowUp, subjectOf } from './subject';
import { aboutBearingHarm, answerWithPage, classifiedPage, pageInDistress, topicById } from './topicPages';

/** Answers as a figure: the first handler that returns an answer wins. */
export function answerFigure(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer {
  const answer = withQuietLine(chat, firstAnswer(scripture, figure, chat));
  if (answer.suggestions?.length) return answer;
  return { ...answer, suggestions: asks(figure, chat).slice(0, 2) };
}

function firstAnswer(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer {
  return (
    // In distress the guide answers in its own voice, never in a figure's.
    crisisHelpFirst(chat, () => pageInDistress(chat)) ??
    outOfCharacterAnswer(chat, figure.shortName) ??
    aboutBearingHarm(chat) ??
    (isInAnotherScript(chat.message) ? smallTalkAnswer(chat, 'language', true) : null) ??
    namedPassages(scripture, chat) ??
    quotedWords(scripture, chat) ??
    complained(figure, chat) ??
    turn(figure, chat) ??
    fromTheGuide(figure, chat) ??
    nearHarm(figure, chat) ??
    guideInTrouble(figure, chat) ??
    asksForSource(scripture, figure, chat) ??
    followsKnown(figure, chat) ??
    bestCard(figure, chat) ??
    toldAlready(scripture, figure, chat) ??
    beyond(figure, chat) ??
    smallTalk(figure, chat) ??
    asksOn(figure, chat) ??
    notUnderstood(figure, chat)
  );
}

/** Detects a conversation turn by its wording, or else with the classifier. */
function turn(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const act = turnIntentFromWording(chat.message);
  if (act) return TURNS[act](figure, chat);
  const worded = smallTalkFromWording(chat.message);
  if (worded) return answerReply(figure, chat, worded);
  const { act: detected } = classifyMessage(chat.message);
  const best = classifyCards(figure.figureId, chat.message).find(({ label }) => label !== NO_CARD);
  const label =
    detected && turnIntentFromClassifier(detected, wordsOf(chat.message).length, best?.probability ?? 0);
  if (!label) return null;
  if (isTurn(label)) return TURNS[label](figure, chat);
  if (label === 'bot') return outOfCharacterAnswer(chat, figure.shortName, 'real');
  return isSmallTalk(label) && label !== 'correction' ? answerReply(figure, chat, label) : null;
}

function answerReply(figure: Figure, chat: ChatContext, label: SmallTalkIntent): DraftAnswer {
  // A user who asks a figure for a story wants one from the figure's own life.
  if (label === 'tellStory') return bestCard(figure, chat) ?? tellMore(figure, chat);
  const answer = smallTalkAnswer(chat, label, true);
  return label === 'notHelping' ? { ...answer, suggestions: asks(figure, chat).slice(0, 3) } : answer;
}

/** 'Don't tell me about your new children': apologizes, then answers the previous message without the rejected card. */
function complained(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const complaint = chat.answerCount > 0 ? complaintIn(chat.message) : null;
  if (!complaint) return null;
  const sorry = answerReply(figure, chat, 'notHelping');
  const [earlier] = chat.earlierMessages;
  if (complaint.refuses !== 'more' || !earlier) return sorry;
  const refused = cardsAnswering(figure, chat.message)
    .filter(({ score }) => score >= MIN_CARD)
    .map(({ card }) => card);
  const next = cardsAnswering(figure, earlier).find(
    ({ card, score }) =>
      score >= MIN_CARD && !refused.includes(card) && !wasTold(chat, card) && !isGrave(card),
  )?.card;
  return next ? tell(figure, chat, next, pickPhrase(chat, SMALL_TALK_TEXTS.notHelping.figure)) : sorry;
}

/** Asks before telling a story when the message may be about harm to the user. */
function nearHarm(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const page = mayBeHarm(chat.message);
  const [card] = cardsAnswering(figure, chat.message);
  // Danger to life also holds back the clearest card.
  if (!page || (isAboutHarm(page) && (card?.score ?? 0) >= MIN_CARD_NEAR_HARM)) return null;
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [{ kind: 'text', text: pickPhrase(chat, GUIDE_TEXTS.mayBeYours) }],
    suggestions: [page.title, ...(card && card.score >= MIN_CARD ? asked(card.card) : [])],
  };
}

/** 'And what happened to him in the end?' after a knowledge entry continues that entry. */
function followsKnown(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const known = currentEntry(chat);
  const last = lastTold(figure, chat);
  const isLast = known && known.at > (last ? chat.transcript.lastIndexOf(last.story) : -1);
  const card = cardsAnswering(figure, subjectOf(chat))[0]?.score ?? 0;
  return isLast && isFollowUp(chat.message) && card < CLEAR_CARD
    ? beyondWith(figure, chat, continueEntry(chat, known.known))
    : null;
}

/** When the best card was already told, shows its passage instead. */
function toldAlready(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer | null {
  const best = cardsAnswering(figure, subjectOf(chat))[0];
  if (!best || best.score < MIN_CARD_FOR_TROUBLE || !wasTold(chat, best.card)) return null;
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, GUIDE_TEXTS.toldAlready)), ...placeOf(scripture, chat, best.card)],
    also: [best.card.passage],
    suggestions: ['Tell me more', ...asks(figure, chat, best.card).slice(0, 2)],
  };
}

/**
 * 'Is that in the Bible?', 'really?': shows the passage of the last card, or says how a figure's words relate to
 * Scripture.
 */
function asksForSource(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer | null {
  if (chat.answerCount === 0 || !ASKS_FOR_SOURCE.test(chat.message)) return null;
  const lead = pickPhrase(chat, GUIDE_TEXTS.source);
  const last = lastTold(figure, chat);
  const isLast = last !== null && cardsAnswering(figure, chat.earlierMessages[0] ?? '')[0]?.card === last;
  const intro: DraftAnswer = { speaker: 'guide', drafts: [{ kind: 'text', text: lead }] };
  return isLast ? { ...intro, drafts: [...intro.drafts, ...placeOf(scripture, chat, last)] } : intro;
}

const ASKS_FOR_SOURCE =
  /^(?:(?:ok|okay|so|but|and|wait|hm+|huh)[ ,.!]+)*(?:(?:is|was) (?:that|this|it|any of (?:that|this|it)) (?:really |actually |even )?(?:in|from) (?:the |my )?(?:bible|scriptures?|kjv)|(?:is|was) (?:that|this|it) (?:really |actually )?true|did (?:that|this|it) (?:really |actually )(?:happen)|where (?:does it say|is|do i find) (?:that|this|it)|are you sure|(?:[a-z]+\? ?)?really)(?: tho| though)?[\s.?!]*$/i;

/** The passage of a card, up to the number of verses a chat shows. */
function placeOf(scripture: Scripture, chat: ChatContext, { passage }: FigureCardText): DraftPart[] {
  const drafts = namedPassages(scripture, { ...chat, message: passage })?.drafts ?? [];
  return drafts.filter(({ kind }) => kind === 'passage').slice(0, 1);
}

/** 'What's for dinner?': small talk that no card answers. */
function smallTalk(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const { act: detected } = classifyMessage(chat.message);
  const isPassing = detected && IN_PASSING.has(detected.label) && detected.probability >= MIN_SMALL_TALK;
  return isPassing && noCard(figure, chat.message) >= MIN_NO_CARD && isSmallTalk(detected.label)
    ? smallTalkAnswer(chat, detected.label, true)
    : null;
}

const IN_PASSING = new Set(['smallTalk', 'joke']);
const MIN_SMALL_TALK = 0.1;
/** Minimum probability that no card answers; the second is for cards that share words with the message. */
const MIN_NO_CARD = 0.5;
const MIN_NO_CARD_FOR_SHARED_WORDS = 0.75;

function noCard(figure: Figure, message: string): number {
  return classifyCards(figure.figureId, message).find(({ label }) => label === NO_CARD)?.probability ?? 0;
}

function isTurn(label: string): label is TurnIntent {
  return Object.hasOwn(TURNS, label);
}

const TURNS: Record<TurnIntent, (figure: Figure, chat: ChatContext) => DraftAnswer> = {
  greeting: (figure, chat) => says(figure, chat, 'greeting'),
  thanks: (figure, chat) => says(figure, chat, 'thanks'),
  disagree: (figure, chat) => says(figure, chat, 'disagree'),
  whatNow: (figure, chat) => says(figure, chat, 'whatNow'),
  more: (figure, chat) => tellMore(figure, chat),
  why: (figure, chat) => why(figure, chat),
  whoAreYou: (figure, chat) => introduce(figure, chat),
  anotherVerse: (figure, chat) => anotherVerse(figure, chat),
  pray: (figure, chat) => pray(figure, chat),
};

/** 'And what did you do then?' has no subject of its own and continues the story. */
function asksOn(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const isVague = contentStems(chat.message).length <= 1;
  return isVague && GOES_ON.test(chat.message) ? tellMore(figure, chat) : null;
}

const GOES_ON =
  /^(?:and |so |but |ok(?:ay)? )*(?:what (?:happened|did (?:you|he|she|they) (?:do|say))|how did (?:it|that) (?:end|go))\b/i;

/** The label for messages that no card answers. */
const NO_CARD = 'none';

/** Below this score a card only shares a word with the message. */
const MIN_CARD = 0.3;
/** Another card replaces the best one if it reaches this share of its score. */
const MIN_SHARE_OF_BEST = 0.5;

function bestCard(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const [best, ...others] = cardsAnswering(figure, subjectOf(chat));
  if (!best || best.score < MIN_CARD) return null;
  // The card shares words with the message but means something else.
  if (best.score < SHARES_WORDS && noCard(figure, subjectOf(chat)) >= MIN_NO_CARD_FOR_SHARED_WORDS)
    return null;
  if (!wasTold(chat, best.card)) return tell(figure, chat, best.card, sympathyFor(chat));
  // The user repeats the question: the next best card that was not told yet.
  const next = others.find(
    ({ card, score }) => score > best.score * MIN_SHARE_OF_BEST && !wasTold(chat, card) && !isGrave(card),
  )?.card;
  return next ? tell(figure, chat, next, pickPhrase(chat, TURN_TEXTS.more.figure)) : null;
}

/** The life area of a problem the user describes as their own, when nothing is asked of the figure. */
function ownTrouble({ message }: ChatContext): LifeArea | null {
  if (!OF_ONESELF.test(message) || OF_THE_FIGURE.test(message)) return null;
  const area = classifyMessage(message).area?.area;
  return area?.heard ? area : null;
}

const OF_ONESELF = /\b(?:i|i['’]?m|i['’]?ve|my|me|we|our)\b/i;
const OF_THE_FIGURE = /\b(?:you|your|yours|yourself|u|ur)\b/i;

/** The sympathy a figure shows before its story when the user described a problem. */
function sympathyFor(chat: ChatContext): string | undefined {
  const detected = ownTrouble(chat)?.heard;
  return detected && pickPhrase(chat, detected);
}

/**
 * When no card clearly fits the user's problem, the guide answers, or offers choices: an unrelated story would hurt.
 */
function guideInTrouble(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const card = cardsAnswering(figure, chat.message)[0]?.score ?? 0;
  const area = ownTrouble(chat);
  if (!area || card >= minCardScoreFor(area, chat.message)) return null;
  const page = classifiedPage(chat);
  if (page) return beyondWith(figure, chat, page);
  const asking = notUnderstood(figure, chat);
  if (!asking.suggestions?.length) return null;
  const detected = sympathyFor(chat);
  return { ...asking, drafts: [...(detected ? [imagined(detected)] : []), ...asking.drafts] };
}

/** Minimum score of a card as the answer to a problem. */
function minCardScoreFor(area: LifeArea, message: string): number {
  // A figure's own illness does not answer a message about someone else's.
  if (area === LIFE_AREAS.body && OF_SOMEONE_NEAR.test(message)) return Number.POSITIVE_INFINITY;
  return area === LIFE_AREAS.loss || area === LIFE_AREAS.body
    ? MIN_CARD_FOR_GRAVE_TROUBLE
    : MIN_CARD_FOR_TROUBLE;
}

const OF_SOMEONE_NEAR =
  /\bmy (?:\w+ )?(?:wife|husband|mother|mom|mum|father|dad|son|daughter|child|kid|baby|brother|sister|friend|grand\w+|partner|fianc\w+|aunt|uncle|niece|nephew)\b/i;

/** Tuned on the validation messages. */
const MIN_CARD_FOR_TROUBLE = 0.55;
/** Minimum score of a card when the message may disclose harm. */
const MIN_CARD_NEAR_HARM = 0.65;
/** Higher for death and illness: the story must clearly match. */
const MIN_CARD_FOR_GRAVE_TROUBLE = 0.75;

/** Cards for people with suicidal thoughts are never told in passing. */
function isGrave({ keywords }: FigureCardText): boolean {
  return keywords.some((keyword) => /suicid|want to die|end my life|kill myself/.test(keyword));
}

function tellMore(figure: Figure, chat: ChatContext): DraftAnswer {
  const subject = chat.earlierMessages.find((message) => !turnIntentFromWording(message)) ?? '';
  const near = cardsFor(figure, subject).find(({ card }) => !wasTold(chat, card))?.card;
  const card = near ?? afterLast(figure, chat);
  return card ? tell(figure, chat, card, pickPhrase(chat, TURN_TEXTS.more.figure)) : allTold(chat);
}

function tell(figure: Figure, chat: ChatContext, card: FigureCardText, lead?: string): DraftAnswer {
  return {
    speaker: 'figure',
    drafts: [
      ...(lead ? [imagined(lead)] : []),
      { kind: 'text', text: card.story, basis: 'attested', passage: card.passage },
      { kind: 'passage', of: card.keyVerse },
      ...closing(card, chat),
    ],
    also: [card.passage],
    suggestions: ['Tell me more', ...asks(figure, chat, card).slice(0, 2)],
  };
}

/** What a figure adds to the story: words to the reader, and a question in every third answer. */
function closing({ reflection, question }: FigureCardText, { answerCount }: ChatContext): DraftPart[] {
  const isAsked = answerCount % 3 === 0;
  return [...(reflection ? [imagined(reflection)] : []), ...(isAsked ? [imagined(question)] : [])];
}

function why(figure: Figure, chat: ChatContext): DraftAnswer {
  const card = lastTold(figure, chat);
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, TURN_TEXTS.why.figure))],
    also: card ? [card.passage] : [],
    suggestions: [...(card ? [card.passage] : []), 'Tell me more'],
  };
}

function introduce(figure: Figure, chat: ChatContext): DraftAnswer {
  const { text, passage, keyVerse } = figure.about;
  if (chat.transcript.includes(text)) return tellMore(figure, chat);
  return {
    speaker: 'figure',
    drafts: [
      { kind: 'text', text, basis: 'attested', passage },
      { kind: 'passage', of: keyVerse },
    ],
    also: [passage],
    suggestions: asks(figure, chat).slice(0, 3),
  };
}

function anotherVerse(figure: Figure, chat: ChatContext): DraftAnswer {
  const subject = chat.earlierMessages.find((message) => !turnIntentFromWording(message)) ?? '';
  const chosen = topicsFor(subject)[0]?.topic.passages ?? [];
  const own = untold(figure, chat).map(({ keyVerse }) => keyVerse);
  const fresh = [...chosen, ...own].find((reference) => !wasShown(chat, reference));
  if (!fresh) return allTold(chat);
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, TURN_TEXTS.anotherVerse.figure)), { kind: 'passage', of: fresh }],
    suggestions: ['Another verse', ...asks(figure, chat).slice(0, 2)],
  };
}

function pray(figure: Figure, chat: ChatContext): DraftAnswer {
  const prayers = chat.earlierMessages.flatMap((message) => topicsFor(message)[0]?.topic.prayer ?? []);
  const prayer = prayers.find((words) => !chat.transcript.includes(words)) ?? pickPhrase(chat, PRAYERS);
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, TURN_TEXTS.pray.figure)), { kind: 'text', text: prayer }],
    suggestions: asks(figure, chat).slice(0, 2),
  };
}

/** Questions of identity and disputed questions are never answered in a figure's voice. */
function fromTheGuide(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const own = whoSomeoneIs(chat);
  if (own) return beyondWith(figure, chat, own);
  const card = cardsAnswering(figure, chat.message)[0]?.score ?? 0;
  const known = knownBeyondCards(chat.message, card) ?? differingAbout(figure, chat.message, card);
  return known && beyondWith(figure, chat, answerWithEntry(chat, known));
}

function whoSomeoneIs(chat: ChatContext): DraftAnswer | null {
  if (!wordsOf(chat.message).some((word) => OF_PEOPLE.has(word))) return null;
  const label = classifyMessage(chat.message).pages.find((page) => ABOUT_PEOPLE.has(page.label))?.label ?? '';
  const topic = topicById(label);
  const known = knowledgeById(label);
  return topic ? answerWithPage(chat, topic, []) : known && answerWithEntry(chat, known);
}

/** Returns the knowledge entry that answers better than the best card with this score. */
function knownBeyondCards(message: string, card: number): KnowledgeItem | null {
  const named = card < CLEAR_CARD ? knowledgeByName(message) : null;
  if (named) return named;
  const [page] = classifyMessage(message).pages;
  const known = page ? knowledgeById(page.label) : null;
  if (!known || !page || page.probability <= card) return null;
  if (known.kind === 'difference') return page.probability >= MIN_DIFFERENCE ? known : null;
  return card < CLEAR_CARD && page.probability >= CLEAR_ENTRY ? known : null;
}

/** 'Were you sinless': a disputed question, asked of a figure about itself. */
function differingAbout(figure: Figure, message: string, card: number): KnowledgeItem | null {
  const [page] = classifyMessage(aboutFigure(figure, message)).pages;
  const known = page && page.probability >= CLEAR_ENTRY ? knowledgeById(page.label) : null;
  return known?.kind === 'difference' && card < CLEAR_CARD ? known : null;
}

/** Rewrites a question to a figure as one about it: 'were you sinless' becomes a question about Mary. */
function aboutFigure({ shortName }: Figure, message: string): string {
  return message
    .replace(/\b(?:were|are) (?:you|u)\b/gi, `was ${shortName}`)
    .replace(/\b(?:you|u)\b/gi, shortName)
    .replace(/\byour\b/gi, `${shortName}’s`);
}

/** Minimum probability of an entry that replaces a card; lower for disputed questions. */
const CLEAR_ENTRY = 0.6;
const MIN_DIFFERENCE = 0.18;

/** When no card seems to answer, cards below this score only share words. */
const SHARES_WORDS = 0.45;
/** A card above this score is told even if an entry has the same name. */
const CLEAR_CARD = 0.5;

const OF_PEOPLE = new Set(['gay', 'lesbian', 'bisexual', 'trans', 'queer', 'nonbinary']);
const ABOUT_PEOPLE = new Set([
  'who-you-are',
  'someone-dear-comes-out',
  'same-sex-relationships',
  'gender-identity',
]);

/** No card fits: the guide answers from its pages and entries. */
function beyond(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const { pages } = classifyMessage(subjectOf(chat));
  // Pages about problems are only for users who describe one.
  const isOfOneself = OF_ONESELF.test(chat.message);
  if (!isOfOneself && topicById(pages[0]?.label ?? '') && (pages[0]?.probability ?? 0) < MIN_PAGE)
    return null;
  const page = classifiedPage(chat);
  return page && beyondWith(figure, chat, page);
}

/** Minimum probability of a page for a question that describes no problem. */
const MIN_PAGE = 0.3;

function beyondWith(figure: Figure, chat: ChatContext, page: DraftAnswer): DraftAnswer {
  return {
    ...page,
    drafts: [
      { kind: 'text', text: pickPhrase(chat, GUIDE_TEXTS.beyondFigure, { name: figure.shortName }) },
      ...page.drafts.slice(0, MAX_PAGE_DRAFTS),
    ],
    suggestions: asks(figure, chat).slice(0, 3),
  };
}

/** Shows a page's introduction and two passages: the user came to hear the figure. */
const MAX_PAGE_DRAFTS = 3;

/** Says that nothing fits, and offers the nearest cards as choices. */
function notUnderstood(figure: Figure, chat: ChatContext): DraftAnswer {
  const near = cardsAnswering(figure, subjectOf(chat)).filter(({ card }) => !wasTold(chat, card));
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, ABSTENTION_TEXTS.figureNear))],
    suggestions: near.slice(0, 3).flatMap(({ card }) => asked(card)),
  };
}

function allTold(chat: ChatContext): DraftAnswer {
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, GUIDE_TEXTS.allTold))],
    suggestions: ['Give me words to pray'],
  };
}

function says(
  figure: Figure,
  chat: ChatContext,
  act: 'greeting' | 'thanks' | 'disagree' | 'whatNow',
): DraftAnswer {
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, TURN_TEXTS[act].figure))],
    suggestions: asks(figure, chat).slice(0, 3),
  };
}

function imagined(text: string): DraftPart {
  return { kind: 'text', text, basis: 'imagined' };
}

function wasTold(chat: ChatContext, card: FigureCardText): boolean {
  return chat.transcript.includes(card.story);
}

function untold(figure: Figure, chat: ChatContext): FigureCardText[] {
  return figure.cards.filter((card) => !wasTold(chat, card));
}

function lastTold(figure: Figure, chat: ChatContext): FigureCardText | null {
  const placed = figure.cards.map((card) => ({ card, at: chat.transcript.lastIndexOf(card.story) }));
  const last = placed.filter(({ at }) => at >= 0).sort((a, b) => b.at - a.at)[0];
  return last?.card ?? null;
}

/** The next card in the order of the figure's life, starting over at the end. */
function afterLast(figure: Figure, chat: ChatContext): FigureCardText | undefined {
  const last = lastTold(figure, chat);
  const at = last ? figure.cards.indexOf(last) + 1 : 0;
  return [...figure.cards.slice(at), ...figure.cards.slice(0, at)].find((card) => !wasTold(chat, card));
}

/** Suggested questions about cards that were not told yet, different ones each time. */
function asks(figure: Figure, chat: ChatContext, besides?: FigureCardText): string[] {
  const left = untold(figure, chat).filter((card) => card !== besides);
  const start = left.length === 0 ? 0 : (chat.answerCount * 2) % left.length;
  return [...left.slice(start), ...left.slice(0, start)].flatMap(asked);
}

function asked(card: FigureCardText): string[] {
  const question = card.asks.find((ask) => ask.endsWith('?')) ?? card.asks[0];
  return question ? [question] : [];
}
