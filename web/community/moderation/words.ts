import { NOTICED_WORDS, REASON_WORDS } from '#content/reportWords';
import { ROOMS } from '#content/rooms';
import type { RoomType } from '#contract/community';
import type { ReportReason } from '#contract/communityLimits';
import type { NoticedReason } from '#contract/moderation';

/** Why somebody showed it to the moderators, or why the house itself did. */
export function reasonWords(reason: ReportReason | NoticedReason): string {
  return reason in NOTICED_WORDS
    ? NOTICED_WORDS[reason as NoticedReason]
    : REASON_WORDS[reason as ReportReason].label;
}

const IN_LOG: Partial<Record<ReportReason | NoticedReason, string>> = {
  worried: 'Somebody was worried',
  money: 'It seemed to ask for money, or to offer it',
  contact: 'It seemed to lead to a private place',
};

/** The same, as all may read it afterwards. */
export function reasonInLog(reason: ReportReason | NoticedReason): string {
  return IN_LOG[reason] ?? reasonWords(reason);
}

export function roomName(type: RoomType): string {
  return ROOMS.find((room) => room.type === type)?.name ?? '';
}

/** 'A {kind} was taken down' of a post or a comment. */
export function ofKind(words: string, kind: 'post' | 'comment'): string {
  return words.replaceAll('{kind}', kind);
}

const STEPS = [
  { minutes: 24 * 60, one: 'a day', more: 'days' },
  { minutes: 60, one: 'an hour', more: 'hours' },
  { minutes: 1, one: 'a minute', more: 'minutes' },
] as const;

/** How long something has waited: 'a minute', '3 hours', '2 days'. */
export function waitedFor(since: string, now: number): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / 60_000));
  const step = STEPS.find((each) => minutes >= each.minutes) ?? STEPS[2];
  const count = Math.floor(minutes / step.minutes);
  return count === 1 ? step.one : `${count} ${step.more}`;
}
