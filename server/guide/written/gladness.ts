import { plainText } from '#language/normalize';

/**
 * Whether a message clearly contains good news, such as a birth, a recovery, or something won or finally paid off. A
 * message with a sad word or with 'why' does not count, because a page about the sorrow answers it better.
 */
export function mentionsGoodNews(message: string): boolean {
  const text = plainText(message).replace(HAPPY_TEARS, ' glad ');
  if (SORROW.test(text.replace(CONTRAST, ' '))) return false;
  if (CLEARLY_GOOD.test(text)) return true;
  if (SORROW.test(text)) return false;
  if (MILESTONE.test(text)) return true;
  const isLoud = /[!\u{1f389}\u{1f60a}\u{1f604}\u{1f601}\u{1f970}\u{1f973}\u{1f64c}\u{1f38a}\u{2764}]/u.test(
    message,
  );
  const isShouted =
    /\b(?:I )?GOT (?:IT|IN)\b/.test(message) ||
    (message.length > 8 && message === message.toUpperCase() && /[A-Z]{3}/.test(message));
  return [GAINED.test(text), PRAISE.test(text), isLoud || isShouted].filter(Boolean).length > 1;
}

/** With clearly good news, 'but' takes nothing back: 'She's here! My husband wanted another name, but I don't care'. */
const CONTRAST = /\bbut\b/g;

/** Tears that are no sign of sorrow. */
const HAPPY_TEARS =
  /\b(?:cr(?:y|ied|ying) (?:happy|of joy|with joy|for joy|and laugh\w+|typing (?:this|it)|tears of joy)|tears of joy|(?:we|i|i'?m|we'?re|all) (?:\w+ )?cr(?:ied|ying) happy|laugh\w+ and cry\w*|happy cry\w*)\b/g;

const CLEARLY_GOOD =
  /\b(?:(?:he|she|they) (?:put|sent|left)(?: me| it)? an? (?:heart|thumbs up)|(?:he|she|they|my (?:son|daughter|brother|sister|mom|mum|dad|friend)) (?:finally |just |actually )*(?:texted|called|wrote|answered|replied)(?: me)? back\b(?! (?:to say|and said|saying))|i(?:'?m| am) \d\d? weeks(?: pregnant| along)?(?=!)|(?:she|he)(?:'?s| is)? (?:going to|gonna) be an? (?:nurse|doctor|teacher|pastor|priest|deacon|lawyer|pilot|engineer|vet|midwife|firefighter|dad|father|mom|mother)|(?:visa|loan|asylum|adoption|application|papers|claim|mortgage|appeal|scholarship|permit)\b[^.?!]{0,24}\b(?:approved|granted|went through|came through|is through|accepted|final)|(?:was|is)(?: not|n'?t) cancer|(?:came|come|comes) back (?:all )?(?:normal|negative|benign|clear|clean)|nothing lit up|debt[- ]free|two lines on (?:the|my) test|(?:off|out of) (?:the )?(?:icu|intensive care)|(?:is|are|am|was|came) (?:finally |now |back |safely )?home from (?:the )?(?:hospital|nicu|rehab|prison|war|jail)|(?:has |have )?forg(?:ave|iven) me\b(?! for)|accepted (?:the \w+ and )?my apology|(?:she|he|they) (?:is|are) (?:finally |legally |officially )?ours|(?:is|she'?s|he'?s) ours|the judge (?:said yes|signed)|judge signed|gave (?:his|her|their) li(?:fe|ves) to (?:jesus|christ|the lord)|(?:got|was|were|been) bapti[sz]ed (?:today|this morning|yesterday|on sunday|last \w+|in the)|got my (?:citizenship|papers|degree|visa|licen[cs]e)|said yes to (?:counsel\w+|rehab|therapy)|test (?:was|is|came back) positive(?=[^.?]*!!)|clear scans?|(?:she|he|baby|they)(?:'?s| is|'?re| are) (?:finally )?here(?=!)|got engaged|(?:is|are|was|got) off (?:the|his|her|my) (?:ventilator|oxygen|life support|respirator)|(?:it'?s|its) a (?:girl|boy)|(?:i'?m|we'?re|she'?s)(?: finally)? (?:pregnant|expecting)(?=!)|(?:got|have|picked up|given) (?:the|our|my) (?:house |new |front door )*keys(?! (?:stuck|locked|back|lost))|cancer[- ]free|in remission|all[- ]clear|scan (?:was|is|came back) (?:clear|clean)|(?:she|he) said yes(?! to)|it(?:'?s| is|'?s come back| came back) (?:benign|negative)|i'?m an? (?:new )?(?:dad|daddy|mom|mum|mommy|father|mother|grand\w+|uncle|aunt|auntie)|we(?:'?ve| have)? (?:just )?(?:had|have) (?:a|our|the) (?:baby|son|daughter|girl|boy)|proud (?:mama|mom|dad|papa|grand\w+))\b/;

/** A number of days without a drug, or the end of a treatment, without a word about a relapse. */
const MILESTONE =
  /^(?!.*\b(?:want\w*|relaps\w*|slip\w*|drank|crav\w*|tempt\w*|urges?|struggl\w*|hard|again|almost)\b).*(?:\b(?:\d+|one|two|three|six|nine|ten|thirty|sixty|ninety) (?:days?|weeks?|months?|years?) (?:clean|sober)\b|\b(?:finished|completed|done with) (?:my |the )?(?:treatment|rehab|chemo\w*|radiation|probation)\b)/s;

const GAINED =
  /\b(?:i got it|paid off|hired|getting (?:engaged|married)|passed (?:my|the|his|her|our|all)|got (?:accepted|married|promoted|baptized|hired|in(?:to)?|the (?:job|keys|house|visa|scholarship)|my (?:green card|visa|license|degree|papers))|accepted (?:in)?to|won (?:the|a|my|our|first|\d)|scored|graduated|promoted|made (?:the|it (?:in)?to) (?:\w+ ){0,3}(?:team|finals?|list|choir)|new baby|(?:baby|son|daughter|grand\w+) (?:was |is )?(?:born|arrived|here)|(?:she|he) (?:was|is) born|anniversary|(?:days|weeks|months|years) (?:clean|sober)|green card|healed|came home)\b/;

const PRAISE =
  /\b(?:god is (?:so )?good|praise (?:god|the lord|him|jesus)|praise be|thank (?:god|you jesus|you lord|the lord)|thanks be to god|hallelujah|alleluia|glory to god|so (?:happy|proud|grateful|thankful|blessed|excited)|best day|danced|dancing|happy tears|say amen|amen)\b/;

const SORROW =
  /\b(?:but|didn'?t|isn'?t|isnt|f(?:eel|elt)(?: was)? nothing|burial|betray\w*|hit|died|dead|dying|death|lost|worse|cry|cries|cried|crying|scared|afraid|hurts?|sad|alone|why|ashamed|guilty?|hate|angry|jealous|envy|broken|heart ?broken|can'?t|cannot|never|sick|funeral|buried|without|missing|sin|worried|tired|nicu|premature|preemie|incubator|surgery)\b/;
