import { z } from 'zod';
import { Room, RoomActivity } from '#contract/community/posts';
import { Theme } from '#contract/community/themes';
import { requireUser } from '#server/auth/sessions.service';
import { currentTheme } from '#server/community/themes/themes.service';
import { api, get } from '#server/http/api';
import { roomActivity } from './roomActivity.queries';
import { findRooms } from './rooms.queries';

export const roomRoutes = api()
  .openapi(
    get('/community/rooms', {
      summary: 'List the rooms',
      access: requireUser,
      answer: z.array(Room),
    }),
    async (c) => c.json(await findRooms(c.get('db')), 200),
  )
  .openapi(
    get('/community/rooms/activity', {
      summary: 'Read the newest post and the latest authors of each room',
      access: requireUser,
      answer: z.array(RoomActivity),
    }),
    async (c) => c.json(await roomActivity(c.get('db'), c.get('person')), 200),
  )
  .openapi(
    get('/community/current-theme', {
      summary: 'Read this week’s theme; null if there is none',
      access: requireUser,
      answer: Theme.nullable(),
    }),
    async (c) => c.json(await currentTheme(c.get('db')), 200),
  );
