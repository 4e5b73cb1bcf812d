import { SITE } from '#web/lib/pageData';
import type { DisplayMessage } from './chatEndpoint';

/** The author of a message, with a mark if AI or the written guide wrote it. */
export function AuthorName({ name, mark }: { name: string; mark?: string | null }) {
  return (
    <p className="mb-1.5 flex flex-wrap items-center gap-x-2 text-fine text-tan tracking-[0.05em]">
      {name}
      {mark && (
        <span className="rounded-full border border-line-strong px-2 text-fine text-quiet leading-5.5">
          {mark}
        </span>
      )}
    </p>
  );
}

/** The author of an answer: the figure, or the guide if it answers instead of the figure. */
export function AnswerAuthor({
  message: { speaker, source },
  name,
  isGuide,
}: {
  message: DisplayMessage;
  name: string;
  /** Whether the chat is with the guide itself. If so, `name` is the author of every answer. */
  isGuide: boolean;
}) {
  if (speaker === 'guide' && !isGuide)
    return <AuthorName name={source === 'model' ? 'AI guide' : 'Written guide'} />;
  return <AuthorName name={name} mark={markOf(source)} />;
}

function markOf(source: DisplayMessage['source']): string | null {
  if (source === 'model') return 'AI';
  return source === 'written' && SITE.guide === 'model' ? 'Written guide' : null;
}
