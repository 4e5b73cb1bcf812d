import type { Request } from 'autocannon';
import { BENCH_PASSWORD, BENCH_USERS, benchCookie, benchEmail, personId } from './rows';

/** The goals for our requests per second, as a share of the bare server's requests per second. */
const READ_GOAL = 0.6;
const WRITE_GOAL = 0.5;

export type Case = {
  name: string;
  goal: number;
  connections: number;
  /** Returns the request that this user sends at this turn. */
  asks: (person: number, turn: number) => Call;
};

/** A request. `isSignedOut` is set for sign-in requests, which are sent without a session. */
type Call = { path: string; body?: unknown; isSignedOut?: boolean };

/** Sixteen connections without pauses are enough to saturate one CPU core. */
const CONNECTIONS = 16;

/** The number of requests per connection, each as a different user, before the sequence repeats. */
const TURNS = 40;

const DREAM =
  'I was walking through a dark house with many doors. Water came up the stairs, and a white bird sat on the table. ' +
  'My teeth fell out one by one, and then a shepherd with a lamp called me by my name and opened a gate to a garden.';

const WORDS =
  'Pray for my mother, who is in hospital since Tuesday, and for those who sit with her at night.';

/** Every fourth post contains a reference. */
const contentOf = (turn: number) => (turn % 4 === 0 ? `${WORDS} Isaiah 41:10 has carried us so far.` : WORDS);

export function cases(room: number, firstPost: number): Case[] {
  const read = (name: string, path: string): Case => ({
    name,
    goal: READ_GOAL,
    connections: CONNECTIONS,
    asks: () => ({ path }),
  });
  const write = (name: string, path: string, body: (person: number, turn: number) => unknown): Case => ({
    name,
    goal: WRITE_GOAL,
    connections: CONNECTIONS,
    asks: (person, turn) => ({ path, body: body(person, turn) }),
  });
  return [
    read('user', '/api/auth/user'),
    read('rooms', '/api/community/rooms'),
    read('feed', `/api/community/rooms/${room}/posts`),
    read('user-stats', '/api/gamification/user-stats'),
    read('figures', '/api/biblical-figures'),
    write('post', '/api/community/posts', (_person, turn) => ({
      roomId: room,
      content: contentOf(turn),
      type: 'message',
    })),
    write('comment', '/api/community/comments', (person, turn) => ({
      postId: firstPost + person + turn * CONNECTIONS,
      content: 'I am praying with you.',
    })),
    write('heart', '/api/community/reactions', (person, turn) => ({
      postId: firstPost + person * 7 + turn * CONNECTIONS,
      type: 'heart',
    })),
    write('interpret', '/api/dreams/interpret', () => ({ dreamText: DREAM })),
    {
      name: 'sign-in',
      goal: WRITE_GOAL,
      // This is below the limit of the password hashing queue, in which two jobs run and at most twenty wait.
      connections: 8,
      asks: (person) => ({
        path: '/api/auth/login',
        body: { email: benchEmail(person), password: BENCH_PASSWORD },
        isSignedOut: true,
      }),
    },
  ];
}

/** Returns the requests of one connection. Our server identifies the user by the cookie, the bare server by the id. */
export function requestsOf({ asks }: Case, connection: number): Request[] {
  return Array.from({ length: TURNS }, (_, turn) => {
    const person = (connection + turn * CONNECTIONS) % BENCH_USERS;
    const { path, body, isSignedOut } = asks(person, turn);
    return {
      method: body === undefined ? 'GET' : 'POST',
      path,
      headers: {
        ...(!isSignedOut && { cookie: benchCookie(person) }),
        'x-person': personId(person),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
  });
}
