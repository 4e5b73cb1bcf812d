import { getStored, setStored } from '#web/lib/storage/storage';

type SeenRooms = Record<number, string>;

/** Returns whether a room has a post that is newer than what the user has seen there on this device. */
export function isUnseen(personId: string, roomId: number, newestAt: string): boolean {
  const seenAt = seenRooms(personId)[roomId];
  // In a room that the user has never opened, everything would be new.
  return seenAt !== undefined && newestAt > seenAt;
}

/** Remembers the newest post that the user has seen in a room. */
export function markRoomSeen(personId: string, roomId: number, newestAt: string): void {
  const seen = seenRooms(personId);
  if (newestAt > (seen[roomId] ?? '')) setStored(keyOf(personId), { ...seen, [roomId]: newestAt });
}

function seenRooms(personId: string): SeenRooms {
  return getStored<SeenRooms>(keyOf(personId)) ?? {};
}

function keyOf(personId: string): string {
  return `stillwaters.seen.${personId}`;
}
