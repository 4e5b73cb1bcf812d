import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { PROJECT_ROOT } from '../scripts/run.mjs';
import { classesNamedIn, classesStyledIn, UNKNOWN } from './classNames';

const WEB = join(PROJECT_ROOT, 'web');

/** Marker classes such as `group`, which `group-hover:` refers to. They have no CSS rule. */
const MARKERS = /^(group|peer)(\/\w+)?$/;

test('every CSS class that a component uses has a rule in the built styles', async () => {
  const files = filesIn(WEB, /(?<!\.test)\.tsx?$/);
  const styled = classesStyledIn(await builtStyles());

  const named = classesNamedIn(files, PROJECT_ROOT);

  expect(named.length).toBeGreaterThan(2000);
  expect(styled.size).toBeGreaterThan(500);
  expect(withoutRule(named, styled)).toEqual([]);
});

test('the check finds a CSS class without a rule in every kind of expression', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-classes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = Object.entries(PLANTED).map(([name, source]) => {
    writeFileSync(join(folder, name), source);
    return join(folder, name);
  });
  const styled = classesStyledIn(
    '.flex{} .bg-card\\/60{} .\\32 xl\\:p-4{} .hover\\:p-\\[0\\.5rem\\]:hover{}',
  );

  const missing = withoutRule(classesNamedIn(files, folder), styled);

  expect(missing.map((one) => one.split(' ')[1]).sort()).toEqual(
    [
      'bg-black/70',
      'in-a-constant',
      'in-a-function',
      'in-a-helper',
      'in-a-list',
      'in-a-map',
      'in-a-named-prop',
      'in-a-prop',
      'in-a-template',
      'in-an-assignment',
      'in-an-or',
      'in-parts-left',
      'in-parts-right',
      `in-${UNKNOWN}`,
      'of-an-import',
      'when-false',
      'when-true',
    ].sort(),
  );
  expect(missing).toContain('Planted.tsx:11: bg-black/70');
});

const PLANTED = {
  'look.ts': "export const LOOK = 'flex of-an-import';",
  'Planted.tsx': `import { LOOK } from './look';
const CONSTANT = 'in-a-constant';
const MAP = { small: { box: 'in-a-map', label: 'no-class' } };
const of = (kind: string) => (kind === 'no-class' ? 'in-a-function' : '');
function Box({ className = '', width }: { className?: string; width: string }) {
  return <i className={\`\${className} \${width}\`} />;
}
export function Planted({ is, side, id }) {
  document.body.className = 'in-an-assignment';
  return (
    <div className="flex group peer/name bg-black/70 bg-card/60 2xl:p-4 hover:p-[0.5rem]">
      <p className={is ? 'when-true' : 'when-false'} title="no-class" />
      <p className={\`flex in-a-template \${CONSTANT} \${LOOK}\`} />
      <p className={\`in-parts-\${is ? 'left' : 'right'} in-\${side}\`} />
      <p className={of('no-class') || 'in-an-or'} />
      <p className={MAP[side].box} />
      <p className={cn('in-a-helper', is && 'flex')} />
      <p className={['flex', 'in-a-list'].join(' ')} />
      <Box className="flex" width="in-a-prop" />
      <Box rowClassName="in-a-named-prop" width="flex" id="no-class" />
    </div>
  );
}`,
};

function withoutRule(named: { name: string; at: string }[], styled: Set<string>): string[] {
  return named
    .filter(({ name }) => !styled.has(name) && !MARKERS.test(name))
    .map(({ name, at }) => `${at}: ${name}`);
}

/** Builds all style sheets of the web. */
async function builtStyles(): Promise<string> {
  const sheets = filesIn(WEB, /(?<!fonts)\.css$/);
  const output = (await build({
    configFile: false,
    root: WEB,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, rolldownOptions: { input: sheets } },
  })) as Rolldown.RolldownOutput;
  return output.output
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('\n');
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
}
