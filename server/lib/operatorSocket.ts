import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** What an operator's command came to, as a sentence. */
export type Said = { isDone: boolean; message: string };

/** More than any command. */
const COMMAND_MAX = 4096;

/**
 * Takes operators' commands beside a running house whose database nobody else can open. A socket in its own directory,
 * which only its owner can reach. Answers how to stop, which takes as long as what is under way.
 */
export async function takeCommands(
  folder: string,
  run: (args: string[]) => Promise<Said>,
): Promise<() => Promise<void>> {
  const path = socketIn(folder);
  // Whoever holds the directory is alone: what is left there is from a house that was killed.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => {});
    const said = await textFrom(socket)
      .then((asked) => run(JSON.parse(asked)))
      .catch((error: Error): Said => ({ isDone: false, message: `That failed: ${error.message}` }));
    socket.end(JSON.stringify(said));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Null when no house runs on this directory. */
export function askRunning(folder: string, args: string[]): Promise<Said | null> {
  return new Promise((resolve) => {
    const socket = connect(socketIn(folder), () => {
      socket.end(JSON.stringify(args));
      textFrom(socket)
        .then((said) => resolve(JSON.parse(said)))
        .catch(() => resolve({ isDone: false, message: 'The server stopped before it answered.' }));
    });
    socket.once('error', () => resolve(null));
  });
}

function socketIn(folder: string): string {
  return join(folder, 'operator.sock');
}

/** Leaves the socket open for an answer, which Node's own consumers do not. */
function textFrom(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      if (said.length > COMMAND_MAX) socket.destroy(new Error('this is too long for a command'));
    });
    socket.once('end', () => resolve(said)).once('error', reject);
  });
}
