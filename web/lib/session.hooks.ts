import { useMutation, useQuery } from '@tanstack/react-query';
import type { Person, SignIn, SignUp } from '#contract/auth';
import { ApiError, api } from './api';
import { forget, keep, recall } from './device';
import { forgetDrafts } from './drafts';
import { queries } from './queries';

export const SESSION = ['api', 'auth', 'user'];

/** What is fetched of levels and achievements. */
export const PROGRESS = ['api', 'gamification'];

/** Who was signed in on this device last, so that the sanctuary opens without a network. */
const REMEMBERED = 'stillwaters.person';

/** The signed-in person; null for a visitor; undefined until it is known. */
export function usePerson(): Person | null | undefined {
  return useQuery({ queryKey: SESSION, queryFn: fetchPerson }).data;
}

/** What the page says about who is signed in; without a network, what the device remembers. */
export function recallPerson() {
  const said = document.getElementById('person')?.textContent;
  if (said) return keepPerson(JSON.parse(said));
  const remembered = recall<Person>(REMEMBERED);
  if (remembered) queries.setQueryData(SESSION, remembered);
  const ask = () =>
    queries.fetchQuery({ queryKey: SESSION, queryFn: fetchPerson, staleTime: 0 }).catch(() => {});
  window.addEventListener('online', ask, { once: true });
  void ask();
}

export function useSignIn() {
  return useMutation({
    mutationFn: async (form: SignIn) => (await api.auth.login.$post({ json: form })).json(),
    onSuccess: keepPerson,
  });
}

export function useSignUp() {
  return useMutation({
    mutationFn: async (form: SignUp) => (await api.auth.register.$post({ json: form })).json(),
    onSuccess: keepPerson,
  });
}

/** Signs out and leaves nothing of the person in the page: `leave` loads it anew. */
export function useSignOut(leave: () => void) {
  return useMutation({
    mutationFn: async () => (await api.auth.logout.$post()).json(),
    onSuccess: () => {
      forget(REMEMBERED);
      forgetDrafts();
      queries.clear();
      leave();
    },
    onError: (error) => console.error('Logout failed:', error),
  });
}

async function fetchPerson(): Promise<Person | null> {
  try {
    const person = await (await api.auth.user.$get()).json();
    remember(person);
    return person;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    remember(null);
    return null;
  }
}

function keepPerson(person: Person | null) {
  queries.setQueryData(SESSION, person);
  remember(person);
}

function remember(person: Person | null) {
  if (person) keep(REMEMBERED, person);
  else forget(REMEMBERED);
}
