import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#web/lib/api';
import { type FieldIssue, zodResolver } from '#web/ui/forms/form.hooks';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast, toastProblem } from '#web/ui/toast/toast';
import { saveNewPassword } from './profile.hooks';

type PasswordForm = { currentPassword: string; newPassword: string; confirmPassword: string };

/** Checks the new password only. The server checks the current one. */
const check = zodResolver(async () =>
  (await import('#contract/account/account')).PasswordChange.pick({ newPassword: true }),
);

/** Returns the options of the password change form. */
export const passwordFormOptions = (client: QueryClient) => ({
  check: async ({ newPassword, confirmPassword }: PasswordForm): Promise<FieldIssue[]> =>
    newPassword === confirmPassword
      ? check({ newPassword })
      : [{ field: 'confirmPassword', message: 'Please ensure both password fields match.' }],
  send: ({ currentPassword, newPassword }: PasswordForm) =>
    saveNewPassword(client, { currentPassword, newPassword }),
  onBroken: (issue: FieldIssue) => toastProblem(titleOf(issue), issue.message),
  onDone: (_: unknown, form: HTMLFormElement) => {
    form.reset();
    toast({ title: 'Password changed successfully!' });
  },
  onFailed: (error: unknown) =>
    toastError(error, 'Failed to change password', 'Please check your current password.'),
  brokenBy: ({ status, userMessage }: ApiError): FieldIssue[] => {
    if (status === 403) {
      return [{ field: 'currentPassword', message: userMessage ?? 'Please check your current password.' }];
    }
    return status === 400 && userMessage ? [{ field: 'newPassword', message: userMessage }] : [];
  },
});

/** Returns the title of a toast. A new password can be too short, but also too long. */
function titleOf({ field, code }: FieldIssue): string {
  if (field === 'confirmPassword') return 'Passwords do not match';
  return code === 'too_small' ? 'Password too short' : 'Invalid input';
}
