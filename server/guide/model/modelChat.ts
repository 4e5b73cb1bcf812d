import type { ChatPart } from '#contract/chats';
import { scripturePart } from '#server/guide/written/answerParts';
import { applyGate, type GatePart } from '#server/scripture/quotations/gate';
import { readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { contentStems } from '#server/scripture/search/contentStems';
import { referenceOf, type Span, verseText } from '#server/scripture/text/text';
import { type Prompt, repeatsPrompt } from './guide.prompt';
import { type ModelCall, ModelFault, streamModelText } from './modelCall';
import { findViolation } from './modelViolations';
import { paragraphsOf } from './paragraphs';

/** One unverified quotation is corrected and marked. With more, the answer is rejected. */
const MAX_UNVERIFIED = 1;

/** Both limits exceed any answer we ask for. An answer ends after MAX_PARAGRAPHS, and is rejected above MAX_LENGTH. */
const MAX_PARAGRAPHS = 8;
const MAX_LENGTH = 8000;

export type ChatRequest = {
  prompt: Prompt;
  /** The figure whose voice the model uses; null for the guide. */
  voice: string | null;
  /** The passages a statement may cite. */
  sources: readonly Span[];
};

export type Paragraph = { speaker: 'figure' | 'guide'; parts: ChatPart[] };

/**
 * Streams a model's answer paragraph by paragraph. Verifies each paragraph before the user sees it. Throws a ModelFault
 * on failure or on a forbidden statement.
 */
export async function* verifiedParagraphs(
  scripture: Scripture,
  call: ModelCall,
  asked: ChatRequest,
): AsyncGenerator<Paragraph> {
  let speaker: Paragraph['speaker'] = asked.voice ? 'figure' : 'guide';
  let unverified = 0;
  let count = 0;
  const pieces = withinLength(streamModelText(call, asked.prompt, { isShown: () => count > 0 }));
  for await (const paragraph of paragraphsOf(pieces)) {
    const { tag, text } = tagged(paragraph);
    if (tag.kind === 'guide') speaker = 'guide';
    const gated = applyGate(scripture, withoutMarkdown(text));
    unverified += gated.unverified;
    if (unverified > MAX_UNVERIFIED) throw new ModelFault('unverified');
    refuseBreach(gated.parts, text, asked);
    const basis =
      speaker === 'figure'
        ? (statement: string) => basisOf(scripture, tag, statement, asked.sources)
        : () => NONE;
    const parts = partsOf(scripture, gated.parts, basis);
    if (parts.length === 0) continue;
    yield { speaker, parts };
    count += 1;
    if (count === MAX_PARAGRAPHS) return;
  }
  if (count === 0) throw new ModelFault('empty');
}

/**
 * Throws a ModelFault if an answer is too long. Counts whitespace too, because an endless run of blank lines never
 * becomes a paragraph.
 */
async function* withinLength(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > MAX_LENGTH) throw new ModelFault('broken', 'long');
    yield piece;
  }
}

function refuseBreach(parts: readonly GatePart[], text: string, { prompt, voice }: ChatRequest) {
  if (repeatsPrompt(prompt.mark, text)) throw new ModelFault('unfit', 'prompt');
  for (const part of parts) {
    const breach = part.kind === 'text' && findViolation(part.text, voice);
    if (breach) throw new ModelFault('unfit', breach);
  }
}

type Basis = Pick<Extract<ChatPart, { kind: 'text' }>, 'basis' | 'passage'>;

const NONE: Basis = { basis: null, passage: null };

/** Adds a basis to each text part. A part with a note about its quotation is never attested. */
function partsOf(
  scripture: Scripture,
  parts: readonly GatePart[],
  basisFor: (statement: string) => Basis,
): ChatPart[] {
  return parts.map((part) =>
    part.kind === 'text'
      ? { ...part, ...basisFor(part.note ? '' : part.text) }
      : scripturePart(scripture, part.span, part.note, part.text),
  );
}

type Tag = { kind: 'attested'; reference: string } | { kind: 'imagined' | 'guide' | 'none' };

function tagged(paragraph: string): { tag: Tag; text: string } {
  const match = /^\s*[*_]*\[(attested|imagined|guide)(?::\s*([^\]]{1,60}))?\][*_:]*\s*/i.exec(paragraph);
  // Removes tags in the middle of a paragraph, which users should not see.
  const text = paragraph
    .slice(match?.[0].length ?? 0)
    .replace(/\[(?:attested|imagined|guide)[^\]]*\]\s*/gi, '');
  const kind = match?.[1]?.toLowerCase();
  if (kind === 'attested') return { tag: { kind, reference: match?.[2] ?? '' }, text };
  return { tag: { kind: kind === 'imagined' || kind === 'guide' ? kind : 'none' }, text };
}

/** Minimum number of content words a statement shares with the passage it cites. */
const MIN_SHARED_WORDS = 2;

/**
 * Labels a statement as attested if it cites a passage that the model was given and shares words with that passage.
 * Labels all others as imagined.
 */
function basisOf(scripture: Scripture, tag: Tag, statement: string, sources: readonly Span[]): Basis {
  const imagined: Basis = { basis: 'imagined', passage: null };
  if (tag.kind !== 'attested') return imagined;
  const read = readReference(scripture.text, tag.reference);
  const [span, more] = 'spans' in read ? read.spans : [];
  if (!span || more || !sources.some(({ first, last }) => first <= span.first && span.last <= last))
    return imagined;
  const there = new Set(contentStems(verseText(scripture.text, span)));
  const shared = contentStems(statement).filter((stem) => there.has(stem)).length;
  return shared < MIN_SHARED_WORDS
    ? imagined
    : ({ basis: 'attested', passage: referenceOf(scripture.text, span) } as const);
}

function withoutMarkdown(text: string): string {
  return text.replace(/^#{1,6} +/gm, '').replace(/^[ \t]*(?:[-*•]|\d{1,2}[.)]) +/gm, '');
}
