import { AUTO_REPORT_LABELS, REASON_LABELS } from '#content/community/moderationTexts';
import { ROOM_TEXTS } from '#content/community/rooms';
import type { ReportReason } from '#contract/community/limits';
import type { AutoReportReason } from '#contract/community/moderation';
import type { RoomType } from '#contract/community/posts';

/** Returns the label of a report reason or an auto-flag. */
export function reasonLabel(reason: ReportReason | AutoReportReason): string {
  return reason in AUTO_REPORT_LABELS
    ? AUTO_REPORT_LABELS[reason as AutoReportReason]
    : REASON_LABELS[reason as ReportReason].label;
}

const LOG_LABELS: Partial<Record<ReportReason | AutoReportReason, string>> = {
  worried: 'Someone was worried',
  money: 'It may have been asking for money',
  contact: 'It may have been inviting people to a private chat',
};

/** Returns the label of a reason for the public log, which every user can read. */
export function reasonLogLabel(reason: ReportReason | AutoReportReason): string {
  return LOG_LABELS[reason] ?? reasonLabel(reason);
}

export function roomName(type: RoomType): string {
  return ROOM_TEXTS.find((room) => room.type === type)?.name ?? '';
}

/** Fills in `{kind}`: 'A {kind} was taken down' → 'A post was taken down'. */
export function fillKind(text: string, kind: 'post' | 'comment'): string {
  return text.replaceAll('{kind}', kind);
}

const UNITS = [
  { minutes: 24 * 60, one: 'a day', more: 'days' },
  { minutes: 60, one: 'an hour', more: 'hours' },
  { minutes: 1, one: 'a minute', more: 'minutes' },
] as const;

/** Returns the waiting time in words: 'a minute', '3 hours', '2 days'. */
export function waitingTime(since: string, now: number): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / 60_000));
  const unit = UNITS.find((each) => minutes >= each.minutes) ?? UNITS[2];
  const count = Math.floor(minutes / unit.minutes);
  return count === 1 ? unit.one : `${count} ${unit.more}`;
}
