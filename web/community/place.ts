// URLs of the community screens.

export const COMMUNITY_HOME = '/community';

export function roomAddress(roomId: number): string {
  return `${COMMUNITY_HOME}?room=${roomId}`;
}

export function postAddress({ id, roomId }: { id: number; roomId: number }): string {
  return `${roomAddress(roomId)}&post=${id}`;
}
