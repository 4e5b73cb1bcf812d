import { plainText } from '#language/normalize';

/** Whether users call themselves a bad parent: 'It makes me feel like a bad dad'. To the classifier it sounds like a child. */
export function speaksAsParent(message: string): boolean {
  return BAD_PARENT.test(plainText(message));
}

const BAD_PARENT =
  /\b(?:i(?:'?m| am| was|'ve been| have been)|im|like|being|as|makes? me|made me) (?:\w+ ){0,2}(?:bad|terrible|horrible|awful|lousy|rotten|worst|useless|crappy|shitty|failure (?:of|as)|failing(?: as)?|not a good|no good) (?:\w+ )?(?:mom|mum|mummy|mommy|mama|mother|dad|daddy|papa|father|parent|stepdad|stepmom|stepmum|grand(?:ma|pa|mother|father|parent))\b/;
