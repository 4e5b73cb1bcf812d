import { type ChangeEvent, useEffect, useState } from 'react';
import type { Notice } from '#web/ui/notice';
import { toast } from '#web/ui/toast';

type Chosen = { file: File; preview: string };

/** A picture on this device that was chosen and not yet sent. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen | null>(null);

  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen]);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that the same file can be chosen once more.
    target.value = '';
    if (!file) return;
    const refused = await refusalOf(file);
    if (refused) toast(refused);
    else setChosen({ file, preview: URL.createObjectURL(file) });
  };

  return { chosen, choose, clear: () => setChosen(null) };
}

async function refusalOf(file: File): Promise<Notice | null> {
  if (!file.type.startsWith('image/')) {
    return {
      title: 'This is not a picture',
      description: 'Please choose a JPEG, PNG, WebP, GIF or AVIF file.',
      destructive: true,
    };
  }
  const most = await import('#contract/account').then(
    ({ AVATAR_MAX_BYTES }) => AVATAR_MAX_BYTES,
    // The server knows, too.
    () => Number.POSITIVE_INFINITY,
  );
  return file.size > most
    ? { title: 'File too large', description: 'Please select an image smaller than 5MB.', destructive: true }
    : null;
}
