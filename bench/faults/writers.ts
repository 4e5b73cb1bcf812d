import { setTimeout as wait } from 'node:timers/promises';
import { QUESTION_COUNTS, TRUTH_IDS } from '#contract/identity';
import { startServerProcess } from '../serverProcess';
import { callServer, type FaultAnswer, type FaultUser, registerUser, registerUsers } from './calls';
import type { FaultDatabase } from './database';

/** A write with an idempotency key. Like the web client, a writer retries it until there is a response. */
type KeyedWrite = {
  path: string;
  key: string;
  cookie: string;
  body: { content: string; [name: string]: unknown };
};

/** All writes that were confirmed with a 2xx status, in the form in which the database stores them. */
export type Acknowledged = {
  /** The contents of the posts, which are unique. */
  posts: Set<string>;
  comments: Set<string>;
  hearts: Set<string>;
  claims: Set<string>;
  signUps: Set<string>;
  /** The newest confirmed number for each user and question. */
  answers: Map<string, number>;
  count: number;
};

export type Writers = {
  acknowledged: Acknowledged;
  /** Responses that were neither a success nor a 503. */
  failed: string[];
  unanswered: number;
  /** Writes to this server until `pause` is called, which waits for the requests in progress. */
  write: (url: string, workers?: number) => void;
  pause: () => Promise<void>;
  /** The newest confirmed posts, for checking that they exist. */
  newest: { id: number; content: string; cookie: string }[];
  users: FaultUser[];
};

const USERS = 12;
const MAX_NEWEST = 10;

/** A new user signs up only at every twelfth turn, because hashing a password costs as much as everything else. */
const TURNS_PER_SIGN_UP = 12;

/** Creates the writers, which are idle at first. The first user is a moderator with two themes. */
export async function startWriters(database: FaultDatabase): Promise<Writers> {
  const first = await startServerProcess(database.settings);
  const users = await registerUsers(first.url, USERS);
  await first.end('SIGTERM');
  await database.look((ask) =>
    ask('update users set is_moderator = true where email = $1', [users[0]?.email]),
  );

  const acknowledged: Acknowledged = {
    posts: new Set(),
    comments: new Set(),
    hearts: new Set(),
    claims: new Set(),
    signUps: new Set(users.map(({ email }) => email)),
    answers: new Map(),
    count: 0,
  };
  let isPaused = true;
  let working: Promise<void>[] = [];
  const writers: Writers = {
    acknowledged,
    failed: [],
    unanswered: 0,
    newest: [],
    users,
    write(url, workers = USERS) {
      isPaused = false;
      working = users.slice(0, workers).map((user, index) => work(url, user, index));
    },
    async pause() {
      isPaused = true;
      await Promise.all(working);
    },
  };
  const unconfirmed = new Map<string, KeyedWrite>();
  const themes: number[] = [];
  const { newest } = writers;
  let turn = 0;

  async function work(url: string, user: FaultUser, index: number) {
    const unsent = [...unconfirmed.values()].filter(({ cookie }) => cookie === user.cookie);
    while (!isPaused) {
      const write = unsent.shift();
      const isAnswered = await (write ? send(url, write) : takeTurn(url, user, index));
      // Pauses while the server is down, instead of retrying a thousand times a second.
      if (!isAnswered) await wait(100);
    }
  }

  function takeTurn(url: string, user: FaultUser, index: number): Promise<boolean> {
    turn += 1;
    if (turn % TURNS_PER_SIGN_UP === 0) return signUp(url);
    return index === 0 ? activateTheme(url, user, turn) : contribute(url, user, turn);
  }

  async function contribute(url: string, { cookie, id }: FaultUser, number: number): Promise<boolean> {
    const key = `key-${process.pid}-${number}`;
    const content = `The Lord is near, ${number}.`;
    const target = newest[number % MAX_NEWEST]?.id;
    if (number % 5 < 2 || target === undefined) {
      const body = { roomId: 1, content };
      return send(url, { path: '/api/community/posts', key, cookie, body });
    }
    if (number % 5 === 2) {
      return send(url, { path: '/api/community/comments', key, cookie, body: { postId: target, content } });
    }
    if (number % 5 === 3) {
      const heart = await callServer({ url, cookie }, '/api/community/reactions', {
        body: { postId: target },
      });
      return record(heart, () => acknowledged.hearts.add(`${id} ${target}`));
    }
    return answerQuestion(url, { cookie, id }, number);
  }

  async function answerQuestion(
    url: string,
    { cookie, id }: Pick<FaultUser, 'cookie' | 'id'>,
    number: number,
  ) {
    const truthId = TRUTH_IDS[number % TRUTH_IDS.length] ?? 'chosen';
    const questionIndex = number % QUESTION_COUNTS[truthId];
    const body = { truthId, questionIndex, response: `In my own words, ${number}` };
    const answer = await callServer({ url, cookie }, '/api/identity/response', { body });
    return record(answer, () => acknowledged.answers.set(`${id} ${truthId} ${questionIndex}`, number));
  }

  /** Activates one of the two themes, alternating between them. */
  async function activateTheme(url: string, { cookie }: FaultUser, number: number): Promise<boolean> {
    const themeId = themes[number % 2];
    if (themeId !== undefined) {
      const path = `/api/admin/themes/${themeId}/activate`;
      return record(await callServer({ url, cookie }, path, { method: 'PUT', body: {} }), () => {});
    }
    const days = { weekStart: '2026-01-05T00:00:00Z', weekEnd: '2026-01-11T00:00:00Z' };
    const body = { title: `Week ${number}`, description: '<p>Rest.</p>', ...days };
    const answer = await callServer({ url, cookie }, '/api/admin/themes', { body });
    return record(answer, ({ body: theme }) => themes.push(theme.id));
  }

  async function signUp(url: string): Promise<boolean> {
    const { answer, user } = await registerUser(url);
    const isRecorded = record(answer, () => acknowledged.signUps.add(user?.email ?? ''));
    if (!user || isPaused) return isRecorded;
    // The ten XP for signing up are enough for the first achievement.
    const claim = await callServer({ url, cookie: user.cookie }, '/api/gamification/achievements/1/claim', {
      body: {},
    });
    return record(claim, () => acknowledged.claims.add(`${user.id} 1`));
  }

  async function send(url: string, write: KeyedWrite): Promise<boolean> {
    const { path, key, cookie, body } = write;
    unconfirmed.set(key, write);
    const answer = await callServer({ url, cookie }, path, { body, key });
    return record(answer, ({ body: { id } }) => {
      unconfirmed.delete(key);
      const isPost = path.endsWith('posts');
      acknowledged[isPost ? 'posts' : 'comments'].add(body.content);
      if (isPost) newest.unshift({ id, content: body.content, cookie });
      newest.length = Math.min(newest.length, MAX_NEWEST);
    });
  }

  /** Records a response. Returns false if the server is unavailable or responded with an error. */
  function record(answer: FaultAnswer, acknowledge: (answer: NonNullable<FaultAnswer>) => void): boolean {
    if (!answer) {
      writers.unanswered += 1;
      return false;
    }
    if (answer.status < 300) {
      acknowledged.count += 1;
      acknowledge(answer);
      return true;
    }
    if (answer.status !== 503) writers.failed.push(`${answer.status} ${answer.text.slice(0, 200)}`);
    return false;
  }

  return writers;
}
