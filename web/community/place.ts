// Where one is in the community, as the address says it.

export const COMMUNITY_HOME = '/community';

export function roomAddress(roomId: number): string {
  return `${COMMUNITY_HOME}?room=${roomId}`;
}

export function postAddress({ id, roomId }: { id: number; roomId: number }): string {
  return `${roomAddress(roomId)}&post=${id}`;
}

/** The id that an address names; null when it names none. */
export function idIn(written: string | null): number | null {
  return written !== null && /^[1-9]\d{0,9}$/.test(written) ? Number(written) : null;
}
