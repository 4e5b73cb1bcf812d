import { DAILY_VERSES } from '#content/dailyVerses';
import type { Verse } from '#content/verses';
import { calendarDayNumber } from '#contract/people/relationshipOrder';
import { Reference } from '#web/shared/scripture/Reference';
import { ScriptureText } from '#web/shared/scripture/ScriptureText';

/** Reserves the height of the longest verse, so that the doors below never move. */
const LONGEST = DAILY_VERSES.reduce((longest, verse) =>
  verse.text.length > longest.text.length ? verse : longest,
);

/** The verse for the user's calendar day, in a lit arch. */
export function DailyVerse() {
  return (
    <section aria-labelledby="daily-verse" className="mt-7 low:mt-4">
      <div className="niche niche-broad niche-lit mx-auto grid max-w-140 px-6 pt-9 low:pt-5 pb-3 low:pb-1 text-center sm:px-12">
        <h2 id="daily-verse" className="eyebrow font-sans">
          Verse for today
        </h2>
        <div className="mt-2.5 grid items-center *:col-start-1 *:row-start-1 low:mt-1">
          <div aria-hidden className="invisible">
            <p className={TEXT}>{LONGEST.text}</p>
            <p className="min-h-11" />
          </div>
          {/* The build cannot know the day. */}
          {!import.meta.env.SSR && <Today verse={verseOn(new Date())} />}
        </div>
      </div>
    </section>
  );
}

const TEXT = 'text-pretty font-serif text-lead low:text-body leading-[1.3]';

function Today({ verse }: { verse: Verse }) {
  return (
    <div className="animate-dawn">
      <blockquote className={TEXT}>
        <ScriptureText text={verse.text} />
      </blockquote>
      <p>
        <Reference reference={verse.ref} look="title" />
      </p>
    </div>
  );
}

function verseOn(day: Date): Verse {
  return DAILY_VERSES[calendarDayNumber(day) % DAILY_VERSES.length] ?? DAILY_VERSES[0];
}
