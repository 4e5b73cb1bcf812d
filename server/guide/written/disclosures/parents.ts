import { plainText } from '#language/normalize';

/**
 * Whether users call themselves a bad parent, as in 'It makes me feel like a bad dad', or tell of a child of theirs whom
 * nobody hurts. To the classifier it sounds like a child.
 */
export function speaksAsParent(message: string): boolean {
  const text = plainText(message);
  return BAD_PARENT.test(text) || (OWN_CHILD.test(text) && !HURT.test(text));
}

const OWN_CHILD = /\bmy (?:youngest|eldest|oldest|middle (?:one|child)|firstborn|children|kids)\b/;
const HURT =
  /\b(?:h[iu]t\w*|hurt\w*|touch\w*|beat\w*|bruis\w*|burn\w*|harm\w*|scared|afraid|threat\w*|naked|lock\w*|molest\w*|abus\w*|kick\w*|slap\w*|punch\w*|secret\w*)\b/;

const BAD_PARENT =
  /\b(?:i(?:'?m| am| was|'ve been| have been)|im|like|being|as|makes? me|made me) (?:\w+ ){0,2}(?:bad|terrible|horrible|awful|lousy|rotten|worst|useless|crappy|shitty|failure (?:of|as)|failing(?: as)?|not a good|no good) (?:\w+ )?(?:mom|mum|mummy|mommy|mama|mother|dad|daddy|papa|father|parent|stepdad|stepmom|stepmum|grand(?:ma|pa|mother|father|parent))\b/;
