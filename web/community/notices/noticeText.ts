import type { Notice } from '#contract/community/notices';
import { formatCount } from '#contract/fields/numbers';
import { fullName } from '#web/community/shared/names';

/** Says in one sentence what happened. */
export function noticeText({ kind, count, by }: Pick<Notice, 'kind' | 'count' | 'by'>): string {
  if (kind === 'answered') return 'A request you prayed for was answered';
  if (kind === 'prayer') {
    return count === 1
      ? 'Someone prayed for your request'
      : `${formatCount(count)} people prayed for your request`;
  }
  const name = by ? fullName(by) : 'Someone';
  return count === 1
    ? `${name} commented on your post`
    : `${formatCount(count)} comments on your post, the last one by ${name}`;
}
