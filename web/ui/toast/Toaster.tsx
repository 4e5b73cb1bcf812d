import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { ToastOptions } from './toastOptions';

/** A replaced toast disappears at once instead of fading, so that two toasts never overlap. */
type ToastData = { destructive: boolean; isReplaced?: boolean; drawing?: ReactNode };

const DURATION_MS = 5000;

/** A toast with an action, such as Undo, stays open for longer, so that there is time to reach its button. */
const DURATION_WITH_ACTION_MS = 15_000;

/** A toast that is younger than this when the address changes is about the change, as after a sign-in. */
const MIN_AGE_MS = 1000;

const OVERLAYS = '[role=menu], [role=dialog], [role=alertdialog]';

const manager = Toast.createToastManager<ToastData>();
let currentId: string | undefined;
let shownAt = 0;
/** The dialogs that were open when the toast appeared. */
let overlays: Element[] = [];

// The manager drops toasts that are added before the provider has mounted.
const mounted = new Promise<void>((resolve) => {
  const root = document.getElementById('toasts');
  if (root) createRoot(root).render(<Toaster onMounted={resolve} />);
});

/** Shows a toast. Only one toast is visible at a time, so the new toast replaces the previous one. */
export async function showToast(options: ToastOptions): Promise<void> {
  await mounted;
  if (currentId) {
    manager.update(currentId, { data: { destructive: options.destructive ?? false, isReplaced: true } });
    manager.close(currentId);
  }
  addToast(options);
}

/** Shows a toast unless another toast is open. Returns whether it showed the toast. */
export async function showToastIfNoneIsOpen(options: ToastOptions): Promise<boolean> {
  await mounted;
  if (currentId) return false;
  addToast(options);
  return true;
}

function addToast({ title, description, drawing, destructive = false, action }: ToastOptions) {
  const id = manager.add({
    title,
    description,
    data: { destructive, drawing },
    onClose: () => {
      if (currentId === id) currentId = undefined;
    },
    ...(action && {
      timeout: DURATION_WITH_ACTION_MS,
      actionProps: { children: action.label, onClick: () => runAction(action.act) },
    }),
  });
  currentId = id;
  shownAt = performance.now();
  overlays = [...document.querySelectorAll(OVERLAYS)];
}

function close() {
  if (currentId) manager.close(currentId);
}

// Closes the toast when the user moves on: when a menu or a dialog opens, which takes the focus, or the address changes.
document.addEventListener('focusin', ({ target }) => {
  const overlay = target instanceof Element && target.closest(OVERLAYS);
  if (overlay && !overlay.closest('[popover]') && !overlays.includes(overlay)) close();
});
for (const event of ['pushState', 'popstate']) {
  window.addEventListener(event, () => {
    if (performance.now() - shownAt > MIN_AGE_MS) close();
  });
}

function runAction(act: () => void) {
  close();
  // The focused button disappears with its toast, so the heading takes the focus, unless the action moves it elsewhere.
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  act();
}

/** Makes room for the toast wherever it would cover something, and scrolls the focused element out from under it. */
const roomForToast = new ResizeObserver(([entry]) => {
  if (!entry) return;
  const { style } = document.documentElement;
  style.setProperty('--toast-room', `${entry.contentRect.height}px`);
  const focused = document.activeElement?.getBoundingClientRect();
  const toast = entry.target.getBoundingClientRect();
  if (focused && focused.bottom > toast.top && focused.top < toast.bottom) {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }
});

function Toaster({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);

  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={DURATION_MS}>
      <Toast.Portal>
        <Toast.Viewport
          ref={showViewport}
          popover="manual"
          className="above-dock pointer-events-none @container fixed m-0 w-auto overflow-clip border-0 bg-transparent p-0 text-inherit outline-none open:grid"
        >
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function showViewport(viewport: HTMLElement | null) {
  if (!viewport) return;
  // A popover is laid out after the dialogs, so that it can be anchored to them.
  viewport.showPopover();
  roomForToast.observe(viewport);
}

function Toasts() {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'right', 'left']}
      // A bar on a phone and in a dialog, a card on a wide screen.
      className={`pointer-events-auto col-start-1 row-start-1 wide:@2xl:mx-auto wide:@2xl:mb-5 wide:@2xl:w-full wide:@2xl:max-w-170 translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) border-t wide:@2xl:rounded-card wide:@2xl:border bg-lit px-5 @md:px-7 wide:@2xl:shadow-float transition duration-quick ease-out data-[ending-style]:translate-y-full data-[starting-style]:translate-y-full data-[limited]:opacity-0 ${
        toast.data?.destructive ? 'border-rose/60' : 'border-line-strong'
      } ${toast.data?.isReplaced ? 'hidden' : ''}`}
    >
      <div className="relative mx-auto flex min-h-12 max-w-180 flex-wrap items-center gap-x-4 py-1.5 pr-10">
        {toast.data?.drawing && (
          <span className="niche niche-lit relative my-1.5 grid aspect-3/4 w-13 shrink-0 place-items-center">
            <span className="kindle absolute inset-0 text-amber" />
            {toast.data.drawing}
          </span>
        )}
        <div className="flex-[1_1_8rem] @2xl:max-wide:flex @2xl:max-wide:items-baseline @2xl:max-wide:gap-3">
          <Toast.Title
            className={`leading-snug ${toast.data?.drawing ? 'font-medium font-serif text-title' : 'font-sans font-semibold text-small'} ${toast.data?.destructive ? 'text-rose' : 'text-ivory'}`}
          />
          <Toast.Description className="text-fine text-quiet leading-snug @2xl:text-small" />
        </div>
        {toast.actionProps && (
          <Toast.Action className="min-h-11 font-semibold text-amber text-small underline-offset-4 hover:underline" />
        )}
        <Toast.Close
          aria-label="Close"
          // The Tab key can focus this button, so the button must not be hidden from screen readers.
          aria-hidden={undefined}
          className="absolute inset-y-0 -right-3 my-auto grid size-11 place-items-center rounded-field text-quiet hover:text-ivory"
        >
          <X className="size-4.5" />
        </Toast.Close>
      </div>
    </Toast.Root>
  ));
}
