import type { FocusEvent, PointerEvent } from 'react';
import type { TooltipSide } from './tooltip';

/** Shows a tooltip at once: for a control whose only purpose is its tooltip, so that a tap opens it on touch screens. */
export function tapTip(control: Element, name: string) {
  void import('./tooltip').then(({ showNow }) => showNow(control, name)).catch(() => {});
}

/**
 * Props that show a tooltip on hover and keyboard focus. The tooltip module loads on first use. Not shown on touch, and
 * hidden from screen readers, which read the control's own name.
 */
export function tooltipProps(name: string | undefined, side: TooltipSide = 'below') {
  const show = (control: Element) =>
    void (
      name && import('./tooltip').then(({ showTooltip }) => showTooltip(control, name, side)).catch(() => {})
    );

  return {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') show(currentTarget);
    },
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget);
    },
  };
}
