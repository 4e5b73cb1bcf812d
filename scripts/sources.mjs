import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './run.mjs';

const SOURCE = /\.(?:ts|tsx|mjs)$/;

/**
 * Returns the source files in these folders, as sorted paths relative to the project root.
 * @param {readonly string[]} folders
 */
export function sourceFiles(folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => SOURCE.test(file))
    .sort();
}
