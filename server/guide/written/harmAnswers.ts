import { FORGIVING_HARM, NO_VERSE_FOR_HARM, STAY_OR_LEAVE } from '#content/disclosureTexts';
import { GUIDE_TEXTS } from '#content/guideTexts';
import type { Topic } from '#content/topic';
import { isForSomeoneElse, tellsOfViolence } from '#language/crisis/detect';
import type { DraftAnswer } from './answerParts';
import { type ChatContext, pickPhrase, wasShown } from './chatContext';
import { isAboutHarm, isAfterDisclosure, speaksAsChild } from './disclosures';
import { answerWithPage, currentPage, topicById } from './topicPages';

/** Shows the page about violence or the page about despair. Returns null if the user is worried about someone else. */
export function pageInDistress(chat: ChatContext): DraftAnswer | null {
  if (isForSomeoneElse(chat.message)) return null;
  const violence = speaksAsChild(chat.message) ? 'a-child-in-danger' : 'safety-at-home';
  const danger = tellsOfViolence(chat.message) ? violence : 'despair-of-life';
  const topic = topicById(danger);
  return topic ? answerWithPage(chat, topic, []) : null;
}

/** Answers users who were harmed and ask whether they must submit or forgive, or whether to stay or leave. */
export function aboutBearingHarm(chat: ChatContext): DraftAnswer | null {
  if (!isAfterDisclosure(chat)) return null;
  const inHand = currentPage(chat);
  const isAtHome = inHand !== null && AT_HOME.has(inHand.id);
  const isByOthers = inHand !== null && (isAtHome || BY_OTHERS.has(inHand.id));
  const asked = HELD_AGAINST.test(chat.message) ? NO_VERSE_FOR_HARM : null;
  const forgiving = isByOthers && ASKS_TO_FORGIVE.test(chat.message) ? FORGIVING_HARM : asked;
  const answer = isAtHome && STAYS_OR_LEAVES.test(chat.message) ? STAY_OR_LEAVE : forgiving;
  if (!answer) return null;
  const passage = answer.passages.find((reference) => !wasShown(chat, reference));
  return {
    speaker: 'guide',
    drafts: [
      { kind: 'text', text: pickPhrase(chat, answer.words) },
      ...(passage ? [{ kind: 'passage', of: passage } as const] : []),
    ],
    suggestions: ['Give me words to pray', ...(inHand && isAboutHarm(inHand) ? ['More'] : [])],
  };
}

const AT_HOME = new Set(['safety-at-home', 'when-love-controls']);

/** Pages about harm done by others, in addition to those in AT_HOME. */
const BY_OTHERS = new Set([
  'sexual-violence',
  'hurt-as-a-child',
  'harmed-in-the-church',
  'a-child-in-danger',
  'followed-and-watched',
  'threatened-with-pictures',
  'held-against-your-will',
]);

/** Matches questions about forgiving someone else, not about being forgiven. */
const ASKS_TO_FORGIVE =
  /\b(?:do|does|should|must|can|could|how|have|need|supposed|want\w*|says?|said|tells?|told|asks?|asked)\b[^.!?]{0,40}\bforgiv(?:e|ing|en(?:ess)?)\b(?! (?:me|myself|us)\b)/i;

const STAYS_OR_LEAVES =
  /\b(?:(?:should|can|could|may|must|do|am|if|to|would) (?:i|we|it be (?:a sin|wrong) (?:to|if i))(?: \w+){0,3} (?:stay|leave|left|leaving|staying|go back|go home|divorce|separate|run)\b|(?:break(?:ing)?|broke|keep) my vows?|is (?:leaving|divorce) (?:a sin|wrong|ok|allowed))/i;

const HELD_AGAINST =
  /\b(?:submit\w*|submission|obey\w*|obedient|head of the (?:house|home|wife|family)|(?:wives|women|wife) (?:must|should|should not|have to|be|are to)|power of her own body|god hates divorce|turn the other cheek)\b/i;

/**
 * Answers after a disclosure: says that we didn't understand the question, and shows one more passage for people who
 * were harmed.
 */
export function stayWith(chat: ChatContext, topic: Topic): DraftAnswer {
  const next = topic.passages.find((reference) => !wasShown(chat, reference));
  return {
    speaker: 'guide',
    drafts: next
      ? [
          { kind: 'text', text: pickPhrase(chat, GUIDE_TEXTS.staying) },
          { kind: 'passage', of: next },
        ]
      : [{ kind: 'text', text: pickPhrase(chat, GUIDE_TEXTS.stayingEnds) }],
    suggestions: ['Give me words to pray', ...(next ? ['More'] : [])],
  };
}
