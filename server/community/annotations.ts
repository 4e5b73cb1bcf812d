import type { Annotations } from '#contract/community';
import { checkQuotations } from '#server/scripture/gate';
import { findReferencesInPieces } from '#server/scripture/references';
import type { Scripture } from '#server/scripture/scripture';
import { referenceOf } from '#server/scripture/text';

const WORDED_OTHERWISE = 'The King James text has other words for this:';
const NOT_SCRIPTURE = 'We couldn’t find some of the words quoted here in the King James text.';

/** More than anybody names in a letter. */
const REFERENCES_MAX = 60;
const NOTES_MAX = 6;

/**
 * What we add to somebody's words: where they name a passage, and where what they quote is not the King James text.
 * The words themselves stay hers, also where they come from another translation or from memory.
 */
export async function annotate(scripture: Scripture, content: string): Promise<Annotations> {
  const { text } = scripture;
  const found = await findReferencesInPieces(text, content);
  const { corrections, unverified } = await checkQuotations(scripture, content, found);
  const worded = corrections.map((span) => ({
    note: WORDED_OTHERWISE,
    reference: referenceOf(text, span),
  }));
  const missing = found.flatMap(({ start, end, missing }) =>
    // 'Number 281' is a number; who writes a colon means a passage.
    missing && content.slice(start, end).includes(':')
      ? [{ note: missing.message, reference: missing.nearest }]
      : [],
  );
  const notFound = unverified > 0 ? [{ note: NOT_SCRIPTURE, reference: null }] : [];
  return {
    references: found
      .flatMap(({ start, end, spans }) =>
        spans[0] ? [{ start, end, reference: referenceOf(text, spans[0]) }] : [],
      )
      .slice(0, REFERENCES_MAX),
    notes: [...worded, ...missing, ...notFound].slice(0, NOTES_MAX),
  };
}
