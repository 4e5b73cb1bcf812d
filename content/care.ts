/**
 * Hears that a person may be in danger: of suicide or self-harm, plain or veiled, her own or that of
 * someone close, and of violence now. Leaves idioms, talk of Scripture, grief, ordinary lament, dreams and
 * what is past and well alone. In doubt it hears. Pure, offline, and linear in the length of the text.
 */
export function needsCare(text: string): boolean {
  const sentences = tellingSentences(plainWords(text).replace(IDIOMS, ' , '));
  if (sentences.some((sentence) => SIGNS.test(sentence))) return true;

  const all = sentences.join('');
  return FAINT_SIGNS.filter((sign) => sign.test(all)).length > 1;
}

/** Violence now, or something taken or in hand: the first word is then the emergency number. */
export function isImmediate(text: string): boolean {
  return tellingSentences(plainWords(text).replace(IDIOMS, ' , ')).some((sentence) => NOW.test(sentence));
}

/** A worry about somebody else, and no word of one's own wish. */
export function isForSomeoneElse(text: string): boolean {
  const words = plainWords(text);
  return ABOUT_OTHERS.test(words) && !OWN.test(words);
}

/** Lower case words between single spaces; ` . ` ends a sentence and ` , ` a part of one. */
function plainWords(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\.\.+|…/g, ' ')
    .replace(/[.!?;]|\n\s{0,9}\n/g, ' . ')
    .replace(/[,:()\u2013\u2014]| - /g, ' , ')
    .replace(/[^a-z0-9'.,]+/g, ' ');
  return SPELLINGS.reduce((plain, [said, meant]) => plain.replace(said, meant), ` ${words} . `);
}

/** What is told of Scripture, of a dream, of the past or of a film falls away; after it only the present counts. */
function tellingSentences(words: string): string[] {
  let told = false;
  const telling: string[] = [];
  for (const sentence of words.split(' . ')) {
    const rest = ` ${sentence} . `
      .replace(TOLD_OF_SCRIPTURE, (all, like) => (like ? all : ' , '))
      .replace(DREAM, ' , dream , ')
      .replace(PAST, ' , past , ');
    told ||= / (?:dream|past) /.test(rest) && rest.includes(' , ');
    if (!told || PRESENT.test(rest)) telling.push(rest);
  }
  return telling;
}
