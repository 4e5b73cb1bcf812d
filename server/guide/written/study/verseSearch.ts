import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { asksForSubject, asksForWords, isStory } from '#server/guide/intent/askedWords';
import { isOwnStory } from '#server/guide/intent/ownStories';
import { framedIn } from '#server/guide/intent/subject';
import { type DraftAnswer, passageParts, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { versesOnSubject, versesSharing } from '#server/guide/written/pages/foundVerses';
import { suggestedTitles } from '#server/guide/written/pages/topicPages';
import type { Scripture } from '#server/scripture/scripture';
import { referenceOf } from '#server/scripture/text/text';

/** Searches the Bible text, but only for users who ask for words of the text. */
export function searchedVerses(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  if (isAfterDisclosure(chat) || isStory(chat.message) || isOwnStory(chat.message)) return null;
  if (!asksForWords(chat.message) || OF_PEOPLE.test(framedIn(chat.message) ?? '')) return null;
  const sharing = asksForSubject(chat.message) ? [] : versesSharing(scripture, chat.message, 4, chat);
  const found = sharing.length > 0 ? sharing : versesOnSubject(scripture, chat, 4);
  if (found.length === 0) return null;
  const line = sharing.length > 0 ? GUIDE_TEXTS.verses : GUIDE_TEXTS.subjectVerses;
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, line)), ...passageParts(found)],
    also: found.map((span) => referenceOf(scripture.text, span)),
    suggestions: suggestedTitles(chat),
  };
}

/** 'A verse for when your husband is in a mood' shares its words with laws about adultery. */
const OF_PEOPLE =
  /\b(?:you|your|someone|people|husbands?|wi(?:fe|ves)|partners?|boyfriend|girlfriend|mothers?|moms?|mums?|fathers?|dads?|parents?|sons?|daughters?|kids?|child(?:ren)?|brothers?|sisters?|friends?|boss|neighbou?rs?|in-laws?)\b/i;
