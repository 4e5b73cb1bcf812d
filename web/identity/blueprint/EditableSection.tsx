import { PenLine } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BlueprintSection } from '#contract/identity';
import { useDraftKeys } from '#web/identity/answers/answerDrafts.hooks';
import { getDraft } from '#web/lib/storage/draft.hooks';
import { SectionEditor } from './SectionEditor';
import { Sources } from './Sources';

/**
 * Shows a section of the Blueprint: the text composed from answers, the user's own text, or the editor. A section that
 * still waits for an answer cannot be edited.
 */
export function EditableSection({
  section,
  className = '',
  sign,
  head,
  children,
}: {
  section: BlueprintSection;
  className?: string;
  /** Shown next to the title. */
  sign?: ReactNode;
  /** Shown between the title and the text, also while the text is edited. */
  head?: ReactNode;
  children: ReactNode;
}) {
  const { ofSection } = useDraftKeys();
  const { id, title, edited } = section;
  const isOpen =
    edited === null && section.sentences.every(({ from }) => from.answer === null && from.reference === null);
  const [isEditing, setEditing] = useState(() => getDraft(ofSection(id)) !== undefined);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);

  // Restores focus to the edit button when the editor closes.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <section aria-labelledby={`part-${id}`} className={className}>
      <div className={sign ? 'flex items-center gap-4 sm:gap-5' : ''}>
        {sign}
        <h2 id={`part-${id}`} className="text-heading leading-tight">
          {title}
        </h2>
      </div>
      {head}
      {isEditing && <SectionEditor section={section} onDone={() => setEditing(false)} />}
      {!isEditing && isOpen && <div className="text-quiet print:hidden">{children}</div>}
      {!isEditing && !isOpen && (
        <>
          {edited === null ? children : <OwnWords text={edited} />}
          <button
            ref={editButton}
            type="button"
            aria-describedby={`part-${id}`}
            onClick={() => setEditing(true)}
            className="mt-2 -ml-1 inline-flex min-h-9 items-center gap-2 rounded-field px-1 text-small text-quiet transition hover:text-ivory print:hidden"
          >
            <PenLine className="size-4 text-tan" />
            {edited === null ? 'Write it in my own words' : 'Change my words'}
          </button>
          {edited === null && <Sources section={section} />}
        </>
      )}
    </section>
  );
}

function OwnWords({ text }: { text: string }) {
  return (
    <>
      <p className="eyebrow mt-3 print:hidden">In your own words</p>
      <p dir="auto" className="mt-2 whitespace-pre-wrap font-serif text-lead leading-[1.5]">
        {text}
      </p>
    </>
  );
}
