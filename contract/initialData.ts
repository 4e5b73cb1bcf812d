import type { Person } from './auth';
import type { Post, Room } from './community';
import type { Passage } from './scripture';
import type { Theme } from './themes';

/** Initial data of one screen, embedded in its page so that the client does not have to request it. */
export type PageData =
  | { kind: 'room'; roomId: number; rooms: Room[]; theme: Theme | null; posts: Post[] }
  | { kind: 'passage'; reference: string; passage: Passage };

/** Initial data of a page: the signed-in user, and what their screen shows. */
export type InitialData = { person: Person | null; data: PageData | null };
