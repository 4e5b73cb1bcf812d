import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { PRODUCT_NAME } from '#contract/pages/product';
import { ROOT } from './paths';
import { StartupError } from './startupError';

const LOOPBACK = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Returns whether a URL points to this machine. If so, users may open any of its names, and there is no proxy. */
export function isLoopback(url: string): boolean {
  return LOOPBACK.has(new URL(url).hostname);
}

const postgresUrl = () => z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' });

const Settings = z
  .object({
    PORT: z.coerce.number('must be a whole number from 0 to 65535').int().min(0).max(65535).default(3000),
    /** Defaults to loopback, so that the server is not exposed to the network by accident. */
    HOST: z.string().default('127.0.0.1'),
    /** The address that users type. Cookies are Secure if it starts with https. */
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: postgresUrl().optional(),
    /** The server without the pooler, if DATABASE_URL is a pooler in transaction mode such as PgBouncer. */
    DATABASE_DIRECT_URL: postgresUrl().optional(),
    /** Named prepared statements. Off by default behind a pooler, because PgBouncer supports them since 1.21 only. */
    DATABASE_PREPARED: z.enum(['on', 'off'], "must be 'on' or 'off'").optional(),
    /** A streaming replica for reads that may be a second old. */
    DATABASE_READ_URL: postgresUrl().optional(),
    /** Number of our reverse proxies; only they may set the client address. */
    TRUST_PROXY: z.coerce
      .number('must be the number of proxies in front, 0 for none')
      .int()
      .min(0)
      .max(10)
      .default(0),
    /** API of the language model. If neither this nor AI_BASE_URL is set, only the written guide answers. */
    AI_PROVIDER: z
      .enum(['none', 'openai-compatible', 'anthropic'], "must be 'none', 'openai-compatible' or 'anthropic'")
      .optional(),
    AI_MODEL: z.string().max(200, 'must be at most 200 characters').optional(),
    AI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    AI_API_KEY: z.string().optional(),
    /** Timeout for the first paragraph; a model on a small machine may need more. */
    AI_TIMEOUT: z.coerce
      .number('must be a number of seconds from 3 to 120')
      .min(3, 'must be a number of seconds from 3 to 120')
      .max(120, 'must be a number of seconds from 3 to 120')
      .default(13),
    /** Bounds the daily cost, for all users together. */
    AI_CALLS_A_DAY: z.coerce
      .number('must be a whole number from 0 to 1000000')
      .int('must be a whole number from 0 to 1000000')
      .min(0)
      .max(1_000_000, 'must be a whole number from 0 to 1000000')
      .default(2000),
    /** Mail server. If it is not set, mails are written to files in DATA_DIR. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    MAIL_FROM: z.string().max(320, 'must be at most 320 characters').optional(),
    PRODUCT_NAME: z.string().max(40, 'must be at most 40 characters').default(PRODUCT_NAME),
    /** Who runs this site and how to reach them, for the privacy page: an email address, a web address or words. */
    OPERATOR_NAME: z.string().max(120, 'must be at most 120 characters').optional(),
    OPERATOR_CONTACT: z.string().max(200, 'must be at most 200 characters').optional(),
    /** The public key that `npm run backup` encrypts for. Its secret key is not on this machine. */
    BACKUP_RECIPIENT: z
      .string()
      .regex(/^age1[a-z0-9]+$/, 'must be the public key that age-keygen prints, like age1…')
      .optional(),
    /** Allows other machines to read `/metrics`. */
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
    LIMITS: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
    LOG_LEVEL: z
      .enum(
        ['debug', 'info', 'warn', 'error', 'silent'],
        "must be 'debug', 'info', 'warn', 'error' or 'silent'",
      )
      .default('info'),
  })
  .transform(({ PUBLIC_URL, DATA_DIR, ...rest }) => ({
    ...rest,
    DATA_DIR: resolve(ROOT, DATA_DIR),
    PUBLIC_URL: new URL(PUBLIC_URL ?? `http://localhost:${rest.PORT}`).origin,
    AI_PROVIDER: rest.AI_PROVIDER ?? (rest.AI_BASE_URL ? ('openai-compatible' as const) : ('none' as const)),
  }))
  .refine(({ DATABASE_URL, DATABASE_DIRECT_URL }) => DATABASE_URL || !DATABASE_DIRECT_URL, {
    path: ['DATABASE_DIRECT_URL'],
    error: 'must be set together with DATABASE_URL',
  })
  .refine(({ DATABASE_URL, DATABASE_READ_URL }) => DATABASE_URL || !DATABASE_READ_URL, {
    path: ['DATABASE_READ_URL'],
    error: 'must be set together with DATABASE_URL',
  })
  .refine(({ AI_PROVIDER, AI_MODEL }) => AI_PROVIDER === 'none' || AI_MODEL, {
    path: ['AI_MODEL'],
    error: 'must name the model to ask',
  })
  .refine(({ AI_PROVIDER, AI_BASE_URL }) => AI_PROVIDER !== 'openai-compatible' || AI_BASE_URL, {
    path: ['AI_BASE_URL'],
    error: "must be the provider's address, like http://localhost:11434/v1",
  })
  .refine(({ AI_PROVIDER, AI_API_KEY }) => AI_PROVIDER !== 'anthropic' || AI_API_KEY, {
    path: ['AI_API_KEY'],
    error: 'must be the key of the provider',
  })
  .refine(({ LIMITS, HOST }) => LIMITS === 'on' || LOOPBACK.has(HOST), {
    path: ['LIMITS'],
    error: "can be 'off' only when HOST is a loopback address",
  });
export type Settings = z.infer<typeof Settings>;

const SETTING_NAMES = Object.keys(Settings.def.in.shape);

/**
 * Reads the settings from the environment, and from `.env` (or ENV_FILE) for those the environment does not set.
 * Throws a StartupError that names an invalid or unknown setting; an empty value counts as not set.
 */
export function readSettings(env: NodeJS.ProcessEnv, file = env.ENV_FILE || join(ROOT, '.env')): Settings {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const unknown = Object.keys(fromFile).find((name) => !SETTING_NAMES.includes(name));
  if (unknown) {
    throw new StartupError(
      `.env has the unknown setting ${unknown}; the known ones are ${SETTING_NAMES.join(', ')}.`,
    );
  }
  const given = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, env[name]?.trim() || fromFile[name]?.trim()]).filter(
      ([, value]) => value,
    ),
  );
  const settings = Settings.safeParse(given);
  if (settings.success) return settings.data;
  const [issue] = settings.error.issues;
  throw new StartupError(`The setting ${String(issue?.path[0])} is wrong: it ${issue?.message}.`);
}
