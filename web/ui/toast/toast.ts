import type { ToastOptions } from './toastOptions';

/** Shows a toast. The toaster loads with the first toast, or earlier if `prepareToasts` is called. */
export function toast(notice: ToastOptions): void {
  void prepareToasts().then(
    ({ showToast }) => showToast(notice),
    // Falls back to a browser alert if the toaster fails to load.
    () => alert([notice.title, notice.description].join('\n')),
  );
}

/** Shows an error toast. */
export function toastProblem(title: string, description: string): void {
  toast({ title, description, destructive: true });
}

/** Shows a toast unless another toast is open or the toaster fails to load. Returns whether it showed the toast. */
export function toastIfNoneIsOpen(notice: ToastOptions): Promise<boolean> {
  return prepareToasts().then(
    ({ showToastIfNoneIsOpen }) => showToastIfNoneIsOpen(notice),
    () => false,
  );
}

export function prepareToasts() {
  return import('./Toaster');
}
