import { z } from 'zod';
import {
  BlockedUser,
  BlockedUserId,
  LogEntry,
  ModerationQueue,
  ModeratorNote,
  NewBlock,
  NewModerationAction,
  NewReport,
  NotesRead,
  QueueLimit,
} from '#contract/community/moderation';
import { CommentId, PageCursor, PostId } from '#contract/community/posts';
import { MessageResponse } from '#contract/responses';
import { requireModerator, requireUser } from '#server/auth/sessions.service';
import { usersBlockedBy } from '#server/community/visibility/blocks.queries';
import { api, del, get, post } from '#server/http/api';
import { readFromReplica } from '#server/http/replicaReads';
import { markModeratorNotesRead, selectLogEntries, unreadModeratorNotes } from './moderation.queries';
import {
  blockUser,
  moderate,
  moderationQueue,
  removeAsModerator,
  reportContent,
  unblockUser,
} from './moderation.service';

/** Routes for reports, blocks, moderators’ notes and the moderation log, open to every signed-in user. */
export const reportRoutes = api()
  .openapi(
    post('/community/reports', {
      summary: 'Report a post or comment to the moderators',
      access: requireUser,
      body: NewReport,
      answer: MessageResponse,
    }),
    async (c) => c.json(await reportContent(c.var, c.req.valid('json')), 200),
  )
  .openapi(
    get('/community/blocks', {
      summary: 'List the users you have blocked',
      access: requireUser,
      answer: z.array(BlockedUser),
    }),
    async (c) => c.json(await usersBlockedBy(c.get('db'), c.get('person').id), 200),
  )
  .openapi(
    post('/community/blocks', {
      summary: 'Block a user',
      access: requireUser,
      body: NewBlock,
      answer: MessageResponse,
    }),
    async (c) => c.json(await blockUser(c.var, c.req.valid('json').userId), 200),
  )
  .openapi(
    del('/community/blocks/{userId}', {
      summary: 'Unblock a user',
      access: requireUser,
      params: BlockedUserId,
      answer: MessageResponse,
    }),
    async (c) => c.json(await unblockUser(c.var, c.req.valid('param').userId), 200),
  )
  .openapi(
    get('/community/notes', {
      summary: 'List your unread notes from moderators',
      access: requireUser,
      answer: z.array(ModeratorNote),
    }),
    async (c) => c.json(await unreadModeratorNotes(c.get('db'), c.get('person').id), 200),
  )
  .openapi(
    post('/community/notes/read', {
      summary: 'Mark notes from moderators as read',
      access: requireUser,
      body: NotesRead,
      answer: MessageResponse,
    }),
    async (c) => {
      await markModeratorNotesRead(c.get('db'), c.get('person').id, c.req.valid('json').ids);
      return c.json({ message: 'Marked as read.' }, 200);
    },
  )
  .openapi(
    get('/community/moderation-log', {
      summary: 'Read the moderation log, newest first, without names',
      access: requireUser,
      query: PageCursor,
      answer: z.array(LogEntry),
    }),
    async (c) => {
      const { before } = c.req.valid('query');
      return c.json(await readFromReplica(c, (db) => selectLogEntries(db, before)), 200);
    },
  );

export const moderationRoutes = api()
  .openapi(
    get('/admin/queue', {
      summary: 'List the moderation queue, with the number of items not shown',
      access: requireModerator,
      query: QueueLimit,
      answer: ModerationQueue,
    }),
    async (c) => c.json(await moderationQueue(c.var, c.req.valid('query').limit), 200),
  )
  .openapi(
    post('/admin/queue', {
      summary: 'Approve, hide or remove a reported post or comment, or warn its author',
      access: requireModerator,
      body: NewModerationAction,
      answer: MessageResponse,
    }),
    async (c) => c.json(await moderate(c.var, c.req.valid('json')), 200),
  )
  .openapi(
    del('/admin/posts/{id}', {
      summary: 'Remove a post as a moderator',
      access: requireModerator,
      params: PostId,
      answer: MessageResponse,
    }),
    async (c) => c.json(await removeAsModerator(c.var, { kind: 'post', id: c.req.valid('param').id }), 200),
  )
  .openapi(
    del('/admin/comments/{id}', {
      summary: 'Remove a comment as a moderator',
      access: requireModerator,
      params: CommentId,
      answer: MessageResponse,
    }),
    async (c) =>
      c.json(await removeAsModerator(c.var, { kind: 'comment', id: c.req.valid('param').id }), 200),
  );
