import { queries } from '#web/lib/queries';
import { takeTold } from '#web/lib/told';
import { pageOf } from './feed';
import { ROOMS } from './feed.hooks';
import { showPage } from './postCache';
import { CURRENT_THEME } from './themes/themes.hooks';

/** Shows a room as the page tells of it; it is as old as the page. */
export async function showTold() {
  const told = takeTold('room');
  if (!told) return;
  const as = { updatedAt: performance.timeOrigin };
  queries.setQueryData(ROOMS, told.rooms, as);
  queries.setQueryData(CURRENT_THEME, told.theme, as);
  showPage(told.roomId, pageOf(told.posts), as);
}
