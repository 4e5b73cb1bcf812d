import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** Result of an operator’s command, with a message for the operator. */
export type CommandResult = { isDone: boolean; message: string };

/** Bounds the memory for one message. Longer than any command or result. */
const MAX_COMMAND_LENGTH = 4096;

/**
 * Accepts operators' commands while the server runs, because no other process can open an embedded database. Listens on
 * a Unix socket in the data directory, which only its owner can access. Returns a function that stops the command
 * server once the commands in progress are done.
 */
export async function startCommandServer(
  folder: string,
  run: (args: string[]) => Promise<CommandResult>,
): Promise<() => Promise<void>> {
  const path = socketIn(folder);
  // We hold the directory lock, so an existing socket was left behind by a crash.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => {});
    const result = await textFrom(socket)
      .then((command) => run(JSON.parse(command)))
      .catch((error: Error): CommandResult => ({ isDone: false, message: `That failed: ${error.message}` }));
    socket.end(JSON.stringify(result));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Sends a command to the server that uses this directory. Returns null if no server is running. */
export function sendCommand(folder: string, args: string[]): Promise<CommandResult | null> {
  return new Promise((resolve) => {
    const socket = connect(socketIn(folder), () => {
      socket.end(JSON.stringify(args));
      textFrom(socket)
        .then((result) => resolve(JSON.parse(result)))
        .catch(() => resolve({ isDone: false, message: 'The server stopped before it answered.' }));
    });
    socket.once('error', () => resolve(null));
  });
}

function socketIn(folder: string): string {
  return join(folder, 'operator.sock');
}

/** Reads all text that a socket receives. Leaves the socket open for a response, unlike Node’s stream consumers. */
function textFrom(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.length > MAX_COMMAND_LENGTH) socket.destroy(new Error('the command is too long'));
    });
    socket.once('end', () => resolve(text)).once('error', reject);
  });
}
