import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '#server/testing/postgresql';

/** `away`: nobody listens. `silent`: it takes a line and says nothing. `full`: it answers every mail with 452. */
type Mood = 'away' | 'silent' | 'full' | 'takes';

/** A mail server that is ill when it is told to be; it counts what it has taken. */
export async function mailSink() {
  const port = await freePort();
  /** How often a mail was taken, by its recipient and subject. */
  const taken = new Map<string, number>();
  const lines = new Set<Socket>();
  let mood: Mood = 'away';
  let door: Server | undefined;

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, answer) {
      const take = (raw: string) => {
        if (mood === 'full') return answer(Object.assign(new Error('No room'), { responseCode: 452 }));
        const subject = /^subject: (.+)$/im.exec(raw)?.[1]?.trim();
        const mail = `${envelope.rcptTo[0]?.address}: ${subject}`;
        taken.set(mail, (taken.get(mail) ?? 0) + 1);
        return answer();
      };
      // A line that broke in the midst of a mail brought none.
      text(stream).then(take, () => {});
    },
  });
  smtp.on('error', () => {});

  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    async is(next: Mood) {
      mood = next;
      for (const line of lines) line.destroy();
      if (mood === 'away') door?.close();
      else if (!door?.listening) door = await open();
    },
  };

  async function open(): Promise<Server> {
    const opened = createServer((line) => {
      lines.add(line.on('error', () => {}));
      if (mood !== 'silent') smtp.server.emit('connection', line);
    });
    opened.listen(port, '127.0.0.1');
    await once(opened, 'listening');
    return opened;
  }
}
