import { useEffect, useState } from 'react';
import { heldToken, holdToken, takeMailToken } from './mailToken';

/** The token of the email link, or empty. Follows a second link that is opened in the same tab. */
export function useMailToken(): string {
  const [token, setToken] = useState(heldToken);
  useEffect(() => {
    const onHashChange = () => {
      holdToken(takeMailToken() || heldToken());
      setToken(heldToken());
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return token;
}

/** Forgets the token, which works only once. */
export function dropMailToken(): void {
  holdToken('');
}
