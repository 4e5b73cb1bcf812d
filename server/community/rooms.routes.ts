import { z } from 'zod';
import { Before, Post, Room, RoomId } from '#contract/community';
import { Theme } from '#contract/themes';
import { member, memberBeside } from '#server/auth/sessions.service';
import { api, get } from '#server/lib/api';
import { feed } from './posts.service';
import { allRooms } from './rooms.queries';
import { currentTheme } from './themes.service';

export const roomRoutes = api()
  .openapi(
    get('/community/rooms', {
      summary: 'List the rooms',
      access: memberBeside(allRooms),
      answer: z.array(Room),
    }),
    (c) => c.json(c.get('beside'), 200),
  )
  .openapi(
    get('/community/current-theme', {
      summary: 'Read this week’s theme; null if there is none',
      access: member,
      answer: Theme.nullable(),
    }),
    async (c) => c.json(await currentTheme(c.get('db')), 200),
  )
  .openapi(
    get('/community/rooms/{roomId}/posts', {
      summary: 'List the posts in a room, newest first, twenty per page',
      access: member,
      params: RoomId,
      query: Before,
      answer: z.array(Post),
    }),
    async (c) => {
      const { roomId } = c.req.valid('param');
      return c.json(await feed(c.var, roomId, c.req.valid('query').before), 200);
    },
  );
