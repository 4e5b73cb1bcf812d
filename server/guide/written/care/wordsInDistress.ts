import { REPLIES_TO_CHILDREN } from '#content/care/childReplies';
import { WORDS_IN_DISTRESS, WORDS_ON_PAGE, WORDS_TO_THE_ONE_WHO_HURTS } from '#content/care/wordsInDistress';
import { plainText } from '#language/normalize';
import { asksWhatToSay } from '#server/guide/intent/personalQuestions';
import { type DraftAnswer, textAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { distressBefore } from './distress';

/** Gives a user who disclosed danger, harm or illness words to say to someone: 'How do I tell my sister?' */
export function answerWithWordsToSay(chat: ChatContext): DraftAnswer | null {
  const distress = asksWhatToSay(chat.message) ? distressBefore(chat) : null;
  if (!distress) return null;
  const { situation, page } = distress;
  if (situation === 'bereaved' && OF_A_FUNERAL_OR_CHILDREN.test(chat.message)) return null;
  const ofSituation =
    situation === 'child' ? REPLIES_TO_CHILDREN.wordsToSay.words : WORDS_IN_DISTRESS[situation];
  const isToThem = situation === 'harm' && asksWhatToSayToThem(chat.message);
  const words = isToThem ? WORDS_TO_THE_ONE_WHO_HURTS : (WORDS_ON_PAGE[page.id] ?? ofSituation);
  const isToDoctor = OF_DOCTOR.test(chat.message);
  const fitting = words.filter((one) => one.startsWith('To a doctor') === isToDoctor);
  return {
    ...textAnswer(pickPhrase(chat, fitting.length > 0 ? fitting : words)),
    isFinal: true,
    suggestions: ['What can I do now?', 'Give me words to pray'],
  };
}

const OF_DOCTOR = /\b(?:doctors?|gp|nurse|midwife|clinic|therapist|counsel\w+|psychiatrist|hospital)\b/i;
const OF_A_FUNERAL_OR_CHILDREN =
  /\b(?:funeral|eulogy|memorial|wake|service|obituary|grave\w*|kids?|children|son|daughter|nephews?|nieces?)\b/i;

/** Whether a user asks what to say to the one who hurts them, and names no one else. */
function asksWhatToSayToThem(message: string): boolean {
  const text = plainText(message);
  return TO_THEM.test(text) && !TO_SOMEONE_ELSE.test(text);
}

const TO_THEM =
  /\b(?:(?:say|tell|text|write|explain|talk|reply|answer)\b[^.?!]{0,12}\b(?:him|my (?:husband|boyfriend|ex|stepdad|partner)|her husband)|(?:when|if) (?:he|she) (?:comes|gets|asks|calls|texts|wants|says|apologi[sz]es|cries)|confront\w*)\b/;
const TO_SOMEONE_ELSE =
  /\b(?:doctor|gp|nurse|midwife|counsel\w+|therapist|teacher|friend|sister|brother|mom|mum|mother|dad|father|aunt\w*|uncle|cousin|pastor|priest|police|helpline|neighbou?r|boss|hr|lawyer|social worker|kids?|children|daughter|son)\b/;
