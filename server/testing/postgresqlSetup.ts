import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgresql';

export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  project.provide('database', { kind: 'postgresql', url });
  return stop;
}
