import type { MouseEvent } from 'react';

/** Makes a button whose deed is under way do nothing; unlike a disabled one it keeps the focus. */
export const WAITING = {
  disabled: false,
  'aria-disabled': true,
  'aria-busy': true,
  // Enter in a field clicks the button of its form, too.
  onClick: (event: MouseEvent) => event.preventDefault(),
};
