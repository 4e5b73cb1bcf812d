import { addressed, anyOf, isAddressedToReader, SOMEONE } from './addressee';

/** Whether a text asks for money or offers some. */
export function asksForMoney(words: string, sentences: readonly string[], lines: string): boolean {
  if (PAY_ADDRESS.test(words) || hasIban(words)) return true;
  return isAddressedToReader(MONEY_ASKED, lines) || matchesPair(sentences, lines);
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
    addressed([
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
