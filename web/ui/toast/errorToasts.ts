import { errorMessageOf, isSignedOut } from '#web/lib/api';
import { toast, toastProblem } from './toast';

/** Shows an error toast. If the session has ended, offers to sign in again; drafts stay in this tab. */
export function toastError(error: unknown, title: string, otherwise = 'Please try again.') {
  toast({
    title,
    description: errorMessageOf(error, otherwise),
    destructive: true,
    ...(isSignedOut(error) && { action: { label: 'Sign in again', act: () => location.reload() } }),
  });
}

/** Shows that a part of the app, such as a dialog, failed to load. */
export function toastLoadError(name: string) {
  toastProblem(`${name} didn’t load.`, 'Check your connection and try again, or reload the page.');
}
