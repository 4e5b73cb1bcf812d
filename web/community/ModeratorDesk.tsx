import { Queue } from './moderation/Queue';
import { ThemeManager } from './themes/ThemeManager';

/** What a moderator does from a room. */
export function ModeratorDesk() {
  return (
    <div className="mt-6 grid gap-6">
      <ThemeManager />
      <Queue />
    </div>
  );
}
