import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with package.json, whether running from the sources or from the build. */
export const ROOT = rootAbove(import.meta.dirname);

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder));
}
