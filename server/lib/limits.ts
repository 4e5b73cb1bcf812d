import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Refusal } from './refusal';
import type { Settings } from './settings';

const MINUTES = 60;

const RULES = {
  /** Guessing one person's password from one place. */
  wrongPasswordsOfAccount: { points: 10, duration: 15 * MINUTES },
  /** Guessing many people's passwords from one place. */
  wrongPasswordsFromAddress: { points: 30, duration: 5 * MINUTES },
  /** Right passwords too: each sign-in is a session for 30 days, and nobody signs in once a minute. */
  signInsOfAccount: { points: 60, duration: 60 * MINUTES },
  /** A whole congregation signs up on one Wi-Fi. */
  registrationsFromAddress: { points: 100, duration: 10 * MINUTES },
  /** A conference on one Wi-Fi. Each sends a mail to an address nobody has confirmed, and may write ten posts today. */
  registrationsFromAddressInDay: { points: 300, duration: 24 * 60 * MINUTES },
  /** Nobody writes and reads a message a second; a script does. */
  messagesOfPerson: { points: 60, duration: MINUTES },
  /** A household that searches as it types; a long search takes twenty milliseconds of the event loop. */
  searchesFromAddress: { points: 120, duration: MINUTES },
  /** Mails that confirm an address: enough for somebody who looks into the wrong folder, too few to fill a box. */
  mailsToAddress: { points: 5, duration: 60 * MINUTES },
  /**
   * Reset mails to one address, asked for by one client and by all of them. Anyone may ask for anyone's, so no client can
   * use up what another one needs, and the windows are as long as a link is valid: whoever gets no more mails was sent
   * one whose link still works.
   */
  resetMailsFromClient: { points: 3, duration: 30 * MINUTES },
  resetMailsToAddress: { points: 9, duration: 30 * MINUTES },
  /** Each ends with a mail to an address that may be another's. */
  passwordChangesOfPerson: { points: 10, duration: 60 * MINUTES },
  /** The mails by which accounts under one address begin and end. */
  accountMailsToAddress: { points: 6, duration: 24 * 60 * MINUTES },
  /** Asking for, or guessing at, other people's ways in. */
  recoveriesFromAddress: { points: 30, duration: 60 * MINUTES },
  /** A name corrected a few times. Each change is a write, and each new address tells whether somebody has it. */
  profileChangesOfPerson: { points: 30, duration: 60 * MINUTES },
  /** Nobody changes her picture more often; each one is work for a processor. */
  picturesOfPerson: { points: 20, duration: 60 * MINUTES },
  /** All there is of somebody, read at once. */
  exportsOfPerson: { points: 10, duration: 60 * MINUTES },
  /** What a lively evening holds; a flood of posts leaves no room for the others. */
  postsOfPerson: { points: 30, duration: 60 * MINUTES },
  commentsOfPerson: { points: 120, duration: 60 * MINUTES },
  /** Mending one's words again and again, each time for everybody. */
  editsOfPerson: { points: 60, duration: 60 * MINUTES },
  /** Somebody new reads more than she writes; who came to advertise does not. */
  firstDayPosts: { points: 10, duration: 24 * 60 * MINUTES },
  firstDayComments: { points: 30, duration: 24 * 60 * MINUTES },
  /**
   * All that newcomers at one address write, beside what each of them may: an evening on which a whole congregation has
   * signed up on one Wi-Fi fits, hundreds of accounts opened by a script do not.
   */
  firstDayWordsFromAddress: { points: 150, duration: 60 * MINUTES },
  /** A post or comment that was written is answered again under its key; each answer reads the text anew. */
  resendsOfPerson: { points: 100, duration: 60 * MINUTES },
  /** Of calls under one Idempotency-Key one writes; a call that never ends is forgotten after ten seconds. */
  sendsUnderWay: { points: 1, duration: 10 },
  /** Whoever meets somebody unkind blocks a few people; each change is told to every process. */
  blocksOfPerson: { points: 60, duration: 60 * MINUTES },
  /** Hearts and prayers down a long page, each given and taken back. */
  reactionsOfPerson: { points: 300, duration: 10 * MINUTES },
  /** A long list of people written down in one sitting; what is more than that nobody types. */
  listChangesOfPerson: { points: 200, duration: 60 * MINUTES },
  /** Fourteen answers and the Blueprint, each written anew many times over. */
  answersOfPerson: { points: 300, duration: 60 * MINUTES },
  /** More than anybody comes upon; a campaign against somebody does not fit. */
  reportsOfPerson: { points: 30, duration: 60 * MINUTES },
  /** Answers that one finds wrong, and their words: each holds a long one, and all of them go into her export. */
  flagsOfPerson: { points: 60, duration: 24 * 60 * MINUTES },
  /** A model costs money with every call: a long evening's talk fits, a script does not. */
  modelCallsOfPersonInHour: { points: 30, duration: 60 * MINUTES },
  modelCallsOfPersonInDay: { points: 100, duration: 24 * 60 * MINUTES },
  /** A few tabs at once; a call that never ends is forgotten after a minute. */
  modelCallsAtOnce: { points: 4, duration: MINUTES },
} as const;

export type Limits = Record<keyof typeof RULES | 'modelCallsInDay', Limit>;

type Limit = {
  /** Throws when nothing is left, without using anything up. */
  check: (key: string) => Promise<void>;
  /** Uses one up, or throws when nothing is left. */
  use: (key: string) => Promise<void>;
  /** Uses one up and answers true, or answers false when nothing is left. */
  tryUse: (key: string) => Promise<boolean>;
  /** Gives one back: what was used up turned out to be honest. */
  giveBack: (key: string) => Promise<void>;
};

/** One use of a limit, with the sentence for whoever is refused where the general one says too little. */
export type Use = { limit: Limit; key: string; sentence?: string };

/** Uses one of each up, or none: throws what the first one with nothing left throws. */
export async function spend(uses: Use[]): Promise<void> {
  for (const [at, { limit, key, sentence }] of uses.entries()) {
    try {
      await limit.use(key);
    } catch (error) {
      await giveAllBack(uses.slice(0, at));
      if (!(sentence && error instanceof Refusal)) throw error;
      throw new Refusal('too_many', sentence, error.retryAfterSeconds);
    }
  }
}

/** The same, but answers false when one of them has nothing left. */
export async function trySpend(uses: Use[]): Promise<boolean> {
  try {
    await spend(uses);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export async function giveAllBack(uses: Use[]): Promise<void> {
  for (const { limit, key } of uses) await limit.giveBack(key);
}

/** Gives back what was used up for work that then failed. */
export async function givingBack<Done>(uses: Use[], work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    await giveAllBack(uses);
    throw error;
  }
}

const UNLIMITED: Limit = {
  check: async () => {},
  use: async () => {},
  tryUse: async () => true,
  giveBack: async () => {},
};

/** Limits shared by all processes on one PostgreSQL, or kept in memory when the database is embedded. */
export function createLimits(
  pool: Pool | null,
  { LIMITS, AI_CALLS_A_DAY }: Pick<Settings, 'LIMITS' | 'AI_CALLS_A_DAY'>,
): Limits {
  const on = LIMITS === 'on';
  // Everybody together; what a day may cost is the operator's to say.
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

/** Who somebody is, or where, is nothing that a table of counts has to know. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function limitOf(limiter: RateLimiterAbstract): Limit {
  // What was counted before the clock was put back would otherwise hold somebody up for as long as that.
  const isOfAnotherTime = ({ msBeforeNext }: RateLimiterRes) => msBeforeNext > limiter.duration * 1000;
  const consume = async (key: string) => {
    try {
      await consumeOrNone(limiter, key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes && isOfAnotherTime(reason))) throw reason;
      await limiter.delete(key);
      await consumeOrNone(limiter, key);
    }
  };
  return {
    async check(key) {
      const used = await limiter.get(hashed(key));
      if (!used || used.consumedPoints < limiter.points) return;
      if (!isOfAnotherTime(used)) throw tooMany(used);
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
    async giveBack(key) {
      await limiter.reward(hashed(key));
    },
  };
}

/** The library counts a try that it refuses too, which would keep somebody out after others have given back. */
async function consumeOrNone(limiter: RateLimiterAbstract, key: string) {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (reason instanceof RateLimiterRes) await limiter.reward(key);
    throw reason;
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): Refusal {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const wait = seconds < 90 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal('too_many', `Too many attempts. Please try again in ${wait}.`, seconds);
}
