import { useMutation, useQuery } from '@tanstack/react-query';
import type { Person, SignIn, SignUp } from '#contract/auth';
import { api, isSignedOut } from './api';
import { forget, keep, recall } from './device';
import { forgetDrafts, keepDraft, recallDraft } from './drafts';
import { queries } from './queries';

export const SESSION = ['api', 'auth', 'user'];

/** What is fetched of levels and achievements. */
export const PROGRESS = ['api', 'gamification'];

/** Who was signed in on this device last, so that the sanctuary opens without a network. */
export const REMEMBERED = 'stillwaters.person';

/** That somebody signed out on this device, and when. */
export const LEFT = 'stillwaters.left';

/** Whose drafts this tab holds. */
const OWNER = 'stillwaters.owner';

/** The signed-in person; null for a visitor; undefined until it is known. */
export function usePerson(): Person | null | undefined {
  return useQuery({ queryKey: SESSION, queryFn: fetchPerson }).data;
}

/** The same, outside of what is drawn. */
export function personNow(): Person | null | undefined {
  return queries.getQueryData(SESSION);
}

/** What the page says about who is signed in; without a network, what the device remembers. */
export function recallPerson() {
  const said = document.getElementById('person')?.textContent;
  if (said) return keepPerson(JSON.parse(said));
  const remembered = recall<Person>(REMEMBERED);
  if (remembered) queries.setQueryData(SESSION, remembered);
  window.addEventListener('online', askWhoIsThere, { once: true });
  void askWhoIsThere();
}

/** What other tabs of this browser learn of the person, this one learns too. */
export function followOtherTabs() {
  window.addEventListener('storage', ({ key, newValue }) => {
    // She signed out there, or everything was cleared: what this tab still holds goes as well.
    if (key === null || (key === LEFT && newValue)) return beginAnew();
    if (key !== REMEMBERED || !newValue) return;
    const here = queries.getQueryData<Person | null>(SESSION);
    const there = JSON.parse(newValue) as Person;
    if (here?.id === there.id) queries.setQueryData(SESSION, there);
    // Somebody else has signed in; what is done here would be done in her name.
    else if (here) beginAnew();
  });
}

let leaveAll = () => {};

/** What this page holds of the person in its memory alone is emptied first: a page that holds it asks before it goes. */
export function beforeBeginningAnew(leave: () => void) {
  leaveAll = leave;
}

function beginAnew() {
  leaveAll();
  forgetDrafts();
  location.reload();
}

export function useSignIn() {
  return useMutation({
    mutationFn: async (form: SignIn) => (await api.auth.login.$post({ json: form })).json(),
    onSuccess: enter,
  });
}

export function useSignUp() {
  return useMutation({
    mutationFn: async (form: SignUp) => (await api.auth.register.$post({ json: form })).json(),
    onSuccess: enter,
  });
}

/** Where somebody else was signed in before, what this tab still shows and holds of her goes. */
function enter(person: Person) {
  if (isOwnedByAnother(person)) {
    remember(person);
    leaveAll();
    location.reload();
  } else {
    keepPerson(person);
  }
}

/**
 * Where something is asked for and the answer is that nobody is signed in, her session was ended elsewhere: the door
 * stands at the same address then, and what was fetched for her goes. What she was writing stays in this tab.
 */
export function noticeEndedSession() {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    // Whatever else is answered so afterwards asks nothing more.
    if (isSignedOut(event.action.error) && personNow()) void askWhoIsThere().then(forgetAnswers);
  });
}

function forgetAnswers() {
  if (personNow() === null) queries.removeQueries({ predicate: ({ queryKey }) => queryKey !== SESSION });
}

/** Asks anew who is signed in. */
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

/** What is known of the person is shown wherever she is. */
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
