export type Notice = {
  title: string;
  description?: string;
  /** Something did not work; shown in rose. */
  destructive?: boolean;
  action?: { label: string; act: () => void };
};

/** Shows a notice; what shows it is fetched with the first one, or before by `prepareToasts`. */
export function toast(notice: Notice): void {
  void prepareToasts().then(({ show }) => show(notice));
}

export function prepareToasts() {
  return import('./Toaster');
}
