import type { RelatedPassages } from '#contract/scripture';
import { formatReference } from '#web/shared/scripture/formatReference';
import { ScriptureText } from '#web/shared/scripture/ScriptureText';
import { QueryBoundary } from '#web/ui/QueryBoundary';
import { StudyReference } from './StudyReference';
import { StudySkeleton } from './StudySkeleton';
import { useRelatedPassages } from './study.hooks';

type Props = { reference: string; onGo: (reference: string) => void };

/** Shows related passages, and below them, as a separate part, what a commentary says. */
export function RelatedView({ reference, onGo }: Props) {
  return (
    <QueryBoundary
      query={useRelatedPassages(reference)}
      error="We couldn’t load related passages."
      isInCard
      skeleton={<StudySkeleton label="Loading related passages" />}
    >
      {({ verses, topics, commentary }) => (
        <div className="animate-arrive">
          <SimilarVerses verses={verses} onGo={onGo} />
          <Topics topics={topics} onGo={onGo} />
          <Commentary sections={commentary} />
        </div>
      )}
    </QueryBoundary>
  );
}

function SimilarVerses({ verses, onGo }: { verses: RelatedPassages['verses']; onGo: Props['onGo'] }) {
  if (verses.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {verses.map(({ reference, text, shared }) => (
        <li key={reference}>
          <span className="flex flex-wrap items-center gap-x-3">
            <StudyReference reference={reference} onGo={onGo} />
            {shared.length > 0 && <span className="text-fine text-quiet">shares {formatWords(shared)}</span>}
          </span>
          <p className="font-serif text-body text-ivory/90 leading-relaxed">
            <ScriptureText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Topics({ topics, onGo }: { topics: RelatedPassages['topics']; onGo: Props['onGo'] }) {
  if (topics.length === 0) return null;
  return (
    <section aria-label="By topic" className="mt-8">
      <h3 className="text-body text-ivory">By topic</h3>
      <ul className="mt-2 grid gap-4">
        {topics.map(({ title, heading, references }) => (
          <li key={`${title} ${heading}`}>
            <p className="text-quiet text-small">
              {title}
              {heading && ` · ${heading}`}
            </p>
            <p className="flex flex-wrap gap-x-4">
              {references.map((reference) => (
                <StudyReference key={reference} reference={reference} onGo={onGo} />
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-fine text-quiet">From Nave’s Topical Bible</p>
    </section>
  );
}

/** Quotes the commentary. Its frame, label and sans-serif type set it apart from Scripture. */
function Commentary({ sections }: { sections: RelatedPassages['commentary'] }) {
  if (sections.length === 0) return null;
  return (
    <section
      aria-label="What others have written"
      className="mt-8 rounded-card border border-line bg-card p-5"
    >
      <h3 className="text-body text-ivory">What others have written</h3>
      <p className="mt-1 text-fine text-quiet">
        A commentary, not Scripture. Matthew Henry (1662–1714), Concise Commentary on the Whole Bible.
      </p>
      {sections.map(({ reference, text }) => (
        <figure key={reference} className="mt-4">
          <figcaption className="text-quiet text-small">On {formatReference(reference)}</figcaption>
          <blockquote className="mt-1 border-line-strong border-l-2 pl-4 text-body text-ivory/85 leading-relaxed">
            {text}
          </blockquote>
        </figure>
      ))}
    </section>
  );
}

function formatWords(words: readonly string[]): string {
  return new Intl.ListFormat('en').format([...new Set(words)].map((word) => `“${word}”`));
}
