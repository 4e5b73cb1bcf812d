import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type House } from './house';

// Without a mail server, a house writes its mails into files.

type Mail = { subject: string; text: string };

/** The mails to this address, the oldest first. */
function mailsTo({ dataDir }: House, address: string): Mail[] {
  if (!dataDir) throw new Error('Only the mails of a house with the embedded database are read.');
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

/** Waits for a mail, which is written after the answer to what it tells about. */
export async function expectMail(house: House, address: string, subject: string) {
  await expect(() => {
    expect(mailsTo(house, address).map((mail) => mail.subject)).toContain(subject);
  }).toPass();
}

/** The way from this house's own address that the last such mail leads. */
export async function linkMailed(house: House, address: string, subject: string): Promise<string> {
  await expectMail(house, address, subject);
  const text = mailsTo(house, address).findLast((mail) => mail.subject === subject)?.text;
  // A house that takes any free port does not know its own address.
  const [, link] = text?.match(/https?:\/\/[^\s/]+(\/[a-z-]+#[\w-]+)/) ?? [];
  if (!link) throw new Error(`No link in '${subject}'.`);
  return link;
}
