import { createHash } from 'node:crypto';
import type { Env } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { deleteOtherSessions, deleteSession, sessionsOf } from './sessions.queries';
import type { SignedIn } from './sessions.service';

type Services = Pick<Env['Variables'], 'db'> & { person: SignedIn; session: { sid: string } };

export async function devicesOfUser({ db, person, session }: Services) {
  const found = await sessionsOf(db, person.id);
  return found.map(({ sid, sess }) => ({
    id: deviceId(sid),
    name: sess.browser ?? 'Unknown browser',
    signedInAt: sess.signedInAt,
    current: sid === session.sid,
  }));
}

export async function signOutDevice({ db, person }: Pick<Services, 'db' | 'person'>, id: string) {
  const found = (await sessionsOf(db, person.id)).find(({ sid }) => deviceId(sid) === id);
  if (!found) throw new AppError('not_found', 'That device is already signed out.');
  await deleteSession(db, found.sid);
}

export async function signOutOthers({ db, person, session }: Services) {
  await deleteOtherSessions(db, person.id, session.sid);
}

/** Returns a public id for a session. The id cannot be used to sign in. */
function deviceId(sid: string): string {
  return createHash('sha256').update(`device ${sid}`).digest('base64url').slice(0, 16);
}
