import type { Figure } from '#content/figures/figure';
import {
  FIGURE_REPLIES,
  FIGURE_REPLIES_BY_AREA,
  FIGURE_REPLIES_BY_SITUATION,
} from '#content/guide/figureReplies';
import { LIFE_AREAS } from '#content/guide/lifeAreas';
import type { Scored } from '#language/classifier';
import { wordsOf } from '#language/normalize';
import { feelingIn } from '#server/guide/intent/feelings';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeByName } from '#server/guide/intent/knowledgeNames';
import { normalizeMessage } from '#server/guide/intent/normalizeMessage';
import { isOwnStory } from '#server/guide/intent/ownStories';
import { asksWhatToSay } from '#server/guide/intent/personalQuestions';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { LAUGHS, SAD } from '#server/guide/written/laughter';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { nearestTitles } from '#server/guide/written/pages/abstention';
import { remarkReply } from '#server/guide/written/pages/remarks';
import { isHarmPage } from '#server/guide/written/pages/sensitivePages';
import { replyOnSubject } from '#server/guide/written/pages/subjectReplies';
import { FIRST_PERSON_EXCEPT_US } from '#server/guide/written/pronouns';
import { topicById } from '#server/guide/written/topics';
import { isCardShown, lastShownCard } from './figureStories';
import { fittingCards } from './fittingCards';
import { sayNothingWritten, sentenceTold } from './missingDetails';
import { sympathyFor } from './ownTrouble';
import { reply } from './reply';
import { addressesFigure, asksAdvice, asksTips, isQuestion, isStatement } from './statements';
import { BEREAVED, decides, isTroubled, THANKS } from './tones';

/** Answers in the figure's voice what no story or page is about: listens, or says that it does not know. */
export function listenOrSay(figure: Figure, chat: ChatContext): DraftAnswer {
  const { message } = chat;
  if (ASKS_TO_TELL.test(message)) return reply(figure, chat, [pickPhrase(chat, FIGURE_REPLIES.invited)]);
  if (!isQuestion(message)) return listen(figure, chat);
  if (isOwnStory(message) && !addressesFigure(message) && !asksAdvice(message)) return listen(figure, chat);
  if (asksTips(message)) return reply(figure, chat, [pickPhrase(chat, FIGURE_REPLIES.tips)]);
  if (!asksAdvice(message)) return answerFromLastStory(figure, chat) ?? sayNothingWritten(figure, chat);
  return reply(figure, chat, [pickPhrase(chat, situationIn(message) ?? FIGURE_REPLIES.advice)]);
}

/** Answers 'Was the wind against you?' after the story of the lake with the sentence that tells it. */
function answerFromLastStory(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const last = lastShownCard(figure, chat);
  const told = last && sentenceTold(chat, [last.story, last.reflection ?? '']);
  return told ? reply(figure, chat, [told]) : null;
}

const ASKS_TO_TELL =
  /^\W*(?:(?:hi|hey|hello|so|um+|please)\W+)*(?:can|could|may) i (?:just )?(?:tell|ask|share|say|confess)(?: to)?(?: you| u| with you)? (?:something|sth|a secret|a question)\b/i;

/** Listens to a user who goes on about their own life after an answer, unless a story or a page clearly fits. */
export function listenToMore(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const { message } = chat;
  const isTease = !isQuestion(message) && LAUGHS.test(message);
  if (chat.answerCount === 0 || asksWhatToSay(message)) return null;
  if (!(isStatement(message) || asksAdvice(message) || isTease)) return null;
  const [best] = fittingCards(figure, chat);
  const isNew = best !== undefined && best.score >= CLEAR_STORY && !isCardShown(chat, best.card);
  const page = classifyMessage(message).pages[0]?.probability ?? 0;
  return !isNew && page < CLEAR_PAGE ? listenOrSay(figure, chat) : null;
}

/** Listens to a user in a situation for which figures have a reply, unless a story or a page fits well. */
export function listenInSituation(figure: Figure, chat: ChatContext): DraftAnswer | null {
  if (isQuestion(chat.message) || situationIn(chat.message) === undefined) return null;
  const card = fittingCards(figure, chat)[0]?.score ?? 0;
  const page = classifyMessage(chat.message).pages[0]?.probability ?? 0;
  return card < FITTING && page < FITTING ? listen(figure, chat) : null;
}

/** From this score or probability on, a story or a page is better than a reply to the situation. */
const FITTING = 0.45;

/** Minimum score of a story, and minimum probability of a page, for a statement that continues a conversation. */
export const CLEAR_STORY = 0.6;
const CLEAR_PAGE = 0.6;

/** Listens, and offers the guide's pages on what the user tells, because the figure has no story for it. */
function listen(figure: Figure, chat: ChatContext): DraftAnswer {
  const answer = replyTo(figure, chat);
  if (!isOwnStory(chat.message) || isAfterDisclosure(chat)) return answer;
  const pages = nearestTitles(chat, offerable(classifyMessage(chat.message).pages)).slice(
    0,
    MAX_PAGES_OFFERED,
  );
  return { ...answer, suggestions: [...pages, ...(answer.suggestions ?? [])].slice(0, MAX_SUGGESTIONS) };
}

const MAX_PAGES_OFFERED = 1;
const MAX_SUGGESTIONS = 3;

/** Returns the likely pages that are not about harm. A figure that listens is not the place to name harm. */
function offerable(pages: readonly Scored[]): Scored[] {
  return pages.filter(
    ({ label, probability }) =>
      probability >= MIN_PAGE_OFFERED &&
      topicById(label) !== null &&
      label !== PAGE_IDS.despair &&
      !isHarmPage(label),
  );
}

const MIN_PAGE_OFFERED = 0.12;

function replyTo(figure: Figure, chat: ChatContext): DraftAnswer {
  const { message } = chat;
  const isGrieved = isTroubled(chat);
  const isLight = !isGrieved && !SAD.test(message);
  if (!isGrieved && decides(message)) return reply(figure, chat, [pickPhrase(chat, FIGURE_REPLIES.decided)]);
  const situation = isAfterDisclosure(chat) ? undefined : situationIn(message, isGrieved);
  const laugh = isLight && LAUGHS.test(message) ? [pickPhrase(chat, figure.replies.laugh)] : [];
  const thanks = isLight && THANKS.test(message) ? [pickPhrase(chat, FIGURE_REPLIES.thanked)] : [];
  const light = situation ? [] : [...laugh, ...thanks];
  if (light.length > 0) return reply(figure, chat, light);
  return reply(figure, chat, [situation ? pickPhrase(chat, situation) : heard(figure, chat, isGrieved)]);
}

/** Returns the replies to the situation that a message tells of. If `isGrieved`, leaves out those that joke. */
function situationIn(message: string, isGrieved = false) {
  const text = normalizeMessage(message);
  return FIGURE_REPLIES_BY_SITUATION.find(
    ({ pattern, isLight }) => !(isLight && isGrieved) && pattern.test(text),
  )?.replies;
}

/** What a figure says to a statement that is about no known situation. */
function heard(figure: Figure, chat: ChatContext, isGrieved: boolean): string {
  const { message } = chat;
  const isSad = SAD.test(message);
  if (BEREAVED.test(message)) return pickPhrase(chat, LIFE_AREAS.loss?.heard ?? ownReplies(figure, chat));
  return (
    (chat.answerCount > 0 && !addressesFigure(message) ? remarkReply(chat) : null) ??
    sympathyFor(chat) ??
    replyToFeeling(chat, isGrieved) ??
    (addressesFigure(message) ? null : replyOnSubject(chat)) ??
    replyToRemark(figure, chat, isGrieved || isSad) ??
    pickPhrase(chat, repliesOfArea(message) ?? ownReplies(figure, chat))
  );
}

/** Returns a reply to a feeling that the user names: a sentence and a question. */
function replyToFeeling(chat: ChatContext, isGrieved: boolean): string | null {
  const feeling = isGrieved || addressesFigure(chat.message) ? null : feelingIn(chat.message);
  return feeling && `${pickPhrase(chat, feeling.heard)} ${pickPhrase(chat, feeling.questions)}`;
}

/** Returns a reply to a remark about the story, or to a few words that add to what the user said before. */
function replyToRemark(figure: Figure, chat: ChatContext, isSad: boolean): string | null {
  const { message, earlierMessages, answerCount } = chat;
  const isShort = answerCount > 0 && wordsOf(message).length <= MAX_ADDITION_WORDS && !isSad;
  const isOfStory = addressesFigure(message) || knowledgeByName(message) !== null;
  if (isOfStory && (isShort || !FIRST_PERSON_EXCEPT_US.test(message)))
    return pickPhrase(chat, figure.replies.remark);
  if (!isShort) return null;
  const isOwn = isOwnStory(message) || earlierMessages.slice(0, 3).some(isOwnStory);
  return pickPhrase(chat, isOwn ? ownReplies(figure, chat) : figure.replies.remark);
}

/** What the figure says to something of the user's own life. When all of it was said, what anyone could say. */
function ownReplies({ replies }: Figure, { transcript }: ChatContext): readonly string[] {
  const left = replies.heard.filter((text) => !transcript.includes(text));
  return left.length > 0 ? left : FIGURE_REPLIES.addition;
}

function repliesOfArea(message: string) {
  const area = classifyMessage(message).area?.area;
  return FIGURE_REPLIES_BY_AREA[Object.keys(LIFE_AREAS).find((key) => LIFE_AREAS[key] === area) ?? ''];
}

const MAX_ADDITION_WORDS = 14;
