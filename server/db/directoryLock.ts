import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartupError } from '#server/lib/startupError';

/**
 * Locks a directory, because two processes on one PGlite directory silently lose rows. Returns a function that unlocks
 * it. The lock is a listening socket, which the kernel releases however the process ends. On Linux, it is an abstract
 * socket named after the directory's real path. Elsewhere, it is a socket file, which is stale if nothing answers.
 */
export async function lockDirectory(folder: string): Promise<() => Promise<void>> {
  const real = writablePath(folder);
  const name = createHash('sha256').update(real).digest('hex').slice(0, 32);
  const address = process.platform === 'linux' ? `\0stillwaters-${name}` : join(real, 'stillwaters.sock');

  const server = await listenOn(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (address.startsWith('\0') || (await answers(address))) {
      throw new StartupError(
        `The directory ${real} is in use by another running copy of Stillwaters. Stop it first, or set DATA_DIR.`,
      );
    }
    rmSync(address, { force: true });
    return listenOn(address);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function writablePath(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return realpathSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `Can’t use the directory ${folder} (${code}). Give this account write access, or set DATA_DIR.`,
    );
  }
}

function listenOn(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
