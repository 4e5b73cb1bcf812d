import { DAILY_VERSES } from '#content/scripture/dailyVerses';
import type { TranslatedVerse } from '#content/scripture/verses';
import { calendarDayNumber } from '#contract/people/relationshipOrder';
import { InTodaysEnglish } from '#web/shared/scripture/InTodaysEnglish';
import { Reference } from '#web/shared/scripture/Reference';
import { ScriptureText } from '#web/shared/scripture/ScriptureText';

/** A shorter verse is set larger, because the arch is as high as the longest verse needs. */
const SHORT_VERSE_LENGTH = 110;

export function TodaysVerse({ className }: { className: string }) {
  const verse = verseOn(new Date());
  return (
    <div className="animate-arrive">
      <blockquote
        className={
          verse.text.length > SHORT_VERSE_LENGTH
            ? className
            : `${className} not-low:text-balance not-low:text-title`
        }
      >
        <ScriptureText text={verse.text} />
      </blockquote>
      <p>
        <Reference reference={verse.ref} variant="title" />
      </p>
      <InTodaysEnglish>{verse.worldEnglish}</InTodaysEnglish>
    </div>
  );
}

function verseOn(day: Date): TranslatedVerse {
  return DAILY_VERSES[calendarDayNumber(day) % DAILY_VERSES.length] ?? DAILY_VERSES[0];
}
