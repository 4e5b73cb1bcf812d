// Base UI's tooltip costs 19 KB (brotli) and a wrapper around every control; this is what of it we need.

/** Where there is room: below or above a control, or at the right of one in a rail. */
export type Side = 'below' | 'right';

/** Until then a pointer may be on its way to somewhere else. */
const DELAY_MS = 700;

/** Who goes on to the next control this soon is reading names, and need not wait again. */
const SKIP_MS = 300;

/** From the edge of the window. */
const MARGIN_PX = 8;

const EVENTS_THAT_END_IT = ['pointerdown', 'keydown', 'scroll', 'resize'];

const layer = document.createElement('div');
layer.popover = 'manual';
layer.ariaHidden = 'true';
// Its padding bridges the gap, so that a pointer can go over to the words.
layer.className = 'inset-auto m-0 overflow-visible border-0 bg-transparent p-1.5';
const words = document.createElement('p');
words.className =
  'max-w-[min(18rem,calc(100vw-2rem))] animate-[appear_150ms_ease-out] rounded-[10px] border border-line-strong bg-card px-3 py-1.5 font-sans text-[0.88rem] text-ivory leading-snug shadow-[0_8px_24px_#000c]';
layer.append(words);

let ending: AbortController | null = null;
let shownFor: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

/** Shows the name beside the control after a while, until the pointer or the focus goes on, or any key is pressed. */
export function show(control: Element, name: string, side: Side): void {
  if (control === shownFor) return;
  end();
  shownFor = control;
  ending = new AbortController();
  const { signal } = ending;
  const leave = ({ relatedTarget }: MouseEvent) => {
    if (!isWithin(control, relatedTarget) && !isWithin(layer, relatedTarget)) end();
  };
  control.addEventListener('pointerleave', leave as EventListener, { signal });
  layer.addEventListener('pointerleave', leave, { signal });
  control.addEventListener('blur', end, { signal });
  for (const event of EVENTS_THAT_END_IT) {
    window.addEventListener(event, end, { signal, capture: true, passive: true });
  }
  const isReading = performance.now() - hiddenAt < SKIP_MS;
  timer = setTimeout(() => open(control, name, side), isReading ? 0 : DELAY_MS);
}

function open(control: Element, name: string, side: Side) {
  // What it opened says more than its name.
  const isOpen = control.matches('[aria-haspopup][aria-expanded=true]');
  if (isOpen || !control.matches(':hover, :focus-visible')) return end();
  words.textContent = name;
  // Within a dialog it is no part of what lies outside, where a press would close it.
  (control.closest('[role$=dialog]') ?? document.body).append(layer);
  layer.showPopover();
  put(control.getBoundingClientRect(), side);
}

function put(control: DOMRect, side: Side) {
  const { width, height } = layer.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isRoomBelow = control.bottom + height <= clientHeight;
  const centred = control.left + (control.width - width) / 2;
  const left = side === 'right' ? control.right : centred;
  const beside = control.top + (control.height - height) / 2;
  const under = isRoomBelow ? control.bottom : control.top - height;
  layer.style.left = `${Math.max(MARGIN_PX, Math.min(left, clientWidth - width - MARGIN_PX))}px`;
  layer.style.top = `${side === 'right' ? beside : under}px`;
}

function end() {
  clearTimeout(timer);
  ending?.abort();
  shownFor = null;
  if (!layer.matches(':popover-open')) return;
  layer.hidePopover();
  hiddenAt = performance.now();
}

function isWithin(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target);
}
