import { ApiError, errorMessageOf } from '#web/lib/api';
import { ChapterHeadingSkeleton } from '#web/scripture/chapters/ChapterHeading';
import { ArchNotice } from '#web/ui/ArchNotice';
import { Button } from '#web/ui/Button';
import { PassageText } from './PassageText';
import type { usePassage } from './passage.hooks';

type Props = { passage: ReturnType<typeof usePassage>; onGo: (reference: string) => void };

/** Shows the passage, a skeleton while it loads, or an error. */
export function PassageContent({ passage, onGo }: Props) {
  const { data, error, isError, isPlaceholderData, isFetching, refetch } = passage;

  if (isError && isMissing(error)) return <PassageNotFound error={error} onGo={onGo} />;
  if (isError) return <PassageError error={error} isRetrying={isFetching} onRetry={refetch} />;
  if (!data || isPlaceholderData) return <PassageSkeleton />;
  return <PassageText passage={data} onGo={onGo} />;
}

/** Returns whether the server found no such passage. The error may then name the nearest passage. */
function isMissing(error: Error): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function PassageNotFound({ error, onGo }: { error: ApiError; onGo: (reference: string) => void }) {
  const { nearestPassage } = error;
  return (
    <ArchNotice role="status" text={errorMessageOf(error, 'We couldn’t find that passage.')}>
      {nearestPassage && <Button onClick={() => onGo(nearestPassage)}>Open {nearestPassage}</Button>}
    </ArchNotice>
  );
}

function PassageError({
  error,
  isRetrying,
  onRetry,
}: {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  return (
    <ArchNotice
      role="alert"
      text={errorMessageOf(error, 'We couldn’t load this passage. Check your connection and try again.')}
    >
      <Button variant="ghost" pending={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </ArchNotice>
  );
}

const LINES = ['w-full', 'w-[94%]', 'w-[98%]', 'w-[88%]', 'w-full', 'w-[93%]', 'w-[97%]', 'w-2/3'];

/** Shows a skeleton. It appears after a delay, so that a fast response shows no skeleton. */
function PassageSkeleton() {
  return (
    <div role="status" className="animate-arrive [animation-delay:200ms]">
      <span className="sr-only">Loading the passage</span>
      <ChapterHeadingSkeleton />
      <div aria-hidden className="mt-8 animate-pulse">
        {LINES.map((width) => (
          <div key={width} className="flex h-[2.2rem] items-center pl-9">
            <div className={`h-3 rounded-full bg-field ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
