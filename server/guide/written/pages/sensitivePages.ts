import type { Scored } from '#language/classifier';
import type { ChatContext } from '#server/guide/written/chatContext';
import {
  isAfterDisclosure,
  isForbiddenEntry,
  isForbiddenPage,
} from '#server/guide/written/disclosures/afterDisclosure';
import { isAboutFriend } from '#server/guide/written/disclosures/children';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { withoutIdioms } from '#server/guide/written/disclosures/disclosureExceptions';
import { isAboutHarm } from '#server/guide/written/disclosures/disclosures';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { topicById } from '#server/guide/written/topics';

/**
 * Whether a page or entry may be shown. Pages about harm may be shown only after a disclosure, or if the message hints
 * at danger.
 */
export function mayBeShown(chat: ChatContext, label: string): boolean {
  const topic = topicById(label);
  if (!topic) return !isForbiddenEntry(chat, label);
  if (
    label === 'loss-of-a-pet' &&
    ![chat.message, ...chat.earlierMessages].some((one) => OF_ANIMALS.test(one))
  )
    return false;
  if (label === PAGE_IDS.childInDanger && isAboutFriend(chat.message)) return false;
  // 'Mom will kill me' as an idiom sounds like despair.
  if (label === PAGE_IDS.despair && withoutIdioms(chat.message) !== chat.message)
    return isAfterDisclosure(chat);
  const isHarm = isAboutHarm(topic) || topic.id === PAGE_IDS.despair;
  if (isHarm) return isAfterDisclosure(chat) || detectDanger(chat.message) !== null;
  return !isForbiddenPage(chat, topic);
}

/** Returns the first pages of a list that may be shown, at most `count`. */
export function firstShown(chat: ChatContext, pages: readonly Scored[], count: number): Scored[] {
  const shown: Scored[] = [];
  for (const page of pages) {
    if (shown.length === count) break;
    if (mayBeShown(chat, page.label)) shown.push(page);
  }
  return shown;
}

/** The page about the death of an animal would hurt someone who mourns their wife. */
const OF_ANIMALS =
  /\b(?:dogs?|pupp(?:y|ies)|doggy|cats?|kitt(?:y|en|ens|ies)|pets?|animals?|horses?|pony|mare|rabbits?|bunny|hamster|guinea pig|bird|budgie|parrot|canary|chickens?|hens?|fish|goldfish|tortoise|turtle|goats?|cows?|donkey|vet|paws?|leash|collar|labrador|retriever|beagle|terrier|poodle|collie|shepherd|tabby)\b/i;

export function isHarmPage(label: string): boolean {
  const topic = topicById(label);
  return topic !== null && isAboutHarm(topic);
}

export function wouldHurtAsGuess(label: string, pages: readonly Scored[]): boolean {
  const probability = pages.find((page) => page.label === label)?.probability ?? 0;
  return probability < MIN_GRAVE_IN_AREA && (GRAVE_PAGES.has(label) || PRESUMES_HURT.has(label));
}

/**
 * Minimum probability of a page that would hurt as a wrong guess. Below it, only three of ten pages were right among the
 * validation messages.
 */
const MIN_GRAVE_IN_AREA = 0.1;
/** Pages that speak as if the user had told of parents who hurt them or of a family that breaks up. */
const PRESUMES_HURT = new Set([
  'difficult-parents',
  'parents-divorcing',
  'hard-bosses',
  'a-father-i-can-not-forgive',
]);

/** Pages about a fault or an enemy: shown to the wrong person, they accuse or frighten. */
export const ACCUSING_PAGES = new Set([
  'laziness',
  'lust',
  'hatred',
  'hypocrisy',
  'pride',
  'greed',
  'lying',
  'honesty-in-business',
  'revenge',
  'judgement',
  'spiritual-warfare',
  'something-i-took',
  'when-i-hurt-someone',
  'infidelity-of-my-own',
  'a-death-i-caused',
  'abortion-and-after',
]);

/** Pages that are about a death, an illness or a break. As a wrong guess among the choices, they would hurt. */
export const GRAVE_PAGES = new Set([
  'loss-of-a-child',
  'loss-of-a-spouse',
  'loss-of-a-parent',
  'losing-a-brother-or-sister',
  'losing-a-friend',
  'loss-of-a-grandparent',
  'relief-after-a-death',
  'miscarriage',
  'infertility',
  'widows',
  'dying',
  'after-a-suicide',
  'betrayal',
  'betrayed-spouse',
  'unfaithfulness',
  'divorce',
  'a-spouse-who-left',
  'whether-to-break-up',
  'heartbreak',
  'when-faith-is-gone',
  'envy',
  'jealousy',
  'shame',
  'guilt',
  'judgement',
  'addiction',
  'alcohol',
  'food-and-body',
  'pornography',
  'war',
  'a-new-diagnosis',
  'worthlessness',
  'debt',
  'temptation',
]);
