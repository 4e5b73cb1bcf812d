import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { idAskedFor } from '#server/guide/intent/askedPhrases';
import { bibleQuestionIn } from '#server/guide/intent/bibleQuestion';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeById, namesIn } from '#server/guide/intent/knowledgeNames';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import type { Scripture } from '#server/scripture/scripture';
import { spanOf } from '#server/scripture/scripture.service';
import { chapterAround, referenceOf, type Span } from '#server/scripture/text/text';
import { MIN_OUT_OF_SCOPE } from './abstention';
import { answerWithEntry, entryContent, titlesOf } from './knowledge';
import { type RankedEntry, rankedEntries } from './rankedEntries';
import { closestPassage, sceneAsked } from './scenes';

/** Minimum score of an entry. The names of a question alone, or its similarity alone, give at most 0.3. */
const MIN_SCORE = 0.4;
/** From this score on, a scene is shown with an entry only if it is near one of the entry's passages. */
const CLEAR_SCORE = 0.65;

/**
 * Answers a question about the Bible with the entry that fits best, and with the passage that holds most of the
 * question's words: 'where did Jonah go instead'. If no entry fits, shows only the passage.
 */
export function bibleAnswer(scripture: Scripture, whole: ChatContext): DraftAnswer | null {
  const question = isAfterDisclosure(whole) ? null : bibleQuestionIn(whole.message);
  if (question === null || isAboutOwnStory(whole)) return null;
  const chat = { ...whole, message: question };
  const { outOfScope } = classifyMessage(chat.message);
  const ranked = rankedEntries(scripture, chat);
  const best = ranked.find(({ score }) => score >= MIN_SCORE);
  const found = sceneAsked(scripture, chat, best?.id ?? null);
  const scene =
    found && best && best.score >= CLEAR_SCORE && !isNear(scripture, found, best.id) ? null : found;
  if (best?.isAboutNames) return entryWith(scripture, chat, best, scene);
  if (scene) return sceneAlone(scripture, chat, scene, ranked);
  if (!best || outOfScope >= MIN_OUT_OF_SCOPE) return null;
  const answer = entryWith(scripture, chat, best, null);
  return (
    answer && { ...answer, drafts: [textPart(pickPhrase(chat, GUIDE_TEXTS.otherNames)), ...answer.drafts] }
  );
}

/**
 * Whether a question is about what the user told before: 'My church took the sound desk from me', then 'is it wrong what they
 * did?'
 */
function isAboutOwnStory({ message, earlierMessages }: ChatContext): boolean {
  return (
    POINTS_BACK.test(message) &&
    !OF_BIBLE.test(message) &&
    namesIn(message).ids.size === 0 &&
    earlierMessages.slice(0, 2).some((earlier) => OF_OWN_LIFE.test(earlier))
  );
}

const POINTS_BACK = /\b(?:he|she|they|him|her|them)\b/i;
const OF_OWN_LIFE = /\b(?:my|me)\b/i;
const OF_BIBLE =
  /\b(?:bible|biblical\w*|scriptures?|verses?|god|jesus|christ|lord|psalms?|gospels?|testament|prophets?|apostles?)\b/i;

/** Whether no entry fits a question about the Bible better than the one whose phrase it contains. */
export function isSureOfPhrase(scripture: Scripture, chat: ChatContext): boolean {
  const id = idAskedFor(chat.message);
  if (id === null) return false;
  return bibleQuestionIn(chat.message) === null || rankedEntries(scripture, chat)[0]?.id === id;
}

/** Shows an entry with the passage that fits the question. Returns null for a topic page. */
function entryWith(
  scripture: Scripture,
  chat: ChatContext,
  { id }: RankedEntry,
  scene: Span | null,
): DraftAnswer | null {
  const known = knowledgeById(id);
  if (!known) return null;
  const answer = answerWithEntry(chat, known);
  const [first, shown, ...rest] = answer.drafts;
  if (known.kind !== 'entry' || !first || shown?.kind !== 'passage') return answer;
  const passage = scene ?? closestPassage(scripture, chat, known.entry) ?? shown.of;
  return { ...answer, drafts: [first, passagePart(passage), ...rest] };
}

/** Whether a passage is in or beside a chapter in which an entry has a passage. */
function isNear({ text }: Scripture, scene: Span, id: string): boolean {
  const known = knowledgeById(id);
  const around = chapterAround(text, scene.first);
  return (known ? entryContent(known)[1] : []).some((reference) => {
    const { first, last } = spanOf(text, reference);
    return first <= around.last + 1 && last >= around.first - 1;
  });
}

function sceneAlone(
  scripture: Scripture,
  chat: ChatContext,
  scene: Span,
  ranked: readonly RankedEntry[],
): DraftAnswer {
  const near = ranked.filter(({ isAboutNames }) => isAboutNames).map(({ id }) => id);
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, GUIDE_TEXTS.scene)), passagePart(scene)],
    also: [referenceOf(scripture.text, scene)],
    suggestions: [...titlesOf(near.slice(0, 2)), 'More'],
  };
}
