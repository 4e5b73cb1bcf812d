// URLs of the community screens.

export const COMMUNITY_URL = '/community';

/** Opens the moderator tools of a room. */
export const MODERATOR_TOOLS_PARAM = 'desk';

export function roomUrl(roomId: number): string {
  return `${COMMUNITY_URL}?room=${roomId}`;
}

/** The URL of a room with the moderator tools open. */
export function moderatorToolsUrl(roomId: number): string {
  return `${roomUrl(roomId)}&${MODERATOR_TOOLS_PARAM}`;
}

export function postUrl({ id, roomId }: { id: number; roomId: number }): string {
  return `${roomUrl(roomId)}&post=${id}`;
}
