/**
 * Words with a private meaning or an archaic sound, and what to say instead. The check searches comments, test titles
 * and names in code, and the whole text of documents.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const RETIRED = [
  [/\bwhoever\b/i, "'anyone who', or name the user"],
  [/\bsomebody\b/i, "'a user', 'someone' or 'another user'"],
  [/\banew\b/i, "'again'"],
  [/\blest\b/i, "'so that … not'"],
  [/\bdeeds?\b/i, "'XP event' or 'action'"],
  [/\bpostman\b/i, "'mail worker'"],
  [/\bhouses?\b/i, "'app', 'instance' or 'deployment'"],
  [/\brefusals?\b/i, "'error' or 'AppError'"],
  [/\boverhear(?:d|s|ing)?\b/i, "'record traffic'"],
  [/\bbetray(?:s|ed)?\b/i, "'leak'"],
  [/\bpilgrims?\b/i, "'test user'"],
  [/\bholdings\b/i, "'user data'"],
  [/\bmend(?:s|ed|ing)?\b/i, "'edit', 'fix' or 'restore'"],
  [/\bmanner\b/i, "'way' or 'options'"],
  [/\b(?:where|there|here)(?:by|in|of|upon)\b/i, "'by this', 'in it' or 'of it'"],
];

/**
 * Finds the retired words in a text, each at most once per line. Ignores link targets in documents, because a file name
 * may keep an old word.
 * @param {string} text
 * @param {boolean} isDocument
 */
export function retiredWordsIn(text, isDocument) {
  const lines = (isDocument ? text.replace(LINK_TARGET, ']') : commentsAndNames(text)).split('\n');
  return lines.flatMap((line, at) =>
    RETIRED.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(line) ?? [];
      return word ? [{ line: at + 1, word, instead }] : [];
    }),
  );
}

const LINK_TARGET = /\]\([^)\s]*\)/g;

/** Comments, strings, templates and regular expressions. */
const COMMENT_OR_STRING =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[=(,:[!&|?{}\n]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;

/** The code before the title of a test, also for `test.each([...])('title')`. */
const BEFORE_TITLE = /(?:\btest|\]\))\($/;

/** Keeps comments, test titles and names, split into words (`openMenu` → `open Menu`), and blanks other strings. */
function commentsAndNames(/** @type {string} */ text) {
  return text
    .replace(COMMENT_OR_STRING, (found, /** @type {number} */ at) => {
      const isComment = /^\/[/*]/.test(found);
      const isOurs = isComment || BEFORE_TITLE.test(text.slice(Math.max(0, at - 9), at));
      return isOurs ? found : found.replace(/[^\n]/g, ' ');
    })
    .replace(/(?<=[a-z])(?=[A-Z])|_/g, ' ');
}

/** A template, which may contain the source of another file. Exports in a template do not count. */
const TEMPLATE = /`(?:[^`\\]|\\.)*`/g;

const EXPORTED = /^export (?:async )?(?:function\*?|const|let|class|type|interface) +([\w$]+)/gm;

/**
 * Finds the names that several files export. A schema and its type in one file may share a name. The name `test` is
 * ignored, because Playwright fixtures export their extended `test` under this name by convention.
 * @param {readonly { file: string, text: string }[]} sources
 */
export function duplicateExports(sources) {
  /** @type {Map<string, Set<string>>} */
  const filesOf = new Map();
  for (const { file, text } of sources) {
    for (const [, name = ''] of text.replace(TEMPLATE, '').matchAll(EXPORTED)) {
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
    }
  }
  return [...filesOf]
    .filter(([name, files]) => name !== 'test' && files.size > 1)
    .map(([name, files]) => ({ name, files: [...files] }));
}
