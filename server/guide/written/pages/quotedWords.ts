import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { SAYINGS } from '#content/guide/sayings';
import type { Saying } from '#content/guide/sayings/saying';
import { lazy } from '#language/lazy';
import { wordsOf } from '#language/normalize';
import { ASKS_WHAT_IS_SAID, ASKS_WHERE, asksForSubject, isStory } from '#server/guide/intent/askedWords';
import { isOwnStory } from '#server/guide/intent/ownStories';
import { cut, type DraftAnswer, passageParts, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { wordPlaces } from '#server/scripture/quotations/extraction';
import { type Verdict, verify } from '#server/scripture/quotations/verification';
import type { Scripture } from '#server/scripture/scripture';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { asksMeaning, explainPassage } from './explanations';
import { versesSharing } from './foundVerses';

/** Finds quoted words, or says that a saying is not in Scripture. Returns null if neither applies. */
export function quotedWords(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const saying = sayingIn(chat.message);
  if (saying) return answerSaying(saying);
  const quoted = REFUSES_WORDS.test(chat.message) ? null : quotedIn(scripture, chat.message);
  if (!quoted) return null;
  const verdict = verify(scripture, quoted.words, null);
  if (verdict.span && verdict.kind === 'exact' && asksMeaning(chat.message))
    return explainPassage(scripture, chat, verdict.span);
  if (verdict.span && (quoted.isAsked || !mayBeOwnWords(quoted.words, verdict))) {
    const line = verdict.kind === 'exact' ? GUIDE_TEXTS.found : GUIDE_TEXTS.foundNearly;
    const quotedFrom = verdict.kind === 'exact' ? verdict.text : 'kjv';
    return {
      speaker: 'guide',
      drafts: [textPart(pickPhrase(chat, line)), { ...cut(verdict.span), quotedFrom }],
    };
  }
  return null;
}

/** Matches 'Don't give me "make a joyful noise"'. */
const REFUSES_WORDS =
  /\b(?:don['’]?t|do not|stop|quit|spare|sick of|tired of|enough of|instead of)\b[^.?!“"«]{0,40}[“"«‘']/i;

/** Says that the requested words are not in the text. Returns null if no words were requested. */
export function notFound(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const quoted = quotedIn(scripture, chat.message);
  if (
    !quoted?.isAsked ||
    isAfterDisclosure(chat) ||
    isStory(chat.message) ||
    isOwnStory(chat.message) ||
    ASKS_WHAT_IS_SAID.test(chat.message) ||
    asksForSubject(chat.message)
  )
    return null;
  const near = versesSharing(scripture, quoted.words, 3);
  const line = pickPhrase(chat, near.length > 0 ? GUIDE_TEXTS.notFound : GUIDE_TEXTS.notHere);
  return {
    speaker: 'guide',
    drafts: [textPart(line), ...passageParts(near)],
  };
}

/** Says where a saying comes from. Returns null if the message contains none, or asks for its meaning. */
export function knownSaying(chat: ChatContext): DraftAnswer | null {
  const saying = isAfterDisclosure(chat) || asksMeaning(chat.message) ? null : sayingIn(chat.message);
  return saying && answerSaying(saying);
}

/** Finds a saying that the message asks about or mostly consists of. A saying used in passing is only an idiom. */
function sayingIn(message: string): Saying | null {
  const words = wordsOf(message);
  const text = ` ${words.join(' ')} `;
  const isAsked = ASKS_WHERE.test(message);
  const isMost = (saying: readonly string[]) => saying.length + MAX_WORDS_AROUND_SAYING >= words.length;
  const found = normalizedSayings().find(({ wordings }) =>
    wordings.some((saying) => (isAsked || isMost(saying)) && text.includes(` ${saying.join(' ')} `)),
  );
  return found?.saying ?? null;
}

const MAX_WORDS_AROUND_SAYING = 4;

const normalizedSayings = lazy(() =>
  SAYINGS.map((saying) => ({ saying, wordings: saying.words.map((words) => wordsOf(words)) })),
);

function answerSaying({ answer, passages }: Saying): DraftAnswer {
  return {
    speaker: 'guide',
    drafts: [textPart(answer), ...passageParts(passages)],
  };
}

/**
 * Finds the quoted words: words in quotation marks, words next to 'where does it say', or a message that is Bible text.
 */
function quotedIn(scripture: Scripture, message: string): { words: string; isAsked: boolean } | null {
  const isAsked = ASKS_WHERE.test(message);
  const marked = /[“"«]([^“”"«»]{8,})[”"»]|(?<!\w)[‘']([^‘’\n]{8,})[’'](?!\w)/.exec(message);
  const inMarks = marked?.[1] ?? marked?.[2];
  if (inMarks && wordsIn(inMarks).length >= 2) return { words: inMarks, isAsked };
  if (isAsked) {
    const asked = ASKS_WHERE.exec(message);
    const after = message.slice((asked?.index ?? 0) + (asked?.[0].length ?? 0));
    const before = message.slice(0, asked?.index ?? 0);
    const isQuotation = (words: string) =>
      wordsIn(words).length >= 3 ||
      (wordsIn(words).length === 2 && isExactIn(verify(scripture, words, null), 'kjv'));
    const rest = [after, before].map(bareWords).find(isQuotation);
    if (rest) return { words: rest, isAsked };
  }
  const places = wordPlaces(message);
  if (places.length >= 5 && places.length <= 60) {
    const verdict = verify(scripture, message, null);
    if (verdict.kind === 'exact' && !mayBeOwnWords(message, verdict)) return { words: message, isAsked };
  }
  return null;
}

function isExactIn(verdict: Verdict, text: Verdict['text']): boolean {
  return verdict.kind === 'exact' && verdict.text === text;
}

/** People write a few words in modern English by chance that are also in the World English Bible. */
const MIN_MODERN_WORDS = 8;

function mayBeOwnWords(words: string, { text }: Verdict): boolean {
  return text === 'web' && wordsIn(words).length < MIN_MODERN_WORDS;
}

/** Removes the words that introduce a quotation. */
function bareWords(text: string): string {
  return text
    .replace(/^[\s,:]*(?:it |he |she |god |the bible )?(?:says? |said )?(?:that |about )?/i, '')
    .replace(/\b(?:in|from) (?:the )?(?:bible|scriptures?|kjv)\b|[?]/gi, ' ')
    .trim();
}
