import { PRAYERS } from '#content/dialogue';
import { REPLIES, REPLY_PASSAGES, type Reply } from '#content/replies';
import { type Conversation, phrase, wasShown } from './conversation';
import type { Draft, Drafted } from './drafts';

export function isReply(label: string): label is Reply {
  return Object.hasOwn(REPLIES, label);
}

/** What the guide says to it; in a figure's conversation the figure, where it has a line of its own. */
export function reply(talk: Conversation, label: Reply, isFigure: boolean): Drafted {
  const { study, figure } = REPLIES[label];
  const text = phrase(talk, isFigure && figure ? figure : study);
  const speaker = isFigure && figure ? 'figure' : 'guide';
  return {
    speaker,
    // No model is asked to play another part.
    isFinal: label === 'injection',
    drafts: [
      speaker === 'figure' ? { kind: 'text', text, basis: 'imagined' } : { kind: 'text', text },
      ...passagesOf(talk, label),
      ...(label === 'prayForMe' ? [{ kind: 'text', text: phrase(talk, PRAYERS) } satisfies Draft] : []),
    ],
  };
}

function passagesOf(talk: Conversation, label: Reply): Draft[] {
  const passages = REPLY_PASSAGES[label];
  if (!passages) return [];
  const start = talk.turns % passages.length;
  const inTurn = [...passages.slice(start), ...passages.slice(0, start)];
  const fresh = inTurn.find((reference) => !wasShown(talk, reference));
  return fresh ? [{ kind: 'passage', of: fresh }] : [];
}
