import { useState } from 'react';
import { COMMENT_MAX } from '#contract/community/limits';
import type { Comment } from '#contract/community/posts';
import { focusMenu } from '#web/community/menu/focusMenu';
import { MoreMenu } from '#web/community/menu/MoreMenu';
import {
  blockItem,
  canEdit,
  deleteItem,
  editItem,
  openDeleteDialog,
  reportItem,
} from '#web/community/menu/menuItems';
import { EditForm } from '#web/community/posts/EditForm';
import { HiddenNotice } from '#web/community/posts/HiddenNotice';
import { CollapsiblePostText } from '#web/community/posts/PostText';
import { useBlockAuthor } from '#web/community/posts/posts.mutations';
import { QuotationNotes } from '#web/community/posts/QuotationNotes';
import { Avatar } from '#web/community/shared/Avatar';
import { Byline } from '#web/community/shared/Byline';
import { fullName } from '#web/community/shared/names';
import { useCurrentMinute } from '#web/community/shared/TimeAgo';
import type { CommunityViewer } from '#web/community/shared/viewer';
import { useUser } from '#web/lib/session/session.hooks';
import { useDeleteComment, useEditComment } from './comments.mutations';

export function CommentView({
  comment,
  viewer,
  hidesLevel,
}: {
  comment: Comment;
  viewer: CommunityViewer;
  hidesLevel: boolean;
}) {
  const [isEditing, setEditing] = useState(false);
  const endEditing = () => {
    setEditing(false);
    focusMenu(`[data-comment="${comment.id}"]`);
  };

  return (
    <li className="flex gap-3 py-2" data-comment={comment.id}>
      <div className="pt-1.5">
        <Avatar user={comment.user} size="comment" />
      </div>
      <div className="min-w-0 grow">
        <div className="flex items-start gap-2 pt-1">
          <Byline written={comment} variant="comment" hidesLevel={hidesLevel} />
          <CommentMenu comment={comment} viewer={viewer} onEdit={() => setEditing(true)} />
        </div>
        {isEditing ? (
          <CommentEditor comment={comment} onDone={endEditing} />
        ) : (
          <div className="mt-0.5 text-body leading-[1.55]">
            <CollapsiblePostText content={comment.content} references={comment.annotations.references} />
          </div>
        )}
        <QuotationNotes notes={comment.annotations.notes} />
        {comment.hidden && (
          <HiddenNotice
            mine={comment.mine}
            of={{ kind: 'comment', id: comment.id, postId: comment.postId }}
          />
        )}
      </div>
    </li>
  );
}

function CommentEditor({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  return (
    <EditForm
      draft={`draft.edit.${useUser()?.id ?? ''}.comment.${comment.id}`}
      content={comment.content}
      max={COMMENT_MAX}
      label="Your comment"
      editing={useEditComment(comment)}
      onDone={onDone}
    />
  );
}

function CommentMenu({
  comment,
  viewer,
  onEdit,
}: {
  comment: Comment;
  viewer: CommunityViewer;
  onEdit: () => void;
}) {
  const { id, mine, user } = comment;
  const removing = useDeleteComment(comment);
  const block = useBlockAuthor();
  const now = useCurrentMinute();
  const confirmDelete = () =>
    openDeleteDialog('comment', () => {
      if (!removing.isPending) removing.mutate();
    });

  const items = [
    canEdit(comment, now) && editItem(onEdit),
    !mine && reportItem({ kind: 'comment', id }),
    !mine && blockItem(user, block),
    (mine || viewer.isModerator) && deleteItem(confirmDelete),
  ].filter((item) => item !== null && item !== false);

  return (
    <div className="-my-2.5 -mr-2.5">
      <MoreMenu label={`More about the comment by ${mine ? 'you' : fullName(user)}`} items={items} />
    </div>
  );
}
