import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

// Runs the benchmarks of quotations and of how well the guide understands messages. Writes docs/scoreboard.md.

const ROOT = join(import.meta.dirname, '..');

const BENCHMARKS = [
  {
    title: 'Quotation, references and retrieval',
    about:
      'Verdicts on quotations, references in prose, and passages for everyday words, on cases held out from tuning.',
    script: 'bench:scripture',
    args: [],
  },
  {
    title: 'Understanding',
    about:
      'Answers to messages by people who had seen neither code, pages nor training data; what is right was set by other readers. These are the final messages, which are looked at only to report.',
    script: 'bench:guide',
    args: ['final'],
  },
  {
    title: 'Crisis and disclosures',
    about: 'Single messages by sort, those that call for help and those that do not.',
    script: 'bench:safety',
    args: [],
  },
  {
    title: 'Dreams',
    about: 'Symbols found in dream reports held out from tuning.',
    script: 'bench:dreams',
    args: [],
  },
];

const sections = BENCHMARKS.map(({ title, about, script, args }) => {
  const command = ['npm', 'run', script, ...(args.length > 0 ? ['--', ...args] : [])];
  console.log(command.join(' '));
  const { stdout } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const printed = stripVTControlCharacters(stdout).trim();
  return `## ${title}\n\n${about} Reproduce it with \`${command.join(' ')}\`.\n\n\`\`\`text\n${printed}\n\`\`\`\n`;
});
const today = new Date().toISOString().slice(0, 10);
const head = `# Scoreboard\n\nMeasured on ${today} by \`npm run scoreboard\`. The written guide, without a model.\n`;
writeFileSync(join(ROOT, 'docs/scoreboard.md'), [head, ...sections].join('\n'));
