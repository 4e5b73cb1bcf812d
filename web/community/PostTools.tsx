import { Trash2 } from 'lucide-react';
import type { Post } from '#contract/community';
import { IconButton } from '#web/ui/Button';
import { MoreMenu } from './MoreMenu';
import { askToDelete, blockThem, copyLink, edit, mayEdit, remove, reportIt } from './menuItems';
import { nameOf } from './names';
import { useBlockThem, useRemovePost } from './postDeeds.hooks';
import type { Viewer } from './viewer';
import { useMinute } from './When';

/** Menu of a post, with a delete button for moderators. */
export function PostTools({
  post,
  viewer,
  onEdit,
  onDeleted,
}: {
  post: Post;
  viewer: Viewer;
  onEdit: () => void;
  onDeleted: (postId: number) => void;
}) {
  const removing = useRemovePost(post);
  const block = useBlockThem();
  const now = useMinute();

  const deletePost = () => {
    if (removing.isPending) return;
    removing.mutate(undefined, { onSuccess: () => onDeleted(post.id) });
  };
  const confirmDelete = () => askToDelete('post', deletePost);

  const items = [
    copyLink(post),
    mayEdit(post, now) && edit(onEdit),
    post.mine && !viewer.isModerator && remove(confirmDelete),
    !post.mine && reportIt({ kind: 'post', id: post.id }),
    !post.mine && blockThem(post.user, block),
  ].filter((item) => item !== null && item !== false);

  return (
    <div className="-mt-1.5 -mr-2.5 ml-auto flex shrink-0">
      {viewer.isModerator && (
        <IconButton label="Delete post" disabled={removing.isPending} onClick={confirmDelete}>
          <Trash2 aria-hidden className="size-4.5" strokeWidth={1.7} />
        </IconButton>
      )}
      <MoreMenu label={`More about the post by ${post.mine ? 'you' : nameOf(post.user)}`} items={items} />
    </div>
  );
}
