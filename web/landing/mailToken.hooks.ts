import { useEffect, useState } from 'react';
import { heldToken, holdToken, takeMailToken } from './mailToken';

/** Empty when there was none. A second link that is opened in the same tab brings its own. */
export function useMailToken(): string {
  const [held, hold] = useState(heldToken);
  useEffect(() => {
    const follow = () => {
      holdToken(takeMailToken() || heldToken());
      hold(heldToken());
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return held;
}

/** A token is good once. */
export function dropMailToken(): void {
  holdToken('');
}
