import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsOnline } from '#web/lib/online.hooks';
import { Button } from '#web/ui/Button';
import { useValidatedForm } from '#web/ui/forms/form.hooks';
import { PasswordField } from '#web/ui/forms/PasswordField';
import { OfflineNotice } from '#web/ui/OfflineNotice';
import { SectionCard } from '#web/ui/SectionCard';
import { WhileOffline } from '#web/ui/WhileOffline';
import { passwordFormOptions } from './passwordFormOptions';

const FIELDS = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm new password', autoComplete: 'new-password' },
];

export function ChangePassword({ email }: { email: string }) {
  const isOnline = useIsOnline();
  const [shown, setShown] = useState(false);
  const { handlers, errors, isAway, isPending } = useValidatedForm(passwordFormOptions(useQueryClient()));

  return (
    <SectionCard title="Change password">
      <WhileOffline>You’re offline. You can change your password when you’re back online.</WhileOffline>
      <form {...handlers} className="mt-4 grid gap-4">
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {FIELDS.map(({ name, ...field }) => (
          <PasswordField
            key={name}
            {...field}
            name={name}
            readOnly={isPending}
            shown={shown}
            onShow={setShown}
            hint={
              name === 'newPassword'
                ? 'Best with 8+ characters with uppercase, lowercase, and number. Changing it signs you out everywhere else.'
                : undefined
            }
            error={errors[name]}
          />
        ))}
        {isAway && <OfflineNotice />}
        <Button
          type="submit"
          variant="ghost"
          disabled={!isOnline}
          pending={isPending}
          className="mt-1 @md:justify-self-start"
        >
          Change password
        </Button>
      </form>
    </SectionCard>
  );
}
