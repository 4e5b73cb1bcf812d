import type { Context } from 'hono';
import { parseIdParam, referenceAt } from '#contract/addresses';
import { InitialData, type PageData } from '#contract/initialData';
import { LONGEST_CHAPTER_VERSES } from '#contract/limits';
import { PassageQuery } from '#contract/scripture';
import { type SignedIn, signedInUser } from './auth/sessions.service';
import { roomInitialData } from './community/rooms.service';
import type { Env } from './http/api';
import { AppError } from './http/appError';
import { toContract } from './http/contract';
import type { Scripture } from './scripture/scripture';
import { findPassage } from './scripture/scripture.service';

/** Loads the initial data of a page: the signed-in user, and what their screen shows. */
export async function loadInitialData(c: Context<Env>): Promise<InitialData> {
  const person = await signedInUser(c);
  const data = person && isOwnNavigation(c) ? await screenDataAt(c, person) : null;
  return toContract(InitialData, { person, data });
}

/**
 * Only for navigations from our own pages or the address bar. Other users’ text is compressed together with private data,
 * so another site must not be able to trigger such responses repeatedly (BREACH).
 */
function isOwnNavigation(c: Context<Env>): boolean {
  const site = c.req.header('sec-fetch-site');
  return !site || site === 'same-origin' || site === 'none';
}

/** Null if the screen loads its own data, or if loading fails: the client then requests it and shows the error. */
async function screenDataAt(c: Context<Env>, person: SignedIn) {
  const { pathname, searchParams } = new URL(c.req.url);
  try {
    const reference = referenceAt(pathname);
    if (reference !== null) return passageData(c.get('scripture'), reference);
    const roomId = pathname === '/community' ? parseIdParam(searchParams.get('room')) : null;
    if (roomId === null || searchParams.has('post')) return null;
    return await roomInitialData(c.get('db'), person, roomId);
  } catch (err) {
    if (!(err instanceof AppError)) c.get('log').error({ err }, 'a page was sent without its initial data');
    return null;
  }
}

function passageData(scripture: Scripture, reference: string): PageData | null {
  const query = PassageQuery.safeParse({ reference, context: LONGEST_CHAPTER_VERSES });
  return query.success ? { kind: 'passage', reference, passage: findPassage(scripture, query.data) } : null;
}
