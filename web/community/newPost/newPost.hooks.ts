import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { POST_MAX } from '#contract/community/limits';
import type { NewPost, Room } from '#contract/community/posts';
import { addCachedPost } from '#web/community/posts/posts.cache';
import { saveRulesAgreement, useRulesAgreement } from '#web/community/rules/rulesAgreement.hooks';
import { apiClient } from '#web/lib/api';
import { isServerUnavailable } from '#web/lib/serverUnavailable';
import { refreshProgress } from '#web/lib/session/progressRefresh';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';
import { useDraft } from '#web/lib/storage/draft.hooks';
import { clearIdempotencyKey, idempotencyKeyFor, saveIdempotencyKey } from '#web/lib/storage/idempotencyKey';
import { showCrisisHelp } from '#web/shared/help/crisisHelp.store';
import { addToOutbox } from './outbox.store';

type State = 'writing' | 'sending';

/** Manages the state of the new-post form: draft, error and sending. */
export function useNewPost(personId: string, room: Pick<Room, 'id' | 'type'>) {
  const client = useQueryClient();
  const draft = `draft.post.${personId}.${room.id}`;
  const { text, write, discard } = useDraft(draft);
  const anonymous = useDraft(`${draft}.nameless`);
  const [state, setState] = useState<State>('writing');
  const [error, setError] = useState<unknown>(null);
  const [announcement, announce] = useState('');
  const runExclusive = useSingleFlight();
  const trimmed = text.trim();
  const isPrayer = room.type === 'prayer_requests';
  const isAnonymous = isPrayer && anonymous.text !== '';

  const clear = () => {
    discard();
    anonymous.discard();
    clearIdempotencyKey(draft);
  };

  const send = async () => {
    setState('sending');
    setError(null);
    announce('');
    const post: NewPost = {
      roomId: room.id,
      content: trimmed,
      type: isPrayer ? 'prayer_request' : 'message',
      anonymous: isAnonymous,
    };
    const key = idempotencyKeyFor(draft, trimmed);
    try {
      await sendPost(client, post, key);
      clear();
      announce('Your post is up.');
    } catch (error) {
      if (isServerUnavailable(error)) {
        addToOutbox(personId, { ...post, key, errorMessage: null });
        clear();
        announce('Not sent yet. It’s waiting above the posts.');
      } else if (!(await rules.askIfRefused(error))) {
        setError(error);
      }
    } finally {
      setState('writing');
    }
  };

  const rules = useRulesAgreement(personId, () => void runExclusive(send));

  return {
    text,
    write,
    isAnonymous,
    setAnonymous: (is: boolean) => anonymous.write(is ? 'yes' : ''),
    state,
    announcement,
    error,
    /** Sends the post, or first asks the user to agree to the community rules. */
    submit: () => {
      if (trimmed === '' || trimmed.length > POST_MAX) return;
      rules.sendOrAsk();
    },
    rules,
    /** Puts a post from the outbox back into the form. Keeps its key, because the server may already have the post. */
    restore: (post: Pick<NewPost, 'content' | 'anonymous'>, key: string) => {
      write(trimmed === '' ? post.content : `${post.content}\n\n${text}`);
      if (post.anonymous) anonymous.write('yes');
      if (trimmed === '') saveIdempotencyKey(draft, post.content, key);
    },
  };
}

export type NewPostState = ReturnType<typeof useNewPost>;

/** Sends a post. The idempotency key keeps retries from creating a duplicate. */
export async function sendPost(client: QueryClient, post: NewPost, key: string): Promise<void> {
  await saveRulesAgreement(client);
  const header = { 'idempotency-key': key };
  const { crisisHelp, ...created } = await (
    await apiClient.community.posts.$post({ json: post, header })
  ).json();
  addCachedPost(client, created);
  showCrisisHelp(crisisHelp);
  refreshProgress(client);
}
