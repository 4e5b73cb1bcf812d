/** Words of sad messages, which must not be answered with a laugh. */
export const SAD =
  /\b(?:died|dead|death|funeral|buried|cry|cried|crying|scared|afraid|hurts?|hurting|sad|alone|lonely|ashamed|guilty|hate[ds]?|broke[n]?|sick|ill|cancer|worse|tired|exhausted|worried|miss(?:es|ed)?|lied|lie|snapped|yelled|shouted|angry|bitter|lost|failed|never|debt|unfair|bully|bullied|divorced?|left me|nothing)\b/i;

export const LAUGHS =
  /\b(?:lol|lmao|rofl|ha(?:ha)+h?|hehe\w*|mate)\b|[\u{1f602}\u{1f923}\u{1f605}\u{1f606}\u{1f609}]/iu;

/** Whether a message laughs and has no sad word. */
export function isToldWithLaugh(message: string): boolean {
  const told = message.replace(DEAD_WITH_LAUGHTER, ' lol ');
  return LAUGHS.test(told) && !SAD.test(told);
}

/** 'im dead 💀 the youth pastor fell off the stage' */
const DEAD_WITH_LAUGHTER =
  /\b(?:i['’]?m|im|i am) (?:so )?(?:dead|dying|crying|screaming)\b[ ,.!]*(?:\u{1f480}|\u{1f602}|\u{1f923}|\u{1f62d}|lol|lmao|haha)+/giu;
