import { Trash2 } from 'lucide-react';
import type { Post } from '#contract/community/posts';
import { MoreMenu } from '#web/community/menu/MoreMenu';
import {
  blockItem,
  canEdit,
  copyLinkItem,
  deleteItem,
  editItem,
  openDeleteDialog,
  reportItem,
} from '#web/community/menu/menuItems';
import { useBlockAuthor, useDeletePost } from '#web/community/posts/posts.mutations';
import { fullName } from '#web/community/shared/names';
import { useCurrentMinute } from '#web/community/shared/TimeAgo';
import type { CommunityViewer } from '#web/community/shared/viewer';
import { IconButton } from '#web/ui/Button';

/** Menu of a post, with a delete button for moderators. */
export function PostMenu({
  post,
  viewer,
  onEdit,
  onDeleted,
}: {
  post: Post;
  viewer: CommunityViewer;
  onEdit: () => void;
  onDeleted: (postId: number) => void;
}) {
  const removing = useDeletePost(post);
  const block = useBlockAuthor();
  const now = useCurrentMinute();

  const deletePost = () => {
    if (removing.isPending) return;
    removing.mutate(undefined, { onSuccess: () => onDeleted(post.id) });
  };
  const confirmDelete = () => openDeleteDialog('post', deletePost);

  const items = [
    copyLinkItem(post),
    canEdit(post, now) && editItem(onEdit),
    post.mine && !viewer.isModerator && deleteItem(confirmDelete),
    !post.mine && reportItem({ kind: 'post', id: post.id }),
    !post.mine && blockItem(post.user, block),
  ].filter((item) => item !== null && item !== false);

  return (
    <div className="-mt-1.5 -mr-2.5 ml-auto flex shrink-0">
      {viewer.isModerator && (
        <IconButton label="Delete post" disabled={removing.isPending} onClick={confirmDelete}>
          <Trash2 className="size-4.5" />
        </IconButton>
      )}
      <MoreMenu label={`More about the post by ${post.mine ? 'you' : fullName(post.user)}`} items={items} />
    </div>
  );
}
