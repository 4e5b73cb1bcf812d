import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises';
import { HELPLINE_NUMBERS } from '#content/helplines';
import { EDIT_MINUTES } from '#contract/communityLimits';
import { heardIn } from '#language/crisis/crisis';
import { solicits } from '#language/solicitation/solicitation';
import type { SignedIn } from '#server/auth/sessions.service';
import { careOn } from '#server/lib/careOn';
import type { Db } from '#server/lib/db';
import { type Limits, spend, type Use } from '#server/lib/limits';
import { Refusal } from '#server/lib/refusal';
import type { Scripture } from '#server/scripture/scripture';
import { annotate } from './annotations';
import { isNew, isTrusted, tooManyLinks } from './posts.policy';

/** What a call of the community is handed. */
export type House = {
  db: Db;
  limits: Limits;
  client: string;
  country: string | null;
  person: SignedIn;
  scripture: Scripture;
};

/** Refuses a text with too many links. Cheap, so it comes before the rate limit: a refused text costs no turn. */
export function refuseManyLinks(person: SignedIn, content: string) {
  const links = tooManyLinks(person, content, new Date());
  if (links === null) return;
  throw new Refusal('invalid', `You can include up to ${links} links. Please remove some.`);
}

/**
 * Flags a text that asks for money or leads away from here; a new user's waits for a moderator. A text in which someone
 * is in danger is shown at once, whatever number stands beside it, and goes to the head of the queue.
 */
export function screen(person: SignedIn, content: string) {
  const now = new Date();
  const solicited = solicits(content, HELPLINE_NUMBERS);
  if (!solicited) return { noticed: [], hiddenAt: null };
  if (heardIn(content) === 'plainly') return { noticed: [solicited, 'worried'] as const, hiddenAt: null };
  return { noticed: [solicited], hiddenAt: isTrusted(person, now) ? null : now };
}

const FIRST_DAY = {
  posts: 'On your first day you can write up to ten posts. You can write more tomorrow.',
  comments: 'On your first day you can write up to thirty comments. You can write more tomorrow.',
};

const MANY_NEWCOMERS = 'Many new members are posting from your network. Please try again in an hour.';

/** Answers what it used up, to be given back if nothing was written. */
export async function spendLimits({ limits, client, person }: House, what: 'posts' | 'comments') {
  const [all, firstDay] =
    what === 'posts'
      ? [limits.postsOfPerson, limits.firstDayPosts]
      : [limits.commentsOfPerson, limits.firstDayComments];
  const uses: Use[] = [{ limit: all, key: person.id }];
  if (isNew(person, new Date())) {
    uses.unshift(
      { limit: firstDay, key: person.id, sentence: FIRST_DAY[what] },
      { limit: limits.firstDayWordsFromAddress, key: client, sentence: MANY_NEWCOMERS },
    );
  }
  await spend(uses);
  return uses;
}

/** About seven seconds; who waits longer is asked to send it again. */
const MAX_SEND_WAITS = 20;
const MAX_SEND_WAIT_MS = 400;

type Send<Sent, Written> = {
  kind: 'post' | 'comment';
  key: string | null;
  /** What was written under the key before. */
  find: (key: string) => Promise<Sent | null>;
  /** Answers what was written before. */
  answer: (sent: Sent) => Promise<Written>;
  /** Null when it was written before after all. */
  write: () => Promise<Written | null>;
};

/**
 * Idempotency: writes once what is sent under one key, however often and on however many processes at once. One call at a
 * time looks for the row and writes it, so that the others spend no limit on posts or comments.
 */
export async function sendOnce<Sent, Written>(
  { limits, person }: House,
  { kind, key, find, answer, write }: Send<Sent, Written>,
): Promise<Written | null> {
  if (key === null) return write();
  const answerSent = async () => {
    const sent = await find(key);
    if (!sent) return null;
    await limits.resendsOfPerson.use(person.id);
    return answer(sent);
  };
  const lock = `${kind} ${person.id} ${key}`;
  for (let waits = 0; !(await limits.sendsUnderWay.tryUse(lock)); waits += 1) {
    if (waits === MAX_SEND_WAITS) throw new Refusal('busy', 'We’re still sending this. Please try again.', 5);
    await wait(Math.min(25 * 2 ** waits, MAX_SEND_WAIT_MS));
    const answered = await answerSent();
    if (answered) return answered;
  }
  try {
    return (await answerSent()) ?? (await write()) ?? (await answerSent());
  } finally {
    await limits.sendsUnderWay.giveBack(lock);
  }
}

/**
 * Makes ready what the first post would wait for: a long pattern becomes a program when it is first looked for, which
 * takes a third of a second. One after the other, so that calls in between do not wait for all.
 */
export async function prepareWriting(scripture: Scripture): Promise<void> {
  const words =
    'Pray for my mother. Isaiah 41:10 has carried us so far, and “the LORD is my shepherd”. '.repeat(9);
  for (const read of [
    () => solicits(words, HELPLINE_NUMBERS),
    () => careOn(words, null),
    () => annotate(scripture, words),
  ]) {
    await breathe();
    await read();
  }
}

export function tooLate() {
  return new Refusal('forbidden', `You can edit for ${EDIT_MINUTES} minutes. You can still delete it.`);
}
