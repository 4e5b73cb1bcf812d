import type { TestProject } from 'vitest/node';
import { startPooler } from './pooler';
import { startPostgres } from './postgresql';

/** With TEST_POOLER=on, servers reach their databases through PgBouncer in transaction mode. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  const pooler = process.env.TEST_POOLER === 'on' ? await startPooler(url) : null;
  project.provide('database', { kind: 'postgresql', url, poolerUrl: pooler?.url ?? null });
  return async () => {
    await pooler?.stop();
    await stop();
  };
}
