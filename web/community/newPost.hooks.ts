import { useState } from 'react';
import type { NewPost, Room } from '#contract/community';
import { POST_MAX } from '#contract/communityLimits';
import { sentenceOf } from '#web/lib/api';
import { keep, recall } from '#web/lib/device';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';
import { dropSendKey, holdSendKey, sendKeyOf } from '#web/lib/sendKey';
import { useKeptDraft } from './drafts.hooks';
import { isAway, sendPost } from './sending';
import { keepUnsent } from './unsent.store';

type State = 'writing' | 'agreeing' | 'sending';

/** Where somebody writes in a room: the draft, what is against it, and the way it is sent. */
export function useNewPost(personId: string, room: Pick<Room, 'id' | 'type'>) {
  const draft = `draft.post.${personId}.${room.id}`;
  const [text, write] = useKeptDraft(draft);
  const [nameless, setNameless] = useKeptDraft(`${draft}.nameless`);
  const [state, setState] = useState<State>('writing');
  const [refusal, setRefusal] = useState<unknown>(null);
  const [said, say] = useState('');
  const oneAtATime = useOneAtATime();
  const words = text.trim();
  const isPrayer = room.type === 'prayer_requests';
  const isAnonymous = isPrayer && nameless !== '';

  const clear = () => {
    write('');
    setNameless('');
    dropSendKey(draft);
  };

  const send = async () => {
    setState('sending');
    setRefusal(null);
    say('');
    const post: NewPost = {
      roomId: room.id,
      content: words,
      type: isPrayer ? 'prayer_request' : 'message',
      anonymous: isAnonymous,
    };
    const key = sendKeyOf(draft, words);
    try {
      await sendPost(post, key);
      clear();
      say('Your post is there.');
    } catch (error) {
      if (isAway(error)) {
        keepUnsent(personId, { ...post, key, refusal: null });
        clear();
        say('Not sent yet: it waits above the posts.');
      } else {
        setRefusal(error);
      }
    } finally {
      setState('writing');
    }
  };

  const hasAgreed = `stillwaters.rules.${personId}`;

  return {
    text,
    write,
    isAnonymous,
    setAnonymous: (is: boolean) => setNameless(is ? 'yes' : ''),
    state,
    said,
    error: refusal,
    refusal:
      refusal === null ? null : sentenceOf(refusal, 'It could not be sent. Your words are still here.'),
    /** Before the first post on this device the rules of the house are shown. */
    submit: () => {
      if (words === '' || words.length > POST_MAX) return;
      if (recall(hasAgreed)) void oneAtATime(send);
      else setState((now) => (now === 'sending' ? now : 'agreeing'));
    },
    agree: () => {
      keep(hasAgreed, true);
      void oneAtATime(send);
    },
    closeRules: () => setState((now) => (now === 'agreeing' ? 'writing' : now)),
    /** Puts words back that were on their way; with their key, should they have arrived after all. */
    takeUp: ({ content, anonymous }: Pick<NewPost, 'content' | 'anonymous'>, key: string) => {
      write(words === '' ? content : `${content}\n\n${text}`);
      if (anonymous) setNameless('yes');
      if (words === '') holdSendKey(draft, content, key);
    },
  };
}

export type Writing = ReturnType<typeof useNewPost>;
