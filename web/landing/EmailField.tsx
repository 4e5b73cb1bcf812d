import { loadDraft, saveDraft } from '#web/lib/storage/drafts';
import { Field } from '#web/ui/forms/Field';

const DRAFT = 'typed.address';

/** The email field of the sign-in form. The password reset form starts with the same address. */
export function EmailField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      required
      defaultValue={loadDraft(DRAFT)}
      onInput={({ currentTarget }) => saveDraft(DRAFT, currentTarget.value)}
      error={error}
    />
  );
}
