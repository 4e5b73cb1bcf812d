import { useState } from 'react';
import type { NewPost, Room } from '#contract/community';
import { POST_MAX } from '#contract/communityLimits';
import { api, sentenceOf } from '#web/lib/api';
import { keep, recall } from '#web/lib/device';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';
import { dropSendKey, holdSendKey, sendKeyOf } from '#web/lib/sendKey';
import { keepPerson, personNow } from '#web/lib/session.hooks';
import { useKeptDraft } from './drafts.hooks';
import { isAway, sendPost } from './sending';
import { keepUnsent } from './unsent.store';

type State = 'writing' | 'agreeing' | 'sending';

/** State of the new-post form: draft, error and sending. */
export function useNewPost(personId: string, room: Pick<Room, 'id' | 'type'>) {
  const draft = `draft.post.${personId}.${room.id}`;
  const [text, write] = useKeptDraft(draft);
  const [anonymousDraft, setAnonymousDraft] = useKeptDraft(`${draft}.nameless`);
  const [state, setState] = useState<State>('writing');
  const [error, setError] = useState<unknown>(null);
  const [announcement, announce] = useState('');
  const runExclusive = useOneAtATime();
  const trimmed = text.trim();
  const isPrayer = room.type === 'prayer_requests';
  const isAnonymous = isPrayer && anonymousDraft !== '';

  const clear = () => {
    write('');
    setAnonymousDraft('');
    dropSendKey(draft);
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
    const key = sendKeyOf(draft, trimmed);
    try {
      await sendPost(post, key);
      clear();
      announce('Your post is up.');
    } catch (error) {
      if (isAway(error)) {
        keepUnsent(personId, { ...post, key, refusal: null });
        clear();
        announce('Not sent yet. It’s waiting above the posts.');
      } else {
        setError(error);
      }
    } finally {
      setState('writing');
    }
  };

  const agreedKey = `stillwaters.rules.${personId}`;

  return {
    text,
    write,
    isAnonymous,
    setAnonymous: (is: boolean) => setAnonymousDraft(is ? 'yes' : ''),
    state,
    announcement,
    error,
    errorMessage:
      error === null ? null : sentenceOf(error, 'We couldn’t send this. Your text is still here.'),
    /** Before the first post, the user has to agree to the community rules. */
    submit: () => {
      if (trimmed === '' || trimmed.length > POST_MAX) return;
      if (hasAgreed(agreedKey)) void runExclusive(send);
      else setState((now) => (now === 'sending' ? now : 'agreeing'));
    },
    agree: () => {
      keep(agreedKey, true);
      void saveAgreement();
      void runExclusive(send);
    },
    closeRules: () => setState((now) => (now === 'agreeing' ? 'writing' : now)),
    /** Puts a post from the outbox back into the form, keeping its idempotency key in case it was received after all. */
    restore: ({ content, anonymous }: Pick<NewPost, 'content' | 'anonymous'>, key: string) => {
      write(trimmed === '' ? content : `${content}\n\n${text}`);
      if (anonymous) setAnonymousDraft('yes');
      if (trimmed === '') holdSendKey(draft, content, key);
    },
  };
}

/** Agreement is kept with the account; one that only this device knows, given offline or before that, is saved now. */
function hasAgreed(agreedKey: string): boolean {
  if (personNow()?.rulesAgreedAt) return true;
  if (!recall(agreedKey)) return false;
  void saveAgreement();
  return true;
}

/** A failure needs no message: the next post saves the agreement again. */
async function saveAgreement() {
  try {
    keepPerson(await (await api.auth['rules-agreement'].$post()).json());
  } catch {}
}

export type Writing = ReturnType<typeof useNewPost>;
