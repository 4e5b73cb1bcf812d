import type { QueryClient } from '@tanstack/react-query';
import type { CrisisHelp } from '#contract/crisisHelp';
import type { NewRelationship, Relationship } from '#contract/people/relationships';
import { ApiError } from '#web/lib/api';
import { idempotencyKeyFor } from '#web/lib/storage/idempotencyKey';
import { type FieldIssue, zodResolver } from '#web/ui/forms/form.hooks';
import { toastError } from '#web/ui/toast/errorToasts';
import type { RelationshipFields } from './relationshipDraft.hooks';
import { createRelationship, editRelationship, refetchRelationships } from './relationships.hooks';

type Saved = { added: Relationship; crisisHelp: CrisisHelp | null };

const check = zodResolver(async () => (await import('#contract/people/relationships')).NewRelationship);

/**
 * The idempotency key ignores the form's content: one form adds one person, even if the text changes between retries.
 */
const ANY_CONTENT = '';

/** Returns form options that validate the fields and then add or update a relationship. */
export function relationshipFormOptions(
  client: QueryClient,
  draftKey: string,
  existing: Relationship | null,
  onSaved: (kept: Saved) => void,
) {
  return {
    check: (fields: RelationshipFields): Promise<FieldIssue[]> => check(valuesOf(fields)),
    send: (fields: RelationshipFields): Promise<Saved> =>
      existing
        ? editRelationship(client, existing.id, valuesOf(fields))
        : createRelationship(client, valuesOf(fields), idempotencyKeyFor(draftKey, ANY_CONTENT)),
    onDone: onSaved,
    onFailed: (error: unknown) => {
      // Network failures are shown above the button instead.
      if (!(error instanceof ApiError)) return;
      toastError(error, 'Couldn’t save this', 'What you typed is still here. Please try again.');
      if (existing && error.status === 404) void refetchRelationships(client);
    },
  };
}

/** Converts the form’s strings; the contract validates the result. */
function valuesOf({ frequency, energy, ...fields }: RelationshipFields) {
  return { ...fields, frequency: Number(frequency), energy: Number(energy) } as NewRelationship;
}
