import { plainText } from '../normalize';

/** Whether a message says that someone close to the user has died. Pets, phones and idioms do not count. */
export function mentionsLoss(message: string): boolean {
  const text = plainText(message.slice(0, MAX_LENGTH_READ));
  return LOSS.test(text) && !DREAM_OR_STORY.test(text);
}

/** Whether a message says that someone close to the user is missing, such as a soldier. */
export function isMissingSomeone(message: string): boolean {
  return IS_MISSING.test(plainText(message.slice(0, MAX_LENGTH_READ)));
}

const IS_MISSING =
  /\bmy (?:\w+ ){1,3}(?:is|was|are|went|has been|have been) missing\b(?! (?:me|us|the point|home|out|school|church|a|an|her|him|his|their|teeth))/;

const MAX_LENGTH_READ = 600;

const NEAR =
  '(?:mother|mom|mum|mama|ma|father|dad|daddy|papa|parents?|son|daughter|boy|girl|child|children|kid|baby|twins?|husband|wife|spouse|partner|fianc\\w+|brother|sister|sibling|twin|grand\\w+|nana|nan|gran|granny|nonna|abuela|abuelo|oma|opa|aunt|auntie|uncle|cousin|nephew|niece|friend|mate|buddy|bestie|best friend|boyfriend|girlfriend|pastor|teacher|coach|sponsor|neighbou?r|colleague|student)';
const DIED =
  "(?:died|dead|dies|passed(?: away| on)?|gone now|deceased|(?:was|were|got) (?:killed|shot|murdered|stabbed)|(?<!to )drown(?:ed)?|didn'?t make it|did not make it|lost (?:his|her|their) (?:life|battle)|is gone|stillborn)";

const LOSS = new RegExp(
  `^(?:a |the |so |mi )?(?:friend|mate|buddy|bestie|mum|mom|mam[aá]|dad|papa|nan|nana|gran|granny|grandma|grandmother|gran(?:d)?dad|grandpa|grandfather|abuel[ao]|oma|opa|brother|sister|son|daughter|wife|husband)(?![\\wá])[^.?!\\n]{0,12}\\b${DIED}\\b` +
    `|\\b(?:my|our) (?:[\\w'-]+ ){0,2}${NEAR} would (?:still )?be (?:alive|here)\\b` +
    `|\\bi found (?:my|our) (?:son|daughter|brother|sister|mom|mum|mother|dad|father|husband|wife|friend|boyfriend|girlfriend)\\b[^?]{0,40}\\b(?:clean|sober|needle|cold|blue|hanging|gone|dead|shoes)\\b` +
    `|\\b(?:kids?|children|sons?|daughters?|family|wife|husband|baby|parents)\\b[ .,]{1,4}(?:house )?(?:fire|crash|wreck|shooting|flood|earthquake|tsunami|bomb\\w*)\\b` +
    `|\\b(?:my|our) (?:[\\w'-]+ ){0,3}${NEAR}\\b(?:[^.?!\\n]{0,40}\\b${DIED}\\b)` +
    `|\\b(?:lost|buried|burying|bury|miss|funeral of|death of|mourning|grieving(?: for)?) (?:my|our) (?:[\\w'-]+ ){0,3}${NEAR}\\b` +
    `|\\b(?:my|our) (?:[\\w'-]+ ){0,2}${NEAR}'?s (?:funeral|death|grave|memorial|wake)\\b` +
    `|\\b(?:i|we) (?:had a |lost (?:a|the|our) )?(?:miscarr\\w+|stillb\\w+|lost (?:a|the|our) (?:baby|child|pregnancy))\\b`,
);

const DREAM_OR_STORY =
  /\b(?:dream(?:ed|t|s)?|nightmare|movie|film|novel|series|passed (?:his|her|their|the|an?|my) (?:exam|test|class|driving|bar)|in a game)\b/;
