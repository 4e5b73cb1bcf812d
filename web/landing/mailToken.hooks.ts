import { useEffect, useState } from 'react';
import { DOORS, withoutSlash } from '#contract/addresses';

/** The token of a mail's link. It is taken out of the address bar at once, so that no history and no look over a shoulder has it. */
let token = taken();

/** Empty when there was none. A second link that is opened in the same tab brings its own. */
export function useMailToken(): string {
  const [held, hold] = useState(token);
  useEffect(() => {
    const follow = () => {
      token = taken() || token;
      hold(token);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return held;
}

/** A token is good once. */
export function dropMailToken(): void {
  token = '';
}

function taken(): string {
  const isDoor = (DOORS as readonly string[]).includes(withoutSlash(location.pathname));
  const behind = isDoor ? location.hash.slice(1) : '';
  if (behind) history.replaceState(history.state, '', location.pathname + location.search);
  return behind;
}
