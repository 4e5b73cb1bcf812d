import { eq } from 'drizzle-orm';
import { ROOM_TEXTS } from '#content/community/rooms';
import { rooms } from '#server/community/tables/rooms.tables';
import type { Db } from '#server/db/db';

const room = {
  id: rooms.id,
  name: rooms.name,
  type: rooms.type,
  description: rooms.description,
  activeThemeId: rooms.activeThemeId,
};

export function findRooms(db: Db) {
  return db.select(room).from(rooms).orderBy(rooms.id);
}

export async function findRoom(db: Db, roomId: number) {
  const [found] = await db.select(room).from(rooms).where(eq(rooms.id, roomId));
  return found ?? null;
}

/** Adds a room of each type that is missing. Renamed rooms keep their names. */
export async function seedRooms(db: Db) {
  const present = await db.selectDistinct({ type: rooms.type }).from(rooms);
  const missing = ROOM_TEXTS.filter(({ type }) => !present.some((room) => room.type === type));
  if (missing.length > 0) await db.insert(rooms).values(missing);
}
