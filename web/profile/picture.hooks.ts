import { type ChangeEvent, useEffect, useState } from 'react';
import { toast } from '#web/ui/toast/toast';
import type { ToastOptions } from '#web/ui/toast/toastOptions';

type Chosen = { file: File; preview: string };

/** Holds a picture file that was chosen but is not uploaded yet. */
export function usePictureFile() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen]);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Lets the user choose the same file again.
    target.value = '';
    if (!file) return;
    const problem = await errorFor(file);
    setError(problem?.description ?? null);
    if (problem) toast(problem);
    else setChosen({ file, preview: URL.createObjectURL(file) });
  };

  const clear = () => {
    setChosen(null);
    setError(null);
  };

  return { chosen, error, choose, clear, setError };
}

async function errorFor(file: File): Promise<ToastOptions | null> {
  if (!file.type.startsWith('image/')) {
    return {
      title: 'This isn’t a picture',
      description: 'Please choose a JPEG, PNG, WebP, GIF or AVIF file.',
      destructive: true,
    };
  }
  const maxBytes = await import('#contract/account/account').then(
    ({ AVATAR_MAX_BYTES }) => AVATAR_MAX_BYTES,
    // Accepts any size if the limit cannot be loaded, because the server checks the size as well.
    () => Number.POSITIVE_INFINITY,
  );
  return file.size > maxBytes
    ? { title: 'File too large', description: 'Please select an image smaller than 5MB.', destructive: true }
    : null;
}
