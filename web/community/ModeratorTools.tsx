import { Queue } from './moderation/Queue';
import { ThemeManager } from './themes/ThemeManager';

/** The moderator tools in a room: what waits for review, and then the themes. */
export function ModeratorTools() {
  return (
    <div className="mt-6 grid gap-6">
      <Queue />
      <ThemeManager />
    </div>
  );
}
