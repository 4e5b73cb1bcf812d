import type { Notice } from './notice';

/** Shows a notice; what shows it is fetched with the first one, or before by `prepareToasts`. */
export function toast(notice: Notice): void {
  void prepareToasts().then(({ show }) => show(notice));
}

export function prepareToasts() {
  return import('./Toaster');
}
