import { Flag, Link2, Pencil, Trash2, UserRoundX } from 'lucide-react';
import type { Author, Post } from '#contract/community';
import { EDIT_MINUTES } from '#contract/communityLimits';
import { copy } from '#web/ui/copy';
import { ask, report } from './dialogs.store';
import type { MenuItem } from './MoreMenu';
import type { Target } from './moderation/moderation.hooks';
import { nameOf } from './names';
import { postAddress } from './place';

export function copyLink(post: Post): MenuItem {
  const act = () => void copy(location.origin + postAddress(post), 'Link copied');
  return { label: 'Copy link', Icon: Link2, act };
}

export function edit(act: () => void): MenuItem {
  return { label: 'Edit', Icon: Pencil, act };
}

export function remove(act: () => void): MenuItem {
  return { label: 'Delete', Icon: Trash2, act, isHarsh: true };
}

export function reportIt(target: Target): MenuItem {
  return { label: 'Report', Icon: Flag, act: () => report(target) };
}

/** Null for anonymous authors and moderators, who cannot be blocked. */
export function blockThem(user: Author, act: (userId: string) => void): MenuItem | null {
  const { id, isModerator } = user;
  if (id === null || isModerator) return null;
  const name = nameOf(user);
  const question = {
    title: `Block ${name}?`,
    text: 'You won’t see each other’s posts and comments. We don’t tell them, and you can undo this on the Community page.',
    yes: 'Block',
    onYes: () => act(id),
  };
  return { label: `Block ${name}`, Icon: UserRoundX, act: () => ask(question) };
}

export function mayEdit({ mine, createdAt }: { mine: boolean; createdAt: string }, now: number): boolean {
  return mine && now - Date.parse(createdAt) < EDIT_MINUTES * 60_000;
}

export function askToDelete(kind: 'post' | 'comment', onYes: () => void): void {
  ask({
    title: `Delete this ${kind}?`,
    text: `Are you sure you want to delete this ${kind}? This action cannot be undone.`,
    yes: 'Delete',
    onYes,
  });
}
