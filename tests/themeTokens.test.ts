import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PROJECT_ROOT } from '../scripts/run.mjs';

const WEB = join(PROJECT_ROOT, 'web');

/** The chest and its slips are a drawing with colors of its own. */
const DRAWING = 'web/sanctuary/chest/chestDrawing.tsx';

/** A color or size that belongs into the theme in `web/styles.css`. */
const ONE_OFFS = [
  /(?<![&\w])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/gi,
  /\b(?:rgb|hsl|oklch)a?\([^)]*\)/g,
  /(?<![\w-])(?:text|rounded|rounded-[a-z]+|duration|delay|shadow|animate)-\[(?!inherit\])[^\]\s]+\]/g,
];

test('components take colors, text sizes, radii, shadows and motion from the theme', () => {
  const files = sourcesIn(WEB).filter((file) => relative(PROJECT_ROOT, file) !== DRAWING);

  expect(files.length).toBeGreaterThan(200);
  expect(oneOffsIn(files)).toEqual([]);
});

test('the check finds a color or size that is not in the theme', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-tokens-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'Planted.tsx');
  writeFileSync(file, PLANTED);

  expect(oneOffsIn([file]).map((found) => found.split(' ')[1])).toEqual([
    '#D1AB7D',
    'rgb(0_0_0/.5)',
    'text-[13px]',
    'rounded-t-[7px]',
    'duration-[120ms]',
    'shadow-[0_2px_9px]',
    '#fff',
  ]);
});

const PLANTED = `import { Button } from '#web/ui/Button';
<a href="#content" className="rounded-[inherit] text-body duration-quick w-[54%] text-tan/12">&#8217;</a>;
<i className="text-[13px] md:rounded-t-[7px] hover:bg-[#D1AB7D] bg-[rgb(0_0_0/.5)]" />;
<i className="duration-[120ms] shadow-[0_2px_9px]" />;
<path fill="#fff" />;`;

function oneOffsIn(files: string[]): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        ONE_OFFS.flatMap((pattern) => [...line.matchAll(pattern)]).map(
          ([found]) => `${relative(PROJECT_ROOT, file)}:${index + 1}: ${found}`,
        ),
      ),
  );
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}
