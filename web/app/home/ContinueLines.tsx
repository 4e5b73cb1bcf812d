import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useNotices } from '#web/community/notices/notices.queries';
import { useRooms } from '#web/community/posts/posts.queries';
import { useCurrentTheme } from '#web/community/themes/themes.hooks';
import { useResponses } from '#web/identity/answers/identity.hooks';
import { useRelationships } from '#web/people/relationships.hooks';
import { reflectionStore } from '#web/sanctuary/journal/journal.store';
import { useJournalEntries } from '#web/shared/journal/journalStore.hooks';
import { continueLines } from './continueLines';

/** Up to three quiet lines under the verse. A line whose data cannot be loaded is left out. */
export function ContinueLines() {
  const lines = continueLines(
    {
      reflections: useJournalEntries(reflectionStore).entries,
      responses: useResponses().data,
      relationships: useRelationships().data,
      theme: useCurrentTheme().data,
      rooms: useRooms().data,
      notices: useNotices().data,
    },
    new Date(),
  );
  if (lines.length === 0) return null;

  return (
    <ul
      aria-label="Pick up where you left off"
      className="mx-auto mt-6 max-w-140 animate-appear divide-y divide-line border-line border-y"
    >
      {lines.map(({ label, text, href }) => (
        <li key={href}>
          <Link href={href} className="group flex min-h-16 items-center gap-4 px-2 py-2.5">
            <span className="min-w-0 flex-1">
              <span className="block text-fine text-tan">{label}</span>
              <span className="line-clamp-2 font-serif text-lead leading-snug transition [overflow-wrap:anywhere] group-hover:text-amber">
                {text}
              </span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-tan" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
