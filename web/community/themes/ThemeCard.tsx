import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Room } from '#contract/community/posts';
import { roomUrl } from '#web/community/shared/communityUrls';
import { roomIcon } from '#web/community/shared/roomIcons';
import { useCurrentTheme } from './themes.hooks';

/** This week’s theme, with a link to its room. */
export function ThemeCard({
  room: { id, name, type, description },
  children,
}: {
  room: Room;
  children: ReactNode;
}) {
  const theme = useCurrentTheme();
  const RoomIcon = roomIcon(type);
  return (
    <section
      aria-labelledby="this-week"
      className="group relative flex min-h-54 flex-wrap items-center gap-4.5 rounded-card border border-line-strong bg-linear-to-b from-lit to-raised p-4 transition duration-quick focus-within:border-tan hover:border-tan sm:min-h-49 sm:gap-6 sm:p-6"
    >
      <span className="niche niche-lit grid aspect-3/4 w-20 shrink-0 place-items-center text-tan sm:w-24">
        <RoomIcon className="w-[54%]" />
      </span>
      <div className="min-w-0 flex-1 basis-42">
        <h2 id="this-week" className="eyebrow font-sans">
          This Week's Theme
        </h2>
        <p dir="auto" className="mt-1.5 font-serif text-heading leading-[1.15]">
          {theme.data?.title ?? (theme.isPending ? ' ' : 'Still to come')}
        </p>
        {!theme.isPending && (
          <p
            dir="auto"
            className={`mt-1.5 stacked:line-clamp-none text-small text-quiet leading-snug ${theme.data ? 'line-clamp-2' : 'line-clamp-3'}`}
          >
            {theme.data ? toPlainText(theme.data.description) : description}
          </p>
        )}
        <Link
          href={roomUrl(id)}
          className="mt-2 inline-block font-semibold text-small text-amber outline-none after:absolute after:inset-0 after:rounded-[inherit] after:content-[''] focus-visible:after:outline-2 focus-visible:after:outline-tan focus-visible:after:outline-offset-3 group-hover:text-ivory"
        >
          {name}
        </Link>
        {children}
      </div>
    </section>
  );
}

/** Returns the description as plain text. The parsed HTML is never inserted into the page. */
function toPlainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('</', ' </'), 'text/html');
  return body.textContent.replace(/\s+/g, ' ').trim();
}
