import { z } from 'zod';
import { Before, CommentId, PostId } from '#contract/community';
import { Done } from '#contract/failures';
import {
  Blocked,
  BlockedId,
  LogEntry,
  ModerationQueue,
  ModeratorNote,
  NewAct,
  NewBlock,
  NewReport,
  NotesRead,
  QueueLimit,
} from '#contract/moderation';
import { member, moderator } from '#server/auth/sessions.service';
import { api, del, get, post } from '#server/lib/api';
import { blockedBy } from './blocks.queries';
import { logEntries, markModeratorNotesRead, unreadModeratorNotes } from './moderation.queries';
import { act, block, moderationQueue, removeAsModerator, report, unblock } from './moderation.service';

/** Reporting, blocking and the moderation log: open to every signed-in user. */
export const safetyRoutes = api()
  .openapi(
    post('/community/reports', {
      summary: 'Report a post or comment to the moderators',
      access: member,
      body: NewReport,
      answer: Done,
    }),
    async (c) => c.json(await report(c.var, c.req.valid('json')), 200),
  )
  .openapi(
    get('/community/blocks', {
      summary: 'List the users you have blocked',
      access: member,
      answer: z.array(Blocked),
    }),
    async (c) => c.json(await blockedBy(c.get('db'), c.get('person').id), 200),
  )
  .openapi(
    post('/community/blocks', {
      summary: 'Block a user',
      access: member,
      body: NewBlock,
      answer: Done,
    }),
    async (c) => c.json(await block(c.var, c.req.valid('json').userId), 200),
  )
  .openapi(
    del('/community/blocks/{userId}', {
      summary: 'Unblock a user',
      access: member,
      params: BlockedId,
      answer: Done,
    }),
    async (c) => c.json(await unblock(c.var, c.req.valid('param').userId), 200),
  )
  .openapi(
    get('/community/notes', {
      summary: 'List your unread notes from moderators',
      access: member,
      answer: z.array(ModeratorNote),
    }),
    async (c) => c.json(await unreadModeratorNotes(c.get('db'), c.get('person').id), 200),
  )
  .openapi(
    post('/community/notes/read', {
      summary: 'Mark notes from moderators as read',
      access: member,
      body: NotesRead,
      answer: Done,
    }),
    async (c) => {
      await markModeratorNotesRead(c.get('db'), c.get('person').id, c.req.valid('json').ids);
      return c.json({ message: 'Marked as read.' }, 200);
    },
  )
  .openapi(
    get('/community/moderation-log', {
      summary: 'Read the moderation log, newest first, without names',
      access: member,
      query: Before,
      answer: z.array(LogEntry),
    }),
    async (c) => c.json(await logEntries(c.get('db'), c.req.valid('query').before), 200),
  );

export const moderationRoutes = api()
  .openapi(
    get('/admin/queue', {
      summary: 'List the moderation queue, with the number of items not shown',
      access: moderator,
      query: QueueLimit,
      answer: ModerationQueue,
    }),
    async (c) => c.json(await moderationQueue(c.var, c.req.valid('query').limit), 200),
  )
  .openapi(
    post('/admin/queue', {
      summary: 'Approve, hide or remove a reported post or comment, or warn its author',
      access: moderator,
      body: NewAct,
      answer: Done,
    }),
    async (c) => c.json(await act(c.var, c.req.valid('json')), 200),
  )
  .openapi(
    del('/admin/posts/{id}', {
      summary: 'Remove a post as a moderator',
      access: moderator,
      params: PostId,
      answer: Done,
    }),
    async (c) => c.json(await removeAsModerator(c.var, { kind: 'post', id: c.req.valid('param').id }), 200),
  )
  .openapi(
    del('/admin/comments/{id}', {
      summary: 'Remove a comment as a moderator',
      access: moderator,
      params: CommentId,
      answer: Done,
    }),
    async (c) =>
      c.json(await removeAsModerator(c.var, { kind: 'comment', id: c.req.valid('param').id }), 200),
  );
