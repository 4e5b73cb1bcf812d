import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from './paths';
import { readSettings } from './settings';
import { StartupError } from './startupError';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('without settings, all defaults apply, and the server listens on loopback only', () => {
  expect(readSettings({}, '/dev/null')).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: join(ROOT, 'data'),
    DATABASE_URL: undefined,
    TRUST_PROXY: 0,
    AI_PROVIDER: 'none',
    AI_TIMEOUT: 13,
    AI_CALLS_A_DAY: 2000,
    PRODUCT_NAME: 'Stillwaters',
    LIMITS: 'on',
    LOG_LEVEL: 'info',
  });
});

test('the settings of the operator override the defaults', () => {
  const set = {
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://still.example/',
    DATA_DIR: '/var/lib/stillwaters',
    DATABASE_URL: 'postgresql://naomi:Bethlehem7@db.example:5432/still',
    TRUST_PROXY: '2',
    AI_PROVIDER: 'anthropic',
    AI_MODEL: 'small',
    AI_BASE_URL: 'https://ai.example/v1',
    AI_API_KEY: 'Bethlehem7',
    AI_TIMEOUT: '30',
    AI_CALLS_A_DAY: '0',
    SMTP_URL: 'smtps://naomi:Bethlehem7@mail.example:465',
    MAIL_FROM: 'Naomi <naomi@still.example>',
    PRODUCT_NAME: 'Beside Bethlehem',
    OPERATOR_NAME: 'The church at Bethlehem',
    OPERATOR_CONTACT: 'office@still.example',
    LOG_LEVEL: 'warn',
  };

  expect(readSettings(set, '/dev/null')).toEqual({
    ...set,
    PORT: 8080,
    PUBLIC_URL: 'https://still.example',
    TRUST_PROXY: 2,
    AI_TIMEOUT: 30,
    AI_CALLS_A_DAY: 0,
    LIMITS: 'on',
  });
});

test('AI_BASE_URL and AI_MODEL together enable an AI model, unless AI_PROVIDER is none', () => {
  const set = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' };

  expect(readSettings(set, '/dev/null')).toMatchObject({ ...set, AI_PROVIDER: 'openai-compatible' });
  expect(readSettings({ ...set, AI_PROVIDER: 'none' }, '/dev/null')).toMatchObject({ AI_PROVIDER: 'none' });
  expect(readSettings({ AI_MODEL: 'small', AI_API_KEY: 'key' }, '/dev/null').AI_PROVIDER).toBe('none');
});

test.each<[object, string]>([
  [{ AI_BASE_URL: 'http://localhost:11434/v1' }, 'AI_MODEL is wrong: it must name the model to ask.'],
  [{ AI_PROVIDER: 'openai-compatible' }, 'AI_MODEL is wrong: it must name the model to ask.'],
  [
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small' },
    "AI_BASE_URL is wrong: it must be the provider's address, like http://localhost:11434/v1.",
  ],
  [{ AI_PROVIDER: 'anthropic', AI_API_KEY: 'key' }, 'AI_MODEL is wrong: it must name the model to ask.'],
  [
    { AI_PROVIDER: 'anthropic', AI_MODEL: 'small' },
    'AI_API_KEY is wrong: it must be the key of the provider.',
  ],
])('an incomplete model configuration (%j) aborts the startup and names what is missing', (set, rule) => {
  expect(() => readSettings(set as NodeJS.ProcessEnv, '/dev/null')).toThrow(
    new StartupError(`The setting ${rule}`),
  );
});

test.each([
  ['PORT', 'three', 'a whole number from 0 to 65535'],
  ['PORT', '-1', 'a whole number from 0 to 65535'],
  ['PORT', '80.5', 'a whole number from 0 to 65535'],
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['PORT', 'Infinity', 'a whole number from 0 to 65535'],
  ['PUBLIC_URL', 'still.example', 'an http or https address'],
  ['PUBLIC_URL', 'ftp://still.example', 'an http or https address'],
  ['PUBLIC_URL', 'javascript:alert(1)', 'an http or https address'],
  ['DATABASE_URL', 'mysql://db.example/still', 'a postgresql:// address'],
  ['DATABASE_URL', 'still', 'a postgresql:// address'],
  ['DATABASE_DIRECT_URL', 'mysql://db.example/still', 'a postgresql:// address'],
  ['DATABASE_DIRECT_URL', 'postgresql://db.example/still', 'set together with DATABASE_URL'],
  ['DATABASE_PREPARED', 'yes', "'on' or 'off'"],
  ['TRUST_PROXY', 'true', 'the number of proxies in front, 0 for none'],
  ['TRUST_PROXY', '-1', 'the number of proxies in front, 0 for none'],
  ['TRUST_PROXY', '1.5', 'the number of proxies in front, 0 for none'],
  ['TRUST_PROXY', '11', 'the number of proxies in front, 0 for none'],
  ['AI_PROVIDER', 'openai', "'none', 'openai-compatible' or 'anthropic'"],
  ['AI_BASE_URL', 'localhost:11434', 'an http or https address'],
  ['AI_BASE_URL', 'file:///etc/passwd', 'an http or https address'],
  ['AI_MODEL', 'm'.repeat(201), 'at most 200 characters'],
  ['AI_TIMEOUT', '2', 'a number of seconds from 3 to 120'],
  ['AI_TIMEOUT', '121', 'a number of seconds from 3 to 120'],
  ['AI_TIMEOUT', 'soon', 'a number of seconds from 3 to 120'],
  ['AI_CALLS_A_DAY', '-1', 'a whole number from 0 to 1000000'],
  ['AI_CALLS_A_DAY', '1.5', 'a whole number from 0 to 1000000'],
  ['AI_CALLS_A_DAY', '1000001', 'a whole number from 0 to 1000000'],
  ['PRODUCT_NAME', 'S'.repeat(41), 'at most 40 characters'],
  ['LIMITS', 'none', "'on' or 'off'"],
  ['LOG_LEVEL', 'loud', "'debug', 'info', 'warn', 'error' or 'silent'"],
])('the invalid setting %s=%s aborts the startup with an error that names it', (name, value, rule) => {
  expect(() => readSettings({ [name]: value }, '/dev/null')).toThrow(
    new StartupError(`The setting ${name} is wrong: it must be ${rule}.`),
  );
});

test('an empty setting counts as not set', () => {
  const names = Object.keys(readSettings({}, '/dev/null'));

  for (const empty of ['', ' ']) {
    const env = Object.fromEntries(names.map((name) => [name, empty]));
    expect(readSettings(env, '/dev/null')).toEqual(readSettings({}, '/dev/null'));
  }
});

test('environment variables override the .env file, and the .env file overrides the defaults', () => {
  const file = fileWith('PORT=4000\nPRODUCT_NAME="Quiet Place" # ours\n\n# HOST=0.0.0.0\nTRUST_PROXY=\n');

  expect(readSettings({ PORT: '5000', PRODUCT_NAME: '' }, file)).toMatchObject({
    PORT: 5000,
    PRODUCT_NAME: 'Quiet Place',
    HOST: '127.0.0.1',
    TRUST_PROXY: 0,
  });
});

test('an unknown name in the .env file aborts the startup; an unknown environment variable does not', () => {
  const file = fileWith('PROT=4000\n');

  expect(() => readSettings({}, file)).toThrow(
    /^\.env has the unknown setting PROT; the known ones are PORT, HOST,/,
  );
  expect(readSettings({ PROT: '4000', HOME: '/root' }, '/dev/null').PORT).toBe(3000);
});

test('LIMITS can be off only if HOST is a loopback address', () => {
  for (const HOST of ['127.0.0.1', '::1', 'localhost']) {
    expect(readSettings({ LIMITS: 'off', HOST }, '/dev/null').LIMITS).toBe('off');
  }
  for (const HOST of ['0.0.0.0', '::', '192.0.2.1', 'still.example']) {
    expect(() => readSettings({ LIMITS: 'off', HOST }, '/dev/null')).toThrow(
      new StartupError("The setting LIMITS is wrong: it can be 'off' only when HOST is a loopback address."),
    );
  }
});

test('the error for an invalid DATABASE_URL does not contain the password', () => {
  expect(() =>
    readSettings({ DATABASE_URL: 'mysql://naomi:Bethlehem7@db.example/still' }, '/dev/null'),
  ).toThrow(expect.objectContaining({ message: expect.not.stringContaining('Bethlehem7') }));
});

test('the error for an invalid SMTP_URL does not contain the password', () => {
  expect(() =>
    readSettings({ SMTP_URL: 'https://naomi:Bethlehem7@mail.example', PORT: '3000' }, '/dev/null'),
  ).toThrow(new StartupError('The setting SMTP_URL is wrong: it must be an smtp:// or smtps:// address.'));
});

test('the error for an invalid AI setting does not contain the AI_API_KEY', () => {
  for (const set of [
    { AI_BASE_URL: 'nowhere' },
    { AI_PROVIDER: 'other' },
    { AI_BASE_URL: 'http://a.example/v1' },
  ]) {
    expect(() => readSettings({ AI_API_KEY: 'sk-Bethlehem7', ...set }, '/dev/null')).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('Bethlehem7') }),
    );
  }
});

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-settings-'));
  folders.push(folder);
  writeFileSync(join(folder, '.env'), text);
  return join(folder, '.env');
}
