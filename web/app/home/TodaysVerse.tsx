import { DAILY_VERSES } from '#content/dailyVerses';
import type { TranslatedVerse } from '#content/verses';
import { calendarDayNumber } from '#contract/relationshipOrder';
import { InTodaysEnglish } from '#web/shared/scripture/InTodaysEnglish';
import { Reference } from '#web/shared/scripture/Reference';
import { ScriptureText } from '#web/shared/scripture/ScriptureText';

export function TodaysVerse() {
  const verse = verseOn(new Date());
  return (
    <div className="animate-dawn">
      <blockquote className="mt-4 text-pretty font-serif text-title leading-snug">
        <ScriptureText text={verse.text} />
      </blockquote>
      <p className="mt-3">
        <Reference reference={verse.ref} look="title" />
      </p>
      <InTodaysEnglish>{verse.worldEnglish}</InTodaysEnglish>
    </div>
  );
}

function verseOn(day: Date): TranslatedVerse {
  return DAILY_VERSES[calendarDayNumber(day) % DAILY_VERSES.length] ?? DAILY_VERSES[0];
}
