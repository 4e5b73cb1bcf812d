import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '#server/testing/postgresql';

/** `away`: the port is closed. `silent`: accepts connections but never responds. `full`: rejects every mail with 452. */
type Behavior = 'away' | 'silent' | 'full' | 'takes';

/** Creates a mail server that can inject faults and counts the mails it has accepted. */
export async function mailSink() {
  const port = await freePort();
  /** How often each mail was accepted, by recipient and subject. */
  const taken = new Map<string, number>();
  const sockets = new Set<Socket>();
  let behavior: Behavior = 'away';
  let listener: Server | undefined;

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, answer) {
      const take = (raw: string) => {
        if (behavior === 'full') return answer(Object.assign(new Error('No room'), { responseCode: 452 }));
        const subject = /^subject: (.+)$/im.exec(raw)?.[1]?.trim();
        const mail = `${envelope.rcptTo[0]?.address}: ${subject}`;
        taken.set(mail, (taken.get(mail) ?? 0) + 1);
        return answer();
      };
      // Does not count a mail whose connection broke.
      text(stream).then(take, () => {});
    },
  });
  smtp.on('error', () => {});

  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    async is(next: Behavior) {
      behavior = next;
      for (const socket of sockets) socket.destroy();
      if (behavior === 'away') listener?.close();
      else if (!listener?.listening) listener = await open();
    },
  };

  async function open(): Promise<Server> {
    const opened = createServer((socket) => {
      sockets.add(socket.on('error', () => {}));
      if (behavior !== 'silent') smtp.server.emit('connection', socket);
    });
    opened.listen(port, '127.0.0.1');
    await once(opened, 'listening');
    return opened;
  }
}
