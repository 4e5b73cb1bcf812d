import { plainText } from '#language/normalize';
import { CONTRACTIONS, SLANG } from '#language/spelling';

/**
 * Restates in the second person what a user tells of their own life: 'My sister sold the piano and I found out on Facebook'
 * becomes 'Your sister sold the piano.' Returns null if no clause can be restated without a risk of hurting the user or of
 * getting it wrong: only facts are restated, and never what users think of themselves, of others or of God.
 */
export function restatement(message: string): string | null {
  return restate(message, (clause) => OF_USER.test(clause) && clause.split(' ').length >= MIN_WORDS);
}

/** The same for a message that adds to an earlier one, so that it may be about someone else: 'He asked for your curry.' */
export function restatementOfAddition(message: string): string | null {
  return restatement(message) ?? restate(message, (clause) => OF_SOMEONE_NEAR.test(clause));
}

function restate(message: string, mayBegin: (clause: string) => boolean): string | null {
  const clauses = clausesOf(message.slice(0, MAX_LENGTH)).filter(
    (clause) => mayBegin(clause) && canBeRestated(clause),
  );
  const [best] = clauses.toSorted((one, other) => concreteness(other) - concreteness(one));
  return best === undefined ? null : inSecondPerson(best);
}

const MAX_LENGTH = 600;

function clausesOf(message: string): string[] {
  const sentences = message.replaceAll(/[\u2018\u2019]/g, "'").match(/[^.!?;:\n]+[.!?;:\n]*/g) ?? [];
  return sentences
    .filter((sentence) => !sentence.includes('?'))
    .flatMap((sentence) => sentence.split(BETWEEN_CLAUSES))
    .map((clause) =>
      clause
        .replace(/[.!;:\n]+\s*$/, '')
        .replace(LEAD_IN, '')
        .trim(),
    );
}

const BETWEEN_CLAUSES =
  /,\s*|\s[-–—]\s|\s+(?:and|but|so|because|bc|cause|cuz|then|while|although|though|except)\s+(?=(?:i|i'm|im|my|he|she|they|we|our|the|it|now|then)\b)/i;

const LEAD_IN =
  /^(?:\s|\b(?:well|so|and|but|ok|okay|hi|hello|hey|honestly|basically|just|yes|yeah|no|oh|because|now|also|like)\b[\s,]*)+/i;

function canBeRestated(clause: string): boolean {
  const words = plainText(clause).split(/\s+/);
  return (
    words.length >= MIN_WORDS_NEAR &&
    words.length <= MAX_WORDS &&
    /^[A-Za-z0-9' $£€%/-]+$/.test(clause) &&
    TELLS_A_FACT.test(clause) &&
    !NOT_RESTATED.some((pattern) => pattern.test(clause)) &&
    !JUDGES_SELF.test(clause) &&
    !IS_VAGUE.test(clause) &&
    !words.some((word) => SLANG.has(word))
  );
}

const MIN_WORDS = 5;
/** An addition may be shorter. */
const MIN_WORDS_NEAR = 4;
const MAX_WORDS = 15;

/** After a name, the clause must say what it has to do with the user: 'Peter had it easy' is about the apostle. */
const OF_SOMEONE_NEAR =
  /^(?:(?:[Tt]onight|[Tt]oday|[Yy]esterday) )?(?:(?:[Ww]e|[Mm]y|[Oo]ur|[Tt]hey|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|I) |(?:[Hh]e|[Ss]he)(?:'s)? (?:\w+(?:s|ed|ly)|had|has|was|is|will|did|went|came|left|lost|sold|bought|found|made|took|gave|put|sent|met|wrote|got|kept|still|just|even|only)\b|[A-Z][a-z]+ .*\b(?:me|my|us|our)\b)/;
const OF_USER = /^(?:i|i'm|im|i've|ive|my|we|we're|we've|our)\b/i;

/** A verb for something that happened or is so. */
const TELLS_A_FACT =
  /\b(?:\w{2,}ed|'s|is|are|am|i'm|im|was|were|has|have|had|'ve|ive|got|gets|went|goes|came|comes|left|lost|sold|bought|broke|found|told|hid|hides?|wants?|needs?|sleeps?|gives?|brings?|asks|leaves?|sells?|sends?|writes?|sings?|stays?|looks?|eats?|reads?|wears?|made|took|takes|gave|put|sent|met|wrote|read|began|started|works?|lives?|moved|born|died|drives?|drove|runs?|ran|keeps?|kept|spent|slept|sat|stood|fell|grew|taught|teach|built|paid|pays?|quit|won|sang|ate|drank|cut|shut|let|heard|saw|knew|thought|forgot|sits?|calls?|plays?|starts?|turns?|leads?|cleans?|cooks?|care)\b/i;

/**
 * Clauses that are not restated, because it would sound like agreement ('I am a burden to everyone'), like a charge ('I
 * cheated on my wife'), or like mockery of someone's English.
 */
const NOT_RESTATED: readonly RegExp[] = [
  // Judgments.
  /\b(?:never|always|nobody|no one|everyone|everybody|anyone|nothing|everything|deserve\w*|faults?|blame\w*|worthless|burden|useless|stupid|ugly|hate\w*|fat|fail\w*|should\w*|ought|must|idiot\w*|disgust\w*|evil|bad|terrible|horrible|awful|worst|lazy|crazy|weak|coward|fool\w*|liar|slut|whore|dirty|monster|pathetic|selfish|ashamed|guilty|gay|trans|lesbian|black|white)\b/i,
  // Words to the guide, and about God.
  /\b(?:you|your|yours|u|gods?|lord|jesus|christ|holy|spirit|satan|devil|demon\w*|bible|verse|heaven|hell|questions?|ask|asking|help|please|thank\w*|repeating|answer\w*)\b/i,
  // Wishes, doubts, questions and what someone said.
  /\b(?:if|would\w*|could\w*|might|maybe|perhaps|wish\w*|think|feel\w*|felt|guess|suppose|believe\w*|seems?|know|means?|wonder\w*|curious|what|who|how|why|where|says?|said|told|lol|haha|lmao|same|this|that|those|these)\b/i,
  // Wrongdoing and harm.
  /\b(?:sins?|sinn\w*|cheat\w*|affair|lied|lying|stole\w*|steal\w*|drunk|drank|drinking|high|using|slapped|screamed|yelled|shouted|threw|abort\w*|kissed|slept|gambl\w*|bets?|betting|kill\w*|die|dying|suicid\w*|knife|gun|pills?|rape\w*|abus\w*|touch\w*|hits?|hurt\w*|beat\w*|sex\w*|porn\w*|naked)\b/i,
  // English that a learner would not like to see repeated.
  /\b(?:he|she|they|it|son|daughter|husband|wife|mother|father|brother|sister) (?:he|she|they|it) |\b(?:we|you|they) (?:is|has|was)\b|\bi (?:is|has)\b|\b(?:he|she|it) (?:are|have|do|go|say|come|call|want|need)\b|\b(?:is|are|was|were) (?:give|go|come|do|make|take|work|say)\b/i,
];

/** 'I'm empty', 'I was kind of insulted': users may say that of themselves, and the guide may not. */
const JUDGES_SELF =
  /^(?:i['’]?m|i am|i was|we['’]?re|we are|we were)\b(?! (?:still |also |now |already )?(?:on|at|in|from|an?|the|\d|home|married|pregnant|widowed|retired|moving|leaving|starting|waiting|holding|sitting)\b)|\b(?:can['’]?t|can ?not)\b/i;

/** A clause that is about something said before. */
const IS_VAGUE = /\b(?:it|them|her|him|there|too|one|so|still|once|again|things?|stuff|around)$/i;

function concreteness(clause: string): number {
  const words = clause.split(/\s+/);
  const points = [
    /\d/.test(clause),
    OF_TIME.test(clause),
    /\b(?:my|our)\b/i.test(clause),
    HAPPENED.test(clause),
    words.filter((word) => word.length > 4).length >= 3,
  ];
  return points.filter(Boolean).length + words.length / 100;
}

const OF_TIME =
  /\b(?:today|yesterday|tonight|morning|night|last|weeks?|months?|years?|ago|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter)\b/i;
const HAPPENED =
  /\b(?:\w{2,}ed|got|went|came|left|lost|sold|bought|broke|found|told|made|took|gave|sent|met|died|won)\b/i;

function inSecondPerson(clause: string): string {
  const turned = clause
    .replace(/\bI( also| just| already| still)? was\b/gi, 'you$1 were')
    .replace(/\bI( also| just| already| still)? wasn'?t\b/gi, "you$1 weren't")
    .replace(
      /(?<![A-Za-z0-9'])[A-Za-z']+/g,
      (word) => SECOND_PERSON[word.toLowerCase()] ?? withApostrophe(word),
    );
  return `${turned.charAt(0).toUpperCase()}${turned.slice(1)}.`;
}

const DAYS = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter)s?$/;

const SECOND_PERSON: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": 'you’re',
  im: 'you’re',
  "i've": 'you’ve',
  ive: 'you’ve',
  "i'll": 'you’ll',
  "i'd": 'you’d',
  am: 'are',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": 'you’re',
  "we've": 'you’ve',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
};

function withApostrophe(word: string): string {
  const lower = word.toLowerCase();
  if (DAYS.test(lower)) return `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`;
  if (word.includes("'")) return word.replace("'", '’');
  return CONTRACTIONS.has(lower) && lower.endsWith('nt') ? `${word.slice(0, -1)}’t` : word;
}
