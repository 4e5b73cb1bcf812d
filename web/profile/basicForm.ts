import type { ProfileForm } from '#contract/account';
import type { ApiError } from '#web/lib/api';
import { sayFailed } from '#web/ui/failing';
import { type Broken, byContract } from '#web/ui/form.hooks';
import { toast } from '#web/ui/toast';
import { saveProfile } from './profile.hooks';

const check = byContract(async () => (await import('#contract/account')).ProfileForm);

/** Options of the form for name and email address. `drop` discards the drafts. */
export function basicForm(drop: () => void) {
  return {
    check: (form: ProfileForm) => check(withoutBlank(form)),
    send: (form: ProfileForm) => saveProfile(withoutBlank(form)),
    onDone: () => {
      drop();
      toast({ title: 'Profile updated successfully!' });
    },
    onFailed: (error: unknown) => sayFailed(error, 'Failed to update profile'),
    brokenBy: ({ status, sentence }: ApiError): Broken => {
      if (status === 403) return { currentPassword: sentence ?? 'Please check your current password.' };
      return status === 409 ? { email: sentence ?? 'An account with this email already exists.' } : {};
    },
  };
}

/** Leaves out an empty password. */
function withoutBlank({ currentPassword, ...form }: ProfileForm): ProfileForm {
  return currentPassword ? { ...form, currentPassword } : form;
}
