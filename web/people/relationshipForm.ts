import type { Care } from '#contract/care';
import type { NewRelationship, Relationship } from '#contract/relationships';
import { ApiError } from '#web/lib/api';
import { sendKeyOf } from '#web/lib/sendKey';
import { sayFailed } from '#web/ui/failing';
import { type Broken, byContract } from '#web/ui/form.hooks';
import type { Words } from './draft.hooks';
import { addRelationship, changeRelationship, dropRelationship } from './relationships.hooks';

type Saved = { added: Relationship; care: Care | null };

const check = byContract(async () => (await import('#contract/relationships')).NewRelationship);

/** Constant content for the idempotency key: one form adds one person, even if its text changes between retries. */
const ANY_CONTENT = '';

/** Form options: validates, then adds or updates a relationship. */
export function relationshipForm(
  draftKey: string,
  existing: Relationship | null,
  onSaved: (kept: Saved) => void,
) {
  return {
    check: (fields: Words): Promise<Broken> => check(valuesOf(fields)),
    send: (fields: Words): Promise<Saved> =>
      existing
        ? changeRelationship(existing.id, valuesOf(fields))
        : addRelationship(valuesOf(fields), sendKeyOf(draftKey, ANY_CONTENT)),
    onDone: onSaved,
    onFailed: (error: unknown) => {
      // Network failures are shown above the button instead.
      if (!(error instanceof ApiError)) return;
      sayFailed(error, 'Couldn’t save this', 'What you typed is still here. Please try again.');
      if (existing && error.status === 404) dropRelationship(existing.id);
    },
  };
}

/** Converts the form’s strings; the contract validates the result. */
function valuesOf({ frequency, energy, ...fields }: Words) {
  return { ...fields, frequency: Number(frequency), energy: Number(energy) } as NewRelationship;
}
