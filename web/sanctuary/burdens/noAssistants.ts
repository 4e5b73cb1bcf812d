/** Turns off spell checking, autofill and grammar extensions in a field, because such services may send the text. */
export const NO_ASSISTANTS = {
  spellCheck: false,
  autoComplete: 'off',
  autoCorrect: 'off',
  translate: 'no',
  'data-gramm': 'false',
  'data-gramm_editor': 'false',
  'data-enable-grammarly': 'false',
  'data-lt-active': 'false',
} as const;
