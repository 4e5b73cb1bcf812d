import { lazy, Suspense, useId } from 'react';

const DescriptionEditor = lazy(() =>
  import('./DescriptionEditor').then(({ DescriptionEditor }) => ({ default: DescriptionEditor })),
);

/** Where a description is written; the editor is fetched when there is something to write. */
export function DescriptionField({
  html,
  isReadOnly,
  error,
  onWrite,
}: {
  html: string;
  isReadOnly: boolean;
  error: string | undefined;
  onWrite: (html: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1.5 text-[0.94rem] text-quiet">
        Description
      </p>
      <Suspense
        fallback={
          <div aria-busy="true" className="h-63 animate-pulse rounded-field border border-line bg-field/60" />
        }
      >
        <DescriptionEditor
          html={html}
          label={id}
          isReadOnly={isReadOnly}
          error={error ? `${id}-error` : undefined}
          onWrite={onWrite}
        />
      </Suspense>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-[0.94rem] text-rose">
          {error}
        </p>
      )}
    </div>
  );
}
