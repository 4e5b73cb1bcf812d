import { TRUTHS } from '#content/truths';
import type { BlueprintSection } from '#contract/identity';
import { TruthArch } from '#web/identity/truths/TruthArch';
import { ScriptureBlock } from '#web/shared/chat/AnswerParts';
import { EditableSection } from './EditableSection';
import { SentenceList } from './SentenceList';

/** Shows the Blueprint section for one truth, with the truth's verse. */
export function Pillar({ section }: { section: BlueprintSection }) {
  const truth = TRUTHS.find(({ id }) => section.id === `pillar.${id}`);
  const { verse } = section;
  return (
    <EditableSection
      section={section}
      className="blueprint-pillar"
      sign={truth && <TruthArch icon={truth.icon} className="w-13 print:hidden sm:w-16" />}
      head={
        verse && (
          <div className="mt-4">
            <ScriptureBlock reference={verse.reference} verses={verse.verses} />
          </div>
        )
      }
    >
      <SentenceList sentences={section.sentences} />
    </EditableSection>
  );
}
