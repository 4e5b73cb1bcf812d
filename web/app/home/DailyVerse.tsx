import { lazy, Suspense } from 'react';

/** Loaded after the screen, with the verses of every day, because nothing else on it needs them. */
const TodaysVerse = lazy(async () => ({ default: (await import('./TodaysVerse')).TodaysVerse }));

/** The longest verse, whose height is reserved, so that the doors below never move. A test compares it with the list. */
export const LONGEST_VERSE =
  'When thou passest through the waters, I will be with thee; and through the rivers, they shall not overflow thee: when thou walkest through the fire, thou shalt not be burned; neither shall the flame kindle upon thee.';

const VERSE_CLASS = 'text-pretty font-serif text-lead low:text-body leading-[1.3]';

/** The verse for the user's calendar day, in a lit arch. */
export function DailyVerse() {
  return (
    <section aria-labelledby="daily-verse" className="mt-7 low:mt-4">
      <div className="niche niche-broad niche-lit mx-auto grid max-w-140 px-6 pt-9 low:pt-5 @max-[15rem]:pt-14 pb-3 low:pb-1 text-center sm:px-12">
        <h2 id="daily-verse" className="eyebrow font-sans">
          Verse for today
        </h2>
        <div className="mt-2.5 grid items-center *:col-start-1 *:row-start-1 low:mt-1">
          <div aria-hidden className="invisible">
            <p className={VERSE_CLASS}>{LONGEST_VERSE}</p>
            <p className="min-h-22" />
          </div>
          {/* The build cannot know the day. */}
          {!import.meta.env.SSR && (
            <Suspense>
              <TodaysVerse className={VERSE_CLASS} />
            </Suspense>
          )}
        </div>
      </div>
    </section>
  );
}
