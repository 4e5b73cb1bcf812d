import { useState } from 'react';
import type { Comment } from '#contract/community';
import { Avatar } from './Avatar';
import { Byline } from './Byline';
import { useEditComment, useRemoveComment } from './comments.hooks';
import { EditBox } from './EditBox';
import { focusMenu } from './focusMenu';
import { Held } from './Held';
import { MoreMenu } from './MoreMenu';
import { askToDelete, blockThem, edit, mayEdit, remove, reportIt } from './menuItems';
import { Notes } from './Notes';
import { nameOf } from './names';
import { useBlockThem } from './postDeeds.hooks';
import type { Viewer } from './viewer';
import { useMinute } from './When';
import { FoldedWords } from './Words';

export function CommentView({ comment, viewer }: { comment: Comment; viewer: Viewer }) {
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
          <Byline written={comment} look="comment" />
          <CommentMenu comment={comment} viewer={viewer} onEdit={() => setEditing(true)} />
        </div>
        {isEditing ? (
          <CommentEditor comment={comment} onDone={endEditing} />
        ) : (
          <div className="mt-0.5 text-[1.02rem] leading-[1.55]">
            <FoldedWords content={comment.content} references={comment.annotations.references} />
          </div>
        )}
        <Notes notes={comment.annotations.notes} />
        {comment.hidden && (
          <Held mine={comment.mine} of={{ kind: 'comment', id: comment.id, postId: comment.postId }} />
        )}
      </div>
    </li>
  );
}

function CommentEditor({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const editing = useEditComment(comment);
  return <EditBox kind="comment" of={comment} editing={editing} onDone={onDone} />;
}

function CommentMenu({ comment, viewer, onEdit }: { comment: Comment; viewer: Viewer; onEdit: () => void }) {
  const { id, mine, user } = comment;
  const removing = useRemoveComment(comment);
  const block = useBlockThem();
  const now = useMinute();
  const confirmDelete = () =>
    askToDelete('comment', () => {
      if (!removing.isPending) removing.mutate();
    });

  const items = [
    mayEdit(comment, now) && edit(onEdit),
    !mine && reportIt({ kind: 'comment', id }),
    !mine && blockThem(user, block),
    (mine || viewer.isModerator) && remove(confirmDelete),
  ].filter((item) => item !== null && item !== false);

  return (
    <div className="-my-2.5 -mr-2.5">
      <MoreMenu label={`More about the comment by ${mine ? 'you' : nameOf(user)}`} items={items} />
    </div>
  );
}
