import { CHANGED_PASSWORD_MIN, SHORT_PASSWORD } from '#contract/accountLimits';
import type { ApiError } from '#web/lib/api';
import { sayFailed } from '#web/ui/failing';
import type { Broken } from '#web/ui/form.hooks';
import { toast } from '#web/ui/toast';
import { changePassword } from './profile.hooks';

type PasswordForm = { currentPassword: string; newPassword: string; confirmPassword: string };

const TITLES: Record<string, string> = {
  confirmPassword: 'Passwords do not match',
  newPassword: 'Password too short',
};

/** How a password is changed. */
export const passwordForm = {
  check: async ({ newPassword, confirmPassword }: PasswordForm): Promise<Broken> => {
    if (newPassword !== confirmPassword) {
      return { confirmPassword: 'Please ensure both password fields match.' };
    }
    return newPassword.length < CHANGED_PASSWORD_MIN ? { newPassword: SHORT_PASSWORD } : {};
  },
  send: ({ currentPassword, newPassword }: PasswordForm) => changePassword({ currentPassword, newPassword }),
  onBroken: (field: string, description: string) =>
    toast({ title: TITLES[field] ?? 'Invalid input', description, destructive: true }),
  onDone: (_: unknown, form: HTMLFormElement) => {
    form.reset();
    toast({ title: 'Password changed successfully!' });
  },
  onFailed: (error: unknown) =>
    sayFailed(error, 'Failed to change password', 'Please check your current password.'),
  brokenBy: ({ status, sentence }: ApiError): Broken =>
    status === 403 ? { currentPassword: sentence ?? 'Please check your current password.' } : {},
};
