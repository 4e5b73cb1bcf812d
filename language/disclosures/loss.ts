import { plainText } from '../normalize';

/** Whether a message says that someone close to the user has died. Pets, phones and idioms do not count. */
export function tellsOfLoss(message: string): boolean {
  const text = plainText(message.slice(0, MAX_LENGTH_READ));
  return LOSS.test(text) && !DREAM_OR_STORY.test(text);
}

const MAX_LENGTH_READ = 600;

const NEAR =
  '(?:mother|mom|mum|mama|ma|father|dad|daddy|papa|parents?|son|daughter|boy|girl|child|children|kid|baby|twins?|husband|wife|spouse|partner|fianc\\w+|brother|sister|sibling|twin|grand\\w+|nana|nan|gran|granny|nonna|abuela|abuelo|oma|opa|aunt|auntie|uncle|cousin|nephew|niece|friend|bestie|best friend|boyfriend|girlfriend|pastor|teacher|coach|neighbou?r|colleague|student)';
const DIED =
  "(?:died|dead|dies|passed(?: away| on)?|gone now|deceased|was killed|got killed|didn'?t make it|did not make it|lost (?:his|her|their) (?:life|battle)|is gone|stillborn)";

const LOSS = new RegExp(
  `\\b(?:my|our) (?:[\\w'-]+ ){0,3}${NEAR}\\b(?:[^.?!\\n]{0,40}\\b${DIED}\\b)` +
    `|\\b(?:lost|buried|burying|bury|miss|funeral of|death of|mourning|grieving(?: for)?) (?:my|our) (?:[\\w'-]+ ){0,3}${NEAR}\\b` +
    `|\\b(?:my|our) (?:[\\w'-]+ ){0,2}${NEAR}'?s (?:funeral|death|grave|memorial|wake)\\b` +
    `|\\b(?:i|we) (?:had a |lost (?:a|the|our) )?(?:miscarr\\w+|stillb\\w+|lost (?:a|the|our) (?:baby|child|pregnancy))\\b`,
);

const DREAM_OR_STORY =
  /\b(?:dream(?:ed|t|s)?|nightmare|movie|film|novel|series|passed (?:his|her|their|the|an?|my) (?:exam|test|class|driving|bar)|in a game)\b/;
