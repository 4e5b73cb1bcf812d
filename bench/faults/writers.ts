import { setTimeout as wait } from 'node:timers/promises';
import { QUESTION_COUNTS, TRUTH_IDS } from '#contract/identity';
import { startServer } from '../serverProcess';
import { type Answer, call, company, type Pilgrim, register } from './calls';
import type { Place } from './place';

/** A write with a key, which is sent again until it is answered, as our own page does. */
type Keyed = {
  path: string;
  key: string;
  cookie: string;
  body: { content: string; [name: string]: unknown };
};

/** What was answered with a 2xx, by what can be found of it in the database. */
export type Acknowledged = {
  /** By their contents, each of which is written once. */
  posts: Set<string>;
  comments: Set<string>;
  hearts: Set<string>;
  claims: Set<string>;
  signUps: Set<string>;
  /** The newest number that was kept for each person and question. */
  answers: Map<string, number>;
  count: number;
};

export type Crowd = {
  acknowledged: Acknowledged;
  /** Answers that were neither a success nor a refusal with a sentence, and writes that got no answer. */
  failed: string[];
  unanswered: number;
  /** Writes at this address until `pause`, which waits for those that are under way. */
  write: (url: string, workers?: number) => void;
  pause: () => Promise<void>;
  /** Contents of posts of late, to look for. */
  newest: { id: number; content: string; cookie: string }[];
  pilgrims: Pilgrim[];
};

const PILGRIMS = 12;
const NEWEST = 10;

/** Every so many turns of a worker somebody new signs up: a password's hash costs as much as all the rest. */
const TURNS_A_SIGN_UP = 12;

/** People with accounts, the first a moderator with two themes to choose from, and nobody writing yet. */
export async function gather(place: Place): Promise<Crowd> {
  const first = await startServer(place.settings);
  const pilgrims = await company(first.url, PILGRIMS);
  await first.end('SIGTERM');
  await place.look((ask) =>
    ask('update users set is_moderator = true where email = $1', [pilgrims[0]?.email]),
  );

  const acknowledged: Acknowledged = {
    posts: new Set(),
    comments: new Set(),
    hearts: new Set(),
    claims: new Set(),
    signUps: new Set(pilgrims.map(({ email }) => email)),
    answers: new Map(),
    count: 0,
  };
  let isPaused = true;
  let working: Promise<void>[] = [];
  const crowd: Crowd = {
    acknowledged,
    failed: [],
    unanswered: 0,
    newest: [],
    pilgrims,
    write(url, workers = PILGRIMS) {
      isPaused = false;
      working = pilgrims.slice(0, workers).map((pilgrim, index) => work(url, pilgrim, index));
    },
    async pause() {
      isPaused = true;
      await Promise.all(working);
    },
  };
  const again = new Map<string, Keyed>();
  const themes: number[] = [];
  const { newest } = crowd;
  let turn = 0;

  async function work(url: string, pilgrim: Pilgrim, index: number) {
    const unsent = [...again.values()].filter(({ cookie }) => cookie === pilgrim.cookie);
    while (!isPaused) {
      const keyed = unsent.shift();
      const isAnswered = await (keyed ? send(url, keyed) : takeTurn(url, pilgrim, index));
      // Whoever knocks at a door that nobody opens does not knock a thousand times a second.
      if (!isAnswered) await wait(100);
    }
  }

  function takeTurn(url: string, pilgrim: Pilgrim, index: number): Promise<boolean> {
    turn += 1;
    if (turn % TURNS_A_SIGN_UP === 0) return join(url);
    return index === 0 ? tend(url, pilgrim, turn) : contribute(url, pilgrim, turn);
  }

  async function contribute(url: string, { cookie, id }: Pilgrim, number: number): Promise<boolean> {
    const key = `key-${process.pid}-${number}`;
    const content = `The Lord is near, ${number}.`;
    const target = newest[number % NEWEST]?.id;
    if (number % 5 < 2 || target === undefined) {
      const body = { roomId: 1, content };
      return send(url, { path: '/api/community/posts', key, cookie, body });
    }
    if (number % 5 === 2) {
      return send(url, { path: '/api/community/comments', key, cookie, body: { postId: target, content } });
    }
    if (number % 5 === 3) {
      const heart = await call({ url, cookie }, '/api/community/reactions', { body: { postId: target } });
      return note(heart, () => acknowledged.hearts.add(`${id} ${target}`));
    }
    return answerQuestion(url, { cookie, id }, number);
  }

  async function answerQuestion(url: string, { cookie, id }: Pick<Pilgrim, 'cookie' | 'id'>, number: number) {
    const truthId = TRUTH_IDS[number % TRUTH_IDS.length] ?? 'chosen';
    const questionIndex = number % QUESTION_COUNTS[truthId];
    const body = { truthId, questionIndex, response: `In my own words, ${number}` };
    const answer = await call({ url, cookie }, '/api/identity/response', { body });
    return note(answer, () => acknowledged.answers.set(`${id} ${truthId} ${questionIndex}`, number));
  }

  /** The moderator makes one of two themes the active one, in turns. */
  async function tend(url: string, { cookie }: Pilgrim, number: number): Promise<boolean> {
    const known = themes[number % 2];
    if (known !== undefined) {
      const path = `/api/admin/themes/${known}/activate`;
      return note(await call({ url, cookie }, path, { method: 'PUT', body: {} }), () => {});
    }
    const days = { weekStart: '2026-01-05T00:00:00Z', weekEnd: '2026-01-11T00:00:00Z' };
    const body = { title: `Week ${number}`, description: '<p>Rest.</p>', ...days };
    const answer = await call({ url, cookie }, '/api/admin/themes', { body });
    return note(answer, ({ body: theme }) => themes.push(theme.id));
  }

  async function join(url: string): Promise<boolean> {
    const { answer, pilgrim } = await register(url);
    const isThere = note(answer, () => acknowledged.signUps.add(pilgrim?.email ?? ''));
    if (!pilgrim || isPaused) return isThere;
    // Ten points of joining are enough for the first one.
    const claim = await call({ url, cookie: pilgrim.cookie }, '/api/gamification/achievements/1/claim', {
      body: {},
    });
    return note(claim, () => acknowledged.claims.add(`${pilgrim.id} 1`));
  }

  async function send(url: string, keyed: Keyed): Promise<boolean> {
    const { path, key, cookie, body } = keyed;
    again.set(key, keyed);
    const answer = await call({ url, cookie }, path, { body, key });
    return note(answer, ({ body: { id } }) => {
      again.delete(key);
      const isPost = path.endsWith('posts');
      acknowledged[isPost ? 'posts' : 'comments'].add(body.content);
      if (isPost) newest.unshift({ id, content: body.content, cookie });
      newest.length = Math.min(newest.length, NEWEST);
    });
  }

  /** Whether the server is there. */
  function note(answer: Answer, acknowledge: (answer: NonNullable<Answer>) => void): boolean {
    if (!answer) {
      crowd.unanswered += 1;
      return false;
    }
    if (answer.status < 300) {
      acknowledged.count += 1;
      acknowledge(answer);
      return true;
    }
    if (answer.status !== 503) crowd.failed.push(`${answer.status} ${answer.text.slice(0, 200)}`);
    return false;
  }

  return crowd;
}
