import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** The path of a command that an npm package brings. */
export function bin(/** @type {string} */ name) {
  return join(ROOT, 'node_modules/.bin', name);
}

/**
 * Runs a command to its end and answers its exit code. What it prints is shown, or with `quiet` only when it fails.
 * A signal to us is passed on and ends us when the command has ended, so that nothing is left behind.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const output = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', output, output] });
    /** @type {Buffer[]} */
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));

    let signalled = false;
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      signalled = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, passOn);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, passOn);
      const status = code ?? 128 + constants.signals[signal ?? 'SIGKILL'];
      if (signalled) process.exit(status);
      if (status !== 0) process.stderr.write(Buffer.concat(said));
      resolve(status);
    });
  });
}

/** Ends the program with one sentence for the person at the terminal. */
export function stopWith(/** @type {string} */ sentence) {
  console.error(sentence);
  return process.exit(1);
}
