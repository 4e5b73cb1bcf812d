// Replaces Base UI's tooltip, which costs 19 KB (brotli) and a wrapper around every control.

/** `below` changes to above if there is no room below the control. */
export type TooltipSide = 'below' | 'right';

/** The specification sets this delay. A shorter hover is probably a pointer passing by. */
const DELAY_MS = 700;

/** If the pointer moves to another control within this time, the next tooltip appears without a delay. */
const SKIP_MS = 300;

/** Minimum distance from the edge of the window. */
const MARGIN_PX = 8;

const CLOSING_EVENTS = ['pointerdown', 'keydown', 'scroll', 'resize'];

const layer = document.createElement('div');
layer.popover = 'manual';
layer.ariaHidden = 'true';
// The padding bridges the gap to the control, so that the pointer can move onto the tooltip.
layer.className = 'inset-auto m-0 overflow-visible border-0 bg-transparent p-1.5';
const bubble = document.createElement('p');
bubble.className =
  'max-w-[min(18rem,calc(100vw-2rem))] animate-appear rounded-item border border-line-strong bg-card px-3 py-1.5 font-sans text-fine text-ivory leading-snug shadow-float';
layer.append(bubble);

let listeners: AbortController | null = null;
let shownFor: Element | null = null;
let isRequested = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

/** Shows a tooltip after a delay, until the pointer or the focus leaves or a key is pressed. */
export function showTooltip(control: Element, name: string, side: TooltipSide): void {
  if (control === shownFor) return;
  watch(control);
  const skipsDelay = performance.now() - hiddenAt < SKIP_MS;
  timer = setTimeout(() => openIfOver(control, name, side), skipsDelay ? 0 : DELAY_MS);
}

/** Shows a tooltip at once, until the user leaves the control, taps, types or scrolls. */
export function showTooltipNow(control: Element, name: string): void {
  watch(control);
  isRequested = true;
  open(control, name, 'below');
}

/** Closes the current tooltip, and adds the listeners that will close the tooltip of this control. */
function watch(control: Element) {
  close();
  shownFor = control;
  listeners = new AbortController();
  const { signal } = listeners;
  const onLeave = ({ relatedTarget }: MouseEvent) => {
    if (!isWithin(control, relatedTarget) && !isWithin(layer, relatedTarget)) close();
  };
  control.addEventListener('pointerleave', onLeave as EventListener, { signal });
  layer.addEventListener('pointerleave', onLeave, { signal });
  control.addEventListener('blur', close, { signal });
  // A control that is removed under the pointer fires no event, but its size changes.
  const size = new ResizeObserver(() => !control.isConnected && close());
  size.observe(control);
  signal.addEventListener('abort', () => size.disconnect());
  for (const event of CLOSING_EVENTS) {
    window.addEventListener(event, close, { signal, capture: true, passive: true });
  }
}

function openIfOver(control: Element, name: string, side: TooltipSide) {
  // Shows no tooltip over a menu or dialog that the control has opened, and none for a control that cannot be used.
  const isIdle = control.matches('[aria-haspopup][aria-expanded=true], :disabled');
  if (isIdle || !control.matches(':hover, :focus-visible')) return close();
  open(control, name, side);
}

function open(control: Element, name: string, side: TooltipSide) {
  bubble.textContent = name;
  // Appends the tooltip inside the dialog of the control, because a click outside a dialog closes the dialog.
  (control.closest('[role$=dialog]') ?? document.body).append(layer);
  layer.showPopover();
  position(control.getBoundingClientRect(), side);
}

function position(control: DOMRect, side: TooltipSide) {
  const { width, height } = layer.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isRoomBelow = control.bottom + height <= clientHeight;
  const centered = control.left + (control.width - width) / 2;
  const left = side === 'right' ? control.right : centered;
  const beside = control.top + (control.height - height) / 2;
  const under = isRoomBelow ? control.bottom : control.top - height;
  layer.style.left = `${Math.max(MARGIN_PX, Math.min(left, clientWidth - width - MARGIN_PX))}px`;
  layer.style.top = `${side === 'right' ? beside : under}px`;
}

function close(event?: Event) {
  clearTimeout(timer);
  listeners?.abort();
  shownFor = null;
  if (!layer.matches(':popover-open')) return;
  // Escape closes a tooltip that the user opened, but not the dialog around it as well.
  if (isRequested && event instanceof KeyboardEvent && event.key === 'Escape') event.stopPropagation();
  isRequested = false;
  layer.hidePopover();
  hiddenAt = performance.now();
}

function isWithin(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target);
}
