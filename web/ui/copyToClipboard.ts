import { toast, toastProblem } from './toast/toast';

/** Copies text and shows whether that worked. Browsers block copying without https, and users can block it too. */
export async function copyToClipboard(text: string, title = 'Copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title });
  } catch {
    toastProblem(
      'Couldn’t copy that',
      'Your browser doesn’t allow it here. Select the text and copy it yourself.',
    );
  }
}
