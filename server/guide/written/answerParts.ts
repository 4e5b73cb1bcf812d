import type { BibleText } from '#contract/bibleTexts';
import type { ChatAnswer, ChatPart } from '#contract/chats';
import { textOf } from '#contract/chatText';
import type { CrisisHelp } from '#contract/crisisHelp';
import { applyGate } from '#server/scripture/quotations/gate';
import { readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { versesOf } from '#server/scripture/scripture.service';
import { createMessageCache, type MessageCache } from '#server/scripture/search/messageCache';
import { referenceOf, type Span } from '#server/scripture/text/text';

/** One part of an answer, before its quotations are checked. */
export type DraftPart =
  | { kind: 'text'; text: string; basis?: 'attested' | 'imagined'; passage?: string }
  | { kind: 'passage'; of: string | Span; note?: string; quotedFrom?: BibleText }
  | ({ kind: 'crisis_help' } & CrisisHelp);

export type DraftAnswer = {
  speaker: ChatAnswer['speaker'];
  drafts: DraftPart[];
  /** Passages that the answer cites in addition to those it shows. */
  also?: readonly string[];
  suggestions?: readonly string[];
  /** If true, the answer is sent as written and no model is asked, for example for crisis help. */
  isFinal?: boolean;
};

/** Builds an answer of the guide: a short text, followed by further parts. */
export function textAnswer(words: string, ...drafts: DraftPart[]): DraftAnswer {
  return { speaker: 'guide', drafts: [textPart(words), ...drafts] };
}

export function textPart(text: string): Extract<DraftPart, { kind: 'text' }> {
  return { kind: 'text', text };
}

export function passagePart(of: string | Span): DraftPart {
  return { kind: 'passage', of };
}

export function passageParts(passages: readonly (string | Span)[]): DraftPart[] {
  return passages.map(passagePart);
}

/** Maximum number of verses shown in a chat; longer passages open in the reader. */
export const MAX_VERSES_SHOWN = 8;

export function cut({ first, last }: Span): Extract<DraftPart, { kind: 'passage' }> {
  return { kind: 'passage', of: { first, last: Math.min(last, first + MAX_VERSES_SHOWN - 1) } };
}

/**
 * Renders an answer. Text presented as Scripture is shown in the words of our Bible text or loses its quotation marks.
 */
export function renderAnswer(
  scripture: Scripture,
  { speaker, drafts, also = [], suggestions = [] }: DraftAnswer,
): ChatAnswer {
  const parts = drafts.flatMap((draft) => renderPart(scripture, draft));
  const shown = parts.flatMap((part) => (part.kind === 'scripture' ? [part.reference] : []));
  return {
    response: parts.map(textOf).join('\n\n'),
    source: 'written',
    fallbackReason: null,
    speaker,
    citations: [...new Set([...shown, ...also])],
    parts,
    suggestions: [...suggestions],
  };
}

export function renderPart(scripture: Scripture, draft: DraftPart): ChatPart[] {
  if (draft.kind === 'crisis_help') return [draft];
  if (draft.kind === 'passage') {
    const { of, note = null, quotedFrom } = draft;
    const spans = typeof of === 'string' ? spansOf(scripture, of) : [of];
    return spans.map((span) => scripturePart(scripture, span, note, quotedFrom));
  }
  const { text, basis = null, passage = null } = draft;
  return gatedParts(scripture, text).map((part) =>
    part.kind === 'text'
      ? { ...part, basis, passage }
      : scripturePart(scripture, part.span, part.note, part.text),
  );
}

type GatedParts = ReturnType<typeof applyGate>['parts'];

/** The gated written texts. The same texts are in many answers, and finding references takes milliseconds. */
const gatedTexts = new WeakMap<Scripture, MessageCache<GatedParts>>();

function gatedParts(scripture: Scripture, text: string): GatedParts {
  const cached = gatedTexts.get(scripture) ?? createMessageCache<GatedParts>(MAX_GATED_TEXTS);
  gatedTexts.set(scripture, cached);
  return cached(text, () => applyGate(scripture, text).parts);
}

const MAX_GATED_TEXTS = 2000;

function spansOf({ text }: Scripture, reference: string): Span[] {
  const read = readReference(text, reference);
  return 'spans' in read ? read.spans : [];
}

export function scripturePart(
  scripture: Scripture,
  span: Span,
  note: string | null,
  quotedFrom: BibleText = 'kjv',
): ChatPart {
  return {
    kind: 'scripture',
    reference: referenceOf(scripture.text, span),
    verses: versesOf(scripture, span),
    quotedFrom,
    note,
  };
}
