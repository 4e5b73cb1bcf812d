import type { MouseEvent } from 'react';

/** Props that block a button while its action is pending. Unlike `disabled`, they let the button keep the focus. */
export const PENDING_PROPS = {
  disabled: false,
  'aria-disabled': true,
  'aria-busy': true,
  // Also blocks Enter in a field, because Enter clicks the submit button of the form.
  onClick: (event: MouseEvent) => event.preventDefault(),
};
