import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '#contract/account/auth';
import { useIsOnline } from '#web/lib/online.hooks';
import { Button } from '#web/ui/Button';
import { Field } from '#web/ui/forms/Field';
import { useValidatedForm } from '#web/ui/forms/form.hooks';
import { PasswordField } from '#web/ui/forms/PasswordField';
import { OfflineNotice } from '#web/ui/OfflineNotice';
import { SectionCard } from '#web/ui/SectionCard';
import { WhileOffline } from '#web/ui/WhileOffline';
import { useProfileDrafts } from './profileDrafts.hooks';
import { profileFormOptions } from './profileFormOptions';
import { UnverifiedNotice } from './UnverifiedNotice';

const FIELDS = [
  { name: 'firstName', label: 'First Name', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', type: 'text' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
] as const;

/** With the largest text on a phone, a longer address is cut off in its field, so it wraps below it. */
const MAX_WHOLE_EMAIL = 22;

export function BasicInformation({ person }: { person: Person }) {
  const { drafts, isChanged, discardAll } = useProfileDrafts(person);
  const [shown, setShown] = useState(false);
  const { handlers, errors, isAway, isPending } = useValidatedForm(
    profileFormOptions(useQueryClient(), discardAll),
  );
  const isOnline = useIsOnline();
  const isEmailChanged = drafts.email.text.trim().toLowerCase() !== person.email;

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
            {name === 'email' && drafts.email.text.length > MAX_WHOLE_EMAIL && (
              <p aria-hidden className="mt-1.5 hidden text-fine text-quiet @max-[16rem]:block">
                {drafts.email.text}
              </p>
            )}
          </div>
        ))}
        <div className="grid gap-4 @lg:col-span-2">
          {isOnline && !person.emailVerified && !isEmailChanged && <UnverifiedNotice />}
          {isEmailChanged && (
            <PasswordField
              label="Current password"
              name="currentPassword"
              required={false}
              readOnly={isPending}
              shown={shown}
              onShow={setShown}
              autoComplete="current-password"
              hint="You use your email to sign in, so we ask for your password before it changes. If you signed in less than 15 minutes ago, you can leave this empty."
              error={errors.currentPassword}
            />
          )}
          {isAway && <OfflineNotice />}
        </div>
        {/* Until something changes, there is nothing to save, and the button must not stand over the fields. */}
        <div className={`grid gap-3 @lg:col-span-2 @md:flex ${isChanged ? 'sticky-action' : ''}`}>
          <Button
            type="submit"
            variant={isChanged ? 'primary' : 'ghost'}
            disabled={!isOnline}
            pending={isPending}
          >
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
