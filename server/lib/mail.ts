import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import type { Db } from './db';
import type { Log } from './log';
import {
  deleteMail,
  deleteMailsTo,
  insertMail,
  type Mail,
  postponeMail,
  takeMail,
  type WaitingMail,
} from './mail.queries';
import { mails } from './metrics';
import type { Settings } from './settings';

/** What a mail server may take for one mail; after that another process may try. */
const LEASE_MS = 2 * 60_000;

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** Two days with an hour between them: longer than most mail servers are away. */
const TRIES_MAX = 50;

/** How long a house that closes waits for a mail that is being written or on its way. */
const PATIENCE_MS = 2000;

/** Mails of another process, or of one that died, are seen this often. */
const LOOK_MS = 15_000;

/** Writes a mail into the outbox, in the transaction of what it tells about: it is sent if that happened, and once. */
export async function post(db: Db, mail: Mail): Promise<void> {
  await insertMail(db, mail);
}

/** Takes back what still waits for somebody. */
export async function withdrawMails(db: Db, recipient: string): Promise<void> {
  await deleteMailsTo(db, recipient);
}

export type Postman = {
  /** Looks at once. */
  wake: () => void;
  /** Hears of work that ends in a mail though its call has been answered; must not fail. */
  expect: (work: Promise<void>) => void;
  stop: () => Promise<void>;
};

/** Sends what stands in the outbox, over and over until it is stopped. */
export function openPostman(db: Db, settings: Settings, log: Log): Postman {
  const send = senderOf(settings, log);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const expected = new Set<Promise<void>>();
  let round = Promise.resolve();

  const look = async () => {
    clearTimeout(timer);
    while (!isStopped && (await sendNext(db, send, log)));
    if (!isStopped) timer = setTimeout(wake, LOOK_MS).unref();
  };
  const wake = () => {
    round = round.then(look).catch((err: unknown) => {
      log.warn({ err }, 'the outbox cannot be read');
      if (!isStopped) timer = setTimeout(wake, LOOK_MS).unref();
    });
  };

  wake();
  return {
    wake,
    expect(work) {
      expected.add(work);
      void work.then(() => expected.delete(work));
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      // A mail server that says nothing holds up no house: its mail stays, and is tried again.
      const finished = Promise.all([round, ...expected]);
      await Promise.race([finished, wait(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

/** False when nothing waits. A mail that cannot be sent waits longer each time. */
async function sendNext(db: Db, send: (row: WaitingMail) => Promise<void>, log: Log): Promise<boolean> {
  const row = await takeMail(db, LEASE_MS);
  if (!row) return false;
  try {
    await send(row);
    mails.inc({ outcome: 'sent' });
    await deleteMail(db, row.id);
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    // Neither to whom nor what, nor what the mail server said of it: a log is read by others.
    log.warn({ mail: row.id, tries: row.tries, code, responseCode }, 'a mail could not be sent');
    mails.inc({ outcome: row.tries >= TRIES_MAX ? 'given_up' : 'failed' });
    if (row.tries >= TRIES_MAX) await deleteMail(db, row.id);
    else await postponeMail(db, row.id, waitAfter(row.tries));
  }
  return true;
}

function waitAfter(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
}

/** Over SMTP; or, without a mail server, into files that any mail program opens. */
function senderOf({ SMTP_URL, MAIL_FROM, DATA_DIR, PUBLIC_URL, PRODUCT_NAME }: Settings, log: Log) {
  const { hostname } = new URL(PUBLIC_URL);
  const from = MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${hostname}>`;
  const messageOf = ({ id, recipient, createdAt, subject, text, html }: WaitingMail) => ({
    from,
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    date: createdAt,
    // The same at every try, so that a mail program shows it once even if it came twice.
    messageId: `<${id}.${createdAt.getTime()}@${hostname}>`,
  });
  if (SMTP_URL) {
    const options = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
    let transport: Transporter | undefined;
    return async (row: WaitingMail) => {
      transport ??= (await import('nodemailer')).createTransport({ url: SMTP_URL, ...options });
      await transport.sendMail(messageOf(row));
    };
  }
  const folder = join(DATA_DIR, 'mail');
  return async (row: WaitingMail) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${row.createdAt.toISOString().replaceAll(':', '-')}-${row.id}.eml`);
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(messageOf(row));
    writeFileSync(file, message as unknown as Buffer, { mode: 0o600 });
    log.info({ file }, 'a mail was written to a file, for want of SMTP_URL');
  };
}
