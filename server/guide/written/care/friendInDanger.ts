import { CRISIS_TEXTS } from '#content/care/crisisTexts';
import { isForSomeoneElse } from '#language/crisis/detect';
import { harmInWording } from '#language/disclosures/harmInWording';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { answerWithHelplines } from './helplineAnswer';

/**
 * Answers someone who was sent a farewell by a person whom they cannot reach, and all that they add until that person is found:
 * who to call, and what to say.
 */
export function answerFriendInDanger(chat: ChatContext): DraftAnswer | null {
  const isFirst = isFarewell(chat.message);
  const continues =
    chat.earlierMessages.slice(0, MAX_MESSAGES_BACK).some(isFarewell) && addsSomething(chat.message);
  if (!isFirst && !continues) return null;
  const help = {
    text: pickPhrase(chat, CRISIS_TEXTS.friendInDanger),
    near: pickPhrase(chat, CRISIS_TEXTS.forFriend),
    concern: 'crisis' as const,
  };
  return answerWithHelplines(chat, help, null, null);
}

const MAX_MESSAGES_BACK = 4;

function isFarewell(message: string): boolean {
  return NOT_REACHED.test(message) && harmInWording(message) === 'crisis' && isForSomeoneElse(message);
}

const NOT_REACHED =
  /\b(?:(?:not|n['’]?t|no one|wont|isnt|doesnt) (?:pick\w* up|answer\w*|repl\w+|respond\w*|open\w*)|(?:phone['’]?s?|it['’]?s|goes) (?:is |to )?(?:off|dead|(?:straight to )?voice ?mail))\b/i;

function addsSomething(message: string): boolean {
  return !FOUND.test(message) && !turnIntentFromWording(message) && !smallTalkFromWording(message);
}

/** 'He answered', 'the police are with her', 'he is ok'. */
const FOUND =
  /\b(?:(?:he|she|they)(?:['’]?s| is| are|re)? (?:\w+ )?(?:answered|replied|texted back|called back|picked up|ok|okay|safe|alive|fine|at the hospital|in hospital)|found (?:him|her|them)|with (?:him|her|them) now|(?:police|ambulance|paramedics|his mum|her mum|his mom|her mom|my dad|my mum|my mom) (?:is|are|got|came|has|have|went))\b/i;
