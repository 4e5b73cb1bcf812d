import type { ChatPart } from '#contract/chats';
import { applyGate, type GatePart } from '#server/scripture/gate';
import { tellingStems } from '#server/scripture/phrases';
import { readReference } from '#server/scripture/references';
import type { Scripture } from '#server/scripture/scripture';
import { referenceOf, type Span, verseText } from '#server/scripture/text';
import { scripturePart } from './answerParts';
import { type Prompt, repeatsPrompt } from './guide.prompt';
import { type ModelCall, ModelFault, streamModelText } from './modelCall';
import { findViolation } from './modelViolations';
import { paragraphsOf } from './paragraphs';

/** One slip is set right and noted; more say that the model is making things up. */
const UNVERIFIED_MOST = 1;

/** More than any answer we ask for; what is longer is no answer. */
const PARAGRAPHS_MAX = 8;
const LENGTH_MAX = 8000;

export type ChatRequest = {
  prompt: Prompt;
  /** The figure in whose voice it answers; null when the guide itself does. */
  voice: string | null;
  /** What a statement may name as its source. */
  sources: readonly Span[];
};

export type Paragraph = { speaker: 'figure' | 'guide'; parts: ChatPart[] };

/**
 * A model's answer, paragraph by paragraph, each one verified before anybody sees it. Throws a ModelFault where it
 * fails or says what no answer may say.
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
    if (unverified > UNVERIFIED_MOST) throw new ModelFault('unverified');
    refuseBreach(gated.parts, text, asked);
    const basis =
      speaker === 'figure' ? (said: string) => basisOf(scripture, tag, said, asked.sources) : () => NONE;
    const parts = partsOf(scripture, gated.parts, basis);
    if (parts.length === 0) continue;
    yield { speaker, parts };
    count += 1;
    if (count === PARAGRAPHS_MAX) return;
  }
  if (count === 0) throw new ModelFault('empty');
}

/** Counts every character that arrives, blanks too: an answer of blank lines never becomes a paragraph. */
async function* withinLength(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > LENGTH_MAX) throw new ModelFault('broken', 'long');
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

/** What was given as a quotation and is none is nobody's testimony. */
function partsOf(
  scripture: Scripture,
  parts: readonly GatePart[],
  basisFor: (said: string) => Basis,
): ChatPart[] {
  return parts.map((part) =>
    part.kind === 'text'
      ? { ...part, ...basisFor(part.note ? '' : part.text) }
      : scripturePart(scripture, part.span, part.note),
  );
}

type Tag = { kind: 'attested'; reference: string } | { kind: 'imagined' | 'guide' | 'none' };

function tagged(paragraph: string): { tag: Tag; text: string } {
  const match = /^\s*[*_]*\[(attested|imagined|guide)(?::\s*([^\]]{1,60}))?\][*_:]*\s*/i.exec(paragraph);
  // A tag that stands further on is nothing for a reader.
  const text = paragraph
    .slice(match?.[0].length ?? 0)
    .replace(/\[(?:attested|imagined|guide)[^\]]*\]\s*/gi, '');
  const kind = match?.[1]?.toLowerCase();
  if (kind === 'attested') return { tag: { kind, reference: match?.[2] ?? '' }, text };
  return { tag: { kind: kind === 'imagined' || kind === 'guide' ? kind : 'none' }, text };
}

/** So many telling words of a statement stand in the passage it names, or it is not from there. */
const SHARED = 2;

/** Attested is what names a passage the model was given and shares words with it; all else is imagined. */
function basisOf(scripture: Scripture, tag: Tag, said: string, sources: readonly Span[]): Basis {
  const imagined: Basis = { basis: 'imagined', passage: null };
  if (tag.kind !== 'attested') return imagined;
  const read = readReference(scripture.text, tag.reference);
  const [span, more] = 'spans' in read ? read.spans : [];
  if (!span || more || !sources.some(({ first, last }) => first <= span.first && span.last <= last))
    return imagined;
  const there = new Set(tellingStems(verseText(scripture.text, span)));
  const shared = tellingStems(said).filter((stem) => there.has(stem)).length;
  return shared < SHARED
    ? imagined
    : ({ basis: 'attested', passage: referenceOf(scripture.text, span) } as const);
}

function withoutMarkdown(text: string): string {
  return text.replace(/^#{1,6} +/gm, '').replace(/^[ \t]*(?:[-*•]|\d{1,2}[.)]) +/gm, '');
}
