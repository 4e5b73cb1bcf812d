import { useId, useState } from 'react';
import { LoadError } from '#web/ui/LoadError';
import { useLazyModule } from '#web/ui/lazyModule.hooks';

const loadEditor = () => import('./DescriptionEditor');

/** The description field, with a lazily loaded editor. */
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
  const [isMissing, setMissing] = useState(false);
  const descriptionEditor = useLazyModule(loadEditor, !isMissing, () => setMissing(true));
  return (
    <div>
      <p id={id} className="mb-1.5 text-small text-quiet">
        Description
      </p>
      {isMissing && (
        <LoadError query={{ isFetching: false, refetch: () => setMissing(false) }} isInCard>
          We couldn’t load the editor.
        </LoadError>
      )}
      {descriptionEditor && (
        <descriptionEditor.DescriptionEditor
          html={html}
          label={id}
          isReadOnly={isReadOnly}
          error={error ? `${id}-error` : undefined}
          onWrite={onWrite}
        />
      )}
      {descriptionEditor === null && (
        <div aria-busy="true" className="h-63 animate-pulse rounded-field border border-line bg-tan/8" />
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small text-rose">
          {error}
        </p>
      )}
    </div>
  );
}
