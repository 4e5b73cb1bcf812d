/** Whether a message is in another script, or in another language with Latin letters. */
export function isInAnotherLanguage(message: string): boolean {
  if (isInAnotherScript(message)) return true;
  const words: string[] = message.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word)).length;
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  return foreign >= MIN_FOREIGN_WORDS && foreign > english * 2;
}

/** Whether most letters of a message are non-Latin, so that the guide cannot read it. */
function isInAnotherScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 1 && latin * 2 < letters;
}

const MIN_FOREIGN_WORDS = 2;

/** Frequent words of Spanish, Portuguese, French, German, Italian, Tagalog and Swahili that are not English words. */
const FOREIGN_WORDS = new Set(
  `que por qué porque dios estoy está mi mis tengo para una los las muy pero ayuda señor quiero siento con puedo eres soy
  deus estou não minha meu muito tenho uma você nao je suis mon ma mes dieu pourquoi est une les dans avec pour vous très
  ich bin mein meine gott warum und nicht ist der habe mir mich ein eine sehr hilfe dio sono perché mia mio una
  ho non che ang ng mga ako ko sa po ay hindi diyos bakit na kung mimi mungu kwa yangu nina sana`.split(
    /\s+/,
  ),
);
const ENGLISH_WORDS = new Set(
  'the and my is to of i in it that me you for he she do not was with have be on are this what why how god am'.split(
    ' ',
  ),
);
