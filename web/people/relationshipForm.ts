import type { Care } from '#contract/care';
import type { NewRelationship, Relationship } from '#contract/relationships';
import { ApiError } from '#web/lib/api';
import { sendKeyOf } from '#web/lib/sendKey';
import { sayFailed } from '#web/ui/failing';
import { type Broken, byContract } from '#web/ui/form.hooks';
import type { Words } from './draft.hooks';
import { addRelationship, changeRelationship, dropRelationship } from './relationships.hooks';

type Kept = { added: Relationship; care: Care | null };

const check = byContract(async () => (await import('#contract/relationships')).NewRelationship);

/** Whoever is written down in a form is one and the same, also with other words. */
const SOMEBODY_NEW = '';

/** How somebody is written down, or written anew. */
export function relationshipForm(
  draftKey: string,
  existing: Relationship | null,
  onKept: (kept: Kept) => void,
) {
  return {
    check: (words: Words): Promise<Broken> => check(valuesOf(words)),
    send: (words: Words): Promise<Kept> =>
      existing
        ? changeRelationship(existing.id, valuesOf(words))
        : addRelationship(valuesOf(words), sendKeyOf(draftKey, SOMEBODY_NEW)),
    onDone: onKept,
    onFailed: (error: unknown) => {
      // What is said when nobody answered stands above the button.
      if (!(error instanceof ApiError)) return;
      sayFailed(error, 'Not saved', 'What you typed is still here. Please try again.');
      if (existing && error.status === 404) dropRelationship(existing.id);
    },
  };
}

/** A form holds nothing but words; the contract says whether they are the right ones. */
function valuesOf({ frequency, energy, ...words }: Words) {
  return { ...words, frequency: Number(frequency), energy: Number(energy) } as NewRelationship;
}
