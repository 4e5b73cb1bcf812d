import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '#server/lib/paths';
import { StartupError } from '#server/lib/startupError';
import { lockDirectory } from './directoryLock';

const children: ChildProcess[] = [];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stillwaters-lock-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  rmSync(folder, { recursive: true });
});

test('a second process cannot lock a directory in use and gets a message', async () => {
  const unlock = await lockDirectory(folder);

  expect(await secondProcess()).toMatchObject({ said: inUse() });

  await unlock();
});

test('a killed process releases its lock', async () => {
  const first = await secondProcess();
  expect(first.said).toBe('held');
  await expect(lockDirectory(folder)).rejects.toThrow(new StartupError(inUse()));

  await kill(first.child);

  await (await lockDirectory(folder))();
});

test('a released directory can be locked again, by this and other processes', async () => {
  const unlock = await lockDirectory(folder);
  await expect(lockDirectory(folder)).rejects.toThrow(new StartupError(inUse()));
  await unlock();

  const again = await lockDirectory(folder);
  await again();

  expect(await secondProcess()).toMatchObject({ said: 'held' });
});

test('a locked directory cannot be locked again through a symbolic link', async () => {
  const link = `${folder}-link`;
  symlinkSync(folder, link);
  const unlock = await lockDirectory(folder);

  await expect(lockDirectory(link)).rejects.toThrow(new StartupError(inUse()));

  rmSync(link);
  await unlock();
});

test('one process can lock two directories at the same time', async () => {
  const unlock = await lockDirectory(join(folder, 'one'));
  const unlockOther = await lockDirectory(join(folder, 'other'));

  await unlock();
  await unlockOther();
});

test('the error for a directory that cannot be created contains the path', async () => {
  writeFileSync(join(folder, 'file'), '');

  await expect(lockDirectory(join(folder, 'file/data'))).rejects.toThrow(
    new StartupError(
      `Can’t use the directory ${join(folder, 'file/data')} (ENOTDIR). Give this account write access, or set DATA_DIR.`,
    ),
  );
});

function inUse(): string {
  return `The directory ${realpathSync(folder)} is in use by another running copy of Stillwaters. Stop it first, or set DATA_DIR.`;
}

async function secondProcess() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/testing/holdDirectory.ts', folder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, said: String(line).trim() };
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
