import { takeInitialData } from '#web/lib/initialData';
import { queryClient } from '#web/lib/queryClient';
import { toFeedPage } from './feedData';
import { resetFeed } from './posts.cache';
import { ROOMS_KEY } from './posts.queries';
import { CURRENT_THEME_KEY } from './themes/themes.hooks';

/** Fills the query cache with the room data in the page. The load time of the page counts as the fetch time. */
export async function loadInitialRoom() {
  const initialData = takeInitialData('room');
  if (!initialData) return;
  const options = { updatedAt: performance.timeOrigin };
  queryClient.setQueryData(ROOMS_KEY, initialData.rooms, options);
  queryClient.setQueryData(CURRENT_THEME_KEY, initialData.theme, options);
  resetFeed(initialData.roomId, toFeedPage(initialData.posts), options);
}
