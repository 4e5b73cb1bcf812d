import { useEffect, useState } from 'react';
import { getMailToken, setMailToken, takeMailToken } from './mailToken';

/** Returns the token of the email link, or an empty string. Updates when a second link is opened in the same tab. */
export function useMailToken(): string {
  const [token, setToken] = useState(getMailToken);
  useEffect(() => {
    const onHashChange = () => {
      setMailToken(takeMailToken() || getMailToken());
      setToken(getMailToken());
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return token;
}

/** Forgets the token, which works only once. */
export function clearMailToken(): void {
  setMailToken('');
}
