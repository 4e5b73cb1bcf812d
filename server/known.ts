import type { Context } from 'hono';
import { idIn, referenceAt } from '#contract/addresses';
import { WHOLE_CHAPTER } from '#contract/limits';
import { PassageQuery } from '#contract/scripture';
import type { Known, Told } from '#contract/told';
import { personOf, type SignedIn } from './auth/sessions.service';
import { roomTold } from './community/rooms.service';
import type { Env } from './lib/api';
import { Refusal } from './lib/refusal';
import type { Scripture } from './scripture/scripture';
import { passage } from './scripture/scripture.service';

/** Loads the initial data of a page: the signed-in user, and what their screen shows. */
export async function knownAt(c: Context<Env>): Promise<Known> {
  const person = await personOf(c);
  const told = person && isOwnNavigation(c) ? await screenDataAt(c, person) : null;
  // Serialized like API responses, with dates as strings.
  return JSON.parse(JSON.stringify({ person, told }));
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
    const roomId = pathname === '/community' ? idIn(searchParams.get('room')) : null;
    if (roomId === null || searchParams.has('post')) return null;
    return await roomTold(c.get('db'), person, roomId);
  } catch (err) {
    if (!(err instanceof Refusal)) c.get('log').error({ err }, 'a page was sent without its initial data');
    return null;
  }
}

function passageData(scripture: Scripture, reference: string): Told | null {
  const query = PassageQuery.safeParse({ reference, context: WHOLE_CHAPTER });
  return query.success ? { kind: 'passage', reference, passage: passage(scripture, query.data) } : null;
}
