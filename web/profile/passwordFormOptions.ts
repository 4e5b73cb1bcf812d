import type { ApiError } from '#web/lib/api';
import { type FieldErrors, zodResolver } from '#web/ui/form.hooks';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';
import { saveNewPassword } from './profile.hooks';

type PasswordForm = { currentPassword: string; newPassword: string; confirmPassword: string };

/** Checks the new password only. The server checks the current one. */
const check = zodResolver(async () =>
  (await import('#contract/account')).PasswordChange.pick({ newPassword: true }),
);

/** Options of the password change form. */
export const passwordFormOptions = {
  check: async ({ newPassword, confirmPassword }: PasswordForm): Promise<FieldErrors> =>
    newPassword === confirmPassword
      ? check({ newPassword })
      : { confirmPassword: 'Please ensure both password fields match.' },
  send: ({ currentPassword, newPassword }: PasswordForm) => saveNewPassword({ currentPassword, newPassword }),
  onBroken: (field: string, description: string) =>
    toast({ title: titleOf(field, description), description, destructive: true }),
  onDone: (_: unknown, form: HTMLFormElement) => {
    form.reset();
    toast({ title: 'Password changed successfully!' });
  },
  onFailed: (error: unknown) =>
    toastError(error, 'Failed to change password', 'Please check your current password.'),
  brokenBy: ({ status, userMessage }: ApiError): FieldErrors =>
    status === 403 ? { currentPassword: userMessage ?? 'Please check your current password.' } : {},
};

/** Returns the title of a toast. A new password can be too short, but also too long. */
function titleOf(field: string, sentence: string): string {
  if (field === 'confirmPassword') return 'Passwords do not match';
  return sentence.includes('at least') ? 'Password too short' : 'Invalid input';
}
