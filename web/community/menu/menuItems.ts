import { Flag, Link2, Pencil, Trash2, UserRoundX } from 'lucide-react';
import { EDIT_WINDOW_MINUTES } from '#contract/community/limits';
import type { Author, Post } from '#contract/community/posts';
import { openConfirmDialog, openReportDialog } from '#web/community/dialogs.store';
import type { ReportedItem } from '#web/community/moderation/moderation.hooks';
import { postUrl } from '#web/community/shared/communityUrls';
import { fullName } from '#web/community/shared/names';
import { copyToClipboard } from '#web/ui/copyToClipboard';
import type { MenuItem } from './MenuPopup';

export function copyLinkItem(post: Post): MenuItem {
  const act = () => void copyToClipboard(location.origin + postUrl(post), 'Link copied');
  return { label: 'Copy link', Icon: Link2, act };
}

export function editItem(act: () => void): MenuItem {
  return { label: 'Edit', Icon: Pencil, act };
}

export function deleteItem(act: () => void): MenuItem {
  return { label: 'Delete', Icon: Trash2, act, isHarsh: true };
}

export function reportItem(target: ReportedItem): MenuItem {
  return { label: 'Report', Icon: Flag, act: () => openReportDialog(target) };
}

/** Returns null for anonymous authors and for moderators, because users cannot block them. */
export function blockItem(user: Author, act: (userId: string) => void): MenuItem | null {
  const { id, isModerator } = user;
  if (id === null || isModerator) return null;
  const name = fullName(user);
  const question = {
    title: `Block ${name}?`,
    text: 'You won’t see each other’s posts and comments. We don’t tell them, and you can undo this on the Community page.',
    yes: 'Block',
    onYes: () => act(id),
  };
  return { label: `Block ${name}`, Icon: UserRoundX, act: () => openConfirmDialog(question) };
}

export function canEdit({ mine, createdAt }: { mine: boolean; createdAt: string }, now: number): boolean {
  return mine && now - Date.parse(createdAt) < EDIT_WINDOW_MINUTES * 60_000;
}

export function openDeleteDialog(kind: 'post' | 'comment', onYes: () => void): void {
  openConfirmDialog({
    title: `Delete this ${kind}?`,
    text: `Are you sure you want to delete this ${kind}? This action cannot be undone.`,
    yes: 'Delete',
    onYes,
  });
}
