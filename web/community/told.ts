import { queries } from '#web/lib/queries';
import { takeTold } from '#web/lib/told';
import { pageOf } from './feed';
import { ROOMS } from './feed.hooks';
import { showPage } from './postCache';
import { CURRENT_THEME } from './themes/themes.hooks';

/** Fills the query cache with the room data embedded in the page, dated to when the page was loaded. */
export async function showTold() {
  const initialData = takeTold('room');
  if (!initialData) return;
  const options = { updatedAt: performance.timeOrigin };
  queries.setQueryData(ROOMS, initialData.rooms, options);
  queries.setQueryData(CURRENT_THEME, initialData.theme, options);
  showPage(initialData.roomId, pageOf(initialData.posts), options);
}
