import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { ToastOptions } from './toastOptions';

/** A replaced toast disappears at once instead of fading, so that two toasts never overlap. */
type ToastData = { destructive: boolean; isReplaced?: boolean };

const DURATION_MS = 5000;

const manager = Toast.createToastManager<ToastData>();
let currentId: string | undefined;

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

function addToast({ title, description, destructive = false, action }: ToastOptions) {
  const id = manager.add({
    title,
    description,
    data: { destructive },
    onClose: () => {
      if (currentId === id) currentId = undefined;
    },
    ...(action && { actionProps: { children: action.label, onClick: () => runAction(action.act) } }),
  });
  currentId = id;
}

function runAction(act: () => void) {
  if (currentId) manager.close(currentId);
  // The focused button disappears with its toast, so the heading takes the focus, unless the action moves it elsewhere.
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  act();
}

function Toaster({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);

  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={DURATION_MS}>
      <Toast.Portal>
        {/* A popover is laid out after the dialogs, so that it can be anchored to them. */}
        <Toast.Viewport
          ref={(viewport) => viewport?.showPopover()}
          popover="manual"
          className="above-dock fixed inset-x-4 top-auto mx-auto w-auto max-w-md overflow-visible border-0 bg-transparent p-0 text-inherit outline-none open:grid wide:right-8 wide:left-auto wide:mx-0 wide:w-84"
        >
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'right', 'left']}
      className={`relative col-start-1 row-start-1 rounded-card border bg-card p-4 shadow-float transition duration-quick ease-out data-[ending-style]:translate-y-3 data-[ending-style]:opacity-0 data-[limited]:opacity-0 data-[starting-style]:translate-y-3 data-[starting-style]:opacity-0 ${
        toast.data?.destructive ? 'border-rose/60' : 'border-line-strong'
      } ${toast.data?.isReplaced ? 'hidden' : ''}`}
    >
      <Toast.Title
        className={`pr-9 font-sans font-semibold ${toast.data?.destructive ? 'text-rose' : 'text-ivory'}`}
      />
      <Toast.Description className="text-small text-quiet leading-normal" />
      {toast.actionProps && (
        <Toast.Action className="mt-1 min-h-11 font-semibold text-amber underline-offset-4 hover:underline" />
      )}
      <Toast.Close
        aria-label="Close"
        // The Tab key can focus this button, so the button must not be hidden from screen readers.
        aria-hidden={undefined}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-field text-quiet hover:text-ivory"
      >
        <X className="size-5" />
      </Toast.Close>
    </Toast.Root>
  ));
}
