import { toFeedPage } from '#web/community/posts/feedData';
import { resetFeed } from '#web/community/posts/posts.cache';
import { ROOMS_KEY } from '#web/community/posts/posts.queries';
import { CURRENT_THEME_KEY } from '#web/community/themes/themes.hooks';
import { takeInitialData } from '#web/lib/initialData';
import { queryClient } from '#web/lib/queryClient';

/** Fills the query cache with the room data in the page. The load time of the page counts as the fetch time. */
export async function loadInitialRoom() {
  const initialData = takeInitialData('room');
  if (!initialData) return;
  const options = { updatedAt: performance.timeOrigin };
  queryClient.setQueryData(ROOMS_KEY, initialData.rooms, options);
  queryClient.setQueryData(CURRENT_THEME_KEY, initialData.theme, options);
  resetFeed(initialData.roomId, toFeedPage(initialData.posts), options);
}
