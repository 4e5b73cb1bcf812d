import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '#contract/account/auth';
import { useDraft } from '#web/lib/storage/draft.hooks';
import { Button } from '#web/ui/Button';
import { Field } from '#web/ui/forms/Field';
import { useValidatedForm } from '#web/ui/forms/form.hooks';
import { PasswordField } from '#web/ui/forms/PasswordField';
import { OfflineNotice } from '#web/ui/OfflineNotice';
import { SectionCard } from '#web/ui/SectionCard';
import { WhileOffline } from '#web/ui/WhileOffline';
import { profileFormOptions } from './profileFormOptions';
import { UnverifiedNotice } from './UnverifiedNotice';

const FIELDS = [
  { name: 'firstName', label: 'First Name', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', type: 'text' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
] as const;

export function BasicInformation({ person }: { person: Person }) {
  const { id, firstName, lastName, email } = person;
  const drafts = {
    firstName: useDraft(`draft.profile.${id}.firstName`, firstName),
    lastName: useDraft(`draft.profile.${id}.lastName`, lastName),
    email: useDraft(`draft.profile.${id}.email`, email),
  };
  const isChanged = Object.values(drafts).some((draft) => draft.isChanged);
  const discardAll = () => {
    for (const { discard } of Object.values(drafts)) discard();
  };
  const [shown, setShown] = useState(false);
  const { handlers, errors, isAway, isPending } = useValidatedForm(
    profileFormOptions(useQueryClient(), discardAll),
  );
  const isEmailChanged = drafts.email.text.trim().toLowerCase() !== email;

  return (
    <SectionCard title="Basic information">
      <WhileOffline>You’re offline. You can save your changes when you’re back online.</WhileOffline>
      <form {...handlers} className="mt-4 grid gap-4 @lg:grid-cols-2">
        {FIELDS.map(({ name, ...field }) => (
          <div key={name} className={name === 'email' ? '@lg:col-span-2' : ''}>
            <Field
              {...field}
              name={name}
              required
              readOnly={isPending}
              value={drafts[name].text}
              onChange={({ target }) => drafts[name].write(target.value)}
              error={errors[name]}
            />
          </div>
        ))}
        <div className="grid gap-4 @lg:col-span-2">
          {!person.emailVerified && !isEmailChanged && <UnverifiedNotice />}
          {isEmailChanged && (
            <PasswordField
              label="Current password"
              name="currentPassword"
              required={false}
              readOnly={isPending}
              shown={shown}
              onShow={setShown}
              autoComplete="current-password"
              hint="To change your email, enter your password (not needed if you signed in within 15 minutes)."
              error={errors.currentPassword}
            />
          )}
          {isAway && <OfflineNotice />}
        </div>
        {/* Until something changes, there is nothing to save, and the button must not stand over the fields. */}
        <div className={`grid gap-3 @lg:col-span-2 @md:flex ${isChanged ? 'sticky-action' : ''}`}>
          <Button type="submit" variant={isChanged ? 'primary' : 'ghost'} pending={isPending}>
            Save changes
          </Button>
          {isChanged && (
            <Button variant="ghost" disabled={isPending} onClick={discardAll} className="bg-card">
              Undo my changes
            </Button>
          )}
        </div>
      </form>
    </SectionCard>
  );
}
