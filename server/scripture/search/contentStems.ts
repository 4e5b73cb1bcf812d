import { stemOf } from '#server/scripture/text/stems';
import { wordsIn } from '#server/scripture/text/wordIndex';

/** Stop words, as stems. */
const STOP_WORDS = new Set(
  `a about after again all also although am an and another any anyone anything are as ask at away back be because been
  before being both but by can cannot cant could day days did didnt do does doesnt doing done dont down each either else
  end even ever every everyone everything far few for from get gets getting give given go goes going gone good got great
  had has hasnt have havent having he help her here him his how however i id if ill im in into is isnt it its itself ive
  just keep keeps kind know last let lets life like little long look lord god bible verse verses scripture scriptures
  lot made make makes making many may maybe me mean means might more most much must my myself near need never new next no
  nobody none nor not nothing now of off often on once one only or other others our out over own people person please
  put quite rather really right said same say says see seem seems she should since so some someone something sometimes
  soon still such take tell than that thats the their them then there these they thing things think this those though
  through time times to today together told too toward towards tried try trying two under until up upon us use used very
  want wants was wasnt way we well went were what whatever when where whether which while who whom whose why will with
  within without wont would wouldnt yes yet you your yourself youre anymore lately feel feeling feelings felt happen
  happens happened happening stuff talk talking tonight week year years bit`
    .split(/\s+/)
    .filter(Boolean)
    .map(stemOf),
);

/**
 * Phrasal verbs and the token that replaces each: 'give up' means neither 'give' nor 'up'. The first item is a fast
 * pre-check: the pattern only runs on texts that contain it.
 */
const PHRASAL: readonly [string, RegExp, string][] = [
  [' up ', / (?:give|gives|giving|gave|given) up /g, ' giveup '],
  [' in ', / (?:give|gives|giving|gave|given) in /g, ' givein '],
  [' go ', / (?:let|lets|letting) go /g, ' letgo '],
  [
    ' down ',
    / (?:let|lets|letting) (?:(?:me|us|him|her|them|you|everyone|people|everybody|my \w+|the \w+) )?down /g,
    ' letdown ',
  ],
  [' out ', / (?:burn|burns|burned|burnt|burning) out /g, ' burnout '],
  [' up ', / (?:break|breaks|broke|broken|breaking) up /g, ' breakup '],
  [' down ', / (?:break|breaks|broke|broken|breaking) down /g, ' breakdown '],
  [' out ', / (?:left|leave|leaving) out /g, ' leftout '],
  [' out ', / (?:wear|wears|wore|worn|wearing) out /g, ' wornout '],
  [' pass', / (?:pass|passed|passing|passes) (?:away|on) /g, ' die '],
  [' down ', / (?:look|looks|looked|looking) down on /g, ' despise '],
  [' on ', / (?:move|moved|moving|moves) on /g, ' moveon '],
  [' up ', / (?:mess|messed|messing|screw|screwed) (?:it |everything |things )?up /g, ' messup '],
  [' fun ', / (?:make|makes|made|making) fun of /g, ' mock '],
  [' apart ', / (?:fall|fell|fallen|falling) apart /g, ' fallapart '],
  [' up ', / (?:own|all) up /g, ' confess '],
  [' up ', / (?:speak|speaks|spoke|speaking|spoken) up /g, ' speakup '],
  [' old', / (?:grow|grew|grown|growing|grows) old(?:er)? /g, ' old age '],
  [' over ', / (?:passed|pass) over /g, ' passedover '],
  [' love ', / in love /g, ' love romance '],
  [' no', / (?:no one|nobody) /g, ' nobody '],
];

/** Returns the unique stems of a text without stop words, in order. */
export function contentStems(text: string): string[] {
  return contentStemsOfPadded(padWords(text));
}

/** As `contentStems`, for a text that `padWords` has already padded. */
export function contentStemsOfPadded(text: string): string[] {
  const words = PHRASAL.reduce(
    (replaced, [needed, verb, one]) => (replaced.includes(needed) ? replaced.replace(verb, one) : replaced),
    text,
  );
  return [...new Set(words.trim().split(' ').map(stemOf))].filter(
    (stem) => stem.length > 1 && !STOP_WORDS.has(stem),
  );
}

/** Returns the words of a text with one space around each, so that a substring search matches whole words. */
export function padWords(text: string): string {
  return ` ${wordsIn(text).join(' ')} `;
}
