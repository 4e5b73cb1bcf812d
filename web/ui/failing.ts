import { isSignedOut, sentenceOf } from '#web/lib/api';
import { toast } from '#web/ui/toast';

/** Says why something was not done; whoever is no longer signed in finds the way back, and her words, in this tab. */
export function sayFailed(error: unknown, title: string, otherwise = 'Please try again.') {
  toast({
    title,
    description: sentenceOf(error, otherwise),
    destructive: true,
    ...(isSignedOut(error) && { action: { label: 'Sign in again', act: () => location.reload() } }),
  });
}

/** Says that something did not open, where all the rest stays as it is. */
export function sayMissing(name: string) {
  toast({
    title: `${name} did not reach you.`,
    description: 'Check your connection and try again, or load the page again.',
    destructive: true,
  });
}
