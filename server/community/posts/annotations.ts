import { BIBLE_TEXTS } from '#contract/bibleTexts';
import type { Annotations } from '#contract/community/posts';
import { checkQuotations } from '#server/scripture/quotations/gate';
import { findReferencesInPieces } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { referenceOf } from '#server/scripture/text/text';

const NOT_SCRIPTURE =
  'We couldn’t find some of the words quoted here in the King James Version or the World English Bible.';

/** More references than a normal post contains. */
const MAX_REFERENCES = 60;
const MAX_NOTES = 6;

/**
 * Finds the Bible references in a text and checks its quotations against our Bible texts. The text itself stays
 * unchanged, even where it quotes another translation or from memory.
 */
export async function annotate(scripture: Scripture, content: string): Promise<Annotations> {
  const { text } = scripture;
  const found = await findReferencesInPieces(text, content);
  const { corrections, unverified } = await checkQuotations(scripture, content, found);
  const differentWording = corrections.map(({ span, text: version }) => ({
    note: `The ${BIBLE_TEXTS[version]} says it differently:`,
    reference: referenceOf(text, span),
  }));
  const missing = found.flatMap(({ start, end, missing }) =>
    // Ignores 'Number 281', which is just a number. A colon shows that a passage is meant.
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
      .slice(0, MAX_REFERENCES),
    notes: [...differentWording, ...missing, ...notFound].slice(0, MAX_NOTES),
  };
}
