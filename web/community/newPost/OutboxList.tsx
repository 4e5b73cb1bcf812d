import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PostText } from '#web/community/posts/PostText';
import { Button } from '#web/ui/Button';
import { type OutboxPost, removeFromOutbox, useOutbox } from './outbox.store';
import { flushOutbox, retryOutboxPost } from './sendOutbox';

/** Outbox: posts that could not be sent yet. They are sent automatically once the browser is back online. */
export function OutboxList({
  personId,
  roomId,
  onDiscard,
}: {
  personId: string;
  roomId: number;
  onDiscard: (item: OutboxPost) => void;
}) {
  const client = useQueryClient();
  const { unsent, sending } = useOutbox(personId, roomId);

  useEffect(() => {
    const send = () => void flushOutbox(client, personId);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [client, personId]);

  if (unsent.length === 0) return null;
  return (
    <section aria-label="Not sent yet" className="mt-6">
      <ul className="grid gap-3">
        {unsent.map((item) => (
          <li
            key={item.key}
            className="rounded-card border border-line-strong border-dashed bg-card/60 p-4 sm:p-5"
          >
            <p role="status" className="text-fine text-amber">
              {sending === item.key ? 'Sending…' : (item.errorMessage ?? WAITING_MESSAGE)}
            </p>
            <div className="mt-1.5 text-quiet">
              <PostText content={item.content} />
            </div>
            <div className="mt-3 flex flex-wrap gap-2.5">
              <Button
                variant="ghost"
                pending={sending === item.key}
                onClick={() => void retryOutboxPost(client, personId, item.key)}
                className="min-h-11! py-2"
              >
                Try again
              </Button>
              <Button
                variant="quiet"
                disabled={sending === item.key}
                onClick={() => {
                  removeFromOutbox(personId, item.key);
                  onDiscard(item);
                }}
                className="min-h-11! px-3! py-2"
              >
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WAITING_MESSAGE = 'Not sent yet. We’ll send it when you’re back online.';
