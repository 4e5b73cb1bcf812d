import { plainText } from '#language/normalize';

/**
 * Whether a user says, without a bad outcome, that someone else knows of their distress or is with them: 'I called my
 * sister. She is coming over.' Not 'I told him' or 'He is coming', which may be about the person who hurts them.
 */
export function saysSomeoneKnows(message: string): boolean {
  const text = plainText(message).trim();
  if (text.includes('?') || text.split(' ').length > MAX_WORDS || WENT_BADLY.test(text)) return false;
  return TOLD.test(text) || IS_NEAR.test(text);
}

const MAX_WORDS = 24;

const HELPER =
  '(?:mom|mum|mama|mother|dad|father|sister|brother|aunt\\w*|uncle|cousin|gran\\w*|nan|wife|husband|partner|friend|roommate|flatmate|housemate|neighbou?r|son|daughter|pastor|priest|vicar|elder|teacher|counsel\\w+|therapist|doctor|gp|nurse|midwife|sponsor|boss|coach|social worker|small group|police|helpline|hotline|crisis line|line|ambulance|school)';

const TOLD = new RegExp(
  `(?:^|[.,;!] |\\b(?:i|we|i've|i have|just|finally|already|ok|okay) )(?:told|called|texted|rang|phoned|messaged|woke(?: up)?|spoke (?:to|with)|talked (?:to|with)) (?:(?:my|our|the|a|an) (?:\\w+ ){0,2}${HELPER}\\b|(?:mom|mum|dad|someone|somebody|988|911|999|112|000)\\b)`,
);

const IS_NEAR = new RegExp(
  `\\b(?:(?:my|our|the|a|an) (?:\\w+ ){0,2}${HELPER}|mom|mum|dad|someone|help)(?:'s| is|s are| are) (?:coming|on (?:her|his|their|the|its) way|here(?: now| with me)?\\b(?! to)|with me|driving|staying|next to me|sitting with)|\\bi(?:'m| am) (?:at|with) my (?:\\w+ )?${HELPER}(?:'s(?: house| place| home)?)?(?: now| tonight)?(?:$|[.,!])`,
);

const WENT_BADLY =
  /\b(?:but|didn'?t|doesn'?t|don'?t|won'?t|wouldn'?t|can'?t|not|never|laugh\w*|angry|mad|furious|blam\w+|voicemail|no answer|busy|hung up|yell\w*|shout\w*|scream\w*|said|says|thinks?|drunk|dead|died|killed|hates?)\b/;
