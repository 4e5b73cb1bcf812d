import { lazy, Suspense } from 'react';

/** Loaded after the screen, with the verses of every day, because nothing else on it needs them. */
const TodaysVerse = lazy(async () => ({ default: (await import('./TodaysVerse')).TodaysVerse }));

/** The verse for the user's calendar day, in a lit arch. */
export function DailyVerse() {
  return (
    <section aria-labelledby="daily-verse" className="mt-14">
      <div className="niche niche-lit mx-auto grid min-h-72 max-w-140 content-start px-7 pt-20 pb-8 text-center sm:px-14">
        <h2 id="daily-verse" className="eyebrow font-sans">
          Verse for today
        </h2>
        {/* The build cannot know the day. */}
        {!import.meta.env.SSR && (
          <Suspense>
            <TodaysVerse />
          </Suspense>
        )}
      </div>
    </section>
  );
}
