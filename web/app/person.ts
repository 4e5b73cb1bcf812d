import { createContext, useContext } from 'react';
import type { Person } from '#contract/auth';

export const PersonContext = createContext<Person | null>(null);

/** The signed-in user. Only for components inside the app layout, where there always is one. */
export function usePersonHere(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('No user is signed in here.');
  return person;
}
