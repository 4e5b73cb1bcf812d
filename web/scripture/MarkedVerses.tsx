import { useVerseMarks } from '#web/shared/journal/verseMarks.hooks';
import { Reference } from '#web/shared/scripture/Reference';
import { plainScripture } from '#web/shared/scripture/ScriptureText';

/** Shows the verses that the user highlighted on this device, newest first. Renders nothing if there are none. */
export function MarkedVerses() {
  const marks = [...useVerseMarks().values()].sort((a, b) => b.created - a.created);
  if (marks.length === 0) return null;
  return (
    <section aria-label="Your verses" className="mt-14">
      <h2 className="text-center font-medium text-heading text-quiet italic">Your verses</h2>
      <p className="mt-2 text-center text-fine text-quiet">Your highlights and notes stay on this device.</p>
      <ul className="reading mx-auto mt-5 grid gap-4">
        {marks.map(({ id, reference, text, note }) => (
          <li key={id} className="rounded-card border border-line bg-card p-5">
            <p className="font-serif text-lead leading-snug">{plainScripture(text)}</p>
            <Reference reference={reference} variant="block" />
            {note && <p className="mt-1 whitespace-pre-line text-body text-quiet">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
