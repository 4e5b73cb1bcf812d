import { isInAnotherLanguage } from '#server/guide/intent/languageDetection';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import type { ChatContext } from '#server/guide/written/chatContext';
import { smallTalkAnswer } from '#server/guide/written/smallTalk';
import { answerBullied, answerChildsQuestion } from './childAnswers';
import { crisisHelpFirst } from './crisisHelp';
import { answerAfterDistress } from './distressFollowUps';
import { answerInGrief } from './grief';
import { answerAboutEnduringHarm } from './harmAnswers';
import { answerAboutIdentity } from './identityAnswers';
import { withQuietLine } from './quietLine';
import { answerWithWordsToSay } from './wordsInDistress';

/** What one kind of chat adds to the care that all of them give. */
type ChatHandlers = {
  /** Returns the page or passage below the helplines of a crisis. */
  belowHelplines?: () => DraftAnswer | null;
  /** Handles messages that the replies after distress or grief would misread. */
  beforeReplies?: () => DraftAnswer | null;
  /** Answers all other messages. */
  answer: () => DraftAnswer;
};

/**
 * Answers a message in the order that every kind of chat uses: help in a crisis, replies to what people ask after
 * distress, in grief or about who they are, and only then `answer`.
 */
export function answerWithCare(
  chat: ChatContext,
  { belowHelplines, beforeReplies, answer }: ChatHandlers,
): DraftAnswer {
  return (
    crisisHelpFirst(chat, () => belowHelplines?.() ?? null) ??
    withQuietLine(chat, beforeReplies?.() ?? replyWithCare(chat) ?? otherLanguage(chat) ?? answer())
  );
}

function replyWithCare(chat: ChatContext): DraftAnswer | null {
  return (
    answerWithWordsToSay(chat) ??
    answerAboutEnduringHarm(chat) ??
    answerAfterDistress(chat) ??
    answerInGrief(chat) ??
    answerBullied(chat) ??
    answerChildsQuestion(chat) ??
    answerAboutIdentity(chat)
  );
}

/** Says that the guide only understands English. Comes last, because the replies match English words only. */
function otherLanguage(chat: ChatContext): DraftAnswer | null {
  return isInAnotherLanguage(chat.message) ? smallTalkAnswer(chat, 'language', false) : null;
}
