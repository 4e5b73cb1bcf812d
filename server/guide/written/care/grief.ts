import { NAME_OF_THE_LOST, NEWS_OF_LOSS, REPLIES_IN_GRIEF } from '#content/care/griefReplies';
import { LIFE_AREAS } from '#content/guide/lifeAreas';
import { isMissingSomeone, mentionsLoss } from '#language/disclosures/loss';
import { plainText, wordsOf } from '#language/normalize';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeById } from '#server/guide/intent/knowledgeNames';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { isAcknowledgement } from './distressTurns';

type GriefQuestion = keyof typeof REPLIES_IN_GRIEF;

/**
 * Answers bereaved people who ask whether the one they lost is in hell, why it happened, or whether they are to blame.
 * They need comfort, not the views of the churches. Returns null for all other messages.
 */
export function answerInGrief(chat: ChatContext): DraftAnswer | null {
  const name = nameOfTheLost(chat);
  if (name) return answerToName(chat, name);
  const asked = griefQuestionOf(chat.message);
  if (!asked || !isBereaved(chat, asked)) return null;
  const { words, passages } = REPLIES_IN_GRIEF[asked];
  const passage = passages.find((reference) => !wasShown(chat, reference));
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [textPart(pickPhrase(chat, words)), ...(passage ? [passagePart(passage)] : [])],
    also: passages,
    suggestions: ['Give me words to pray', 'Another verse'],
  };
}

/** Returns the name of someone who died if a message gives only the name: 'Her name is Linnea'. */
function nameOfTheLost({ message, earlierMessages }: ChatContext): string | null {
  const [, name] = GIVES_NAME.exec(message.trim()) ?? [];
  if (!name || !earlierMessages.slice(0, MAX_MESSAGES_TO_TURN).some(isOfLoss)) return null;
  return name[0]?.toUpperCase() + name.slice(1);
}

const GIVES_NAME =
  /^(?:[^.!?]{0,40}[.!] )?(?:(?:his|her|their|its|the baby['’]?s|(?:my|our) \w+['’]s) name(?:['’]?s| is| was) (?:\w+ )?|(?:he|she|they)(?:['’]s| was| is| were) (?:called|named) |(?:we|i)(?:['’]d| would)? (?:have )?(?:named|called) (?:him|her|them) )([\p{L}][\p{L}'’-]{1,24})[\s.!]*$/iu;

function isOfLoss(message: string): boolean {
  return mentionsLoss(message) || OF_A_BABY_LOST.test(message) || OF_A_PET_LOST.test(message);
}

const OF_A_BABY_LOST =
  /\b(?:miscarri\w*|stillb\w*|lost (?:the|our|my|a) bab(?:y|ies)|ectopic|abortion|ended (?:a|my|the) pregnancy)\b/i;
const OF_A_PET_LOST =
  /\b(?:dog|puppy|cat|kitten|hamster|rabbit|bunny|horse|bird|pet)\b[^?]{0,60}\b(?:died|dead|put (?:him|her|it) (?:down|to sleep)|put down|vet says)\b/i;

function answerToName(chat: ChatContext, name: string): DraftAnswer {
  const { words, questions, passages } = NAME_OF_THE_LOST;
  const passage = passages.find((reference) => !wasShown(chat, reference));
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [
      textPart(pickPhrase(chat, words, { name })),
      ...(passage ? [passagePart(passage)] : []),
      textPart(pickPhrase(chat, questions, { name })),
    ],
    also: passages,
    suggestions: ['Give me words to pray'],
  };
}

/** Comforts a user who mentions a death, unless a page about this loss fits clearly. Returns null for other messages. */
export function answerLoss(chat: ChatContext): DraftAnswer | null {
  const isMissing = isMissingSomeone(chat.message);
  if (!isMissing && !mentionsLoss(chat.message)) return null;
  const isHard = HARD_LOSS.test(plainText(chat.message));
  const [best] = classifyMessage(chat.message).pages;
  const hasPage = best && LIFE_AREAS.loss?.pages.includes(best.label) && best.probability >= MIN_PAGE_OF_LOSS;
  const asksKnowledge = best && best.probability >= MIN_ENTRY && knowledgeById(best.label) !== null;
  if ((hasPage && !isHard && !isMissing) || asksKnowledge) return null;
  const { passages } = NEWS_OF_LOSS;
  const passage = passages.find((reference) => !wasShown(chat, reference));
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [
      textPart(pickPhrase(chat, wordsOfLoss(isMissing, isHard))),
      ...(passage ? [passagePart(passage)] : []),
    ],
    also: passages,
    suggestions: ['Give me words to pray', 'Another verse'],
  };
}

function wordsOfLoss(isMissing: boolean, isHard: boolean): readonly string[] {
  if (isMissing) return NEWS_OF_LOSS.missing;
  return isHard ? NEWS_OF_LOSS.hard : NEWS_OF_LOSS.words;
}

const MIN_PAGE_OF_LOSS = 0.15;
const MIN_ENTRY = 0.3;
const HARD_LOSS =
  /\b(?:bastard|abusive|cruel|abused (?:me|us)|hit (?:me|us)|beat (?:me|us)|hated (?:him|her)|(?:i )?(?:feel|felt) nothing|(?:i'?m|am i|i am|feel) (?:relieved|glad|numb)|not sad|can'?t cry|didn'?t cry|never loved (?:me|us)|wasn'?t (?:a )?(?:good|kind))\b/;

/** Whether someone close to the user has died, according to this message or a recent one. */
function isBereaved(chat: ChatContext, asked: GriefQuestion): boolean {
  if (!OF_THE_PRESENT.has(asked) && mentionsLoss(chat.message)) return true;
  return chat.earlierMessages
    .slice(0, OF_THE_PRESENT.has(asked) ? MAX_MESSAGES_TO_TURN : MAX_MESSAGES_BACK)
    .some(mentionsLoss);
}

/** Short turns that refer to a loss only if the user mentioned it just before. */
const OF_THE_PRESENT = new Set<GriefQuestion>(['whatNow', 'stays', 'thanks', 'notHelping']);
const MAX_MESSAGES_TO_TURN = 5;
const MAX_MESSAGES_BACK = 6;

function griefQuestionOf(message: string): GriefQuestion | null {
  const text = plainText(message);
  if (isAcknowledgement(message)) return 'stays';
  const turn = turnIntentFromWording(message);
  if (turn === 'whatNow') return 'whatNow';
  if (turn === 'thanks') return 'thanks';
  if (turn === 'disagree' || smallTalkFromWording(message) === 'notHelping') return 'notHelping';
  if (wordsOf(message).length > MAX_QUESTION_WORDS) return null;
  return QUESTIONS.find(([, pattern]) => pattern.test(text))?.[0] ?? (turn === 'why' ? 'why' : null);
}

const MAX_QUESTION_WORDS = 40;

const QUESTIONS: readonly (readonly [GriefQuestion, RegExp])[] = [
  [
    'punished',
    /\b(?:(?:because of|for|due to) (?:my|our|his|her) (?:own )?(?:sins?|past|mistakes?|affair|abortion|unbelief)|punish(?:ing|ed|ment|es)?|(?:god|he)(?:'s| is)? (?:mad|angry) (?:at|with) (?:me|us)|did (?:i|we) (?:do something to )?deserve|judg(?:e?ment|ing) (?:on|of|from)|paying for)\b/,
  ],
  [
    'hell',
    /\b(?:hell|damned|lost forever|burning|saved|(?:have|has|had|need|needs) to (?:be|get) (?:a christian|catholic|bapti[sz]ed|confirmed)|without (?:being|getting) bapti[sz]ed|before (?:he|she|they|we) (?:could|was|were|got|would)(?: \w+)? bapti[sz]ed|(?:is|are|was|were|wasn'?t|weren'?t|isn'?t|not|never) (?:a |an )?(?:\w+ )?(?:christian|believer|baptized|baptised|saved|religious|born again|church ?goer)|(?:never|didn'?t|did not|not) (?:really )?(?:believed?|accept(?:ed)?|go(?:ne)? to church|went to church|knew? (?:jesus|god|the lord)|(?:got )?baptized|prayed?)|(?:an? )?(?:atheist|agnostic|muslim|hindu|buddhist|jew|unbeliever|non ?believer))\b/,
  ],
  [
    'again',
    /\b(?:(?:will|shall|can|do) (?:i|we) (?:ever )?(?:see|meet|be with|know|recognize|hold|hug) (?:him|her|them|my|each other|one another)\b|see (?:him|her|them|each other) again)/,
  ],
  [
    'where',
    /\b(?:where (?:is|are|did) (?:he|she|they|my)\b|(?:is|are) (?:he|she|they|my \w+) (?:really |now )?(?:in heaven|with (?:god|jesus|the lord)|at peace|ok(?:ay)?|safe|happy)|can (?:he|she|they) (?:see|hear) (?:me|us)|in heaven)\b/,
  ],
  [
    'fault',
    /\b(?:my (?:own )?fault|if only i|should(?:'ve| have| of) (?:called|known|been|gone|done|seen|said|stopped|taken|made|visited|noticed)|could(?:'ve| have| of) (?:saved|stopped|helped|done)|blame myself|never (?:got to )?(?:said|say) (?:(?:good ?)?bye|sorry|i love)|wasn'?t there when|didn'?t get to say)\b/,
  ],
  [
    'why',
    /\b(?:why (?:did|would|does|didn'?t|has|had) (?:god|he|she|they|it|this|the lord)\b|why (?:him|her|them|now|us|me|my)\b|how could god|god (?:took|take|let|needed))/,
  ],
];
