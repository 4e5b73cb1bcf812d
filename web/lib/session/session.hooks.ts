import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { Person, SignIn, SignUp } from '#contract/account/auth';
import { apiClient, isSignedOut } from '#web/lib/api';
import { PAGE_DATA } from '#web/lib/pageData';
import { clearDrafts, loadDraft, saveDraft } from '#web/lib/storage/drafts';
import { removeStored, setStored } from '#web/lib/storage/storage';
import { detectStorageLoss } from '#web/lib/storage/storageLoss';
import { REMEMBERED_USER, rememberedUser } from './rememberedUser';

export const SESSION_KEY = ['api', 'auth', 'user'];

/** Query key prefix of levels and achievements. */
export const PROGRESS_KEY = ['api', 'gamification'];

/** Storage key of the time of the last sign-out. Writing this key notifies the other tabs. */
export const SIGNED_OUT_AT = 'stillwaters.left';

/** Storage key of the user whose drafts this tab holds. */
const DRAFT_OWNER = 'stillwaters.owner';

/** Returns the signed-in user, null for a visitor, or undefined while the session is loading. */
export function useUser(): Person | null | undefined {
  return useQuery({ queryKey: SESSION_KEY, queryFn: fetchPerson }).data;
}

/** Returns the same as `useUser`, but outside of React. */
export function currentUser(client: QueryClient): Person | null | undefined {
  return client.getQueryData(SESSION_KEY);
}

/** Restores the session from the page. If the page contains no session (offline), restores it from localStorage. */
export function restoreSession(client: QueryClient) {
  const remembered = rememberedUser();
  if (PAGE_DATA.person) detectStorageLoss(remembered);
  if (PAGE_DATA.person !== undefined) return setSessionUser(client, PAGE_DATA.person);
  if (remembered) client.setQueryData(SESSION_KEY, remembered);
  window.addEventListener('online', () => void refetchSession(client), { once: true });
  void refetchSession(client);
}

/** Syncs the session with the other tabs of this browser through storage events. */
export function syncSessionAcrossTabs(client: QueryClient) {
  window.addEventListener('storage', ({ key, newValue }) => {
    // The user signed out or cleared the device in another tab. This tab clears the user's data too.
    if (key === null || (key === SIGNED_OUT_AT && newValue)) return resetApp();
    if (key !== REMEMBERED_USER || !newValue) return;
    const current = client.getQueryData<Person | null>(SESSION_KEY);
    const changed = JSON.parse(newValue) as Person;
    if (current?.id === changed.id) client.setQueryData(SESSION_KEY, changed);
    // Another user has signed in. Requests from this tab would use the session of that user.
    else if (current) resetApp();
  });
}

let onReset = () => {};

/**
 * Registers a callback that clears in-memory user data before a reset. Otherwise the page's unload prompt would block
 * the reload.
 */
export function onBeforeReset(callback: () => void) {
  onReset = callback;
}

function resetApp() {
  onReset();
  clearDrafts();
  location.reload();
}

export function useSignIn() {
  return useMutation({
    mutationFn: async (form: SignIn) => (await apiClient.auth.login.$post({ json: form })).json(),
    onSuccess: (person, _form, _result, { client }) => onSignedIn(client, person),
  });
}

export function useSignUp() {
  return useMutation({
    mutationFn: async (form: SignUp) => (await apiClient.auth.register.$post({ json: form })).json(),
    onSuccess: (person, _form, _result, { client }) => onSignedIn(client, person),
  });
}

/** If another user was signed in before, reloads the page to clear that user's data. */
function onSignedIn(client: QueryClient, person: Person) {
  if (isOwnedByAnother(person)) {
    remember(person);
    onReset();
    location.reload();
  } else {
    setSessionUser(client, person);
  }
}

/**
 * Detects a session that was ended elsewhere: when a query fails with 401, the landing page appears at the same address
 * and the user's data is removed from the query cache. Drafts stay in this tab.
 */
export function handleUnauthorized(client: QueryClient) {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    // Only the first 401 refetches the session. After that, no user is signed in.
    if (isSignedOut(event.action.error) && currentUser(client))
      void refetchSession(client).then(() => clearCache(client));
  });
}

function clearCache(client: QueryClient) {
  if (currentUser(client) === null)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey !== SESSION_KEY });
}

export function refetchSession(client: QueryClient) {
  return client.fetchQuery({ queryKey: SESSION_KEY, queryFn: fetchPerson, staleTime: 0 }).catch(() => {});
}

async function fetchPerson(): Promise<Person | null> {
  try {
    const person = await (await apiClient.auth.user.$get()).json();
    remember(person);
    return person;
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    remember(null);
    return null;
  }
}

/** Updates the signed-in user, in the query cache and in localStorage. */
export function setSessionUser(client: QueryClient, person: Person | null) {
  client.setQueryData(SESSION_KEY, person);
  remember(person);
}

function remember(person: Person | null) {
  if (!person) return removeStored(REMEMBERED_USER);
  if (isOwnedByAnother(person)) clearDrafts();
  saveDraft(DRAFT_OWNER, person.id);
  setStored(REMEMBERED_USER, person);
}

function isOwnedByAnother({ id }: Person): boolean {
  return ![id, ''].includes(loadDraft(DRAFT_OWNER));
}
