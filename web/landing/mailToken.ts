import { MAIL_SCREENS, stripTrailingSlash } from '#contract/pages/addresses';

/**
 * The token of an email link. It is removed from the address bar at once, which keeps it out of the browser history.
 */
let token = takeMailToken();

/** Returns an empty string when there is no token. */
export function getMailToken(): string {
  return token;
}

export function setMailToken(next: string): void {
  token = next;
}

export function takeMailToken(): string {
  // The build prerenders without a browser.
  if (import.meta.env.SSR) return 'token';
  const isMailScreen = (MAIL_SCREENS as readonly string[]).includes(stripTrailingSlash(location.pathname));
  const fragment = isMailScreen ? location.hash.slice(1) : '';
  if (fragment) history.replaceState(history.state, '', location.pathname + location.search);
  return fragment;
}
