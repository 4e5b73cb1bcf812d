import { ApiError, errorMessageOf, isSignedOut } from '#web/lib/api';
import { toast } from '#web/ui/toast/toast';

/** Shows a moderator an error toast. It offers a reload if the user was signed out or is no longer a moderator. */
export function toastModeratorError(title: string, error: unknown): void {
  const lostAccess = lostAccessIn(error);
  toast({
    title,
    description: lostAccess?.message ?? errorMessageOf(error, 'Please try again.'),
    destructive: true,
    ...(lostAccess && { action: { label: lostAccess.actionLabel, act: () => location.reload() } }),
  });
}

/**
 * Returns a message and a button label if the user was signed out or is no longer a moderator. Returns null for other
 * errors.
 */
export function lostAccessIn(error: unknown): { message: string; actionLabel: string } | null {
  if (isSignedOut(error)) {
    return { message: `You’re signed out. ${DRAFT_SAVED}`, actionLabel: 'Sign in again' };
  }
  if (error instanceof ApiError && error.status === 403) {
    return { message: `You’re no longer a moderator. ${DRAFT_SAVED}`, actionLabel: 'Reload the page' };
  }
  return null;
}

const DRAFT_SAVED = 'What you were writing is saved in this tab.';
