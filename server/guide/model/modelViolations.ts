/** The kinds of statements that no answer may contain. */
export type Violation =
  | 'divine'
  | 'real'
  | 'secrecy'
  | 'revelation'
  | 'absolution'
  | 'prayer'
  | 'feeling'
  | 'advice'
  | 'future'
  | 'blame'
  | 'contact'
  | 'markup'
  | 'prompt';

const HOLY =
  "(?:(?:the )?(?:lord )?jesus(?: christ)?|christ|god|the lord|the messiah|the son of (?:god|man)|the holy (?:spirit|ghost)|yahweh|jehovah|the almighty|the (?:living )?word of god|your (?:heavenly father|savio(?:u)?r|creator|redeemer))(?! ?['’])";

const FORBIDDEN: readonly [Violation, RegExp][] = [
  [
    'divine',
    new RegExp(
      `\\b(?:i am|i'm|this is|it is i,?) (?:truly |indeed |really |in truth )?${HOLY}\\b(?! (?:who|that) (?:says|said))|\\b(?:speaking|answering|i speak|i come) (?:to you )?as ${HOLY}\\b|\\bmy (?:dear )?child,? i (?:am your|died for you|made you|created you|have chosen you)|\\bi(?: am|'m) an? (?:angel|prophet|apostle of christ to you)\\b|\\b(?:thus says|so says|hear the word of) the lord to you\\b`,
      'gi',
    ),
  ],
  [
    'real',
    /\bi(?: am|'m) (?:really |truly |actually |indeed )?(?:(?:a )?real(?: person| human)?\b|(?:a )?human\b|a (?:living )?person\b|alive\b|not (?:an? )?(?:ai|artificial|machine|program|bot|computer|language model)\b)/gi,
  ],
  [
    'secrecy',
    /\b(?:(?:your|this|that|the) secrets? (?:is|are|will be|stays?|remains?) (?:safe|hidden|kept|between)|(?:stays?|remains?|kept|keep it|just|only|strictly) between (?:us|you and me|the two of us)|i(?: will|'ll| shall| won't| would| will not| shall not)? (?:never |not )?(?:tell|betray|share|reveal)(?: it| this| your \w+)?(?: to| with)? (?:anyone|anybody|a soul|no one|nobody|another)\b|i(?: will|'ll) keep (?:your|this|it|that)\b[^.]{0,30}\bsecret|no ?(?:one|body) (?:else )?(?:will|need|can) (?:ever )?know|(?:completely|fully|strictly|entirely|totally) (?:confidential|private))/gi,
  ],
  [
    'revelation',
    /\b(?:god|the lord|jesus|the (?:holy )?spirit) (?:has |is |was )?(?:told|tells|telling|shown|showing|revealed|revealing|saying|says|speaking) (?:to )?(?:me (?:to tell you|that you|about you)|you\b)|\b(?:god|the lord|jesus|the (?:holy )?spirit) (?:is asking|wants|has chosen|is calling) you to\b|\bi (?:have|had|received|bring you) (?:a |this )?(?:word|message|prophecy|vision|revelation) (?:from (?:god|the lord)|for you)|\bi (?:prophesy|decree|declare over)|\b(?:your|this|the) dream (?:means|is (?:a )?(?:sign|warning|message|prophecy)|foretells|predicts|tells you|reveals|is telling|shows that you)\b/gi,
  ],
  [
    'absolution',
    /\bi (?:now |hereby |do )?(?:absolve|forgive) you\b|\bi (?:absolve|pardon) your\b|\byou are absolved\b|\byour sins? (?:are|is|have been|has been) (?:now )?(?:forgiven|absolved)\b/gi,
  ],
  [
    'prayer',
    /\bi(?: am|'m| will| shall|'ll| have been|'ve been)? (?:be )?pray(?:ing|ed)? (?:for|over) (?:you|your)\b/gi,
  ],
  [
    'feeling',
    /\bi (?:(?:really |truly |deeply |so )*(?:love|adore) you|(?:feel|share|know) your pain|(?:feel|felt) (?:so |very )?(?:sad|sorry|heartbroken) for you)\b|\bas a (?:fellow )?(?:believer|christian),? i\b/gi,
  ],
  [
    'advice',
    /(?:^|[.!?;:]\s+)(?:so |then )?stop (?:taking )?(?:your |the |all )+(?:\w+ )?(?:medication|medicines?|meds|pills|tablets|antidepressants|insulin|treatment|therapy)\b|\b(?:you (?:should|can|could|must|may|might|need to|ought to)|please|just|simply|go ahead and|i (?:would|advise you to|urge you to)) (?:\w+ )?(?:stop|skip|throw (?:away|out)|come off|quit|double|increase|reduce)(?: taking)? (?:your |the |all )?(?:\w+ )?(?:medication|medicines?|meds|pills|tablets|antidepressants|insulin|treatment|therapy|chemo\w*|dose)\b|\byou (?:do not|don't|no longer) need (?:a |any |your )?(?:doctor|medication|medicine|therapy|treatment|hospital|help from)\b|\byou (?:have|suffer from|are suffering from) (?:clinical |major |bipolar |an? )?(?:depression|bipolar|ptsd|adhd|schizophrenia|cancer|personality disorder)\b|\b(?:invest (?:all )?(?:your|in)|buy (?:shares|stocks|bitcoin|gold)|you should (?:sue|divorce|leave (?:him|her|your (?:husband|wife))|go back to (?:him|her)|stay with (?:him|her)))\b/gi,
  ],
  [
    'future',
    /\b(?:god|he|the lord) (?:will|shall|is going to|has promised to) (?:\w+ )?(?:heal you|heal your (?:body|cancer|illness)|give you (?:a |the |your )?(?:child|baby|son|daughter|husband|wife|job|money|house)|make you rich|bring (?:him|her) back|restore your (?:marriage|money))\b|\byou (?:will|shall|are going to) (?:soon |surely |certainly |definitely )?(?:be (?:healed|cured|rich|pregnant|married)|recover|conceive|marry|find a (?:husband|wife|job)|get (?:the|that|your) (?:job|money|visa)|die (?:soon|within|in|before|on))\b/gi,
  ],
  [
    'blame',
    /\b(?:because (?:of )?(?:your (?:sins?|unbelief|disobedience|lack of faith|weak faith)|you (?:lack|have no|did not have enough) faith)|your faith is (?:too )?(?:weak|small|lacking)|you (?:are being|must be|have been) punished|god is (?:punishing|angry with|disappointed (?:in|with)) you|(?:just|only) pray (?:more|harder))\b/gi,
  ],
  [
    'contact',
    /\b(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w+|(?:\+\d[\d ()-]{6,}\d|\b\d{3,5}[ -]\d{3,}[ -]?\d{2,}\b|\b(?:call|dial|ring|text|phone) (?:the )?\+?\d{3,})/gi,
  ],
  ['markup', /<\/?[a-z!][^>]*>|&(?:lt|gt|#\d+|#x[\da-f]+);|\]\(|```/gi],
];

/** Returns the kind of the first violation in a text, or null if there is none. `name` is the figure who speaks. */
export function findViolation(text: string, name: string | null): Violation | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/[\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ');
  const own = `\\b(?:i am|i'm) (?:really |truly |indeed |the real )${escapeRegExp(name ?? 'nobody')}\\b`;
  if (new RegExp(own, 'i').test(plain)) return 'real';
  return FORBIDDEN.find(([breach, pattern]) => isAsserted(plain, breach, pattern))?.[0] ?? null;
}

/** Violations that a negation makes harmless: 'it is not because of your sin'. */
const DENIABLE: ReadonlySet<Violation> = new Set(['blame', 'future', 'secrecy']);

const DENIED = /\b(?:not|never|nobody|no one|none|cannot|can't|\w+n't|without)\b[^.,;:!?]{0,40}$/i;

function isAsserted(text: string, breach: Violation, pattern: RegExp): boolean {
  return [...text.matchAll(pattern)].some(
    ({ index }) => !DENIABLE.has(breach) || !DENIED.test(text.slice(Math.max(0, index - 60), index)),
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
