import { britishSpelling } from './britishSpelling';

/**
 * Returns the stem of a word in modern English or the English of 1769: 'believeth', 'believed' and 'believe' have one
 * stem, 'hath' becomes 'have', and 'labor' becomes 'labour'.
 */
export function stemOf(word: string): string {
  const known = IRREGULAR.get(word);
  if (known) return known;
  if (word.length < 4) return word;
  return withoutSuffixes(britishSpelling(word));
}

/** Suffix rules in order: the possible last letters as a fast pre-check, the suffix, and its replacement. */
const SUFFIX_RULES: readonly [string, RegExp, string][] = [
  ['s', /(ss|sh|ch|x|z)es$/, '$1'],
  ['s', /ies$/, 'y'],
  ['s', /([^sui])s$/, '$1'],
  ['hdt', /i(eth|ed|est)$/, 'y'],
  ['ht', /([a-z]{3,})(?:eth|est|edst)$/, '$1'],
  ['gs', /([a-z]{3,})(?:ing|ings)$/, '$1'],
  ['d', /([a-z]{3,})(?:ed)$/, '$1'],
  ['slyt', /([a-z]{3,})(?:ness|less|ful|fully|ment|ly)$/, '$1'],
];

function withoutSuffixes(word: string): string {
  let stem = word;
  for (const [letters, suffix, replacement] of SUFFIX_RULES) {
    if (!letters.includes(stem.at(-1) as string)) continue;
    const shorter = stem.replace(suffix, replacement);
    if (shorter !== stem && shorter.length > 2) stem = shorter;
  }
  // Gives 'hoping', 'hoped' and 'hope' the same stem, and also 'running' and 'run'.
  return stem
    .replace(/([bdfglmnprt])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/y$/, 'i');
}

/** Irregular forms, and words that only look like a form of another word. */
const IRREGULAR = new Map(
  Object.entries({
    have: 'hath has had hast hadst having',
    be: 'is are am was were been being art wast wert',
    do: 'doth does did dost didst doeth doest done doing',
    say: 'said saith saying sayest',
    you: 'thou thee ye',
    your: 'thy thine yours yourself',
    will: 'wilt would wouldest',
    shall: 'shalt should shouldest',
    can: 'canst could couldest cannot',
    go: 'goeth went gone going goest',
    come: 'came cometh coming comest',
    give: 'gave given giveth giving givest',
    take: 'took taken taketh taking',
    know: 'knew known knoweth knowing knowest',
    see: 'saw seen seeth seeing seest',
    bear: 'bore borne bare beareth bearing',
    break: 'broke broken brake breaketh breaking',
    bring: 'brought bringeth bringing',
    build: 'built buildeth building',
    buy: 'bought buyeth buying',
    carry: 'carried carrieth carrying',
    choose: 'chose chosen chooseth choosing',
    cry: 'cried crieth crying cries',
    die: 'died dieth dying dies dead death',
    drink: 'drank drunk drinketh drinking',
    eat: 'ate eaten eateth eating',
    fall: 'fell fallen falleth falling',
    feel: 'felt feeling feelings feels',
    feed: 'fed feedeth feeding',
    fight: 'fought fighteth fighting',
    find: 'found findeth finding',
    flee: 'fled fleeth fleeing',
    forget: 'forgot forgotten forgetteth forgetting',
    forgive: 'forgave forgiven forgiveth forgiving forgiveness forgives',
    grieve: 'grief griefs grieved grieving grieveth',
    grow: 'grew grown groweth growing',
    hear: 'heard heareth hearing hearest',
    hide: 'hid hidden hideth hiding',
    hold: 'held holdeth holding',
    keep: 'kept keepeth keeping',
    lead: 'led leadeth leading',
    leave: 'left leaveth leaving',
    lie: 'lied lieth lying lies liar liars',
    lose: 'lost loseth losing loses loss',
    love: 'loved loveth loving loves lovest',
    make: 'made maketh making',
    man: 'men',
    marry: 'married marriage marrying marries',
    pay: 'paid payeth paying',
    pray: 'prayed prayeth praying prays prayer prayers',
    rise: 'rose risen riseth rising arise arose',
    seek: 'sought seeketh seeking',
    sell: 'sold selleth selling',
    send: 'sent sendeth sending',
    sing: 'sang sung singeth singing',
    sit: 'sat sitteth sitting',
    sleep: 'slept sleepeth sleeping asleep',
    speak: 'spoke spoken spake speaketh speaking',
    spirit: 'spirits',
    stand: 'stood standeth standing',
    steal: 'stole stolen stealeth stealing',
    swear: 'sware sworn sweareth swearing',
    teach: 'taught teacheth teaching',
    tear: 'tore torn tears',
    tell: 'told telleth telling',
    think: 'thought thinketh thinking thoughts',
    weep: 'wept weepeth weeping',
    win: 'won winneth winning',
    woman: 'women',
    child: 'children',
    wear: 'wore worn weareth wearing',
    write: 'wrote written writeth writing',
    strong: 'strength strengthen strengthened',
    proud: 'pride prideful',
    wise: 'wisdom wisely',
    angry: 'anger angered angrily',
    poor: 'poverty',
    high: 'height',
    worry: 'worried worries worrying worrier',
    business: 'businesses',
    need: 'needs needed needy',
    king: 'kings',
    thing: 'things',
    nothing: 'nothing',
    bless: 'blessed blessing blessings blesseth',
    witness: 'witnesses',
    jesus: 'jesus',
    moses: 'moses',
  }).flatMap(([stem, forms]) => [
    [stem, stem] as const,
    ...forms.split(' ').map((form) => [form, stem] as const),
  ]),
);
