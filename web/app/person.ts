import { createContext, useContext } from 'react';
import type { Person } from '#contract/auth';

export const PersonContext = createContext<Person | null>(null);

/** The signed-in person; only for what is shown inside, where there is always one. */
export function usePersonHere(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('Nobody is signed in here.');
  return person;
}
