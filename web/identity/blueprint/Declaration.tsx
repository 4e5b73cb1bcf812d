import type { BlueprintSection } from '#contract/identity';
import { stepAddress } from '#web/identity/answers/identityRoute.hooks';
import { LinkButton } from '#web/ui/Button';
import { LampIcon } from '#web/ui/icons';
import { EditableSection } from './EditableSection';

/** Shows the Core Identity Declaration: one line for each truth with an answer. */
export function Declaration({ section }: { section: BlueprintSection }) {
  return (
    <EditableSection
      section={section}
      className="blueprint-declaration mt-9 border-line border-y py-8 text-center [&_form]:text-left"
      head={<LampIcon className="mx-auto mt-3 size-9 text-tan print:hidden" />}
    >
      <div className="mt-4 grid gap-5">
        {section.sentences.map((sentence) => (
          <p key={sentence.text} className="text-balance font-medium font-serif text-title leading-[1.3]">
            {sentence.text}
          </p>
        ))}
        {section.sentences.length === 0 && (
          <>
            <p>Your first answer adds the first line here.</p>
            <p>
              <LinkButton href={stepAddress(1)}>Start with the first question</LinkButton>
            </p>
          </>
        )}
      </div>
    </EditableSection>
  );
}
