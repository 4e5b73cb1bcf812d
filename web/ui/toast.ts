import type { Notice } from './notice';

/** Shows a notice; what shows it is fetched with the first one, or before by `prepareToasts`. */
export function toast(notice: Notice): void {
  void prepareToasts().then(
    ({ show }) => show(notice),
    // Where not even that comes, the browser says it.
    () => alert([notice.title, notice.description].join('\n')),
  );
}

export function prepareToasts() {
  return import('./Toaster');
}
