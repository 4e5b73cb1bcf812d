/**
 * Words that once had a private meaning here, or that only sound archaic, and what to say. In code they are looked for in
 * comments and in names; in documents everywhere.
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
];

/**
 * Each use of a retired word, once a line.
 * @param {string} text
 * @param {boolean} isDocument
 */
export function retiredWordsIn(text, isDocument) {
  const lines = (isDocument ? text : commentsAndNames(text)).split('\n');
  return lines.flatMap((line, at) =>
    RETIRED.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(line) ?? [];
      return word ? [{ line: at + 1, word, instead }] : [];
    }),
  );
}

const COMMENT_OR_STRING =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** What comes before the title of a test, also of `test.each([...])('title')`. */
const BEFORE_TITLE = /(?:\btest|\]\))\($/;

/** Comments, test titles and names, these split into words (`openHouse` → `open House`); other strings are blanked. */
function commentsAndNames(/** @type {string} */ text) {
  return text
    .replace(COMMENT_OR_STRING, (found, /** @type {number} */ at) => {
      const isOurs = found.startsWith('/') || BEFORE_TITLE.test(text.slice(Math.max(0, at - 9), at));
      return isOurs ? found : found.replace(/[^\n]/g, ' ');
    })
    .replace(/(?<=[a-z])(?=[A-Z])|_/g, ' ');
}

const EXPORTED = /^export (?:async )?(?:function\*?|const|let|class|type|interface) +([\w$]+)/gm;

/**
 * Names that more than one file exports. A schema and its type share a name within one file.
 * @param {readonly { file: string, text: string }[]} sources
 */
export function duplicateExports(sources) {
  /** @type {Map<string, Set<string>>} */
  const filesOf = new Map();
  for (const { file, text } of sources) {
    for (const [, name = ''] of text.matchAll(EXPORTED)) {
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
    }
  }
  return [...filesOf]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => ({ name, files: [...files] }));
}
