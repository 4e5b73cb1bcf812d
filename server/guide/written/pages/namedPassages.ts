import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { isStory } from '#server/guide/intent/askedWords';
import { isOwnStory } from '#server/guide/intent/ownStories';
import {
  cut,
  type DraftAnswer,
  type DraftPart,
  MAX_VERSES_SHOWN,
  textPart,
} from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { findReferences, mergeSpans, readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import type { Span } from '#server/scripture/text/text';
import { asksMeaning, explainPassage, explanationOf } from './explanations';

/** Shows the passages named in the message, or says that they don't exist. Returns null if none is named. */
export function namedPassages(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const { text } = scripture;
  const found = findReferences(text, chat.message);
  const missing = found.find((reference) => reference.missing)?.missing;
  let spans = mergeSpans(found.flatMap((reference) => reference.spans));
  if (found.length === 0 && chat.message.length < 60) {
    // 'jude' or 'psalms' alone asks for the book; 'job' or 'mark' may be an everyday word.
    const read = /\b(?:job|mark|acts|numbers|judges|john|james|ruth|peter|luke|daniel)\b/i.test(chat.message)
      ? null
      : readReference(text, chat.message);
    if (read && 'spans' in read) spans = read.spans;
    if (read && 'message' in read && read.nearest) return noSuch(read.message, read.nearest);
  }
  if (missing) return noSuch(missing.message, missing.nearest);
  if (spans.length === 0) return null;
  return shownOrExplained(scripture, chat, spans);

  function noSuch(message: string, nearest: string | null): DraftAnswer {
    if (!nearest) return { speaker: 'guide', drafts: [textPart(message)] };
    const [line] = GUIDE_TEXTS.nothingNearer;
    const last = readReference(text, nearest);
    const span = 'spans' in last ? last.spans[0] : undefined;
    return {
      speaker: 'guide',
      drafts: [textPart(`${message} ${line}`), ...(span ? [cut(span)] : [])],
      suggestions: [nearest],
    };
  }
}

/** Whether a story of the user's own life mentions a passage in passing, and does not ask to see it. */
export function mentionsInPassing({ text }: Scripture, message: string): boolean {
  return (
    isOwnStory(message) &&
    isStory(message) &&
    !asksMeaning(message) &&
    !ASKS_TO_SEE.test(message) &&
    findReferences(text, message).some(({ spans }) => spans.length > 0)
  );
}

const ASKS_TO_SEE =
  /(?:^|[.?!,;] ?|\b(?:please|can you|could you|would you|pls) )(?:show|read|open|quote|look up|pull up|give me|explain|talk about|tell me about)\b|\b(?:what (?:does|do) (?:it|that|this|the|\d)|what (?:is|about) (?:it|that|this)|how (?:do|should) (?:i|we|you) (?:read|understand|take))\b/i;

/** Shows passages, or explains the only one if the message asks what it means. */
function shownOrExplained(scripture: Scripture, chat: ChatContext, spans: readonly Span[]): DraftAnswer {
  const only = spans.length === 1 ? spans[0] : undefined;
  if (only && asksMeaning(chat.message)) return explainPassage(scripture, chat, only);
  const explanation = only && explanationOf(scripture.text, only);
  return {
    speaker: 'guide',
    drafts: spans.slice(0, 3).flatMap((span) => shown(chat, span)),
    suggestions: [...(explanation ? [explanation.title] : []), 'Another verse', 'Give me words to pray'],
  };
}

function shown(chat: ChatContext, span: Span): DraftPart[] {
  const isLong = span.last - span.first >= MAX_VERSES_SHOWN;
  const text = pickPhrase(chat, isLong ? GUIDE_TEXTS.longNamed : GUIDE_TEXTS.named);
  return [textPart(text), cut(span)];
}
