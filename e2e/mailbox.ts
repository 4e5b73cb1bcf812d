import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type TestServer } from './fixtures';

// Without a mail server, the app writes emails to files.

type Mail = { subject: string; text: string };

/** Returns the emails to this address, oldest first. */
function mailsTo({ dataDir }: TestServer, address: string): Mail[] {
  if (!dataDir) throw new Error('Emails can be read only with the embedded database.');
  const folder = join(dataDir, 'mail');
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((raw) => headerOf(raw, 'To').includes(address))
    .map((raw) => ({ subject: headerOf(raw, 'Subject'), text: raw.replace(/=\r?\n/g, '') }));
}

function headerOf(raw: string, name: string): string {
  return raw.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]?.trim() ?? '';
}

/** Waits for an email. The server writes it after the response to the request that causes it. */
export async function expectMail(app: TestServer, address: string, subject: string) {
  await expect(() => {
    expect(mailsTo(app, address).map((mail) => mail.subject)).toContain(subject);
  }).toPass();
}

/** Returns the path of the link in the last email with this subject. */
export async function linkInMail(app: TestServer, address: string, subject: string): Promise<string> {
  await expectMail(app, address, subject);
  const text = mailsTo(app, address).findLast((mail) => mail.subject === subject)?.text;
  // Removes the origin of the link, which is wrong because the server listens on a random port.
  const [, link] = text?.match(/https?:\/\/[^\s/]+(\/[a-z-]+#[\w-]+)/) ?? [];
  if (!link) throw new Error(`No link in '${subject}'.`);
  return link;
}
