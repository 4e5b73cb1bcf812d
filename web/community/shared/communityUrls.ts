// URLs of the community screens.

export const COMMUNITY_URL = '/community';

/** Opens the moderators’ desk of a room. */
export const DESK_PARAM = 'desk';

export function roomUrl(roomId: number): string {
  return `${COMMUNITY_URL}?room=${roomId}`;
}

/** The URL of a room with the moderators’ desk open. */
export function deskUrl(roomId: number): string {
  return `${roomUrl(roomId)}&${DESK_PARAM}`;
}

export function postUrl({ id, roomId }: { id: number; roomId: number }): string {
  return `${roomUrl(roomId)}&post=${id}`;
}
