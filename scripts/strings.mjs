// Lists every string that a user or an operator can see, by file and line, for reading the whole interface at once:
// `npm run strings`, or `npm run strings -- web/community` for a part of it. Excludes authored pages and prayers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PROJECT_ROOT } from './run.mjs';
import { sourceFiles } from './sources.mjs';

const FOLDERS = ['web', 'contract', 'server', 'content', 'scripts'];

/** Files with authored texts, with data of the classifiers, or with text that only developers see. */
const EXCLUDED =
  /\.test\.ts$|^server\/(?:testing|migrations|scripture)\/|^content\/(?:topics|figures|symbols|knowledge|guide\/(?:sayings|mentors)|scripture\/(?:synonyms|kindred|psalmTitles)|demo|blueprint)/;

/** Attributes whose text is shown or read aloud. */
const VISIBLE_ATTRIBUTES = /^(?:aria-label|alt|title|placeholder|label|description|heading|hint)$/;

const [, , only = ''] = process.argv;

for (const file of sourceFiles(FOLDERS)) {
  if (EXCLUDED.test(file) || !file.startsWith(only)) continue;
  const source = ts.createSourceFile(
    file,
    readFileSync(join(PROJECT_ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  for (const { line, text } of visibleIn(source, source)) console.log(`${file}:${line}\t${text}`);
}

/**
 * @param {ts.SourceFile} source
 * @param {ts.Node} node
 * @returns {{ line: number, text: string }[]}
 */
function visibleIn(source, node) {
  if (ts.isImportDeclaration(node) || isClass(node)) return [];
  const text = textOf(node);
  const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const own = text !== null && isVisible(node, text) ? [{ line, text }] : [];
  /** @type {{ line: number, text: string }[]} */
  const inside = [];
  node.forEachChild((child) => {
    inside.push(...visibleIn(source, child));
  });
  return [...own, ...inside];
}

function isClass(/** @type {ts.Node} */ node) {
  return ts.isJsxAttribute(node) && node.name.getText() === 'className';
}

/** Returns the text of a string, of a template, or of JSX. In a template, `…` replaces each expression. */
function textOf(/** @type {ts.Node} */ node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ').trim();
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** Returns true for a sentence or a label, and false for a key, a class or a statement. */
function isVisible(/** @type {ts.Node} */ node, /** @type {string} */ text) {
  if (!/\p{L}{2}/u.test(text)) return false;
  if (ts.isJsxText(node)) return true;
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return VISIBLE_ATTRIBUTES.test(parent.name.getText());
  return /^\p{Lu}.* |^\p{Lu}\p{Ll}+$|[.!?…]$/u.test(text) && !/[{}<>|\\]|^[a-z]+:/.test(text);
}
