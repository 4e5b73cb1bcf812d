import type { QueryClient } from '@tanstack/react-query';
import type { ProfileForm } from '#contract/account/account';
import type { ApiError } from '#web/lib/api';
import { type FieldIssue, zodResolver } from '#web/ui/forms/form.hooks';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';
import { saveProfile } from './profile.hooks';

const check = zodResolver(async () => (await import('#contract/account/account')).ProfileForm);

/** Returns the options of the form for name and email address. `discard` discards the drafts. */
export function profileFormOptions(client: QueryClient, discard: () => void) {
  return {
    check: (form: ProfileForm) => check(withoutBlank(form)),
    send: (form: ProfileForm) => saveProfile(client, withoutBlank(form)),
    onDone: () => {
      discard();
      toast({ title: 'Profile updated successfully!' });
    },
    onFailed: (error: unknown) => toastError(error, 'Failed to update profile'),
    brokenBy: ({ status, userMessage }: ApiError): FieldIssue[] => {
      if (status === 403) {
        return [{ field: 'currentPassword', message: userMessage ?? 'Please check your current password.' }];
      }
      if (status !== 409) return [];
      return [{ field: 'email', message: userMessage ?? 'An account with this email already exists.' }];
    },
  };
}

/** Leaves out an empty password. */
function withoutBlank({ currentPassword, ...form }: ProfileForm): ProfileForm {
  return currentPassword ? { ...form, currentPassword } : form;
}
