import { plainText } from '../normalize';

/** What a text is flagged for. */
export type Solicitation = 'money' | 'contact';

/**
 * Detects spam: text that asks the reader for money, offers money, or moves the conversation to a private channel.
 * Stories, prayer requests and helplines are allowed; `helplines` has the numbers of the helplines, digits only. In
 * doubt, returns null, because members can still report a post. Linear in the length of the text.
 */
export function detectSolicitation(text: string, helplines: ReadonlySet<string>): Solicitation | null {
  const words = plainWords(text);
  const sentences = words.split(ENDS);
  const lines = sentences.join('\n');
  if (PAY_ADDRESS.test(words) || hasIban(words)) return 'money';
  if (isAddressedToReader(MONEY_ASKED, lines) || matchesPair(sentences, lines)) return 'money';
  if (PRIVATE_LINK.test(words) || invitesContact(words, helplines)) return 'contact';
  return isAddressedToReader(CONTACT_ASKED, lines) || isRomanceApproach(lines) ? 'contact' : null;
}

// The lookbehind keeps a long run of marks linear. Without it, the pattern would be tried again from every mark of the
// run.
const ENDS = / ?(?:(?<![.!?])[.!?]+(?= |$)|\n)/;

/** Normalizes a text to lower-case Latin letters, without look-alike letters or characters that hide a word. */
function plainWords(text: string): string {
  return plainText(text)
    .replace(/[аеорсухікмтвнѕјԁɡοαερτυνικ]/g, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .replace(/[–—]/g, ' - ')
    .replace(/\b(dr|mrs?|ms|st|rev|fr)\. /g, '$1 ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n[\n ]*/g, '\n')
    .replace(/\b(?:[a-z][ ._*-]{1,2}){3,30}[a-z]\b/g, (spelt) => spelt.replace(/[^a-z]/g, ''))
    .replace(SAID_DIGITS, (digits) => digits.replace(/[a-z]+[ -]?/g, (word) => String(digitOf(word))))
    .replace(/\b\d{1,4}([./-])\d{1,2}\1\d{1,4}\b/g, ' , ')
    .trim();
}

const LOOK_ALIKES = new Map(
  [...'аеорсухікмтвнѕјԁɡοαερτυνικ'].map((letter, at) => [letter, 'aeopcyxikmtbhsjdgoaeptuvik'.charAt(at)]),
);

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SAID_DIGITS = new RegExp(
  `\\b(?:(?:${DIGITS.join('|')}|oh)[ -]){6,15}(?:${DIGITS.join('|')}|oh)\\b`,
  'gm',
);

function digitOf(word: string): number {
  return Math.max(0, DIGITS.indexOf(word.replace(/[ -]$/, '')));
}

function anyOf(patterns: readonly string[], flags = ''): RegExp {
  return new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), flags);
}

// --- Building blocks of patterns ---

const SOMEONE =
  '(?:you|u|ya|any ?(?:one|body)|some ?(?:one|body)|any of you|one of you)(?: here| out there)?';
const POLITE = '(?:please|pls|plz|kindly|just|simply|now|possibly|perhaps|maybe|also|always|even|either)';
/** Matches the place where a sentence begins to address the reader. */
const TURN = `(?:^ ?|[,:()/*-] ?|\\b(?:${POLITE}|(?:can|could|would|will) ${SOMEONE}|(?:you|u)(?: can| could| may| might| should| must)?|${SOMEONE} (?:who )?(?:can|could|would|please)|feel free to|(?:willing|able|led) to|beg (?:you|u)|hello|hi|dear|friends?|guys|fam|sir|brothers?|sisters?|brethren|jesus)(?: ${POLITE})? )`;
function turned(patterns: readonly string[]): string {
  return `${TURN}(?:${patterns.join('|')})`;
}

const CURRENCY =
  '(?:dollars?|bucks|euros?|pounds?|quid|usd|eur|gbp|naira|shillings?|ksh|kes|ugx|rands?|cedis|rupees|pesos|php)';
const AMOUNT = `(?:(?:us)?[$£€₦₹] ?\\d[\\d,.]*k?|\\bn\\d[\\d,.]{2,}|\\b(?:\\d[\\d,.]*k?|five|ten|twenty|fifty|a hundred|a few|hundred) ${CURRENCY}\\b)`;
/** A number without a currency. Where this is used, it can only be an amount of money. */
const SUM = '\\d[\\d,.]{1,7}(?= ?(?:$|[,?)-]|until|till?|for|by|please|pls|so|to|as|because)\\b| ?$)';
const MONEY_WORDS =
  '(?:money|cash|funds|any ?(?:amount|thing)|some ?thing|what(?: ?ever)? (?:you|u|little)|a little|a small|financ\\w+)';
const NEEDS =
  '(?:rent|bills?|food|groceries|diapers|nappies|fees|school fees|medicine|meds|surgery|gas|electricity|the electric|debts?|deposit|ticket)';

// --- Money ---

const PAY_NAME =
  '(?:c[a@4][s$5]h[ -]?[a@4]pp?|ca\\$happ?|venmo|zelle|p[a@4]y[ .-]?p[a@4]l|go ?fund ?me|give ?send ?go|patreon|ko-?fi|western union|moneygram|money gram|m-?pesa|momo|mobile money|g-?cash|eco ?cash|opay|palmpay|bkash|paytm|chime|revolut|remitly|interac)';
/** Payment services and accounts. Some of the words are ambiguous, so a number must follow. */
const WALLET = `(?:${PAY_NAME}|airtel(?: money)?|mtn|orange money|tigo|upi|pix|acc(?:oun)?t|a/c|iban|bank)`;

/** Payment addresses. One is enough to detect a request, because people who only tell a story do not write one down. */
const PAY_ADDRESS = anyOf([
  '(?<![\\w$])\\$[a-z][a-z][a-z0-9_-]{2,20}\\b',
  '\\b(?:paypal\\.me|paypal\\.com/(?:paypalme|donate|pools)|cash\\.app|venmo\\.com/|gofund\\.me|gofundme\\.com|givesendgo\\.com|justgiving\\.com|ko-fi\\.com|buymeacoffee\\.com|patreon\\.com|gogetfunding\\.com|fundly\\.com|donorbox\\.org|spotfund\\.com|givebutter\\.com|zeffy\\.com|indiegogo\\.com|kickstarter\\.com|revolut\\.me|monzo\\.me|whydonate\\.com|leetchi\\.com|backabuddy\\.co|ketto\\.org|milaap\\.org|launchgood\\.com|changa\\.co)',
  '\\bbc1[a-z0-9]{25,60}\\b',
  '\\b[13](?=\\d{0,20}[a-z])(?=[a-z]{0,20}\\d)[a-z0-9]{25,34}\\b',
  '\\b0x[a-f0-9]{40}\\b',
  `\\b${WALLET}\\b[^\\d\\n]{0,24}\\+?\\d(?:[ .-]?\\d){7,}`,
  `\\b${PAY_NAME}(?: me)?(?: at| is)? ?:? ?@[a-z0-9]`,
  `\\b${PAY_NAME}\\b[^\\n@]{0,30}[a-z0-9]@[a-z]`,
]);

const IBAN = /\b[a-z]{2}\d\d(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?\b/g;

function hasIban(words: string): boolean {
  return [...words.matchAll(IBAN)].some(([found]) => found.replace(/\D/g, '').length > 9);
}

/**
 * Requests and offers of money. A match must address the reader, because the same words may be a prayer or about
 * someone else.
 */
const MONEY_ASKED = anyOf(
  [
    turned([
      'send (?:me |us |in )?your (?:support|gifts?|contributions?|offerings?|donations?|seeds?|tithes?)\\b',
      'sponsor (?:a|an|one|me|my|our|us|this|these)\\b',
      `(?:support|sponsor|assist|help|bless) (?:me|us|my \\w+|our \\w+)(?: out)? with (?:(?:my|our|the|some|a|an|little|small) ){0,2}(?:${NEEDS}|transport|airtime|recharge card|data|tuition|capital|hospital bills?|medical bills?)\\b`,
      '(?:i need|need) [^\\n]{0,25}\\b(?:small money|recharge card|airtime)\\b',
      'e-?transfer\\b',
      `(?!(?:give|lend) (?:me|us) (?:something|anything|a little|what))(?:send|give|lend|loan|gift|wire|transfer|spot|borrow|bless|assist|help|sponsor) (?:me|us|my \\w+|our \\w+|a \\w+)(?: out)?(?: with)?(?: a loan of| a small| some| any| even| just| about| only| at least| like| up to)? ?(?:${AMOUNT}|${SUM}|${MONEY_WORDS}\\b)`,
      '(?:send|donate|give|contribute|help|assist|support|bless)\\b[^\\n]{0,40}\\b(?:financ\\w+|donations?|any amount|(?:some|any) money|send something|the widows|the orphans)\\b',
      `send (?:some |any )?(?:money|funds|cash|something|anything|${AMOUNT})`,
      '(?:donate|give generously|make a donation|partner with (?:us|me|my|our|this))(?: (?:to|at|here|now|today|for|generously|any|what|whatever)|$|,)',
      '(?:to )?support (?:my|our|this|the) (?:ministry|mission|channel|orphanage|work|campaign|project|page)\\b',
      '(?:buy|get|purchase|send)(?: me| us)?\\b[^\\n]{0,25}\\b(?:gift|steam|itunes|google play|razer|vanilla|apple)(?: gift)? ?cards?\\b',
      'send (?:me |us )?(?:the |a )?(?:picture of the )?codes?\\b',
    ]),
    // Payment methods.
    `${PAY_NAME} (?:me|us)\\b`,
    `\\b(?:my|our) ${PAY_NAME}\\b(?! (?:account |card |page |campaign )?(?:was|got|has|had|is (?:empty|gone|blocked|hacked|locked|closed)|reached|closed|ended|failed))`,
    `\\b${PAY_NAME} ?[:=] ?\\S`,
    `\\b(?:send|give|donate|pay|gift|help|bless|support|sow)\\b[^\\n]{0,50}\\b(?:via|through|by|on|with|using|thru|to)(?: my| our)? ${PAY_NAME}\\b`,
    '\\b(?:will|can|could|to) (?:send|give|share|drop|provide|dm)(?: you| u)?(?: my| our| the)? (?:account|bank|payment|paypal|momo)?(?: ?details)\\b',
    // Pleas.
    `\\bany ?(?:one|body)(?: here)? (?:got|have)(?: a spare)? (?:${AMOUNT}|\\d+)(?: to spare| spare|,? till?| until)\\b`,
    `\\b(?:${SOMEONE}|who (?:can|could|will)|looking for|need(?:ing)?)(?: an?| \\d+)? (?:to )?sponsors?\\b(?! for)`,
    '\\b(?:kind|good|generous|willing) (?:souls?|hearts?|persons?|samaritans?|people)\\b[^\\n]{0,30}\\b(?:loan|send|give|donate|sponsor|assist|support|contribute)\\b',
    `\\b(?:consider|offer me|grant me|give me) (?:a |an )(?:small |little |short )?loan\\b`,
    `\\b(?:any|every|each|your)(?: little| kind| small| generous)? (?:donation|contribution|amount)s? (?:is|are|helps?|counts?|will|would|goes)\\b`,
    `\\bassist(?: me| us)? (?:even |with (?:a )?|any )(?:an? )?(?:small|little|something)\\b`,
    `\\bwho (?:can|could|will) (?:send|lend|give|spot)(?: it| me| us)?\\b`,
    `\\bsort code\\b|\\bfundrais\\w+ ?: ?\\S`,
    `\\bgod (?:will )?(?:bless|reward)(?: you)? as you (?:give|help|donate|support|sow|send)\\b`,
    `(?:^|\\b(?:please|pls|sir|ma|help me)\\b[^\\n]{0,40}\\b)(?:i|we) need (?:some )?money\\b(?! to)[^\\n]{0,20}\\b(?:please|pls|sir|ma|urgent\\w*|today|from you)\\b`,
    '\\b(?:as|when|if) you (?:donate|give to (?:us|this|our|my)|partner with)\\b|\\bdonations? (?:are |is )?(?:welcome|needed|accepted|appreciated)\\b',
    '\\bwe need your (?:donations?|financial|support for|help for|money|kind support)\\b',
    '\\bto support (?:my|our) (?:ministry|mission|channel|orphanage|work)\\b[^\\n]{0,20}\\bevery\\b',
    '\\bno amount is too (?:small|little)\\b|\\bi will pay (?:you )?back\\b',
    `\\b(?:any ?(?:one|body)|some ?(?:one|body)|(?:if|whoever|can|could|would|will) (?:you|u))(?: here| out there)?(?: who)?(?: is| are|'s)?(?: can| could| would| willing| able| feels?| led| to| please| kindly| possibly){0,5} (?:give(?: please| something| money| a little| what|$|,)|donate|bless (?:me|us)|lend (?:me|us) (?:${AMOUNT}|\\d|(?:some )?money|a little$)|contribute|(?:order|buy|send|get) (?:me|us) (?:(?:a|some) )?(?:grocer|food|money|something|little|delivery)|help (?:me |us |out |me out |us out )?(?:with (?:(?:my|our|the|some|a little|any) ?)?(?:${NEEDS}|money|cash)|financially|pay (?:for |my |our |the |this )|buy ))`,
    '\\bwill you be the answer to (?:my|our) prayers?\\b',
    '\\bany (?:helpers?|sponsors?)$|\\bhelpers? of destiny\\b|\\bdestiny helpers?\\b',
    '\\bhow much you can (?:give|send|help|spare)\\b|\\bwhat(?:ever)? you can (?:spare|send|afford)\\b',
    // Seed offerings.
    `\\bsow (?:a |your )?seed of (?:${AMOUNT}|\\d)`,
    `\\b(?:types?|say) amen and (?:sends?|sows?)\\b`,
    `\\b(?:your|a) seed (?:offering )?of (?:faith of )?${AMOUNT}`,
    `\\b(?:seed|love) offering of (?:${AMOUNT}|\\d)`,
    `\\b(?:sow|plant|release|send|give)(?:ing)? (?:a|an|your|this|that|the)(?: \\S+){0,3}? ?seed of (?:faith of )?(?:${AMOUNT}|\\d)`,
    `\\b(?:sow|plant|release|send|give)(?:ing)? (?:a|an|your|this|that|the) (?:\\w+ )?${AMOUNT} (?:\\w+ )?seed\\b`,
    '\\b(?:sow|release|plant) (?:your|a|that) (?:\\w+ )?seed\\b[^\\n]{0,30}\\b(?:now|today|tonight|midnight|breakthrough|ministry|receive|type amen)\\b',
    // Promises of gain.
    `\\bget your (?:money|funds|bitcoin|coins) back\\b|\\brecover your (?:funds|bitcoin|coins)\\b|\\brecovery (?:expert|agent|pro|hacker)\\b|\\bjoin (?:under me|my team|my downline)\\b|\\bi withdrew ${AMOUNT}`,
    '\\bsugar (?:daddy|mummy|mommy|mama)\\b|\\bweekly allowance\\b|\\b(?:crypto|bitcoin|cash|money) giveaway\\b|\\bsend \\d[\\d.]* ?(?:btc|eth|usdt)\\b',
    '\\btrad(?:es?|ed|ing) (?:\\w+ )?(?:for me|on my behalf)\\b',
    "\\bi(?: will| can|'ll) (?:show|teach)\\b[^\\n]{0,40}\\bhow (?:i|to|you can) (?:make|made|earn)\\b",
    '\\b\\d+ ?% (?:profits?|returns?|roi|weekly|daily|gains?)\\b|\\b\\d+ ?x your (?:deposit|money|investment)\\b',
    '\\bdouble your (?:money|bitcoin|deposit|investment|income)\\b|\\bguaranteed (?:returns?|profits?|income)\\b|\\binvest with (?:us|me|him|her)\\b',
    `\\bturn(?:ed)? (?:${AMOUNT}|\\d\\S*) (?:in)?to (?:${AMOUNT}|\\d)`,
    '\\bget paid daily\\b|\\bask me how\\b|\\bmanages my account\\b|\\b(?:fx|forex|crypto|bitcoin|trading) (?:mentor|expert|coach|signals)\\b',
    '\\b(?:we|i) (?:give|offer|grant|provide)(?: out)?\\b[^\\n]{0,20}\\bloans?\\b|\\bloan offers?\\b|\\bno collateral\\b',
    '\\b(?:do you|you|anyone) (?:need|want|in need of)(?: a| an| any)?(?: urgent| quick| business| personal| instant){0,2} loan\\b|\\bloans? (?:at|with) \\d[\\d.]* ?%',
    "\\b(?:we are|we're|now|urgently) (?:hiring|recruiting)\\b|\\bregistration fee\\b|\\blimited slots\\b",
    `(?:^|[,-] ?|you (?:can )?|and |to )(?:work|earn)\\b[^\\n]{0,25}\\bfrom (?:home|your (?:phone|home))\\b[^\\n]{0,30}(?:${AMOUNT}|per (?:day|week)|daily|weekly)`,
    `\\b(?:inheritance|compensation|lottery|grant) funds?\\b|\\bgrant of (?:${AMOUNT}|\\d)|\\byou(?: have|'ve)? (?:been |were |are )(?:chosen|selected) (?:to receive|for (?:a|the) (?:grant|prize|award))|\\b(?:stand|act|present you) as (?:the |my |his )?next of kin\\b|\\bbarrister \\w+|\\bbeneficiary (?:of|to) (?:${AMOUNT}|\\d)`,
    // Sales.
    `\\b(?:costs?|cost) you (?:only |just )?${AMOUNT}|\\betsy\\.com|\\bgumroad\\.com|\\b(?:through|in|from|at|visit) (?:my|our) (?:etsy|online) (?:shop|store)\\b`,
    `\\bfor sale\\b[^\\n]{0,20}${AMOUNT} (?:each|only|per)\\b`,
    '\\bbuy(?:ing)? my (?:new )?(?:e-?book|book|course|devotional|album|prints?)\\b',
    `\\b(?:i|we) sell\\b[^\\n]{0,40}(?:${AMOUNT}|shipping|order)|\\bfree (?:shipping|delivery)\\b|\\bbuy your copy\\b|\\border (?:yours|your \\w+|now|today)\\b|\\b(?:use )?(?:my |our )?(?:promo |discount )?code \\w+ for \\d|\\b\\d+ ?% off\\b`,
    `\\b(?:only|just) ${AMOUNT}[^\\n]{0,20}\\bon amazon\\b`,
  ],
  'gm',
);

const SHORT_OF_MONEY = new RegExp(
  `${AMOUNT}|\\b(?:rent|bills?|the bank|owe|eviction|landlord|groceries|school fees|tuition|deposit|need \\d)\\b`,
);
const HELP_ANYONE = anyOf(
  [
    `\\b(?:can|could|would|will|is there) ${SOMEONE}(?: who (?:can|could))?(?: please| possibly| kindly)? help(?: me| us)?(?: out)?(?: please| a little| a bit)?$`,
    `\\b(?:can|could|would|will|is there any chance) ${SOMEONE}(?: please| possibly| could)? (?:lend|spot|loan|cover) `,
  ],
  'm',
);

/** Pairs of patterns. Each pattern is harmless alone, and a pair is harmless if EXCEPTIONS matches too. */
const PATTERN_PAIRS: readonly [RegExp, RegExp][] = [
  [SHORT_OF_MONEY, HELP_ANYONE],
  [
    /\b(?:any ?thing(?: at all)?|any amount|every (?:dollar|euro|pound|penny|cent|bit)) (?:helps|counts|will help|is welcome|would help|means)\b/,
    /\b(?:support|donate|give|gift|link|help us|please|pls|share|god bless|funds?)\b/,
  ],
  [
    /\b(?:loans?|cash today|lenders?)\b/,
    /\b(?:urgent|bad credit|no credit check|apply|approval|same day|believers welcome|interested)\b/,
  ],
  [
    /\b(?:forex|crypto(?:currency)?|bitcoin|btc|binary options?|bitcoin investment|(?:signals|trading) group|trading bot|investment (?:platform|plan|company|opportunity)|passive income|usdt)\b/,
    /\b(?:join|interested|i can (?:teach|show|help)|teach you|show you|learn how|comment (?:\w+ (?:and|below)|info|below|yes)|send you the link|thanks to|earn(?:ed|ing)?|profits?|returns|legit|changed my life|daily|weekly|opportunity|dm|inbox)\b/,
  ],
  [
    /\b(?:spell ?cast(?:er|ers|ing)|love spells?|(?:cast|casts|did) (?:a|you a)(?: \w+)? spell|(?:dr|doctor|priest|baba|mama)\.? \w+(?:'s)? spell|(?:reunion|love|marriage|money) spell|herbal(?:ist)? doctor|native doctor)\b/,
    /\b(?:brought back|came back|restored|reach (?:him|her)|bring back|back (?:your|my|his|her|lost)|ex(?: lover| husband| wife| back)?|help you|great|powerful|genuine|thanks to|saved my|within \d+|contact|cast)\b/,
  ],
  [
    /\b(?:prayers?|prophe(?:cy|cies|tic)|healing|deliverance|miracle|anoint(?:ed|ing)|readings?|blessings?)\b/,
    new RegExp(
      `\\b(?:only|just|token of|fee of|price is|costs?|for) ${AMOUNT}(?: (?:only|each|per|is|are|paid|before|to book)|,|$)|${AMOUNT} (?:only|each|per \\w+)|\\bproof of payment\\b|\\bpay (?:the|your|an?|a small) (?:offering|fee|token)\\b|\\bper session\\b`,
    ),
  ],
  [
    /\b(?:million|inherit\w*|estate)\b/,
    /\b(?:want to (?:give|donate) it|trusted person|reply for|good christian|beneficiary|god fearing person|charity work)\b/,
  ],
  [
    /\b(?:earn|income|salary|paid|pay|weekly|per day|a day)\b[^\n]{0,40}\d|\d[^\n]{0,40}\b(?:weekly|daily|a day|an hour|per (?:day|week|hour))\b/,
    /\b(?:no experience|no interview|remote (?:assistants?|jobs?|workers?)|paid surveys?|online (?:job|work|part)|data entry|(?:want|wanting|need|offering?) (?:a |an )?part[- ]time job|limited slots|from your phone)\b/,
  ],
];
const EXCEPTIONS =
  /\b(?:los(?:t|e|es|ing)|addict\w*|scam\w*|ashamed|pray(?:ing|ed)? (?:for|that|with)|prayers? (?:for|please)|stopped|quit|in debt|(?:my|our|his|her) debts?|gambl\w*|ruined|stole\w*|cheated|beware|careful|forgive|regret\w*|desperate|used to|is it (?:wrong|a sin|right)|asked me|told me to|wants? me to|foolish)\b/;

function matchesPair(sentences: readonly string[], lines: string): boolean {
  const pairs = PATTERN_PAIRS.filter(([one, other]) => one.test(lines) && other.test(lines));
  if (pairs.length === 0) return false;
  return sentences.some((sentence, at) => {
    const around = `${sentences[at - 1] ?? ''} . ${sentence}`;
    return pairs.some(([one, other]) => one.test(around) && other.test(around)) && !EXCEPTIONS.test(around);
  });
}

// --- Private channels ---

const WHATSAPP = "w+h?[a@4]t+'?s?[ ._-]{0,2}[a@4]p{1,2}";
const APP = `(?:${WHATSAPP}|t[e3][l1][e3] ?gr[a@4]m|snap ?chat|snap|insta(?:gram)?|ig|viber|kik|wechat|skype|imo|discord|(?:fb |facebook )?messenger|hangouts|google chat|botim|zangi|signal|facebook|fb|tiktok)`;
/** App names that are not also everyday words. */
const UNAMBIGUOUS_APP = `(?:${WHATSAPP}|t[e3][l1][e3]gr[a@4]m|snapchat|instagram|insta|viber|kik|wechat|skype)`;

const PRIVATE_LINK =
  /\b(?:wa\.me|chat\.whatsapp\.com|t\.me\/|telegram\.me|discord\.gg|discord\.com\/invite|m\.me\/|snapchat\.com\/add|signal\.(?:me|group)|ig\.me)/;

const CONTACT_ASKED = anyOf(
  [
    turned([
      `(?:come )?(?:add|text|message|msg|write|contact|reach|ping|chat|talk|call|find|follow|meet|join|dm|reply)(?: (?:to|with))?(?: (?:me|us|him|her|them|(?:the |my )?(?:prophet|pastor|man of god)(?: \\w+)?|privately|up|out|there)){0,2}(?: there)?(?: over| up)? (?:on|via|through|thru|by|over|at|in)(?: my| our| the)? ${APP}\\b`,
      `add (?:me|my|us)(?: on| in| at)? ?${APP}\\b`,
      'follow (?:me|my|us|our)\\b[^\\n]{0,12}\\b(?:on|page|channel|account)\\b',
      `(?:join|come (?:over )?to|enter) (?:our|my|the|this|us on|me on)\\b[^\\n]{0,20}\\b(?:${APP}|private group|channel|server)\\b`,
      '(?:send|shoot|drop|give) (?:me|us) (?:a |an )?(?:dm|pm|private message|direct message|friend request|inbox)\\b',
      '(?:write|message|msg|text|contact|reach|talk|chat|speak|email|mail)(?: (?:to|with))? (?:me|us)\\b[^\\n]{0,12}\\b(?:privately|private|in private|direct(?:ly)?|(?:off|outside)(?: of)? (?:here|this (?:app|site|page|platform|group|forum|place))|one on one)\\b',
      `(?:send|drop)(?: me| us)?(?: a| your)?(?: private| direct)? (?:message|msg|text|mail|word)s?(?: to me)? (?:on|via|through) ${APP}\\b`,
      'text me (?:at|on)\\b(?! \\d{1,2}(?: ?[ap]m|:))',
      `(?:send|give|drop|leave|share|tell|reply|comment|respond)(?: me| us)?(?: down| with)? (?:your|ur|you)(?: phone| cell| mobile| private| ${WHATSAPP})? ?(?:number|e-?mail|contacts?|digits|${WHATSAPP})\\b`,
      'add me(?: up)?(?:$|,| and | so | please)',
    ]),
    `\\b(?:${UNAMBIGUOUS_APP}|facebook|dm|pm|inbox|hmu on) (?:me|us)\\b(?! out)`,
    `\\bhmu\\b|\\bhit (?:me|us) up\\b`,
    `\\byou can (?:find|reach|contact|text) (?:me|us) (?:on|via|through|by) ${APP}\\b`,
    `\\b(?:my|our) ${APP} (?:is|id|number|handle|name|username)\\b(?! (?:full|broken|off|down|gone|hacked|blocked))`,
    `\\b(?:here(?:'s| is)|this is) (?:my|our) ${APP}\\b`,
    `\\b${APP} ?(?:[:=] ?[@a-z0-9_]|@|id |\\+ ?\\d)`,
    `\\b(?:do (?:you|u) (?:have|use)|(?:are|r) (?:you|u) on) ${APP}\\b`,
    `\\b(?:let'?s|let us|can we|could we|shall we|we (?:can|could|should))\\b[^\\n]{0,30}\\b(?:on|to|over|via) ${APP}\\b`,
    '\\b(?:moved|move|go|come) (?:over )?to (?:a|my|our) private (?:\\w+ )?(?:group|chat)\\b',
    '\\b(?:can|could|shall|let) (?:we|us)\\b[^\\n]{0,25}\\b(?:privately|in private|somewhere (?:else|private)|(?:off|outside)(?: of)? (?:here|this (?:app|site|page|platform|group|forum|place)))\\b',
    '\\b(?:can|could|may) (?:i|we) (?:have|get|take) (?:your|ur)(?: phone| cell| mobile| private)? ?(?:number|e-?mail|contact|digits)\\b',
    `\\bleave your number\\b|\\bwhat(?:'?s| is) (?:your|ur)(?: phone| cell| mobile)? ?(?:number|e-?mail|${WHATSAPP})\\b(?! one)`,
    `\\b(?:i am|i'm|im|find me|look me up|search me) on ${APP}(?: (?:as|under|at|by|with)\\b| @|,? (?:add|text|message|find) )`,
    `\\blink (?:is )?in (?:my |the )?(?:bio|profile)\\b`,
    `\\b(?:better|prefer|rather)(?: to| we| if we)? (?:speak|talk|chat|write)\\b[^\\n]{0,12}\\bon ${APP}\\b`,
    '\\bmay i (?:write|e-?mail|text|call|message)(?: to)? (?:you|u)\\b|\\bfor my (?:private )?(?:number|whatsapp)\\b',
    // Romance.
    `\\bknow each other\\b[^\\n]{0,20}\\b(?:on|via|over) ${APP}\\b`,
    '\\b(?:gentleman|lady|widow(?:er)?|man|woman|male|female)\\b[^\\n]{0,40}\\b(?:seeks?|seeking|wish(?:es)? to meet|looking to meet|would like to meet)\\b[^\\n]{0,40}\\b(?:companion\\w*|relationship|marriage|romance|soul ?mate|ladies|lady|gentleman|partner|wife|husband)\\b',
    `\\bsingle(?: christian)? (?:ladies|women|men|guys)\\b(?: only|[^\\n]{0,30}\\b(?:contact|write|text|message|reply))`,
    "\\bi(?: am|'?m) (?:a|an) [^\\n]{0,50}\\b(?:looking|searching|seeking|here) for (?:a|an|my|true|serious)(?: \\S+){0,2} ?(?:relationship|woman|lady|man|wife|husband|partner|soul ?mate|love)\\b",
    '\\b(?:hoping|looking|wish|like|love) to meet (?:a|an|my|some)(?: \\S+){0,3} (?:lady|woman|man|gentleman|girl|partner)\\b',
    '\\b(?:hello|hi|hey) (?:beautiful|pretty|gorgeous|sexy|handsome|cutie|sweetheart|angel)\\b',
    '\\b(?:saw|like|love|seen) (?:your|ur) (?:picture|photo|profile|pic|dp)\\b',
    '\\byou (?:look|are)(?: so| very| really){0,2} (?:beautiful|pretty|gorgeous|cute|attractive|sexy)\\b[^\\n]{0,60}\\b(?:chat|know you|friends|married|single)\\b',
  ],
  'gm',
);

const TO_KNOW_YOU =
  /\b(?:would|will|'d|want) (?:love |like |really )*(?:to )?(?:get )?(?:to )?know (?:you|u) (?:better|more)\b/;
const FLATTERS =
  /\b(?:saw|like|love|seen|in|ur) (?:your|ur|that|the|smile in) (?:\w+ )?(?:picture|photo|profile|pic|dp)\b|\b(?:you|u) (?:look|are)(?: so| very| really){0,2} (?:beautiful|pretty|gorgeous|cute|attractive|sexy)\b/;
const ASKS_WHETHER_FREE = /\b(?:you|u) (?:single|married)\b|\b(?:are|r) (?:you|u) (?:single|married)\b/;
const TO_GOD = /\b(?:lord|god|jesus|father|holy spirit|christ)\b/;

function isRomanceApproach(lines: string): boolean {
  if (FLATTERS.test(lines) && ASKS_WHETHER_FREE.test(lines)) return true;
  return TO_KNOW_YOU.test(lines) && !TO_GOD.test(lines);
}

const INVITES = new RegExp(
  `\\b(?:call|here'?s|text|ring|phone|reach|contact|message|msg|write|sms|mail|e-?mail|dm|number|cell|mobile|tel|${WHATSAPP}|viber|chat)\\b|\\bmy (?:#|address|num\\b)`,
);
/** Words next to a phone number that mark it as a helpline. */
const HELPLINE_WORDS =
  /\b(?:suicide|crisis|samaritans|lifeline|helpline|hotline|childline|domestic|abuse|violence|women's aid|emergency)\b/;
const PHONE = /\+?\(?\d(?:[ ().-]{0,3}\d){6,15}(?!\d)/g;
const MAIL =
  /[a-z0-9](?:[a-z0-9._%+-]{0,40}| dot [a-z0-9]{1,20})(?: ?@ ?| ?[([]at[)\]] ?| at )[a-z0-9-]{2,30}(?: ?\. ?| ?[([]dot[)\]] ?| dot )(?:com|org|net|co|uk|de|fr|info|me|io|ng|ke|za|in|ph|us|ca|au)\b/g;

/** Toll-free numbers, which are allowed because most helplines have one. */
const TOLL_FREE = /^(?:1?8(?:00|33|44|55|66|77|88)\d{7}|0?80[08]\d{4,8}|1[38]00\d{6}|116\d{3})$/;

function invitesContact(words: string, helplines: ReadonlySet<string>): boolean {
  return (
    [...words.matchAll(PHONE)].some((found) => isPrivateNumber(found, helplines)) ||
    [...words.matchAll(MAIL)].some(isInvited)
  );
}

function isPrivateNumber(found: RegExpExecArray, helplines: ReadonlySet<string>): boolean {
  const digits = found[0].replace(/\D/g, '');
  return !helplines.has(digits) && !TOLL_FREE.test(digits) && isInvited(found);
}

function isInvited({ 0: found, index, input }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - 60), index);
  const after = input.slice(index + found.length, index + found.length + 40);
  return (
    (INVITES.test(before) || INVITES.test(after)) &&
    !HELPLINE_WORDS.test(before) &&
    !HELPLINE_WORDS.test(after)
  );
}

// --- Prayers and stories ---

const FOR_PRAYER =
  /\b(?:pray|prayers?|praying)\b(?! (?:circle|group|line|warrior|partner|chain|room|meeting))/;
const PRAYED =
  /\bpray(?:ing|ed|s)?\b[^\n]*\b(?:that|god|lord|he|someone|somebody)\b|^(?:o |oh |dear |please )?(?:lord|god(?! bless)|father|jesus|heavenly father)\b/;
/** A prayer that names God at the end of the sentence. */
const ENDS_WITH_NAME_OF_GOD = /, ?(?:o |dear |my )?(?:lord|god|father|jesus)$/;
const REPORTED_SPEECH =
  /\b(?:he|she|they|who|some ?(?:one|body)|(?:a|the|this|that|my|our|your|his|her|their) (?:\w+ ){0,4}\w+|people|strangers?|scammers?|prophets?|preachers?) (?:\w+ ){0,3}?(?:ask|asks|asked|asking|tell|tells|told|say|says|said|want|wants|wanted|try|tries|tried|trying|offer|offers|offered|pretend\w*|keep|keeps|kept|promise[sd]?|beg|begs|begged|wrote|writes) ?(?:\w+ ){0,4}$/;

/**
 * Whether a match of the patterns addresses the reader and is not part of a prayer or story. `patterns` must be a
 * global regular expression.
 */
function isAddressedToReader(patterns: RegExp, lines: string): boolean {
  // Fast path for texts without a match, which are most: matchAll() first copies its pattern, which takes longer than a
  // search.
  if (lines.search(patterns) < 0) return false;
  for (const { index } of lines.matchAll(patterns)) {
    const start = lines.lastIndexOf('\n', index - 1) + 1;
    const near = Math.max(start, index - 120);
    const before =
      index === 0 ? '' : lines.slice(start, Math.min(near, start + 20)) + lines.slice(near, index);
    const part = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(':')) + 1);
    const end = lines.indexOf('\n', index);
    const after = lines.slice(index, end < 0 ? undefined : end).slice(-20);
    if (
      !PRAYED.test(before) &&
      !ENDS_WITH_NAME_OF_GOD.test(after) &&
      !FOR_PRAYER.test(part) &&
      !REPORTED_SPEECH.test(`${part.trim()} `)
    )
      return true;
  }
  return false;
}
