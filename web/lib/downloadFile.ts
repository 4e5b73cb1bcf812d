/** Downloads a file in the browser. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/**
 * Lets the user keep a file: through the share sheet of a phone, where they choose an app or a folder, or else as a
 * download. iOS would open a downloaded text in the place of the app.
 */
export async function saveFile(file: File): Promise<void> {
  const hasShareSheet = matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] });
  if (!hasShareSheet) return downloadFile(file, file.name);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCanceled) downloadFile(file, file.name);
  }
}
