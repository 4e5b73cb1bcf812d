import { asc, eq } from 'drizzle-orm';
import { ROOMS } from '#content/rooms';
import type { Db } from '#server/lib/db';
import { rooms } from './rooms.tables';

const room = {
  id: rooms.id,
  name: rooms.name,
  type: rooms.type,
  description: rooms.description,
  activeThemeId: rooms.activeThemeId,
};

export function allRooms(db: Db) {
  return db.select(room).from(rooms).orderBy(asc(rooms.id));
}

export async function findRoom(db: Db, roomId: number) {
  const [found] = await db.select(room).from(rooms).where(eq(rooms.id, roomId));
  return found ?? null;
}

/** Adds each kind of room that has none yet; renamed ones keep their names. */
export async function seedRooms(db: Db) {
  const present = await db.selectDistinct({ type: rooms.type }).from(rooms);
  const missing = ROOMS.filter(({ type }) => !present.some((room) => room.type === type));
  if (missing.length > 0) await db.insert(rooms).values(missing);
}
