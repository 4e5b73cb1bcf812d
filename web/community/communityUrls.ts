// URLs of the community screens.

export const COMMUNITY_URL = '/community';

export function roomUrl(roomId: number): string {
  return `${COMMUNITY_URL}?room=${roomId}`;
}

export function postUrl({ id, roomId }: { id: number; roomId: number }): string {
  return `${roomUrl(roomId)}&post=${id}`;
}
