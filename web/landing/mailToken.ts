import { MAIL_SCREENS, withoutSlash } from '#contract/addresses';

/** The token of a mail's link. It is taken out of the address bar at once, so that no history and no look over a shoulder has it. */
let token = takeMailToken();

/** Empty when there was none. */
export function heldToken(): string {
  return token;
}

export function holdToken(next: string): void {
  token = next;
}

export function takeMailToken(): string {
  const isMailScreen = (MAIL_SCREENS as readonly string[]).includes(withoutSlash(location.pathname));
  const behind = isMailScreen ? location.hash.slice(1) : '';
  if (behind) history.replaceState(history.state, '', location.pathname + location.search);
  return behind;
}
