import type { Request } from 'autocannon';
import { cookieOf, emailOf, PASSWORD, PEOPLE, personId } from './rows';

/** What a call is held to: its share of the bare server's requests a second. */
const READ = 0.6;
const WRITE = 0.5;

export type Case = {
  name: string;
  goal: number;
  connections: number;
  /** The call as the person of this number makes it for the `turn`th time. */
  asks: (person: number, turn: number) => Call;
};

/** Whoever signs in has no session yet. */
type Call = { path: string; body?: unknown; isSignedOut?: boolean };

/** Sixteen people who ask again as soon as they are answered: more than one processor can answer. */
const CONNECTIONS = 16;

/** Each of them comes back as somebody else so often, before she begins anew. */
const TURNS = 40;

const DREAM =
  'I was walking through a dark house with many doors. Water came up the stairs, and a white bird sat on the table. ' +
  'My teeth fell out one by one, and then a shepherd with a lamp called me by my name and opened a gate to a garden.';

const WORDS =
  'Pray for my mother, who is in hospital since Tuesday, and for those who sit with her at night.';

/** Every fourth post names a passage. */
const wordsOf = (turn: number) => (turn % 4 === 0 ? `${WORDS} Isaiah 41:10 has carried us so far.` : WORDS);

export function cases(room: number, firstPost: number): Case[] {
  const read = (name: string, path: string): Case => ({
    name,
    goal: READ,
    connections: CONNECTIONS,
    asks: () => ({ path }),
  });
  const write = (name: string, path: string, body: (person: number, turn: number) => unknown): Case => ({
    name,
    goal: WRITE,
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
      content: wordsOf(turn),
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
      goal: WRITE,
      // Twenty wait for their turn at most, and two are at work.
      connections: 8,
      asks: (person) => ({
        path: '/api/auth/login',
        body: { email: emailOf(person), password: PASSWORD },
        isSignedOut: true,
      }),
    },
  ];
}

/** What one connection sends, over and over. Ours knows her by her cookie, the bare one by her id. */
export function requestsOf({ asks }: Case, connection: number): Request[] {
  return Array.from({ length: TURNS }, (_, turn) => {
    const person = (connection + turn * CONNECTIONS) % PEOPLE;
    const { path, body, isSignedOut } = asks(person, turn);
    return {
      method: body === undefined ? 'GET' : 'POST',
      path,
      headers: {
        ...(!isSignedOut && { cookie: cookieOf(person) }),
        'x-person': personId(person),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
  });
}
