import { ROOMS } from '#content/rooms';
import type { Db } from '#server/lib/db';
import { rooms } from './rooms.tables';

/** Adds each kind of room that has none yet; renamed ones keep their names. */
export async function seedRooms(db: Db) {
  const present = await db.selectDistinct({ type: rooms.type }).from(rooms);
  const missing = ROOMS.filter(({ type }) => !present.some((room) => room.type === type));
  if (missing.length > 0) await db.insert(rooms).values(missing);
}
