import { Trash2 } from 'lucide-react';
import { IconButton } from '#web/ui/Button';
import { toast } from '#web/ui/toast';
import { useAddReflections, useRemoveReflection } from './journal.hooks';
import { type Reflection, tagLabel } from './journal.store';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

export function ReflectionCard({ reflection }: { reflection: Reflection }) {
  const { created, verseRef, summary, tags } = reflection;
  const remove = useRemoveReflection();
  const putBack = useAddReflections();

  const takeAway = () =>
    void remove.mutateAsync(reflection.id).then(
      () =>
        toast({
          title: 'Reflection deleted',
          action: { label: 'Undo', act: () => putBack.mutate([reflection]) },
        }),
      () =>
        toast({
          title: 'Delete failed',
          description: 'It is still here. Please try again.',
          destructive: true,
        }),
    );

  return (
    <li className="rounded-card border border-line bg-card p-5 [contain-intrinsic-size:auto_11rem] [content-visibility:auto]">
      <div className="flex items-start gap-3">
        <p className="grow pt-2 text-[0.88rem] text-quiet">
          <time dateTime={new Date(created).toISOString()}>
            {DAY.format(created)}, {TIME.format(created)}
          </time>
          {verseRef && <span className="ml-3 whitespace-nowrap text-tan">{verseRef}</span>}
        </p>
        <IconButton
          label="Delete this reflection"
          onClick={takeAway}
          disabled={remove.isPending}
          className="-mt-1 -mr-2"
        >
          <Trash2 aria-hidden className="size-4.5" strokeWidth={1.7} />
        </IconButton>
      </div>
      <p className="mt-1 whitespace-pre-line font-serif text-[1.35rem] leading-[1.45]">{summary}</p>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="rounded-full border border-line px-2.5 text-[0.82rem] text-quiet leading-6"
            >
              {tagLabel(tag)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
