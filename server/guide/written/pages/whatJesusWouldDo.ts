import { WHAT_JESUS_DID, WHAT_JESUS_WOULD_DO } from '#content/guide/whatJesusWouldDo';
import { plainText } from '#language/normalize';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { currentPage } from './topicPages';

/**
 * Answers 'What would Jesus do?', asked about the user's own situation, with something that Jesus did or said: from the page
 * that the conversation is on, or how he met people.
 */
export function answerWhatJesusWouldDo(chat: ChatContext): DraftAnswer | null {
  if (!ASKS.test(plainText(chat.message).trim()) || isAfterDisclosure(chat)) return null;
  const page = currentPage(chat);
  const ofPage = page?.passages.filter((reference) => GOSPEL.test(reference)) ?? [];
  const passage = [...ofPage, ...WHAT_JESUS_DID].find((reference) => !wasShown(chat, reference));
  if (!passage) return null;
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, WHAT_JESUS_WOULD_DO)), passagePart(passage)],
    also: page?.passages ?? [],
    suggestions: ['Another verse', 'Give me words to pray'],
  };
}

const GOSPEL = /^(?:Matthew|Mark|Luke|John) /;

const ASKS =
  /^(?:(?:ok(?:ay)?|so|but|and|then|well|hm+|idk|i wonder|tell me)[ ,.]+)*(?:wwjd|what (?:would|do you think|should) ?(?:jesus|christ|the lord)(?: would)? (?:have )?(?:do|done|say|said|think|tell (?:me|us|him|her|them))(?: (?:about|in|to|with|for|if he (?:was|were))?\s?(?:this|that|it|me|us|him|her|them|here|my (?:place|shoes|situation|case)|a (?:situation|case) like (?:this|mine)))?|what jesus would do)[\s.?!]*$/;
