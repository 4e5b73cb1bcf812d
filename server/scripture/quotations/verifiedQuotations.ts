import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { VerifiedQuotation } from '#contract/scripture';
import { findReferencesInPieces } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { referenceOf, verseText } from '#server/scripture/text/text';
import { quotationsIn } from './extraction';
import { splitParagraphs } from './paragraphs';
import { verifyPresentedQuotations } from './presentedQuotations';
import type { Verdict } from './verification';

/** Unlike an answer of the guide, a text is verified to its end, however many quotations it has. */
const UNLIMITED = { left: Number.POSITIVE_INFINITY };

/** Verifies every quotation that a text presents as Scripture, in order. Yields to the event loop in between. */
export async function verifyQuotations(scripture: Scripture, prose: string): Promise<VerifiedQuotation[]> {
  const verified: VerifiedQuotation[] = [];
  for (const paragraph of splitParagraphs(prose)) {
    const references = await findReferencesInPieces(scripture.text, paragraph);
    const quotations = quotationsIn(scripture, paragraph, references);
    for (const { quotation, verdict } of verifyPresentedQuotations(
      scripture,
      paragraph,
      quotations,
      UNLIMITED,
    )) {
      await yieldToEventLoop();
      const { words, reference } = quotation;
      verified.push({
        quotation: words.trim(),
        givenReference: reference && paragraph.slice(reference.start, reference.end),
        verdict: verdict.kind,
        source: sourceOf(scripture, verdict),
      });
    }
  }
  return verified;
}

function sourceOf(
  { text, worldEnglish }: Scripture,
  { span, text: version }: Verdict,
): VerifiedQuotation['source'] {
  if (!span) return null;
  const words = verseText(version === 'kjv' ? text : worldEnglish.text, span);
  return { reference: referenceOf(text, span), version, text: words.replace(/[[\]]/g, '') };
}
