import type { Person } from '#contract/account/auth';
import { useDraft } from '#web/lib/storage/draft.hooks';

/** Returns the drafts of the form for name and email address. */
export function useProfileDrafts({ id, firstName, lastName, email }: Person) {
  const drafts = {
    firstName: useDraft(`draft.profile.${id}.firstName`, firstName),
    lastName: useDraft(`draft.profile.${id}.lastName`, lastName),
    email: useDraft(`draft.profile.${id}.email`, email),
  };
  const all = Object.values(drafts);
  return {
    drafts,
    isChanged: all.some((draft) => draft.isChanged),
    discardAll: () => {
      for (const { discard } of all) discard();
    },
  };
}
