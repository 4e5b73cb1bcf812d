import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import type { Db } from '#server/db/db';
import type { Settings } from '#server/lib/settings';
import type { Log } from '#server/observability/log';
import { mailsSent } from '#server/observability/metrics';
import {
  deleteMail,
  deleteMailsTo,
  insertMail,
  leaseMail,
  type Mail,
  type OutboxMail,
  postponeMail,
} from './outbox.queries';

/** How long a process may take to send one mail before another process may retry it. */
const LEASE_MS = 2 * 60_000;

const FIRST_RETRY_DELAY_MS = 10_000;
const MAX_RETRY_DELAY_MS = 60 * 60_000;

/** Two days of hourly retries: longer than most mail server outages. */
const MAX_TRIES = 50;

/** How long a shutdown waits for mails that are being written or sent. */
const TIMEOUT_MS = 2000;

/** How often to look for mails from other processes, which may have crashed, and for mails to retry. */
const POLL_INTERVAL_MS = 15_000;

/** Adds a mail to the outbox. Call it in the transaction of the reported event: a rollback also drops the mail. */
export async function enqueueMail(db: Db, mail: Mail): Promise<void> {
  await insertMail(db, mail);
}

/** Deletes all unsent mails to a recipient. */
export async function cancelMails(db: Db, recipient: string): Promise<void> {
  await deleteMailsTo(db, recipient);
}

export type MailWorker = {
  /** Sends the mails that are due now. Does not wait until they are sent. */
  flush: () => void;
  /** Makes `stop` wait for `work`, which enqueues a mail after the response was sent. `work` must not reject. */
  track: (work: Promise<void>) => void;
  stop: () => Promise<void>;
};

/** Sends the mails in the outbox until it is stopped. */
export function startMailWorker(db: Db, settings: Settings, log: Log): MailWorker {
  const send = senderOf(settings, log);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const tracked = new Set<Promise<void>>();
  let round = Promise.resolve();

  const sendAll = async () => {
    clearTimeout(timer);
    while (!isStopped && (await sendNext(db, send, log)));
    if (!isStopped) timer = setTimeout(wake, POLL_INTERVAL_MS).unref();
  };
  const wake = () => {
    round = round.then(sendAll).catch((err: unknown) => {
      log.warn({ err }, 'could not read the outbox');
      if (!isStopped) timer = setTimeout(wake, POLL_INTERVAL_MS).unref();
    });
  };

  wake();
  return {
    flush: wake,
    track(work) {
      tracked.add(work);
      void work.then(() => tracked.delete(work));
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      // A silent mail server must not delay the shutdown: its mail stays in the outbox and is retried.
      const finished = Promise.all([round, ...tracked]);
      await Promise.race([finished, sleep(TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/** Sends one mail; retries with exponential backoff. Returns false if no mail is due. */
async function sendNext(db: Db, send: (row: OutboxMail) => Promise<void>, log: Log): Promise<boolean> {
  const row = await leaseMail(db, LEASE_MS);
  if (!row) return false;
  try {
    await send(row);
    mailsSent.inc({ outcome: 'sent' });
    await deleteMail(db, row.id);
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    // Logs neither the recipient nor the text nor the mail server’s message, which may quote them.
    log.warn({ mail: row.id, tries: row.tries, code, responseCode }, 'sending a mail failed');
    mailsSent.inc({ outcome: row.tries >= MAX_TRIES ? 'given_up' : 'failed' });
    if (row.tries >= MAX_TRIES) await deleteMail(db, row.id);
    else await postponeMail(db, row.id, retryDelay(row.tries));
  }
  return true;
}

function retryDelay(tries: number): number {
  return Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** (tries - 1));
}

/** Returns a function that sends a mail over SMTP, or writes it to an .eml file if there is no mail server. */
function senderOf({ SMTP_URL, MAIL_FROM, DATA_DIR, PUBLIC_URL, PRODUCT_NAME }: Settings, log: Log) {
  const { hostname } = new URL(PUBLIC_URL);
  const from = MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${hostname}>`;
  const messageOf = ({ id, recipient, createdAt, subject, text, html }: OutboxMail) => ({
    from,
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    date: createdAt,
    // The id is the same for every attempt, so that mail programs recognize duplicates.
    messageId: `<${id}.${createdAt.getTime()}@${hostname}>`,
  });
  if (SMTP_URL) {
    const options = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
    let transport: Transporter | undefined;
    return async (row: OutboxMail) => {
      transport ??= (await import('nodemailer')).createTransport({ url: SMTP_URL, ...options });
      await transport.sendMail(messageOf(row));
    };
  }
  const folder = join(DATA_DIR, 'mail');
  return async (row: OutboxMail) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${row.createdAt.toISOString().replaceAll(':', '-')}-${row.id}.eml`);
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(messageOf(row));
    writeFileSync(file, message as unknown as Buffer, { mode: 0o600 });
    log.info({ file }, 'SMTP_URL is not set: a mail was written to a file');
  };
}
