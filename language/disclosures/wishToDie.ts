import { plainText } from '../normalize';
import { matchesUnless } from './harmlessWords';

/**
 * Whether a message says that the user wants to die, in a language that the guide cannot read, or indirectly in English.
 * Linear in the length of the text: every repetition is bounded.
 */
export function wishesToDie(message: string): boolean {
  const text = plainText(message.slice(0, MAX_LENGTH_READ));
  if (OTHER_LANGUAGES.test(text)) return true;
  return INDIRECT.some(([pattern, unless]) => matchesUnless(text, pattern, unless));
}

const MAX_LENGTH_READ = 1200;

/** 'I want to die' and 'I don't want to live', without accents: the messages that people fall back to in a crisis. */
const OTHER_LANGUAGES = new RegExp(
  [
    // German
    '\\bich (?:will|mochte|mag|kann) (?:nur noch |einfach )?(?:sterben|nicht mehr (?:leben|weiterleben|da sein))\\b|\\bich bringe? mich um\\b|\\bmich umbringen\\b',
    // Spanish
    '\\b(?:me )?quiero (?:morir(?:me)?|matarme)\\b|\\bno quiero (?:vivir|seguir viviendo)\\b|\\bquitarme la vida\\b',
    // French
    '\\bje (?:veux|voudrais) (?:mourir|en finir)\\b|\\bje ne veux plus vivre\\b|\\bme suicider\\b|\\benvie de mourir\\b',
    // Portuguese and Italian
    '\\b(?:eu )?quero (?:morrer|me matar)\\b|\\bnao quero mais viver\\b|\\bvoglio (?:morire|farla finita)\\b|\\bnon voglio piu vivere\\b',
    // Tagalog, Swahili, Polish, Dutch, Hindi and Urdu in Latin letters, Nigerian Pidgin
    '\\b(?:gusto ko na(?:ng)? mamatay|ayoko na(?:ng)? mabuhay|nataka kufa|chce (?:umrzec|sie zabic)|nie chce (?:juz )?zyc|ik wil (?:dood|niet meer leven)|(?:main |mujhe )?mar ?(?:jana|na) chaht[ai]|jeena nahi chaht[ai])\\b',
    '\\b(?:i )?(?:no|nor) (?:wan|won|wan to) (?:live|dey alive)\\b|\\bi (?:just )?wan (?:die|kpai|kill my ?self)\\b',
  ].join('|'),
);

/** Wordings of people who have decided to die or hope to, each with words that make it harmless. */
const INDIRECT: readonly (readonly [RegExp, RegExp?])[] = [
  [
    /\b(?:pray|hope|wish|ask god) (?:that )?i (?:get|find|have) the (?:nerve|courage|guts)\b[^?!]{0,40}\b(?:won'?t|not|can'?t|don'?t) (?:say|tell|ask)\b/,
  ],
  [
    /\b(?:logging|signing|checking) (?:off|out) (?:for good|forever|for the last time)\b/,
    /\b(?:facebook|instagram|twitter|tiktok|app|phone|account|social media|work|retir\w*)\b/,
  ],
  [
    /\b(?:does it|will it|is it|hope it'?s|let it be)\b[^.?!]{0,12}\b(?:quick|fast|go quick)\b[^?!]{0,30}\b(?:heaven|after|for me|dying)\b/,
    /\b(?:dog|cat|vet|mother|father|mom|mum|dad|husband|wife|she|he|they|grand\w*)\b/,
  ],
  [
    /\bhope (?:he|she|they|my \w+(?: \w+)?)(?:'ll| will)? (?:always )?(?:remembers?|thinks? of) me (?:nice(?:ly)?|kindly|well|fondly|as (?:a )?(?:good|nice|happy))\b/,
    /\b(?:moving|college|school|class|job|transfer|retir\w*|graduat\w*|leaving (?:for|the))\b/,
  ],
  [
    /\b(?:don'?t|do not|no longer|stopped) (?:make|making) (?:any )?plans? (?:past|beyond|after|for after) (?:\w+ )?(?:christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|winter|spring|new year|january|february|march|april|may|june|july|august|september|october|november|december|my birthday|this (?:week|month|year))\b/,
    /\b(?:busy|schedule|visa|chemo|prognosis|doctors?|hospice|baby|due)\b/,
  ],
  [
    /\bwriting (?:everyone|everybody|them all|each of them|you all|all of them|the kids|my (?:kids|children|parents)) (?:all )?(?:a )?(?:nice |last |short |little )?(?:letters?|notes?)\b[^?!]{0,40}\b(?:for when|for after|last|goodbye|just in case|before i)\b|\bletters?\b[^.?!]{0,10}[.,] for when\b/,
    /\b(?:christmas|thank you|wedding|camp|deploy\w*|surgery|operation|hospice|retir\w*)\b/,
  ],
  [
    /\b(?:said|say|saying) sorry to every(?:one|body) (?:on my list|i (?:hurt|wronged|know))\b[^?!]{0,20}\b(?:except|but|only) god\b/,
  ],
  [
    /\b(?:i(?:'m| am)|im|i think i(?:'m| am)) next (?:in (?:the )?(?:queue|line)|to go)\b[^?!]{0,50}\b(?:don'?t mind|not sad|fine with|okay with|ok with|at peace|good)\b/,
    /\b(?:bank|shop|store|dentist|doctor|barber|post office|promotion|audition|9\d|8\d)\b/,
  ],
  [
    /\b(?:since|now that) i(?:'ve| have)? made (?:up )?my mind(?: up)?\b/,
    /\b(?:to|about|on|not|against|that)\b[^.?!]{0,30}$|\b(?:college|job|move|moving|marry|divorce|leave him|leave her|church|baptized)\b/,
  ],
  [
    /\b(?:took|takes?|taking) (?:himself|themselves) with (?:it|them)(?: all)?\b[^?!]{0,60}\b(?:nobody|no one|not|never) (?:calls?|called|says?|said)\b[^?!]{0,20}\b(?:sin|suicide)\b/,
  ],
  [
    /\bwhat (?:do|should|will) i say to (?:god|jesus|him|st\.? peter) when i (?:get|arrive) (?:there|to heaven|up there)\b/,
    /\b(?:when i'?m old|one day|some ?day|sermon|sunday school)\b/,
  ],
  [
    /\bi(?:'ll| will| am going to|'m going to) jump\b[^?!]{0,40}\b(?:what else|nothing else|no other way|no way out)\b/,
  ],
];
