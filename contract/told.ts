import type { Person } from './auth';
import type { Post, Room } from './community';
import type { Passage } from './scripture';
import type { Theme } from './themes';

/** What a page says of its screen, so that it need not ask. */
export type Told =
  | { kind: 'room'; roomId: number; rooms: Room[]; theme: Theme | null; posts: Post[] }
  | { kind: 'passage'; reference: string; passage: Passage };

/** All that a page says. */
export type Known = { person: Person | null; told: Told | null };
