import type { WordOccurrence, WordStudy } from '#contract/scripture';
import { QueryBoundary } from '#web/ui/QueryBoundary';
import { StudyReference } from './StudyReference';
import { StudySkeleton } from './StudySkeleton';
import { useWordStudy } from './study.hooks';

/** Explains a word: its old sense, the Hebrew or Greek word behind it, and other verses with that word. */
export function WordStudyView({
  verse,
  word,
  onGo,
}: {
  verse: string;
  word: number;
  onGo: (reference: string) => void;
}) {
  return (
    <QueryBoundary
      query={useWordStudy(verse, word)}
      error="We couldn’t load this word."
      isInCard
      skeleton={<StudySkeleton label="Loading the word" />}
    >
      {(study) => <Explained study={study} onGo={onGo} />}
    </QueryBoundary>
  );
}

function Explained({
  study: { word, sense, original },
  onGo,
}: {
  study: WordStudy;
  onGo: (reference: string) => void;
}) {
  return (
    <section aria-label={`The word “${word}”`} className="animate-arrive">
      {sense && (
        <p className="text-body">
          Here “<span className="font-serif text-lead text-amber italic">{word}</span>” means “{sense}.”
        </p>
      )}
      {original ? (
        <>
          <p className={`flex flex-wrap items-baseline gap-x-3 gap-y-1 ${sense ? 'mt-4' : ''}`}>
            <span
              lang={original.language === 'Greek' ? 'grc' : 'hbo'}
              dir={original.language === 'Greek' ? 'ltr' : 'rtl'}
              className="text-ivory text-title"
            >
              {original.word}
            </span>
            <span className="text-body text-ivory italic">{original.transliteration}</span>
            <span className="text-fine text-quiet">
              {original.language} · {original.pronunciation} · {original.number}
            </span>
          </p>
          <p className="mt-2 text-body text-ivory/90">{original.meaning}</p>
          <p className="mt-1 text-fine text-quiet">From Strong’s dictionary of 1890</p>
          <Occurrences original={original} onGo={onGo} />
        </>
      ) : (
        <p className={`text-body text-quiet ${sense ? 'mt-4' : ''}`}>
          No single word of the original text is behind “{word}”. The translators needed it in English.
        </p>
      )}
    </section>
  );
}

function Occurrences({
  original: { verses, verseCount, transliteration },
  onGo,
}: {
  original: NonNullable<WordStudy['original']>;
  onGo: (reference: string) => void;
}) {
  if (verses.length === 0) {
    return <p className="mt-5 text-quiet text-small">This is the only verse with {transliteration}.</p>;
  }
  return (
    <>
      <h3 className="mt-6 text-quiet text-small">
        {verses.length + 1 < verseCount
          ? `${verses.length} of ${verseCount - 1} other verses with ${transliteration}`
          : `Other verses with ${transliteration}`}
      </h3>
      <ul className="mt-2 grid gap-3">
        {verses.map((occurrence) => (
          <li key={occurrence.reference}>
            <StudyReference reference={occurrence.reference} onGo={onGo} />
            <p className="font-serif text-body text-ivory/90 leading-relaxed">
              <Marked occurrence={occurrence} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Marked({ occurrence: { text, start, end } }: { occurrence: WordOccurrence }) {
  const plain = (part: string) => part.replaceAll(/[[\]]/g, '');
  return (
    <>
      {plain(text.slice(0, start))}
      {end > start && (
        <mark className="rounded-mark bg-tan/16 text-amber">{plain(text.slice(start, end))}</mark>
      )}
      {plain(text.slice(end))}
    </>
  );
}
