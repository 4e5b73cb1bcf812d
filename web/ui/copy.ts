import { toast } from './toast';

/** Copies, and says whether it did: browsers forbid it on pages without https, and people in their settings. */
export async function copy(text: string, said = 'Copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: said });
  } catch {
    toast({
      title: 'Could not copy',
      description: 'This browser does not allow it here. Select the words and copy them by hand.',
      destructive: true,
    });
  }
}
