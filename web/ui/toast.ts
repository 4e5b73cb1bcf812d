import type { ToastOptions } from './toastOptions';

/** Shows a toast; the toaster loads with the first one, or earlier by `prepareToasts`. */
export function toast(notice: ToastOptions): void {
  void prepareToasts().then(
    ({ showToast }) => showToast(notice),
    // Falls back to a browser alert if the toaster fails to load.
    () => alert([notice.title, notice.description].join('\n')),
  );
}

/** Shows a toast that may wait: returns false, and shows nothing, if another toast is open or the toaster fails to load. */
export function toastIfNoneIsOpen(notice: ToastOptions): Promise<boolean> {
  return prepareToasts().then(
    ({ showToastIfNoneIsOpen }) => showToastIfNoneIsOpen(notice),
    () => false,
  );
}

export function prepareToasts() {
  return import('./Toaster');
}
