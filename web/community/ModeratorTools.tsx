import { Queue } from './moderation/Queue';
import { ThemeManager } from './themes/ThemeManager';

/** The moderator tools in a room: themes and the moderation queue. */
export function ModeratorTools() {
  return (
    <div className="mt-6 grid gap-6">
      <ThemeManager />
      <Queue />
    </div>
  );
}
