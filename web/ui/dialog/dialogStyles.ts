// Dialogs stack in the order in which they open, below the toasts. The style sheet has the classes.

export const DIALOG_BACKDROP = 'dialog-backdrop';

export const DIALOG_POPUP = 'dialog-popup';

export const DIALOG_TITLE = 'dialog-title';

/** Two buttons at the end of a dialog, which stay in view while a long dialog scrolls. */
export const DIALOG_ACTIONS =
  'sticky -bottom-5 -mb-5 grid grid-cols-2 gap-3 bg-card pt-2 pb-5 sm:-bottom-7 sm:-mb-7 sm:pb-7';
