import { createContext, useContext } from 'react';
import type { Person } from '#contract/account/auth';

export const UserContext = createContext<Person | null>(null);

/** Returns the signed-in user. Only for components inside the app layout, where a user is always signed in. */
export function useSignedInUser(): Person {
  const person = useContext(UserContext);
  if (!person) throw new Error('No user is signed in here.');
  return person;
}
