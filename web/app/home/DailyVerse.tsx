import { DAILY_VERSES } from '#content/dailyVerses';
import type { Verse } from '#content/verses';
import { calendarDayNumber } from '#contract/people/relationshipOrder';
import { Reference } from '#web/shared/scripture/Reference';
import { ScriptureText } from '#web/shared/scripture/ScriptureText';

/** The verse for the user's calendar day, in a lit arch. */
export function DailyVerse() {
  return (
    <section aria-labelledby="daily-verse" className="mt-14">
      <div className="niche niche-lit mx-auto grid min-h-72 max-w-140 content-start px-7 pt-20 pb-8 text-center sm:px-14">
        <h2 id="daily-verse" className="eyebrow font-sans">
          Verse for today
        </h2>
        {/* The build cannot know the day. */}
        {!import.meta.env.SSR && <Today verse={verseOn(new Date())} />}
      </div>
    </section>
  );
}

function Today({ verse }: { verse: Verse }) {
  return (
    <div className="animate-dawn">
      <blockquote className="mt-4 text-pretty font-serif text-title leading-snug">
        <ScriptureText text={verse.text} />
      </blockquote>
      <p className="mt-3">
        <Reference reference={verse.ref} look="title" />
      </p>
    </div>
  );
}

function verseOn(day: Date): Verse {
  return DAILY_VERSES[calendarDayNumber(day) % DAILY_VERSES.length] ?? DAILY_VERSES[0];
}
