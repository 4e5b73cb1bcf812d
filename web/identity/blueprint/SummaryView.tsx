import { Printer } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Blueprint } from '#contract/identity';
import { BackToOverview } from '#web/identity/answers/BackLink';
import { useUser } from '#web/lib/session/session.hooks';
import { Button } from '#web/ui/Button';
import { QueryBoundary } from '#web/ui/QueryBoundary';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { Assignments } from './Assignments';
import { useBlueprint } from './blueprint.hooks';
import './blueprint.css';
import { OpenQuestions } from '#web/identity/journey/OpenQuestions';
import { formatDate } from '#web/lib/dates';
import { printFontSize } from './blueprintText';
import { Declaration } from './Declaration';
import { EditableSection } from './EditableSection';
import { Pillar } from './Pillar';
import { SentenceList } from './SentenceList';
import { ShareImage } from './ShareImage';

/** Shows the Blueprint: composed from the user's answers, editable and printable. */
export function SummaryView() {
  const blueprint = useBlueprint();
  const person = useUser();
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ');

  return (
    <div className="mx-auto mt-4 w-full max-w-200 animate-arrive">
      <BackToOverview />
      <article
        style={printStyleOf(blueprint.data)}
        className="blueprint mt-2 rounded-card sm:border sm:border-line-strong sm:bg-linear-to-b sm:from-card sm:to-raised sm:p-10"
      >
        <header className="text-center">
          <p className="eyebrow">Identity Foundations</p>
          <ScreenTitle title="Your Spiritual Blueprint" className="mt-2 text-display" />
          {name && (
            <p className="mt-2 font-serif text-lead text-quiet italic">
              {name}
              <span className="hidden print:inline">, {formatDate(Date.now())}</span>
            </p>
          )}
        </header>
        <QueryBoundary
          query={blueprint}
          error="We couldn’t load your Blueprint."
          skeleton={<BlueprintSkeleton />}
          className="mt-8"
        >
          {(loaded) => <Page blueprint={loaded} />}
        </QueryBoundary>
      </article>
      {blueprint.data && (
        <div className="mt-6 grid gap-3 sm:flex sm:justify-center print:hidden">
          <ShareImage declaration={blueprint.data.declaration} name={name} />
          <Button variant="ghost" onClick={() => window.print()}>
            <Printer className="size-5" />
            Print this page
          </Button>
        </div>
      )}
    </div>
  );
}

/** Returns the font size for print as a CSS variable. */
function printStyleOf(blueprint: Blueprint | undefined): CSSProperties | undefined {
  if (!blueprint) return undefined;
  return { '--sheet': `${printFontSize(blueprint).toFixed(2)}pt` } as CSSProperties;
}

function Page({ blueprint }: { blueprint: Blueprint }) {
  const { declaration, pillars, assignment, living } = blueprint;
  return (
    <>
      <Declaration section={declaration} />
      <div className="blueprint-pillars mt-9 grid gap-x-10 gap-y-8">
        {pillars.map((section) => (
          <Pillar key={section.id} section={section} />
        ))}
      </div>
      <EditableSection section={assignment} className="mt-12">
        <Assignments section={assignment} />
      </EditableSection>
      <EditableSection section={living} className="mt-12">
        <SentenceList sentences={living.sentences} />
      </EditableSection>
      <OpenQuestions blueprint={blueprint} />
    </>
  );
}

function BlueprintSkeleton() {
  return (
    <div aria-hidden className="mt-8 grid gap-8">
      <div className="h-44 animate-pulse rounded-card bg-card" />
      <div className="h-72 animate-pulse rounded-card bg-card/70" />
      <div className="h-72 animate-pulse rounded-card bg-card/70" />
    </div>
  );
}
