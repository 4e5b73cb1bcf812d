import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Address } from '#contract/pages/addresses';
import { NAV_GROUPS } from '#web/shared/navigation';
import { preloadScreen } from './screens';

/** A navigation link that preloads its screen on hover and focus. */
export function NavLink({
  to,
  className,
  onChoose,
  children,
}: {
  to: Address;
  className: string;
  onChoose?: () => void;
  children: ReactNode;
}) {
  const [path] = useLocation();
  const client = useQueryClient();
  const preload = () => void preloadScreen(client, to).catch(() => {});
  return (
    <Link
      href={to}
      aria-current={currentOf(path, to)}
      onClick={onChoose}
      onPointerEnter={preload}
      onFocus={preload}
      className={className}
    >
      {children}
    </Link>
  );
}

/** A page without a place of its own in the navigation belongs to the place above it. */
function currentOf(path: string, to: Address) {
  if (path === to) return 'page';
  const hasOwnPlace = NAV_GROUPS.some(({ places }) => places.some(({ address }) => address === path));
  return !hasOwnPlace && to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}
