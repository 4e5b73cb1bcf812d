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

/** Who comes to a page, and what its screen shows her. */
export async function knownAt(c: Context<Env>): Promise<Known> {
  const person = await personOf(c);
  const told = person && isAskedHere(c) ? await toldAt(c, person) : null;
  // As the calls answer it.
  return JSON.parse(JSON.stringify({ person, told }));
}

/** What others wrote goes out packed, beside the person's address: no other site may have that done over and over. */
function isAskedHere(c: Context<Env>): boolean {
  const site = c.req.header('sec-fetch-site');
  return !site || site === 'same-origin' || site === 'none';
}

/** Null where the screen asks for it itself, and where there is nothing: it asks once more then, and says what it hears. */
async function toldAt(c: Context<Env>, person: SignedIn) {
  const { pathname, searchParams } = new URL(c.req.url);
  try {
    const reference = referenceAt(pathname);
    if (reference !== null) return passageTold(c.get('scripture'), reference);
    const roomId = pathname === '/community' ? idIn(searchParams.get('room')) : null;
    if (roomId === null || searchParams.has('post')) return null;
    return await roomTold(c.get('db'), person, roomId);
  } catch (err) {
    if (!(err instanceof Refusal))
      c.get('log').error({ err }, 'a page went out without what its screen shows');
    return null;
  }
}

function passageTold(scripture: Scripture, reference: string): Told | null {
  const query = PassageQuery.safeParse({ reference, context: WHOLE_CHAPTER });
  return query.success ? { kind: 'passage', reference, passage: passage(scripture, query.data) } : null;
}
