import { useMutation, useQuery } from '@tanstack/react-query';
import type { Person, SignIn, SignUp } from '#contract/auth';
import { api, isSignedOut } from './api';
import { forget, keep, recall } from './device';
import { forgetDrafts, keepDraft, recallDraft } from './drafts';
import { queries } from './queries';

export const SESSION = ['api', 'auth', 'user'];

/** Query key prefix of levels and achievements. */
export const PROGRESS = ['api', 'gamification'];

/** Storage key of the last signed-in user, so that the sanctuary opens offline. */
export const REMEMBERED = 'stillwaters.person';

/** Storage key of the time of the last sign-out. Writing it tells the other tabs. */
export const LEFT = 'stillwaters.left';

/** Storage key of the user whose drafts this tab holds. */
const OWNER = 'stillwaters.owner';

/** The signed-in user; null for a visitor; undefined while loading. */
export function usePerson(): Person | null | undefined {
  return useQuery({ queryKey: SESSION, queryFn: fetchPerson }).data;
}

/** The same as `usePerson`, outside of React. */
export function personNow(): Person | null | undefined {
  return queries.getQueryData(SESSION);
}

/** Restores the session from the page, or offline from localStorage. */
export function recallPerson() {
  const embedded = document.getElementById('person')?.textContent;
  if (embedded) return keepPerson(JSON.parse(embedded));
  const remembered = recall<Person>(REMEMBERED);
  if (remembered) queries.setQueryData(SESSION, remembered);
  window.addEventListener('online', askWhoIsThere, { once: true });
  void askWhoIsThere();
}

/** Syncs the session with the other tabs of this browser through storage events. */
export function followOtherTabs() {
  window.addEventListener('storage', ({ key, newValue }) => {
    // The user signed out there, or cleared the device: this tab clears the user's data as well.
    if (key === null || (key === LEFT && newValue)) return resetApp();
    if (key !== REMEMBERED || !newValue) return;
    const current = queries.getQueryData<Person | null>(SESSION);
    const changed = JSON.parse(newValue) as Person;
    if (current?.id === changed.id) queries.setQueryData(SESSION, changed);
    // Another user has signed in, and requests from this tab would use their session.
    else if (current) resetApp();
  });
}

let onReset = () => {};

/**
 * Registers a callback that clears in-memory user data before a reset. Otherwise the page's unload prompt would block
 * the reload.
 */
export function beforeBeginningAnew(callback: () => void) {
  onReset = callback;
}

function resetApp() {
  onReset();
  forgetDrafts();
  location.reload();
}

export function useSignIn() {
  return useMutation({
    mutationFn: async (form: SignIn) => (await api.auth.login.$post({ json: form })).json(),
    onSuccess: onSignedIn,
  });
}

export function useSignUp() {
  return useMutation({
    mutationFn: async (form: SignUp) => (await api.auth.register.$post({ json: form })).json(),
    onSuccess: onSignedIn,
  });
}

/** If another user was signed in before, reloads the page to clear that user's data. */
function onSignedIn(person: Person) {
  if (isOwnedByAnother(person)) {
    remember(person);
    onReset();
    location.reload();
  } else {
    keepPerson(person);
  }
}

/**
 * Detects a session that was ended elsewhere: when a query fails with 401, the landing page appears at the same address
 * and the user's data leaves the query cache. Drafts stay in this tab.
 */
export function noticeEndedSession() {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    // Only the first 401 refetches the session; after that no user is signed in.
    if (isSignedOut(event.action.error) && personNow()) void askWhoIsThere().then(clearCache);
  });
}

function clearCache() {
  if (personNow() === null) queries.removeQueries({ predicate: ({ queryKey }) => queryKey !== SESSION });
}

/** Refetches the session. */
export function askWhoIsThere() {
  return queries.fetchQuery({ queryKey: SESSION, queryFn: fetchPerson, staleTime: 0 }).catch(() => {});
}

async function fetchPerson(): Promise<Person | null> {
  try {
    const person = await (await api.auth.user.$get()).json();
    remember(person);
    return person;
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    remember(null);
    return null;
  }
}

/** Updates the signed-in user, in the query cache and in localStorage. */
export function keepPerson(person: Person | null) {
  queries.setQueryData(SESSION, person);
  remember(person);
}

function remember(person: Person | null) {
  if (!person) return forget(REMEMBERED);
  if (isOwnedByAnother(person)) forgetDrafts();
  keepDraft(OWNER, person.id);
  keep(REMEMBERED, person);
}

function isOwnedByAnother({ id }: Person): boolean {
  return ![id, ''].includes(recallDraft(OWNER));
}
