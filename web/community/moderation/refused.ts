import { ApiError, isSignedOut, sentenceOf } from '#web/lib/api';
import { toast } from '#web/ui/toast';

/** Says that something was not done and why; whoever was signed out or is no moderator any more finds a way on. */
export function sayRefused(title: string, error: unknown): void {
  const refusal = refusalIn(error);
  toast({
    title,
    description: refusal?.sentence ?? sentenceOf(error, 'Please try again.'),
    destructive: true,
    ...(refusal && { action: { label: refusal.wayOn, act: () => location.reload() } }),
  });
}

/** What to say to a moderator who is none any more, or who is signed out; null for every other failure. */
export function refusalIn(error: unknown): { sentence: string; wayOn: string } | null {
  if (isSignedOut(error)) {
    return { sentence: `You’re signed out. ${KEPT}`, wayOn: 'Sign in again' };
  }
  if (error instanceof ApiError && error.status === 403) {
    return { sentence: `You are not a moderator here any more. ${KEPT}`, wayOn: 'Load the page anew' };
  }
  return null;
}

const KEPT = 'What you were writing is kept in this tab.';
