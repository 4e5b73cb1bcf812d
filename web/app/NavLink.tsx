import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Address } from '#contract/addresses';
import { tooltipProps } from '#web/ui/tooltipProps';
import { preloadScreen } from './screens';

/** A navigation link that preloads its screen on hover and focus. */
export function NavLink({
  to,
  className,
  hint,
  onChoose,
  children,
}: {
  to: Address;
  className: string;
  /** Tooltip for a link whose label is hidden. */
  hint?: string | undefined;
  onChoose?: () => void;
  children: ReactNode;
}) {
  const [path] = useLocation();
  const { onPointerEnter, onFocus } = tooltipProps(hint, 'right');
  return (
    <Link
      href={to}
      aria-current={path === to ? 'page' : undefined}
      onClick={onChoose}
      onPointerEnter={(event) => {
        void preloadScreen(to).catch(() => {});
        onPointerEnter(event);
      }}
      onFocus={(event) => {
        void preloadScreen(to).catch(() => {});
        onFocus(event);
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
