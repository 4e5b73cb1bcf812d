import { ApiError, sentenceOf } from '#web/lib/api';
import { Button } from '#web/ui/Button';
import { LampEmblem } from '#web/ui/emblems';
import { ChapterHeadingToCome } from './ChapterHeading';
import { PassageText } from './PassageText';
import type { usePassage } from './passage.hooks';

type Props = { passage: ReturnType<typeof usePassage>; onGo: (reference: string) => void };

/** Waiting, failing, missing, showing. */
export function PassageContent({ passage, onGo }: Props) {
  const { data, error, isError, isPlaceholderData, isFetching, refetch } = passage;

  if (isError && isMissing(error)) return <Missing error={error} onGo={onGo} />;
  if (isError) return <Unreached error={error} isTrying={isFetching} onRetry={refetch} />;
  if (!data || isPlaceholderData) return <PassageToCome />;
  return <PassageText passage={data} />;
}

/** The server read what was asked and says that there is no such passage, and which is near. */
function isMissing(error: Error): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function Missing({ error, onGo }: { error: ApiError; onGo: (reference: string) => void }) {
  const { nearest } = error;
  return (
    <Apart>
      <p role="status" className="text-quiet">
        {sentenceOf(error, 'There is no such passage.')}
      </p>
      {nearest && (
        <Button onClick={() => onGo(nearest)} className="mt-6">
          Open {nearest}
        </Button>
      )}
    </Apart>
  );
}

function Unreached({ error, isTrying, onRetry }: { error: Error; isTrying: boolean; onRetry: () => void }) {
  return (
    <Apart>
      <p role="alert" className="text-quiet">
        {sentenceOf(error, 'This passage did not reach you. Check the connection and try again.')}
      </p>
      <Button look="ghost" pending={isTrying} onClick={onRetry} className="mt-6">
        Try again
      </Button>
    </Apart>
  );
}

function Apart({ children }: { children: React.ReactNode }) {
  return (
    <div className="mx-auto max-w-88 animate-arrive py-8 text-center">
      <div className="niche mx-auto mb-7 grid aspect-3/4 w-28 place-items-center text-tan">
        <LampEmblem className="w-1/2 opacity-60" />
      </div>
      {children}
    </div>
  );
}

const LINES = ['w-full', 'w-[94%]', 'w-[98%]', 'w-[88%]', 'w-full', 'w-[93%]', 'w-[97%]', 'w-2/3'];

/** Comes to be seen only when the passage takes its time. */
function PassageToCome() {
  return (
    <div role="status" className="animate-arrive [animation-delay:200ms]">
      <span className="sr-only">The passage is being opened.</span>
      <ChapterHeadingToCome />
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
