import type { Annotations } from '#contract/community/posts';
import { Reference } from '#web/shared/scripture/Reference';

/** Notes on quotations that differ from both Bible texts, and on passages that do not exist. */
export function QuotationNotes({ notes }: { notes: Annotations['notes'] }) {
  return notes.map(({ note, reference }) => (
    <p
      key={`${note}${reference}`}
      className="mt-2.5 border-tan/35 border-l-2 pl-3 text-small text-quiet leading-normal"
    >
      {note} {reference && <Reference reference={reference} />}
    </p>
  ));
}
