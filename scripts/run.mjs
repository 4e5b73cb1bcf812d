import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Returns the path of a command from an npm package. */
export function binPath(/** @type {string} */ name) {
  return join(PROJECT_ROOT, 'node_modules/.bin', name);
}

/**
 * Runs a command and returns its exit code. With `quiet`, shows the output only if the command fails. Forwards signals
 * to the command and then exits when the command has ended, so that no child process is left behind.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const output = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: PROJECT_ROOT, env, stdio: ['ignore', output, output] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));

    let signalled = false;
    const forwardSignal = (/** @type {NodeJS.Signals} */ signal) => {
      signalled = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forwardSignal);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forwardSignal);
      const status = code ?? 128 + constants.signals[signal ?? 'SIGKILL'];
      if (signalled) process.exit(status);
      if (status !== 0) process.stderr.write(Buffer.concat(chunks));
      resolve(status);
    });
  });
}

/** Exits with a message for the operator. */
export function exitWith(/** @type {string} */ message) {
  console.error(message);
  return process.exit(1);
}
