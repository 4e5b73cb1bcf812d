import type { MouseEvent } from 'react';

/** Props that block a button while its action is pending; unlike `disabled`, they keep the focus. */
export const PENDING_PROPS = {
  disabled: false,
  'aria-disabled': true,
  'aria-busy': true,
  // Enter in a field also clicks the submit button of its form.
  onClick: (event: MouseEvent) => event.preventDefault(),
};
