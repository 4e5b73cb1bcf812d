import fs, { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { connectEmbedded } from '#server/db/connection';

const WRITES = 400;

/** Measures writes one after the other and sixteen at once, with our fsync and with PGlite's own file system. */
export async function measureCost(folder: string) {
  mkdirSync(join(folder, 'durable'), { recursive: true });
  const durable = await connectEmbedded(join(folder, 'durable'));
  const plain = await PGlite.create(join(folder, 'plain'));
  const rows: Record<string, Record<string, number>> = {};
  for (const writers of [1, 16]) {
    rows[`${writers} at a time, without fsync`] = await measure(plain, writers);
    rows[`${writers} at a time, with fsync`] = await measure(durable, writers);
  }
  await durable.close();
  await plain.close();
  return rows;
}

async function measure(client: PGlite, writers: number) {
  await client.exec('create table if not exists written (id serial primary key, content text)');
  const fsyncs = countFsyncs();
  const start = performance.now();
  const cpu = process.cpuUsage();
  const write = async () => {
    for (let count = 0; count < WRITES / writers; count += 1) {
      await client.query('insert into written (content) values ($1)', ['He restores my soul.']);
      // As between two requests: other work of the event loop gets its turn.
      await new Promise(setImmediate);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const { user, system } = process.cpuUsage(cpu);
  const perWrite = (value: number) => Number((value / WRITES).toFixed(2));
  return {
    'ms per write': perWrite(performance.now() - start),
    'CPU ms per write': perWrite((user + system) / 1000),
    'fsyncs per write': perWrite(fsyncs.stop()),
  };
}

function countFsyncs() {
  const { fdatasync, fdatasyncSync } = fs;
  let count = 0;
  fs.fdatasync = ((...args: Parameters<typeof fdatasync>) => {
    count += 1;
    fdatasync(...args);
  }) as typeof fdatasync;
  fs.fdatasyncSync = (descriptor) => {
    count += 1;
    fdatasyncSync(descriptor);
  };
  return {
    stop() {
      Object.assign(fs, { fdatasync, fdatasyncSync });
      return count;
    },
  };
}
