import { harmInWording } from '#language/disclosures/harmInWording';
import { wordsOf } from '#language/normalize';
import { classifyDanger } from '#server/guide/intent/intentClassifier';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { CLEAR_HARM } from './limits';

/** Whether an adult writes about a child: 'There is a boy in my Sunday school class'. */
export function isAboutChild(message: string): boolean {
  return SEES_A_CHILD.test(message) && !isWrittenByChild(message) && !DONE_TO_THE_USER.test(message);
}

/** Whether a message sounds like a child who is hurt at home, and not like an adult who remembers or sees it. */
export function isHurtAsChild(message: string): boolean {
  if (isAboutChild(message) || IS_ADULT.test(message)) return false;
  if (harmInWording(message) === 'minor-being-hurt') return true;
  const { harm, sorts } = classifyDanger(message);
  const isOfHome = OF_CHILDS_HOME.test(message) && DONE_TO_CHILD.test(message);
  return isOfHome && sorts[0]?.label === 'minor-being-hurt' && harm >= CLEAR_HARM;
}

/** Words of an adult: 'my husband', 'when I was little', 'at my work'. */
const IS_ADULT =
  /\b(?:my (?:husband|wife|kids?|children|son|daughter|boyfriend|girlfriend|boss|job|grand(?:son|daughter|kids?|children))|when i was|as a (?:child|kid|girl|boy|teen\w*)|years ago|used to|growing up|i(?:['’]?m| am) (?:1[89]|[2-9]\d)\b|college|university|(?<!\b(?:mom|mum|mama|mommy|mummy|mother|dad|father|gran\w*|she|he|they|parents|everyone)(?:['’]s| is| are| was| were| goes)? (?:away |out |still |both )?)at work)\b/i;
const DONE_TO_CHILD =
  /\b(?:me|us|my (?:room|bed|body|hair|clothes|arms?|legs?|back|face|door|private\w*))\b/i;
const OF_CHILDS_HOME =
  /\bmy (?:step ?(?:dad|father|mom|mum|mother|brother)|dad|daddy|father|mom|mum|mommy|mummy|mother|parents|foster \w+|uncle|auntie?|grandpa|grandma|teacher|coach|(?:big |older )?brother|cousin)\b|\b(?:mom|mum|mama|mommy|mummy)(?:['’]?s)? (?:boyfriend|friend|new husband)\b/i;

const SEES_A_CHILD =
  /\b(?:(?:a|the|this|my (?:little |own |\w+ year old )?|neighbou?r['’]?s (?:little )?|our|his|her) ?(?:boy|girl|kid|child|daughter|son|student|pupil|toddler|granddaughter|grandson|niece|nephew|stepdaughter|stepson|godchild|godson|goddaughter)s?|children in my (?:class|group|church))\b/i;
const DONE_TO_THE_USER =
  /\b(?:me|myself|us|i(?:['’]?m| am) (?:scared|afraid)|i was|(?:touch|take|steal|nick|hide|break)(?:s|es|ed)? my|took my|stole my|my (?:dad|father|mom|mum|mother|stepdad|stepmom|stepfather|uncle|brother|teacher|parents|body|room|bed))\b(?! (?:her|his|their|that|about|she|he|they|what))/i;

/** Whether anything in a message belongs to a child's life: a parent, a teacher, school, the own room, a secret. */
export function isOfChildsLife(message: string): boolean {
  return isWrittenByChild(message) || OF_CHILDS_LIFE.test(message);
}

const OF_CHILDS_LIFE =
  /\b(?:(?:my|our) (?:mom|mum|ma|mama|mommy|mummy|dad|daddy|pa|papa|mother|father|step ?\w+|parents?|folks|foster \w+|teacher|coach|tutor|uncle|aunt(?:y|ie)?|grand\w+|gran|nana?|babysitter|cousin|(?:big |older |little )?(?:brother|sister))|(?:mom|mum|mommy|mummy|mama|dad|daddy|papa|uncle|auntie?|grandpa|grandma)(?:['’]?s)?|(?:youth|camp) \w+|school|class|homework|recess|playground|kids?|child|boys?|girls?|teen\w*|grown[- ]?ups?|my (?:room|bedroom|bed)|secret|nudes?|snap\w*|discord|roblox|belt|spank\w*|foster|caseworker|social worker|cps|run away)\b/i;

/** Whether the people of a message are of one age, as in 'the father is a boy from her school, 17 too'. */
export function areOfSameAge(message: string): boolean {
  return SAME_AGE.test(message) && !IS_HURT.test(message) && !/\bforc\w*|\brap(?:e|ed)\b/i.test(message);
}

const SAME_AGE =
  /\b(?:boy|girl|kid|lad|guy|friend) from (?:her|his|their|the same) (?:school|class|grade|team|youth group|church)\b|\b(?:1[3-7]|fifteen|sixteen|seventeen) (?:too|as well|also)\b|\bsame age as (?:her|him|she|he)\b/i;

/** Whether a teenager writes about someone of their age: 'He's 17, same as me. His mum works nights.' */
export function isAboutFriend(message: string): boolean {
  return /\bsame (?:age )?as me\b/i.test(message);
}

/** Whether another child at school takes the user's things or mocks them, and nothing says that they are hurt. */
export function isBulliedAtSchool(message: string): boolean {
  return (
    wordsOf(message).length <= MAX_WORDS_OF_BULLIED &&
    AT_SCHOOL.test(message) &&
    IS_BULLIED.test(message) &&
    !IS_HURT.test(message) &&
    !IS_ADULT.test(message)
  );
}

/** A longer message tells of more than that. */
const MAX_WORDS_OF_BULLIED = 40;
const AT_SCHOOL =
  /\b(?:boy|girl|kid|lad|bully|classmate|guy)(?:s|ies)?\b[^.?!]{0,60}\b(?:yr|year|grade|class|school|form|bus|playground|recess|homeroom)\b|\b(?:school|class|bus|playground|recess)\b[^.?!]{0,60}\b(?:boy|girl|kid|lad|bully|classmate|guy)(?:s|ies)?\b/i;
const IS_BULLIED =
  /\b(?:(?:takes?|took|steals?|stole|nick(?:s|ed)|hides?|hid|wants?) my (?:lunch|money|bag|phone|hat|cap|pens?|books?|shoes|coat|jacket|card|ball|snacks?|dinner|sandwich\w*)|(?:laughs?|laughed) at me|calls? me|called me|teas(?:e|es|ed|ing) me|mocks? me|mocking me|bull(?:y|ies|ied|ying) me|trips? me)\b/i;
const IS_HURT =
  /\b(?:hit\w*|hurt\w*|punch\w*|beat\w*|kick\w*|chok\w*|touch\w*|naked|nudes?|pics?|photos?|video\w*|kiss\w*|knife|kill\w*|die|dead|threat\w*|secret|bruis\w*|blood|burn\w*)\b/i;

/** Replaces a page for adults by the children's page if a child writes. */
export function forChildren(id: string, message: string): string {
  return DONE_TO_CHILDREN.has(id) && isWrittenByChild(message) ? PAGE_IDS.childInDanger : id;
}

/** Whether a page is the children's page, or is replaced by it if a child writes. */
export function hasChildrensVersion(id: string): boolean {
  return id === PAGE_IDS.childInDanger || DONE_TO_CHILDREN.has(id);
}

/** Pages for adults about harm that is also done to children. */
const DONE_TO_CHILDREN = new Set<string>([
  PAGE_IDS.safetyAtHome,
  PAGE_IDS.sexualViolence,
  PAGE_IDS.hurtAsChild,
  PAGE_IDS.loveThatControls,
  PAGE_IDS.heldAgainstWill,
]);

/**
 * Whether the user says that they are a child, as in 'I'm 12 and …' or 'I'm in 7th grade' but not 'I am 12 weeks pregnant',
 * or is being made to keep a secret, as children are.
 */
export function isWrittenByChild(message: string): boolean {
  return WRITTEN_BY_CHILD.test(message) || KEEPS_SECRET.test(message);
}

/** 'He comes in my room when she is at work and says it's our secret' */
const KEEPS_SECRET =
  /\b(?:comes?|sneaks?|gets?) (?:in|into|to|inside) my (?:room|bed)\b[^?]{0,120}\b(?:our|a|the|my) (?:little )?secret\b/i;

const WRITTEN_BY_CHILD =
  /\bi(?:[’']?m| am) (?:(?:only|just) )?(?:(?:[6-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven)teen)(?: (?:years?|yrs?) old)?(?= ?(?:[.,;!]|and\b|but\b|$))|in (?:the )?(?:[1-9]|1[0-2])(?:st|nd|rd|th) grade\b|in (?:year|grade|form|class) (?:[1-9]|1[0-2])\b)/i;
