import { REPLIES_ABOUT_IDENTITY } from '#content/care/disclosureReplies';
import { wordsOf } from '#language/normalize';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import type { ChatContext } from '#server/guide/written/chatContext';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { currentPage, stayOnPage } from '#server/guide/written/pages/topicPages';
import { topicById } from '#server/guide/written/topics';
import { answerWithReply, replyIn } from './disclosureReply';

/** Answers users who said that they are gay or transgender, and ask what God or their family thinks of them. */
export function answerAboutIdentity(chat: ChatContext): DraftAnswer | null {
  if (currentPage(chat)?.id !== PAGE_IDS.identity && !hasSaidIdentity(chat)) return null;
  const reply = replyIn(ASKED_ABOUT_IDENTITY, REPLIES_ABOUT_IDENTITY, chat.message);
  return reply && answerWithReply(chat, reply);
}

/** Stays with a user who told a figure that they are gay or transgender: no story of the figure, and no curious question. */
export function stayWithIdentity(chat: ChatContext): DraftAnswer | null {
  const isShort = wordsOf(chat.message).length < MIN_WORDS_OF_ADDITION;
  const page = isShort || !hasSaidIdentity(chat) ? null : topicById(PAGE_IDS.identity);
  return page && stayOnPage(chat, page);
}

const MIN_WORDS_OF_ADDITION = 5;

/** Whether an earlier message says that the user is gay or transgender. */
function hasSaidIdentity({ earlierMessages }: ChatContext): boolean {
  return SAYS_IDENTITY.test(earlierMessages.join('\n'));
}

const SAYS_IDENTITY =
  /\bi(?:['’]?m| am| might be| think i(?:['’]?m| am)(?: \w+)?) (?:gay|lesbian|bi|bisexual|trans\w*|queer|nonbinary|non-binary)\b/i;

const ASKED_ABOUT_IDENTITY: Readonly<Record<keyof typeof REPLIES_ABOUT_IDENTITY, RegExp>> = {
  verses:
    /\b(?:leviticus|romans (?:1|one)|corinthians|sodom|abomination|clobber|the bible says|what about (?:the )?(?:verse|bible)|it says (?:in|that))\b/i,
  prayedAway:
    /\bpray(?:ed|ing)?\b[^.?!]{0,40}\b(?:go away|goes away|away|change|changed|straight|take (?:it|this)|stop|fix)\b/i,
  belonging:
    /\b(?:can|may|should|could|am i (?:allowed|welcome)|do i (?:have|still)|is it ok)\b[^.?!]{0,30}\b(?:church|youth group|choir|mass|communion|serve|baptized|baptised|christian|belong|bible study)\b/i,
  unsafe:
    /\b(?:scared|afraid|terrified|worried) (?:of |about )?(?:what )?(?:my|him|her|them|they|to tell|to come out)\b|\b(?:finds?|found) out\b|\b(?:kick|throw|threw|put|turn)(?:s|ed|n)? me out\b/i,
  hell: /\bhell\b/i,
  hated:
    /\b(?:god|jesus|he) (?:\w+ )?(?:hates?|loves?|love|hate|angry|mad|disgusted)\b[^.?!]{0,10}\bme\b|\bdoes god (?:still )?(?:hate|love) me\b|\b(?:god|jesus|he)(?:['’]?s| is| gets?| be)? (?:\w+ )?(?:tired|sick|done|fed up|ashamed|disappointed|finished) (?:of|with|in|by) me\b/i,
  choice: /\b(?:a choice|choose|chose|a phase|pray it away)\b/i,
};
