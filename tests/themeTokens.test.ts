import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PROJECT_ROOT } from '../scripts/run.mjs';

const WEB = join(PROJECT_ROOT, 'web');

/** The chest and its slips are a drawing with its own colors. */
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

/** The backgrounds of text. Gradients run between them, where axe cannot measure the contrast. */
const SURFACES = ['ground', 'raised', 'card', 'field', 'lit', 'warm', 'bar'];

/** Colors of text on buttons and paper, and of decoration. */
const NOT_ON_SURFACES = ['ink', 'raised', 'faint'];

/** The contrast of text that WCAG 1.4.3 requires. */
const MIN_CONTRAST = 4.5;

test('every color of text has enough contrast on every background', () => {
  const theme = readFileSync(join(WEB, 'styles.css'), 'utf8').split('@layer')[0] ?? '';
  const colors = new Map(
    [...theme.matchAll(/--color-([\w-]+): #([\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
  const classes = sourcesIn(WEB).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?<![\w-])text-([a-z]+(?:-\d)?)(?![\w/-])/g),
  ]);
  const used = [...new Set(classes.map(([, name = '']) => name))].filter((name) => colors.has(name));

  expect(used.length).toBeGreaterThan(10);
  expect(
    used
      .filter((name) => !NOT_ON_SURFACES.includes(name))
      .flatMap((name) => SURFACES.map((surface) => [name, surface] as const))
      .filter(
        (pair) =>
          contrastOf(...(pair.map((name) => colors.get(name) ?? '') as [string, string])) < MIN_CONTRAST,
      ),
  ).toEqual([]);
});

/** The contrast ratio of two colors, as WCAG defines it. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminanceOf).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

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
