import { z } from 'zod';
import { Notice, NoticesRead } from '#contract/community/notices';
import { MessageResponse } from '#contract/responses';
import { requireUser } from '#server/auth/sessions.service';
import { api, get, post } from '#server/http/api';
import { listNotices, readNotices } from './notices.service';

export const noticeRoutes = api()
  .openapi(
    get('/community/notices', {
      summary: 'List your notices: comments, prayers and answered requests, newest first',
      access: requireUser,
      answer: z.array(Notice),
    }),
    async (c) => c.json(await listNotices(c.var), 200),
  )
  .openapi(
    post('/community/notices/read', {
      summary: 'Mark your notices as read, up to the newest one that you have seen',
      access: requireUser,
      body: NoticesRead,
      answer: MessageResponse,
    }),
    async (c) => {
      await readNotices(c.var, c.req.valid('json').upTo);
      return c.json({ message: 'Marked as read.' }, 200);
    },
  );
