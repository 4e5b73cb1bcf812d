import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises';
import { HELPLINE_NUMBERS } from '#content/care/helplines';
import { EDIT_WINDOW_MINUTES } from '#contract/community/limits';
import type { Annotations } from '#contract/community/posts';
import { detectCrisis } from '#language/crisis/detect';
import { detectSolicitation } from '#language/solicitation/detect';
import type { SignedIn } from '#server/auth/sessions.service';
import { insertAutoReports } from '#server/community/reports/reports.queries';
import type { Db } from '#server/db/db';
import { AppError } from '#server/http/appError';
import {
  consumeLimit,
  FIRST_DAY_COMMENTS,
  FIRST_DAY_POSTS,
  type Limits,
  type LimitUse,
  refundLimits,
} from '#server/http/limits';
import { crisisDetectedIn } from '#server/lib/crisisDetected';
import type { Settings } from '#server/lib/settings';
import { awardDailyXp } from '#server/progress/progress.service';
import type { Scripture } from '#server/scripture/scripture';
import { annotate } from './annotations';
import { hasTooManyLinks, isNewcomer, isTrusted, may } from './posts.policy';

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
function requireRulesAgreement({ rulesAgreedAt }: SignedIn) {
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
  if (detectCrisis(content) === 'high')
    return { autoReports: [solicitation, 'worried'] as const, hiddenAt: null };
  return { autoReports: [solicitation], hiddenAt: isTrusted(person, now) ? null : now };
}

type Kind = 'post' | 'comment';

/** The limits in words. Another limit does not compile without its word. */
const IN_WORDS: Record<typeof FIRST_DAY_POSTS | typeof FIRST_DAY_COMMENTS, string> = {
  10: 'ten',
  30: 'thirty',
};

const KINDS = {
  post: {
    xpEvent: 'posted',
    maxWithXpADay: 2,
    limit: 'postsOfPerson',
    firstDayLimit: 'firstDayPosts',
    firstDay: firstDaySentence(`${IN_WORDS[FIRST_DAY_POSTS]} posts`),
  },
  comment: {
    xpEvent: 'commented',
    maxWithXpADay: 5,
    limit: 'commentsOfPerson',
    firstDayLimit: 'firstDayComments',
    firstDay: firstDaySentence(`${IN_WORDS[FIRST_DAY_COMMENTS]} comments`),
  },
} as const;

function firstDaySentence(limit: string): string {
  return `On your first day you can write up to ${limit}. You can write more tomorrow.`;
}

const MANY_NEWCOMERS = 'Many new members are posting from your network. Please try again in an hour.';

/** Consumes the rate limits and returns them, so that they can be refunded if nothing was written. */
async function consumeWriteLimits({ limits, client, person }: WritingServices, kind: Kind) {
  const { limit, firstDayLimit, firstDay } = KINDS[kind];
  const uses: LimitUse[] = [{ limit: limits[limit], key: person.id }];
  if (isNewcomer(person, new Date())) {
    uses.unshift(
      { limit: limits[firstDayLimit], key: person.id, sentence: firstDay },
      { limit: limits.firstDayWordsFromAddress, key: client, sentence: MANY_NEWCOMERS },
    );
  }
  await consumeLimit(uses);
  return uses;
}

/** A request waits up to about seven seconds in total. After that, the client is asked to retry. */
const MAX_WAITS = 20;
const MAX_WAIT_MS = 400;

type Write<Sent extends { content: string }> = {
  kind: Kind;
  key: string | null;
  /** The fields that a repeated request must have in common with the row that was written under its key. */
  sent: Sent;
  /** Finds the row that was written under this key. */
  find: (key: string) => Promise<(Sent & { id: number }) | null>;
  /** Inserts and announces the row. Returns its id, or null if another request has used the key in the meantime. */
  insert: (tx: Db, columns: WrittenColumns) => Promise<number | null>;
};

/** The columns that posts and comments have in common. */
type WrittenColumns = {
  userId: string;
  content: string;
  annotations: Annotations;
  hiddenAt: Date | null;
  idempotencyKey: string | null;
};

/**
 * Writes one row per idempotency key, even for concurrent requests to several processes, and returns its id. One
 * request at a time looks for the row and writes it, so that repeats don't count against the limits on posts and
 * comments. Returns null if the row was deleted in the meantime.
 */
export async function writeOnce<Sent extends { content: string }>(
  services: WritingServices,
  write: Write<Sent>,
): Promise<number | null> {
  const { kind, key, sent, find } = write;
  const { limits, person } = services;
  if (key === null) return insertModerated(services, write);
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
    return (await findWritten()) ?? (await insertModerated(services, write)) ?? (await findWritten());
  } finally {
    await limits.sendsUnderWay.refund(lock);
  }
}

/** Returns the id of the new row, or null if the idempotency key was already used. */
async function insertModerated<Sent extends { content: string }>(
  services: WritingServices,
  { kind, key, sent: { content }, insert }: Write<Sent>,
): Promise<number | null> {
  const { db, person, scripture } = services;
  requireRulesAgreement(person);
  refuseTooManyLinks(person, content);
  const spent = await consumeWriteLimits(services, kind);
  const { autoReports, hiddenAt } = moderateText(person, content);
  const annotations = await annotate(scripture, content);
  const id = await db.transaction(async (tx) => {
    const inserted = await insert(tx, {
      userId: person.id,
      content,
      annotations,
      hiddenAt,
      idempotencyKey: key,
    });
    if (inserted === null) return null;
    await insertAutoReports(tx, { kind, id: inserted }, autoReports);
    await awardDailyXp(tx, person.id, KINDS[kind].xpEvent, KINDS[kind].maxWithXpADay);
    return inserted;
  });
  if (id === null) await refundLimits(spent);
  return id;
}

type Row = { userId: string; createdAt: Date; content: string; hiddenAt: Date | null };

type Edit<Locked extends Row> = {
  kind: Kind;
  id: number;
  content: string;
  lockOwn: (tx: Db) => Promise<Locked>;
  update: (
    tx: Db,
    columns: Omit<WrittenColumns, 'userId' | 'idempotencyKey'> & { editedAt: Date; keptAt: null },
  ) => Promise<void>;
  announce: (tx: Db, row: Locked, isNowHidden: boolean) => Promise<void>;
};

/** Edits the user's own post or comment within the edit window and marks it as edited. */
export async function editModerated<Locked extends Row>(
  { db, limits, person, scripture }: WritingServices,
  { kind, id, content, lockOwn, update, announce }: Edit<Locked>,
) {
  await limits.editsOfPerson.use(person.id);
  refuseTooManyLinks(person, content);
  const annotations = await annotate(scripture, content);
  await db.transaction(async (tx) => {
    const row = await lockOwn(tx);
    if (!may.edit(person, row, new Date())) throw editWindowPassed();
    if (row.content === content) return;
    const { autoReports, hiddenAt } = moderateText(person, content);
    await update(tx, {
      content,
      annotations,
      editedAt: new Date(),
      hiddenAt: row.hiddenAt ?? hiddenAt,
      // The approval of a moderator applied to the earlier text only.
      keptAt: null,
    });
    await insertAutoReports(tx, { kind, id }, autoReports);
    await announce(tx, row, hiddenAt !== null);
  });
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

function editWindowPassed() {
  return new AppError(
    'forbidden',
    `You can edit for ${EDIT_WINDOW_MINUTES} minutes. You can still delete it.`,
  );
}
