import { dirname } from 'node:path';

const TEST = /\.test\.tsx?$|\/testing\//;

/** A file and its imports, as dependency-cruiser reports them.
 * @typedef {{ source: string, dependencies: { resolved: string }[] }} Module
 */

/** Whether a file is a test, or code that only tests use. */
export function isTest(/** @type {string} */ path) {
  return TEST.test(path);
}

/**
 * Returns the folders below `top` that import each other in a cycle, each cycle once: 'server/a → server/b → server/a'.
 * Tests are left out.
 * @param {Module[]} modules
 * @param {string} top
 */
export function folderCycles(modules, top) {
  const imports = importsOfFolders(modules, top);
  const cycles = new Set();
  for (const [folder, targets] of imports) {
    for (const target of targets) {
      const back = shortestPath(target, folder, (name) => imports.get(name) ?? []);
      // A cycle is found once for each of its folders; the first name in the alphabet begins it.
      if (back?.every((name) => name >= folder)) cycles.add([folder, ...back].join(' → '));
    }
  }
  return [...cycles].sort();
}

/**
 * Returns the shortest path between two nodes, including both. Returns null if there is none.
 * @param {string} from
 * @param {string} to
 * @param {(node: string) => Iterable<string>} next
 */
export function shortestPath(from, to, next) {
  /** @type {Map<string, string | null>} */
  const reachedFrom = new Map([[from, null]]);
  for (const node of reachedFrom.keys()) {
    if (node === to) return pathTo(node, reachedFrom);
    for (const target of next(node)) if (!reachedFrom.has(target)) reachedFrom.set(target, node);
  }
  return null;
}

function pathTo(/** @type {string} */ end, /** @type {Map<string, string | null>} */ reachedFrom) {
  const path = [];
  for (let node = /** @type {string | null} */ (end); node !== null; node = reachedFrom.get(node) ?? null) {
    path.unshift(node);
  }
  return path;
}

function importsOfFolders(/** @type {Module[]} */ modules, /** @type {string} */ top) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  const isOwn = (/** @type {string} */ path) => path.startsWith(`${top}/`) && !isTest(path);
  for (const { source, dependencies } of modules) {
    if (!isOwn(source)) continue;
    const folder = dirname(source);
    const targets = imports.get(folder) ?? new Set();
    imports.set(folder, targets);
    for (const { resolved } of dependencies) {
      if (isOwn(resolved) && dirname(resolved) !== folder) targets.add(dirname(resolved));
    }
  }
  return imports;
}
