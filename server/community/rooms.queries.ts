import { eq, sql } from 'drizzle-orm';
import { ROOM_TEXTS } from '#content/rooms';
import type { Db } from '#server/db/db';
import { jsonArray, jsonObject } from '#server/db/json';
import { prepareStatement } from '#server/db/prepared';
import { rooms } from './rooms.tables';

const room = {
  id: rooms.id,
  name: rooms.name,
  type: rooms.type,
  description: rooms.description,
  activeThemeId: rooms.activeThemeId,
};

/** Selects all rooms as one JSON value, so that one statement can read them together with the session. */
export const allRooms = {
  name: 'rooms',
  value: jsonArray({ of: jsonObject(room), order: sql`${rooms.id}` }, sql`from ${rooms}`),
};

export function findRooms(db: Db) {
  return prepareStatement(db, 'all_rooms', prepareRooms).execute();
}

function prepareRooms(db: Db, name: string) {
  return db.select(room).from(rooms).orderBy(rooms.id).prepare(name);
}

export async function findRoom(db: Db, roomId: number) {
  const [found] = await prepareStatement(db, 'room', prepareRoom).execute({ roomId });
  return found ?? null;
}

function prepareRoom(db: Db, name: string) {
  return db
    .select(room)
    .from(rooms)
    .where(eq(rooms.id, sql.placeholder('roomId')))
    .prepare(name);
}

/** Adds a room of each type that is missing. Renamed rooms keep their names. */
export async function seedRooms(db: Db) {
  const present = await db.selectDistinct({ type: rooms.type }).from(rooms);
  const missing = ROOM_TEXTS.filter(({ type }) => !present.some((room) => room.type === type));
  if (missing.length > 0) await db.insert(rooms).values(missing);
}
