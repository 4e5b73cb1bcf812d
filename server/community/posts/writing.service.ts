import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises';
import { HELPLINE_NUMBERS } from '#content/care/helplines';
import { EDIT_WINDOW_MINUTES } from '#contract/community/limits';
import { detectCrisis } from '#language/crisis/detect';
import { detectSolicitation } from '#language/solicitation/detect';
import type { SignedIn } from '#server/auth/sessions.service';
import type { Db } from '#server/db/db';
import { AppError } from '#server/http/appError';
import { consumeLimit, type Limits, type LimitUse } from '#server/http/limits';
import { crisisDetectedIn } from '#server/lib/crisisDetected';
import type { Settings } from '#server/lib/settings';
import type { Scripture } from '#server/scripture/scripture';
import { annotate } from './annotations';
import { hasTooManyLinks, isNewcomer, isTrusted } from './posts.policy';

/** The services needed to write posts and comments. */
export type WritingServices = {
  db: Db;
  limits: Limits;
  client: string;
  country: string | null;
  person: SignedIn;
  scripture: Scripture;
  settings: Pick<Settings, 'PRODUCT_NAME' | 'PUBLIC_URL'>;
};

/** Rejects a post or comment by a user who has not agreed to the community rules. */
export function requireRulesAgreement({ rulesAgreedAt }: SignedIn) {
  if (rulesAgreedAt) return;
  throw new AppError('forbidden', 'Please agree to the community rules first.', undefined, {
    code: 'rules_not_agreed',
  });
}

/** Rejects a text with too many links. Runs before the rate limit, so that a rejected text does not use it up. */
export function refuseTooManyLinks(person: SignedIn, content: string) {
  const links = hasTooManyLinks(person, content, new Date());
  if (links === null) return;
  throw new AppError('invalid', `You can include up to ${links} links. Please remove some.`);
}

/**
 * Moderates a text automatically. Reports a text that asks for money or for private contact, and hides it until a
 * moderator decides, unless the author is trusted. A text in which someone is in danger stays visible, even if it
 * contains a phone number, and goes to the top of the queue.
 */
export function moderateText(person: SignedIn, content: string) {
  const now = new Date();
  const solicitation = detectSolicitation(content, HELPLINE_NUMBERS);
  if (!solicitation) return { autoReports: [], hiddenAt: null };
  if (detectCrisis(content) === 'plainly')
    return { autoReports: [solicitation, 'worried'] as const, hiddenAt: null };
  return { autoReports: [solicitation], hiddenAt: isTrusted(person, now) ? null : now };
}

const FIRST_DAY = {
  posts: 'On your first day you can write up to ten posts. You can write more tomorrow.',
  comments: 'On your first day you can write up to thirty comments. You can write more tomorrow.',
};

const MANY_NEWCOMERS = 'Many new members are posting from your network. Please try again in an hour.';

/** Consumes the rate limits and returns them, so that they can be refunded if nothing was written. */
export async function consumeWriteLimits(
  { limits, client, person }: WritingServices,
  what: 'posts' | 'comments',
) {
  const [all, firstDay] =
    what === 'posts'
      ? [limits.postsOfPerson, limits.firstDayPosts]
      : [limits.commentsOfPerson, limits.firstDayComments];
  const uses: LimitUse[] = [{ limit: all, key: person.id }];
  if (isNewcomer(person, new Date())) {
    uses.unshift(
      { limit: firstDay, key: person.id, sentence: FIRST_DAY[what] },
      { limit: limits.firstDayWordsFromAddress, key: client, sentence: MANY_NEWCOMERS },
    );
  }
  await consumeLimit(uses);
  return uses;
}

/** A request waits up to about seven seconds in total. After that, the client is asked to retry. */
const MAX_WAITS = 20;
const MAX_WAIT_MS = 400;

type IdempotentWrite<Sent extends object> = {
  kind: 'post' | 'comment';
  key: string | null;
  /** The fields that a repeated request must have in common with the row that was written under its key. */
  sent: Sent;
  /** Finds the row that was written under this key. */
  find: (key: string) => Promise<(Sent & { id: number }) | null>;
  /** Returns the id of the new row, or null if another request has used the key in the meantime. */
  write: () => Promise<number | null>;
};

/**
 * Writes one row per idempotency key, even for concurrent requests to several processes, and returns its id. One
 * request at a time looks for the row and writes it, so that repeats don't count against the limits on posts and
 * comments. Returns null if the row was deleted in the meantime.
 */
export async function writeOnce<Sent extends object>(
  { limits, person }: WritingServices,
  { kind, key, sent, find, write }: IdempotentWrite<Sent>,
): Promise<number | null> {
  if (key === null) return write();
  const findWritten = async () => {
    const row = await find(key);
    if (!row) return null;
    await limits.resendsOfPerson.use(person.id);
    if (isSame(row, sent)) return row.id;
    throw new AppError('conflict', 'This idempotency key was already used for something else.');
  };
  const lock = `${kind} ${person.id} ${key}`;
  for (let waits = 0; !(await limits.sendsUnderWay.tryUse(lock)); waits += 1) {
    if (waits === MAX_WAITS)
      throw new AppError('busy', 'We’re still sending this. Please wait a moment, then try again.', 5);
    await wait(Math.min(25 * 2 ** waits, MAX_WAIT_MS));
    const id = await findWritten();
    if (id !== null) return id;
  }
  try {
    return (await findWritten()) ?? (await write()) ?? (await findWritten());
  } finally {
    await limits.sendsUnderWay.refund(lock);
  }
}

function isSame<Sent extends object>(row: Sent, sent: Sent): boolean {
  return (Object.keys(sent) as (keyof Sent)[]).every((field) => row[field] === sent[field]);
}

/**
 * Compiles the long regular expressions in advance, because this takes a third of a second, for which the first post
 * would otherwise wait. Yields between the steps, so that requests are served in the meantime.
 */
export async function prepareWriting(scripture: Scripture): Promise<void> {
  const words =
    'Pray for my mother. Isaiah 41:10 has carried us so far, and “the LORD is my shepherd”. '.repeat(9);
  for (const read of [
    () => detectSolicitation(words, HELPLINE_NUMBERS),
    () => crisisDetectedIn(words, null),
    () => annotate(scripture, words),
  ]) {
    await breathe();
    await read();
  }
}

export function editWindowPassed() {
  return new AppError(
    'forbidden',
    `You can edit for ${EDIT_WINDOW_MINUTES} minutes. You can still delete it.`,
  );
}
