// Dialogs stack in the order in which they open, below the toasts. The style sheet has the classes.

export const DIALOG_BACKDROP = 'dialog-backdrop';

export const DIALOG_POPUP = 'dialog-popup';

export const DIALOG_TITLE = 'dialog-title';
