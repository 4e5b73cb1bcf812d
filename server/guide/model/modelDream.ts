import { z } from 'zod';
import type { FoundSymbol, Interpretation } from '#contract/dreams';
import { markSymbols, type WrittenDream } from '#server/guide/written/dreams/dream';
import type { SymbolPlace } from '#server/guide/written/dreams/symbols';
import { applyGate } from '#server/scripture/quotations/gate';
import { readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { versesOf } from '#server/scripture/scripture.service';
import { referenceOf, type Span } from '#server/scripture/text/text';
import { dreamPrompt, repeatsPrompt } from './guide.prompt';
import { type ModelCall, ModelFault, streamModelText } from './modelCall';
import { FALLBACK_REASONS, type GuideServices, logModelFault, reserveModelCall } from './modelOrWritten';
import { findViolation } from './modelViolations';

const ModelSymbols = z.object({
  symbols: z
    .array(
      z.object({
        symbol: z.string().trim().min(1).max(60),
        words: z.string().trim().max(200),
        biblicalContext: z.string().trim().min(20).max(1200),
        reflectionQuestion: z.string().trim().min(5).max(400),
        scriptureReference: z.string().trim().max(60),
      }),
    )
    .max(8),
});
type ModelSymbol = z.infer<typeof ModelSymbols>['symbols'][number];

/** The same number as the written guide shows. */
const MAX_SYMBOLS = 4;

/** Enough for eight symbols of maximum length. */
const MAX_JSON_LENGTH = 20_000;

/** Maximum number of verses of a symbol. Its card shows a few verses, not a chapter. */
const MAX_VERSES = 6;

/**
 * Answers a dream with a model's symbols. Verifies that the reference of each symbol exists and that its text contains
 * no quotation. The introduction comes from the written guide, and if the model fails, so do the symbols.
 */
export async function interpretWithModel(
  { scripture, limits, log, person }: GuideServices,
  call: ModelCall,
  dream: string,
  written: WrittenDream,
): Promise<Interpretation> {
  const refused = await reserveModelCall(limits, person.id);
  if (refused) return { ...written.interpretation, fallbackReason: FALLBACK_REASONS[refused] };
  try {
    const found = await symbolsFrom(scripture, call, dream);
    if (found.length === 0) return { ...written.interpretation, fallbackReason: FALLBACK_REASONS.none };
    return {
      before: written.comfort,
      symbols: found.map(({ symbol }) => symbol),
      source: 'model',
      fallbackReason: null,
      textParts: markSymbols(
        dream,
        found.map(({ places }) => places),
      ),
    };
  } catch (error) {
    if (call.signal.aborted) return written.interpretation;
    return { ...written.interpretation, fallbackReason: FALLBACK_REASONS[logModelFault(log, error)] };
  } finally {
    await limits.modelCallsAtOnce.refund(person.id);
  }
}

async function symbolsFrom(scripture: Scripture, call: ModelCall, dream: string) {
  const prompt = dreamPrompt(dream);
  let json = '';
  for await (const piece of streamModelText(call, prompt, { shape: ModelSymbols })) {
    json += piece;
    if (json.length > MAX_JSON_LENGTH) throw new ModelFault('broken', 'long');
  }
  const read = ModelSymbols.safeParse(parsed(json));
  if (!read.success) throw new ModelFault('broken', 'schema');
  const answerText = read.data.symbols.flatMap((symbol) => Object.values(symbol)).join(' ');
  if (repeatsPrompt(prompt.mark, answerText)) throw new ModelFault('unfit', 'prompt');
  return read.data.symbols.slice(0, MAX_SYMBOLS).map((symbol) => verified(scripture, dream, symbol));
}

/** Extracts the JSON object from an answer, even if there is text or a code fence around it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

function verified(
  scripture: Scripture,
  dream: string,
  { symbol, words, biblicalContext, reflectionQuestion, scriptureReference }: ModelSymbol,
): { symbol: FoundSymbol; places: SymbolPlace[] } {
  const span = spanOf(scripture, scriptureReference);
  return {
    symbol: {
      symbol: plain(scripture, symbol),
      biblicalContext: plain(scripture, biblicalContext),
      reflectionQuestion: plain(scripture, reflectionQuestion),
      scriptureReference: referenceOf(scripture.text, span),
      verses: versesOf(scripture, span),
      isInScripture: true,
    },
    places: placesOf(dream, words),
  };
}

function spanOf({ text }: Scripture, reference: string): Span {
  const read = readReference(text, reference);
  const [span, more] = 'spans' in read ? read.spans : [];
  if (!span || more || span.last - span.first >= MAX_VERSES) throw new ModelFault('unverified');
  return span;
}

/** Checks prose and returns it. Throws if it contains a quotation, because the verses are shown next to it. */
function plain(scripture: Scripture, prose: string): string {
  const { parts } = applyGate(scripture, prose);
  const [part, more] = parts;
  if (!part || more || part.kind !== 'text' || part.note) throw new ModelFault('unverified');
  const breach = findViolation(part.text, null);
  if (breach) throw new ModelFault('unfit', breach);
  return part.text;
}

/** Finds every place where these words occur in a dream. */
function placesOf(dream: string, words: string): SymbolPlace[] {
  const wanted = words.toLowerCase();
  const lower = dream.toLowerCase();
  const places: SymbolPlace[] = [];
  if (wanted === '' || lower.length !== dream.length) return places;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
    places.push({ start: at, end: at + wanted.length });
  }
  return places;
}
