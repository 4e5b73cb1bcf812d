import type { FocusEvent, PointerEvent } from 'react';
import type { TooltipSide } from './tooltip';

/** Shows a tooltip at once. On touch screens, a tap can open the tooltip of a control that has no other purpose. */
export function openTooltip(control: Element, name: string) {
  void import('./tooltip').then(({ showTooltipNow }) => showTooltipNow(control, name)).catch(() => {});
}

/**
 * Returns props that show a tooltip on hover and keyboard focus, but not on touch. The tooltip module loads on first
 * use. The tooltip is hidden from screen readers, because they read the control's own name.
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
