import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Settings } from '#server/lib/settings';
import { AppError } from './appError';

const MINUTES = 60;

/** What an account can write on its first day: new users read more than they write, but spammers do not. */
export const FIRST_DAY_POSTS = 10;
export const FIRST_DAY_COMMENTS = 30;

const RULES = {
  /** Brute force: guessing one user’s password from one client address. */
  wrongPasswordsOfAccount: { points: 10, duration: 15 * MINUTES },
  /** Credential stuffing: guessing many users’ passwords from one client address. */
  wrongPasswordsFromAddress: { points: 30, duration: 5 * MINUTES },
  /** Successful sign-ins, each of which creates a session for 30 days. No user signs in once a minute. */
  signInsOfAccount: { points: 60, duration: 60 * MINUTES },
  /** Enough for a whole congregation that signs up on one Wi-Fi. */
  registrationsFromAddress: { points: 100, duration: 10 * MINUTES },
  /** Enough for a conference on one Wi-Fi. Each sign-up sends a mail to an unconfirmed address and allows some posts. */
  registrationsFromAddressInDay: { points: 300, duration: 24 * 60 * MINUTES },
  /** No user writes and reads a chat message per second; a script does. */
  messagesOfPerson: { points: 60, duration: MINUTES },
  /** Enough for a household that searches while typing. A long search blocks the event loop for 20 ms. */
  searchesFromAddress: { points: 120, duration: MINUTES },
  /** Mails that confirm an address: enough for a user who overlooks the first ones, too few to flood a mailbox. */
  mailsToAddress: { points: 5, duration: 60 * MINUTES },
  /** Enough for a preacher who verifies a sermon after every change. A long text takes up to a second of CPU time. */
  verificationsOfPerson: { points: 20, duration: MINUTES },
  /**
   * Reset mails to one address, per client and in total. Anyone can request a reset for any address, so one client must
   * not use up the total. The windows are as long as a link is valid: a user who gets no more mails already has a mail
   * whose link still works.
   */
  resetMailsFromClient: { points: 3, duration: 30 * MINUTES },
  resetMailsToAddress: { points: 9, duration: 30 * MINUTES },
  /** Each change sends a mail, possibly to an address that belongs to someone else. */
  passwordChangesOfPerson: { points: 10, duration: 60 * MINUTES },
  /** Sign-up and deletion mails to one address, with which someone may create and delete accounts repeatedly. */
  accountMailsToAddress: { points: 6, duration: 24 * 60 * MINUTES },
  /** Attempts to request resets for other users’ addresses, or to guess tokens. */
  recoveriesFromAddress: { points: 30, duration: 60 * MINUTES },
  /** Enough to correct a name several times. Each change is a write, and a new address reveals whether it is taken. */
  profileChangesOfPerson: { points: 30, duration: 60 * MINUTES },
  /** More pictures than any user uploads; each one takes CPU time. */
  picturesOfPerson: { points: 20, duration: 60 * MINUTES },
  /** Each export reads all data of a user. */
  exportsOfPerson: { points: 10, duration: 60 * MINUTES },
  /** Enough for a lively evening; a flood of posts would push out everyone else’s. */
  postsOfPerson: { points: 30, duration: 60 * MINUTES },
  commentsOfPerson: { points: 120, duration: 60 * MINUTES },
  /** Each edit is published to all readers. */
  editsOfPerson: { points: 60, duration: 60 * MINUTES },
  firstDayPosts: { points: FIRST_DAY_POSTS, duration: 24 * 60 * MINUTES },
  firstDayComments: { points: FIRST_DAY_COMMENTS, duration: 24 * 60 * MINUTES },
  /**
   * Total posts and comments of new users at one client address: enough for a congregation that signs up on one Wi-Fi,
   * too few for hundreds of accounts created by a script.
   */
  firstDayWordsFromAddress: { points: 150, duration: 60 * MINUTES },
  /** Retries with the Idempotency-Key of a stored post or comment; each one reads the text again. */
  resendsOfPerson: { points: 100, duration: 60 * MINUTES },
  /** Lock: of concurrent requests with one Idempotency-Key, only one may write. Expires if that request hangs. */
  sendsUnderWay: { points: 1, duration: 10 },
  /** Users block a few people at most; each change is published to every process. */
  blocksOfPerson: { points: 60, duration: 60 * MINUTES },
  /** Enough to react to every post of a long page and undo it again. */
  reactionsOfPerson: { points: 300, duration: 10 * MINUTES },
  /** Enough to type a long list of people in one sitting. */
  listChangesOfPerson: { points: 200, duration: 60 * MINUTES },
  /** Enough to edit all fourteen answers and the Blueprint many times. */
  answersOfPerson: { points: 300, duration: 60 * MINUTES },
  /** More than any user has reason to report, too few for a campaign against someone. */
  reportsOfPerson: { points: 30, duration: 60 * MINUTES },
  /** Flags and their texts: each text can be long, and all of them are part of the user’s export. */
  flagsOfPerson: { points: 60, duration: 24 * 60 * MINUTES },
  /** Every model call costs money: enough for a long evening, too few for a script. */
  modelCallsOfPersonInHour: { points: 30, duration: 60 * MINUTES },
  modelCallsOfPersonInDay: { points: 100, duration: 24 * 60 * MINUTES },
  /** Concurrent model calls: enough for a few tabs. A call that hangs stops counting after a minute. */
  modelCallsAtOnce: { points: 4, duration: MINUTES },
} as const;

export type Limits = Record<keyof typeof RULES | 'modelCallsInDay', Limit>;

type Limit = {
  /** Throws if the limit is used up; consumes nothing. */
  check: (key: string) => Promise<void>;
  /** Consumes one point, or throws if the limit is used up. */
  use: (key: string) => Promise<void>;
  /** Consumes one point and returns true, or returns false if the limit is used up. */
  tryUse: (key: string) => Promise<boolean>;
  /** Refunds one point, for an attempt that turned out to be legitimate. */
  refund: (key: string) => Promise<void>;
};

/** One use of a limit; `sentence` replaces the general error message. */
export type LimitUse = { limit: Limit; key: string; sentence?: string };

/** Consumes one point of each limit. If one of them is used up, refunds the others and throws. */
export async function consumeLimit(uses: LimitUse[]): Promise<void> {
  for (const [index, { limit, key, sentence }] of uses.entries()) {
    try {
      await limit.use(key);
    } catch (error) {
      await refundLimits(uses.slice(0, index));
      if (!(sentence && error instanceof AppError)) throw error;
      throw new AppError('too_many', sentence, error.retryAfterSeconds);
    }
  }
}

/** Like `consumeLimit`, but returns false if one of the limits is used up. */
export async function tryConsumeLimit(uses: LimitUse[]): Promise<boolean> {
  try {
    await consumeLimit(uses);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

export async function refundLimits(uses: LimitUse[]): Promise<void> {
  for (const { limit, key } of uses) await limit.refund(key);
}

/** Runs `work`. Refunds the limits if `work` fails. */
export async function refundOnFailure<Result>(
  uses: LimitUse[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await refundLimits(uses);
    throw error;
  }
}

const UNLIMITED: Limit = {
  check: async () => {},
  use: async () => {},
  tryUse: async () => true,
  refund: async () => {},
};

/** Creates the rate limits. All processes on one PostgreSQL share them; an embedded database has them in memory. */
export function createLimits(
  pool: Pool | null,
  { LIMITS, AI_CALLS_A_DAY }: Pick<Settings, 'LIMITS' | 'AI_CALLS_A_DAY'>,
): Limits {
  const on = LIMITS === 'on';
  // This limit is for all users together. With it, the operator bounds the daily cost.
  const rules = { ...RULES, modelCallsInDay: { points: AI_CALLS_A_DAY, duration: 24 * 60 * MINUTES } };
  const entries = Object.entries(rules).map(([name, rule]) => {
    const options = { keyPrefix: name, ...rule };
    return [name, on ? limitOf(limiterFor(pool, options)) : UNLIMITED];
  });
  return Object.fromEntries(entries) as Limits;
}

function limiterFor(pool: Pool | null, options: { keyPrefix: string; points: number; duration: number }) {
  return pool
    ? new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: true,
      })
    : new RateLimiterMemory(options);
}

/** Hashes the key, so that the table holds no email or IP addresses. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function limitOf(limiter: RateLimiterAbstract): Limit {
  // True if the clock was set back after the count began. Such a count would expire too late.
  const isFromFuture = ({ msBeforeNext }: RateLimiterRes) => msBeforeNext > limiter.duration * 1000;
  const consume = async (key: string) => {
    try {
      await consumeOrRefund(limiter, key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes && isFromFuture(reason))) throw reason;
      await limiter.delete(key);
      await consumeOrRefund(limiter, key);
    }
  };
  return {
    async check(key) {
      const used = await limiter.get(hashed(key));
      if (!used || used.consumedPoints < limiter.points) return;
      if (!isFromFuture(used)) throw tooMany(used);
      await limiter.delete(hashed(key));
    },
    async use(key) {
      await consume(hashed(key)).catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? tooMany(reason) : reason;
      });
    },
    async tryUse(key) {
      try {
        await consume(hashed(key));
        return true;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return false;
        throw reason;
      }
    },
    async refund(key) {
      await limiter.reward(hashed(key));
    },
  };
}

/**
 * Consumes a point. If the limit is used up, takes the point back: the library counts rejected attempts too, so a later
 * refund would not make room for a new attempt.
 */
async function consumeOrRefund(limiter: RateLimiterAbstract, key: string) {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (reason instanceof RateLimiterRes) await limiter.reward(key);
    throw reason;
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const wait = seconds < 90 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError('too_many', `Too many attempts. Please try again in ${wait}.`, seconds);
}
