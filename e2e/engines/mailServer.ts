import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

export type MailServer = Awaited<ReturnType<typeof startSmtpServer>>;

/** Starts a mail server that keeps what it receives. */
export async function startSmtpServer() {
  const mails: { recipients: string[]; raw: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, answer) {
      void text(stream).then((raw) => {
        mails.push({ recipients: envelope.rcptTo.map(({ address }) => address), raw });
        answer();
      });
    },
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  /** Waits for a mail and returns the path of its link. The origin is not the random port of the test server. */
  const waitForLink = async (address: string, subject: string): Promise<string> => {
    const find = () =>
      mails
        .findLast(
          ({ recipients, raw }) => recipients.includes(address) && raw.includes(`Subject: ${subject}`),
        )
        ?.raw.replaceAll(/=\r?\n/g, '')
        .match(/https?:\/\/[^\s/]+(\/[a-z-]+#[\w-]+)/)?.[1];
    await expect.poll(find, { message: `the mail “${subject}”`, timeout: 60_000 }).toBeDefined();
    return find() ?? '';
  };

  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    waitForLink,
    close: () => smtp.close(),
  };
}
