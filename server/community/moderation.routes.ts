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

/** What every member may do to keep the rooms safe. */
export const safetyRoutes = api()
  .openapi(
    post('/community/reports', {
      summary: 'Show a post or comment to the moderators',
      access: member,
      body: NewReport,
      answer: Done,
    }),
    async (c) => c.json(await report(c.var, c.req.valid('json')), 200),
  )
  .openapi(
    get('/community/blocks', {
      summary: 'Whom one has blocked',
      access: member,
      answer: z.array(Blocked),
    }),
    async (c) => c.json(await blockedBy(c.get('db'), c.get('person').id), 200),
  )
  .openapi(
    post('/community/blocks', {
      summary: 'Block somebody',
      access: member,
      body: NewBlock,
      answer: Done,
    }),
    async (c) => c.json(await block(c.var, c.req.valid('json').userId), 200),
  )
  .openapi(
    del('/community/blocks/{userId}', {
      summary: 'Unblock somebody',
      access: member,
      params: BlockedId,
      answer: Done,
    }),
    async (c) => c.json(await unblock(c.var, c.req.valid('param').userId), 200),
  )
  .openapi(
    get('/community/notes', {
      summary: 'What moderators have told one and one has not yet read',
      access: member,
      answer: z.array(ModeratorNote),
    }),
    async (c) => c.json(await unreadModeratorNotes(c.get('db'), c.get('person').id), 200),
  )
  .openapi(
    post('/community/notes/read', {
      summary: 'Say that one has read them',
      access: member,
      body: NotesRead,
      answer: Done,
    }),
    async (c) => {
      await markModeratorNotesRead(c.get('db'), c.get('person').id, c.req.valid('json').ids);
      return c.json({ message: 'Noted.' }, 200);
    },
  )
  .openapi(
    get('/community/moderation-log', {
      summary: 'What moderators did, newest first, without anybody’s name',
      access: member,
      query: Before,
      answer: z.array(LogEntry),
    }),
    async (c) => c.json(await logEntries(c.get('db'), c.req.valid('query').before), 200),
  );

export const moderationRoutes = api()
  .openapi(
    get('/admin/queue', {
      summary: 'What waits for a moderator, and how many more wait than are shown',
      access: moderator,
      query: QueueLimit,
      answer: ModerationQueue,
    }),
    async (c) => c.json(await moderationQueue(c.var, c.req.valid('query').limit), 200),
  )
  .openapi(
    post('/admin/queue', {
      summary: 'Keep, hide, remove or warn',
      access: moderator,
      body: NewAct,
      answer: Done,
    }),
    async (c) => c.json(await act(c.var, c.req.valid('json')), 200),
  )
  .openapi(
    del('/admin/posts/{id}', {
      summary: 'Take a post down',
      access: moderator,
      params: PostId,
      answer: Done,
    }),
    async (c) => c.json(await removeAsModerator(c.var, { kind: 'post', id: c.req.valid('param').id }), 200),
  )
  .openapi(
    del('/admin/comments/{id}', {
      summary: 'Take a comment down',
      access: moderator,
      params: CommentId,
      answer: Done,
    }),
    async (c) =>
      c.json(await removeAsModerator(c.var, { kind: 'comment', id: c.req.valid('param').id }), 200),
  );
