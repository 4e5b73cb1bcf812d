import type { Notice } from './notice';

/** Shows a toast; the toaster loads with the first one, or earlier by `prepareToasts`. */
export function toast(notice: Notice): void {
  void prepareToasts().then(
    ({ show }) => show(notice),
    // Falls back to a browser alert if the toaster fails to load.
    () => alert([notice.title, notice.description].join('\n')),
  );
}

export function prepareToasts() {
  return import('./Toaster');
}
