import type { SignedIn } from '#server/auth/sessions.service';
import type { Db } from '#server/db/db';
import { listPosts } from './posts.service';
import { findRooms } from './rooms.queries';
import { currentTheme } from './themes.service';

/** Loads the initial data of a room's screen. */
export async function roomInitialData(db: Db, person: SignedIn, roomId: number) {
  const [rooms, theme, posts] = await Promise.all([
    findRooms(db),
    currentTheme(db),
    listPosts({ db, person }, roomId),
  ]);
  return { kind: 'room', roomId, rooms, theme, posts };
}
