// Fails if an import breaks a rule of .dependency-cruiser.mjs, or if folders import each other in a cycle.
import { spawnSync } from 'node:child_process';
import { folderCycles } from './folderCycles.mjs';
import { binPath, exitWith, PROJECT_ROOT } from './run.mjs';

const FOLDERS = ['contract', 'content', 'language', 'server', 'web', 'scripts', 'bench', 'tests', 'e2e'];

/** Folders of the product, in which folder cycles are forbidden. */
const PRODUCT_FOLDERS = ['contract', 'content', 'language', 'server', 'web'];

/** Fewer modules mean that the check did not find the code. */
const MIN_MODULES = 1000;

const { stdout, stderr } = spawnSync(binPath('depcruise'), [...FOLDERS, '--output-type', 'json'], {
  cwd: PROJECT_ROOT,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
if (!stdout) exitWith(stderr);

/**
 * @type {{
 *   modules: import('./folderCycles.mjs').Module[],
 *   summary: { violations: { from: string, to: string, rule: { name: string } }[] },
 * }}
 */
const { modules, summary } = JSON.parse(stdout);
const problems = [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...PRODUCT_FOLDERS.flatMap((folder) => folderCycles(modules, folder)),
  ...(modules.length > MIN_MODULES ? [] : [`only ${modules.length} modules were found`]),
];
if (problems.length > 0) exitWith(problems.join('\n'));
console.log(`No import in ${modules.length} modules breaks a rule.`);
