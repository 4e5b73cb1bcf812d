import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { Db } from '#server/db/db';
import { cleanUp, tableRows } from './database';

/** A mail as received over SMTP. */
export type ReceivedMail = {
  sender: string;
  recipients: string[];
  /** Unfolded headers, keyed by lower-case name. */
  headers: Record<string, string>;
  text: string;
  html: string;
  raw: string;
};

/** `away` drops every connection, `silent` never responds, `hangs` receives a mail but never confirms it. */
type Behavior = 'takes' | 'away' | 'silent' | 'hangs';

/** A port without a server: mails stay in the outbox. */
export const NO_MAIL_SERVER = 'smtp://127.0.0.1:1';

/**
 * Starts a real mail server for a whole test file, so that all apps of the file can send to it. A mail may arrive
 * during a later test, so each test must use its own recipient.
 */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const errorCodes = new Map<string, number[]>();
  const sockets = new Set<Socket>();
  let behavior: Behavior = 'takes';

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, answer) {
      void text(stream).then((raw) => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const code = recipients.map((address) => errorCodes.get(address)?.shift()).find(Boolean);
        if (code)
          return answer(Object.assign(new Error(`No room for ${recipients}`), { responseCode: code }));
        mails.push({ sender: (envelope.mailFrom || { address: '' }).address, recipients, ...readMail(raw) });
        if (behavior !== 'hangs') answer();
      });
    },
  });
  smtp.on('error', () => {});
  const listener = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    if (behavior === 'away') socket.destroy();
    else if (behavior !== 'silent') smtp.server.emit('connection', socket);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const closeConnections = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  cleanUp(async () => {
    closeConnections();
    listener.close();
  });

  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mailsTo: (address: string) => mails.filter(({ recipients }) => recipients.includes(address)),
    /** Responds to the next mails to this address with these codes. */
    rejectMails: (address: string, ...codes: number[]) => void errorCodes.set(address, codes),
    /** Changes the behavior until the next change or the end of the test, and closes open connections. */
    setBehavior(next: Behavior) {
      behavior = next;
      closeConnections();
      onTestFinished(() => {
        behavior = 'takes';
        closeConnections();
      });
    },
  };
}

/** Returns the mails to this recipient in the outbox, oldest first. */
export async function waitingMails(db: Db, to: string) {
  const rows = await tableRows(
    db,
    `select subject, text, tries from outbox where recipient = '${to}' order by id`,
  );
  return rows.map(({ subject, text, tries }) => ({
    subject: String(subject),
    text: String(text),
    tries: Number(tries),
  }));
}

/** Waits until the outbox has `count` mails with this recipient and subject. Returns the token of the newest one. */
export async function tokenInOutbox(db: Db, to: string, subject: string, count = 1): Promise<string> {
  const mails = async () => (await waitingMails(db, to)).filter((mail) => mail.subject === subject);
  await waitUntil(async () => (await mails()).length >= count);
  return tokenIn((await mails()).at(-1)?.text ?? '');
}

export function tokenIn(text: string): string {
  return /#([\w-]+)/.exec(text)?.[1] ?? '';
}

/** Returns the tables that contain this word in any column. */
export async function tablesWith(db: Db, word: string) {
  const rows = "query_to_xml(format('select * from %I', tablename), true, false, '')::text";
  const found = await tableRows(
    db,
    `select tablename from pg_tables where schemaname = 'public' and ${rows} like '%${word}%'`,
  );
  return found.map(({ tablename }) => tablename);
}

/** Polls until a condition holds. For effects that happen only after a response was sent. */
export async function waitUntil(condition: () => unknown, ms = 15_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`The condition did not hold within ${ms} ms.`);
    await wait(20);
  }
}

function readMail(raw: string): Omit<ReceivedMail, 'sender' | 'recipients'> {
  const { headers, body } = readPart(raw.replaceAll('\r\n', '\n'));
  const boundary = /boundary="(.+?)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(readPart) : [];
  const bodyOf = (type: string) =>
    parts.find((part) => part.headers['content-type']?.startsWith(type))?.body.trim() ?? '';
  return { headers, text: bodyOf('text/plain'), html: bodyOf('text/html'), raw };
}

function readPart(part: string) {
  const [head = '', ...rest] = part.trimStart().split('\n\n');
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers: Record<string, string> = Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = rest.join('\n\n');
  const isQuoted = headers['content-transfer-encoding'] === 'quoted-printable';
  return { headers, body: isQuoted ? unquoted(body) : body };
}

function unquoted(body: string): string {
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
