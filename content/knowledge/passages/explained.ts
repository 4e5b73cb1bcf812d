import type { Entry } from '../entry';

/** The explanation of one passage: setting, plain meaning, and a word that is hard to understand. */
type Explanation = {
  reference: string;
  /** Names that people use instead of the reference, in lower case. */
  names?: readonly string[];
  /** 40 to 90 words; no quotation. */
  text: string;
  /** The passage's context and related passages, shown when the user asks for more. */
  context: readonly string[];
  /** Ids of related entries and topics. */
  related?: readonly string[];
};

export function explained({ reference, names = [], text, context, related = [] }: Explanation): Entry {
  return {
    id: `about-${reference.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    kind: 'passage',
    title: `About ${reference}`,
    names,
    asks: [],
    text,
    passages: [reference, ...context],
    related,
  };
}
