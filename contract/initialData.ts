import { z } from 'zod';
import { Person } from './auth';
import { Post, Room } from './community';
import { Passage } from './scripture';
import { Theme } from './themes';

/** Initial data of one screen, embedded in its page so that the client does not have to request it. */
const PageData = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('room'),
    roomId: z.int(),
    rooms: z.array(Room),
    theme: Theme.nullable(),
    posts: z.array(Post),
  }),
  z.object({ kind: z.literal('passage'), reference: z.string(), passage: Passage }),
]);
export type PageData = z.infer<typeof PageData>;

/** Initial data of a page: the signed-in user, and what their screen shows. */
export const InitialData = z.object({ person: Person.nullable(), data: PageData.nullable() });
export type InitialData = z.infer<typeof InitialData>;
