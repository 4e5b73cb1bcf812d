import type { FocusEvent, PointerEvent } from 'react';
import type { Side } from './tooltip';

/**
 * Lets a control that shows only a picture show its name to a pointer that rests on it, and where the keyboard leads.
 * What shows it is fetched when one first comes near. Nothing for fingers, and nothing for screen readers, to whom the
 * control's own name says it already.
 */
export function tip(name: string | undefined, side: Side = 'below') {
  const show = (control: Element) =>
    void (name && import('./tooltip').then(({ show }) => show(control, name, side)).catch(() => {}));

  return {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') show(currentTarget);
    },
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget);
    },
  };
}
