import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { loadDraft, saveDraft } from '#web/lib/storage/drafts';
import { toast } from '#web/ui/toast/toast';
import { WhileOffline } from '#web/ui/WhileOffline';
import { Composer } from './Composer';
import type { Chat } from './chat.hooks';
import type { ChatEndpoint } from './chatEndpoint';
import { EarlierChat } from './EarlierChat';
import { MessageView } from './MessageView';

/** The padding of the list, below the newest answer. */
const MARGIN_PX = 32;

/** A phone has room only for a short question above its answer, and none while the keyboard is open. */
const PHONE = '(width < 36rem)';
const LOW = '(height < 31.25rem), ((width < 36rem) and (height < 44rem))';
const SHORT_QUESTION_PX = 96;

/** A chat that fills its container: messages above, composer below. */
export function Conversation({
  chat: { messages, isAnswering, send, stop, retry, hasEarlier, showEarlier, end },
  endpoint,
  name,
  shortName,
  draftKey,
  portrait,
  more,
  waits = false,
}: {
  chat: Chat;
  endpoint: ChatEndpoint;
  /** Label of the answers. */
  name: string;
  /** The name in the label 'Write to David…'. */
  shortName: string;
  draftKey: string;
  /** Shown above the welcome until the user writes. */
  portrait?: ReactNode;
  /** Marks the end of the newest message. */
  more?: ReactNode;
  /** Whether the composer is disabled while an answer is pending. */
  waits?: boolean;
}) {
  const scroll = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const isWaiting = last?.state === 'writing' && last.parts.length === 0;
  const question = messages.findLast(({ role }) => role === 'user');
  const questionId = question?.id;

  const retryAndClearDraft = async () => {
    const hasAnswer = await retry();
    // When the question failed, it was saved as a draft. Now it has an answer, so the draft is no longer needed.
    if (hasAnswer && loadDraft(draftKey) === question?.content) saveDraft(draftKey, '');
  };

  // The buttons for these disappear, so the focus moves to the conversation.
  const showAll = () => {
    showEarlier();
    log.current?.focus({ preventScroll: true });
  };

  const endAndOfferUndo = () => {
    const undo = end();
    log.current?.focus({ preventScroll: true });
    toast({ title: 'Conversation ended', action: { label: 'Undo', act: undo } });
  };

  // Scrolls the question to the top, so that the user can read the answer from its start while it streams.
  useLayoutEffect(() => {
    const view = scroll.current;
    const message =
      questionId === undefined ? null : view?.querySelector<HTMLElement>(`[data-message="${questionId}"]`);
    if (!view || !message) return;
    const below = MARGIN_PX + Number.parseFloat(getComputedStyle(view).paddingBottom);
    const isTooLong = matchMedia(PHONE).matches && message.offsetHeight > SHORT_QUESTION_PX;
    const above = isTooLong || matchMedia(LOW).matches ? 0 : message.offsetHeight;
    view.style.setProperty('--room', `${view.clientHeight - above - below}px`);
    view.scrollTo({ top: message.offsetTop + message.offsetHeight - above });
  }, [questionId]);

  return (
    <>
      <div
        ref={scroll}
        className={`fading-ends relative -mx-5 min-h-24 short:min-h-[55dvh] grow scroll-py-6 overflow-y-auto overscroll-contain px-5 ${waits ? 'pb-20' : ''}`}
      >
        {messages.length === 1 && portrait}
        {hasEarlier && <EarlierChat onShow={showAll} onEnd={endAndOfferUndo} />}
        <div
          ref={log}
          role="log"
          aria-label="Conversation"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long message without buttons has to scroll by keyboard too.
          tabIndex={0}
          className="rounded-field -outline-offset-2"
        >
          <ol className="mx-auto max-w-180 pb-8">
            {messages.map((message, at) => (
              <MessageView
                key={message.id}
                message={message}
                name={name}
                endpoint={endpoint}
                question={messages.slice(0, at).findLast(({ role }) => role === 'user')?.content ?? null}
                isLast={message === last && messages.length > 1}
                onRetry={message === last ? () => void retryAndClearDraft() : undefined}
                more={message === last ? more : undefined}
                onEnd={message === last && messages.length > 1 ? endAndOfferUndo : undefined}
                onSuggestion={message === last && !isAnswering ? (text) => void send(text) : undefined}
              />
            ))}
          </ol>
        </div>
        <p role="status" className="sr-only">
          {isWaiting && `${name} is writing`}
        </p>
      </div>
      <div className="dock-room -mx-5 *:mx-auto *:max-w-180 shrink-0 px-5 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] flat:pt-1 flat:pb-1.5">
        <WhileOffline>You’re offline. You can send your message when you’re back online.</WhileOffline>
        <Composer
          draftKey={draftKey}
          label={`Write to ${shortName}…`}
          isAnswering={isAnswering}
          waits={waits}
          onSend={send}
          onStop={stop}
        />
      </div>
    </>
  );
}
