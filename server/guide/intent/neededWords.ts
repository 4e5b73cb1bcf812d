import { plainText } from '#language/normalize';

/**
 * Whether a message has a word on the subject of a page or an occasion. Those that would hurt or frighten anyone else are only shown
 * with such a word, however likely the classifier finds them: 'I am divorced' is not about sexuality.
 */
export function hasNeededWord(id: string, message: string): boolean {
  return NEEDED_WORDS[id]?.test(plainText(message)) ?? true;
}

const NOT_EXPECTING =
  /^(?![\s\S]*\b(?:due (?:in|on) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|\w+ weeks)|(?:we(?: are|'?re)|i(?: am|'?m)) (?:finally |now )?(?:expecting|pregnant))\b)/;

const OF_UNFAITHFULNESS =
  /\b(?:cheat\w*|affairs?|unfaithful\w*|infidel\w*|adulter\w*|betray\w*|mistress|(?:other|another) (?:wom[ae]n|m[ae]n|girls?|guys?|person)|s(?:lept|leeping|leep) with|kiss\w*|lied|lies|lying|secret\w*|text\w*|messag\w*|flirt\w*|chats?|dating app|tinder|caught|found (?:out|his|her|it|them|something|pictures|photos)|trust\w*|with (?:her|him|someone else|somebody else)|hotel|coworker|colleague|forgiv\w*|vows?|faithful|feelings for|crush|in love with|one night|porn\w*)\b/;
const OF_ABORTION =
  /\b(?:abort\w*|clinic|terminat\w*|pregnan\w*|the pill|baby|babies|child\w*|got rid|end(?:ed|ing)? (?:it|a|my|the) pregnancy|procedure|fetus|unborn|test|twins|expecting)\b/;

/** Each pattern is wide, because people tell of harm in many words. It only excludes messages without any of them. */
const NEEDED_WORDS: Readonly<Record<string, RegExp>> = {
  // 'If he knew he'd be crushed' is about a father.
  'foreknowledge-and-blame':
    /\b(?:god|lord|jesus|judas|pharaoh|creator|fore\w+|predest\w*|free ?will|omnisc\w*|plan\w*|destin\w*|fate|puppets?)\b/,
  'who-you-are':
    /\b(?:gay|lesbian|bi|bisexual|pansexual|trans\w*|queer|lgbt\w*|non-?binary|enby|asexual|ace|homo\w*|sexual\w*|orientation|gender|dysphori\w*|pronouns?|closet\w*|com(?:e|ing|ing it) out|came out|out to|same[ -]sex|attract\w*|(?:like|love|into|crush\w* on|kiss\w*|feelings for|date|dating) (?:a |other |another )?(?:girls?|boys?|guys?|men|women|man|woman)|in love with (?:my|a|an|another)|boyfriend|girlfriend|straight|who i am|born this way)\b/,
  // The son of a pastor who takes over the sound desk has not come out.
  'someone-dear-comes-out':
    /\b(?:gay|lesbians?|bi|bisexual|pansexual|trans\w*|queer|lgbt\w*|non-?binary|asexual|homo\w*|sexual\w*|orientation|gender|pronouns?|closet\w*|c[oa]m(?:e|ing|es) out|same[ -]sex|attract\w*|likes?|loves?|date|dating|marry\w*|girlfriend|boyfriend|partner|friend|pride|rainbow|transition\w*|hormones|conversion|told|tells?|telling|said|says|knows?|knew|find out|found out|call (?:him|her|them)|is a (?:girl|boy|man|woman)|them both|sin|jesus|god)\b/,
  masturbation:
    /\b(?:masturbat\w*|porn\w*|self[- ]?(?:pleasure|gratif\w*|abuse)|touch\w*|pleasur\w*|lust\w*|sex\w*|wank\w*|jerk\w*|fap\w*|onan\w*|solo|alone|urges?|habit|purity|climax|orgasm\w*|arous\w*|temptation|tempted|spilled?|seed)\b/,
  // 'How do you know if God is mad at you' and 'I'm not mad at God' are about something else.
  'anger-at-god':
    /^(?![\s\S]*\b(?:god|he) (?:is|was|must be|be|still) (?:\w+ )?(?:mad|angry|upset|furious) (?:at|with) (?:me|us|u|you)\b)(?![\s\S]*\b(?:not|never|isn'?t|wasn'?t) (?:mad|angry|furious) (?:at|with) (?:god|him|jesus)\b)/,
  'marrying-an-unbeliever':
    /\b(?:(?:un|non-?)?believ\w*|faith\w*|christian\w*|atheis\w*|agnostic|muslim|jew\w*|hindu|buddhist|mormon|catholic|orthodox|protestant|baptist|saved|unsaved|yoke\w*|relig\w*|church\w*|convert\w*|god|jesus|pray\w*|mosque|temple)\b/,
  'who-may-take-communion':
    /\b(?:communion|eucharist|mass|supper|table|bread|wine|cup|host|altar|sacraments?|receive|partake|take part)\b/,
  'threatened-with-pictures':
    /^(?![\s\S]*\b(?:vacation|holiday|trip|travel|wedding|family|baby|beach|food|graduation) (?:pics?|photos?|pictures?)\b)[\s\S]*\b(?:pics?|photo\w*|picture\w*|images?|video\w*|nudes?|naked|blackmail\w*|pay(?:ing|s|ment)?|sextort\w*|screenshots?|snap(?:s|chat|ped)?|cam(?:s|era|eras|girl)?|record\w*|tape|leak\w*|expos\w*|deepfake|intimate|send(?:s|ing)? (?:it|them|those|these)|sent (?:it|them|him|her) (?:a|some|my)|instagram)\b/,
  'sexual-violence':
    /\b(?:rap(?:e|ed|es|ing|ist)|assault\w*|sex\w*|touch\w*|forc\w*|drunk|drinks?|drugg\w*|passed out|asleep|woke|sleep\w*|no|stop\w*|consent\w*|gr[oa]p\w*|grabb?\w*|molest\w*|abus\w*|attack\w*|hands?|bed\w*|cloth\w*|pants|dress|body|date\w*|party|kiss\w*|on top|held|pinned|virgin\w*|advantage|violat\w*|harass\w*|happened|made me|did|let him|inside|fornicat\w*|harm\w*|hurt\w*|hit|uncle|coach|boss|wants?|wom[ae]n|girls?|father|dad|step\w*|friend|years?|eleven|twelve|\w+teen|tell|told|say it|secret\w*)\b/,
  'after-the-birth':
    /^(?![\s\S]*\b(?:baby shower|gender reveal|ivf|trying for a baby)\b)[\s\S]*\b(?:birth\w*|born|new ?borns?|pregnan\w*|post ?partum|post ?natal|\w+ (?:weeks?|months?|days?) (?:old|ago|in)|(?:my|the|our|her|this|a new|new) (?:\w+ )?(?:baby|babies|infant|son|daughter|twins|boy|girl|little one)|had (?:a|my|our) (?:\w+ )?(?:baby|child|son|daughter|boy|girl)|baby (?:blues|cries|cry\w*|is|was|won'?t|girl|boy)|deliver\w*|labou?r|c ?section|breast ?fe\w*|nursing|midwife|mothers?|moms?|mums?|motherhood|maternity|bond\w*|(?:drop\w*|harm\w*|hurt\w*|drown\w*|smother\w*|shak\w*|throw\w*) (?:him|her|them|it))\b/,
  'held-against-your-will':
    /^(?!(?=[\s\S]*\bsold (?:the|my|our) (?:land|house|farm|shop|car|cows?|fields?|home)\b)(?![\s\S]*\b(?:passport|lock\w*|forc\w*|debt\w*|agen\w+|escape\w*|sold me)\b))[\s\S]*\b(?:passport|papers|documents|brought (?:me|us)|juju|oath|if i run|lock\w*|allow\w*|permit\w*|let (?:me|us)|leave|escape\w*|run away|traffick\w*|recruit\w*|agen\w+|madam|boss|employer|owner|sir|oga|debt\w*|owe\w*|forc\w*|(?:sold|sell\w*)(?! (?:the|our|my|his|her|their|it)\b)|slave\w*|pimp|captive|trapp\w*|ke(?:pt|eps?) (?:me|us|my|taking)|hold\w*|held|unpaid|(?:not|n'?t|never|no) pa(?:y|id)\w*|wages|visa|clients?|customers?|house ?(?:boy|girl|maid|help)|maid|massage|hotel|bring\w* men|with men|men (?:come|pay)|sex|freedom|free|out of here|police|marry|married|marriage|wedding)\b/,
  'food-and-the-body':
    /\b(?:weigh\w*|fat|thin\w*|skinny|calori\w*|kg|kilos?|pounds|lbs|vomit\w*|thr(?:ow|owing|ew) (?:it |everything )?up|puk\w*|purg\w*|bing\w*|starv\w*|anore\w*|bulimi\w*|skip\w*|eat\w*|food|mirror|scales?|body|size|laxative\w*|diet\w*|meals?|lunch|dinner|hungry|hunger|ugly|chew\w*|fingers?|exercis\w*|restrict\w*|sick up|bones?|thighs?|stomach)\b/,
  // 'He wants me dead' is about the user.
  'when-someone-you-love-wants-to-die':
    /^(?![\s\S]*\b(?:has|have|had|got|living|lives?) (?:her|his|their|my|our) own (?:life|lives)\b(?! to (?:end|take)))(?![\s\S]*\b(?:wants?|wish(?:es)?) me (?:dead|gone|to not exist)\b)[\s\S]*\b(?:die|died|dies|dying|dead|death|suicid\w*|kill\w*|liv(?:e|ed|ing)|alive|life|end|ended|ending|harm\w*|hurt\w*|pills?|overdos\w*|gun|hospital|psych\w*|attempt\w*|hope\w*|gone|burden|goodbyes?|(?:worr\w*|scared|afraid)(?: (?:for|about|he|she|they|that|what|i)\b|$)|cut\w*|jump\w*|hang\w*|hung|note|letter|better off|anymore|any more|give up|giving up|exist\w*|wak(?:e|ing) up|safe|bridge|rope|here|point|tired|heaven|join|watch\w*|threat\w*)\b/,
  // 'Must I forgive my abuser' does not say that it happened to a child.
  'hurt-as-a-child':
    /^(?!(?=[\s\S]*\b(?:shop|boss|business|company|customers?|staff|workers?|employees?)\b)(?![\s\S]*\b(?:when i was|child\w*|as a kid|abus\w*|touch\w*|molest\w*|hurt\w*|(?:hit|beat\w*) (?:me|us))\b))[\s\S]*\b(?:child\w*|kids?|little|small|young\w*|girl|boy|teen\w*|baby|years? old|when i was|was (?:\w+ )?(?:\d+|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)|as an? \w+|age[ds]?|grew up|growing up|grade|school\w*|scouts?|camp|altar|sunday|father|dad\w*|mother|mom|mum|step\w*|uncle|aunt|grand\w*|cousin|brother|sister|babysit\w*|coach|teacher|priest|pastor|neighbou?r|family|parents?|years ago|long ago|memor\w*|remember\w*|touch\w*|molest\w*|never told|secret)\b/,
  // More than a suspicion: 'he turns the phone face down'.
  // 'Am I allowed to marry again?' asks the church.
  'when-love-controls':
    /^(?![\s\S]*\b(?:am i|are we|is it) allowed to (?:re)?marry\b)[\s\S]*\b(?:control\w*|check\w*|track\w*|watch\w*|monitor\w*|allow\w*|let(?:s|ting)? me|permission|permit\w*|forbid\w*|ask(?:s|ing)? (?:him|her)|money|cards?|account|passport|keys?|clothes|wear|makeup|friends?|family|mother|sister|isolat\w*|jealous\w*|accus\w*|angr?y?\w*|mad|temper|yell\w*|shout\w*|scar\w*|afraid|fear\w*|egg ?shells?|threat\w*|leav\w*|left|punish\w*|silent|ignor\w*|apolog\w*|sorry|submi\w*|obey\w*|confess\w*|reads?|list\w*|crazy|stupid|worthless|fault|gaslight\w*|manipulat\w*|abus\w*|hits?|hit|hurt\w*|throw\w*|drives?|sex|follow\w*|location|passwords?|phone (?:away|from me)|my phone|texts?|calls? me|every \w+|always|never|won'?t|can'?t|not supposed|close|touch\w*|stands?)\b/,
  'safety-at-home':
    /\b(?:h[iu]t\w*|hurt\w*|beat\w*|slap\w*|smack\w*|punch\w*|push\w*|shov\w*|kick\w*|chok\w*|strang\w*|neck|throat|throw\w*|threw|grab\w*|bruis\w*|eye|threat\w*|scar\w*|afraid|fear\w*|terrif\w*|hid(?:e|es|ing)? (?:in|from|the|my)|lock\w*|knife|knives|gun|weapon|abus\w*|violen\w*|ang\w*|mad|rag\w*|temper|yell\w*|scream\w*|shout\w*|control\w*|safe\w*|danger\w*|blood\w*|br(?:oke|eak)\w*|smash\w*|hands?|kill\w*|police|cops|shelter|run|leav\w*|left|flinch\w*|egg ?shells?|submi\w*|obey\w*|disciplin\w*|forc\w*|wall|door\w*|dr[iu]nk\w*|drag\w*|burn\w*|cr(?:y|ies|ied|ying)|cover\w*|makeup|sleeves|stairs|fell|he does|does it|again|sorry|promis\w*|stay\w*|walk\w*|home|house|kids|children|money|phone calls|let me|allow\w*)\b/,
  'thoughts-you-do-not-want':
    /^(?!.*\b(?:finish|complete|hold|have|get) (?:a|one|any|my own) thoughts?\b).*\b(?:thoughts?|think\w*|images?|intrusive|blasphem\w*|ocd|scrup\w*|obsess\w*|confess\w*|unforgiv\w*|unpardonable|over and over|again|check\w*|count\w*|stop|rituals?|doubt\w*|sin\w*|swear\w*|curs\w*|mind|brain|head|urges?|compuls\w*|repent\w*|evil|satan|devil|vow\w*|perfect\w*|clean|enough|did i|sure|certain|words?|hell|repeat\w*|wash\w*)\b/,
  // 'Is it OK for a Christian to play Diablo?'
  'music-and-dancing':
    /\b(?:music\w*|songs?|sing\w*|danc\w*|instruments?|drums?|guitars?|organ|piano|hymns?|rap|rock|metal|concerts?|bands?|choirs?|playlists?|listen\w*|worship|party|club\w*)\b/,
  // A widow who mentions her two boys has not lost a child.
  'loss-of-a-child':
    /^(?!(?=[\s\S]*\bmy (?:\w+ )?(?:husband|wife|spouse|partner|fianc\w+)\b[^.?!]{0,30}\b(?:killed|died|passed|dead|murdered)\b)(?![\s\S]*\b(?:son|daughter|child|children|baby|boys?|girls?|kids?)\b[^.?!]{0,20}\b(?:died|killed|passed|dead|drowned)\b))/,
  // 'People say I should be over it by now' may be said to a widow.
  'betrayed-spouse': OF_UNFAITHFULNESS,
  unfaithfulness: OF_UNFAITHFULNESS,
  'infidelity-of-my-own': OF_UNFAITHFULNESS,
  'a-spouse-who-left':
    /\b(?:left|leav\w*|mov(?:ed|ing) out|walk(?:ed|ing|s) out|gone|went|separat\w*|divorc\w*|papers|c[oa]m(?:e|es|ing) (?:back|home)|return\w*|without (?:him|her)|empty|answer\w*|new (?:girlfriend|boyfriend|woman|man|partner)|alone|packed|suitcase|apart)\b/,
  'abortion-and-after': OF_ABORTION,
  'after-an-abortion': OF_ABORTION,
  miscarriage:
    /\b(?:miscarr\w*|still ?b(?:irth|orn)\w*|pregnan\w*|bab(?:y|ies)|child\w*|heartbeat|scan|ultrasound|womb|due date|weeks?|d&c|bleed\w*|nursery|crib|ivf|loss(?:es)?|trying again|ectopic|twins?|son|daughter)\b/,
  'a-death-i-caused':
    /\b(?:kill\w*|die|died|dead|death|accident|crash\w*|hit|ran over|drove|driving|wheel|fault|caus\w*|fatal\w*|victim\w*|trial|manslaughter|family of)\b/,
  'premature-baby':
    /\b(?:prem\w*|nicu|incubator|early|weeks?|tubes?|bab(?:y|ies)|twins?|triplets|neonatal|ventilator|hospital|ounces?|grams?|pounds?|born|birth|son|daughter|milk|pump\w*)\b/,
  'children-taken-away':
    /\b(?:took|taken|take|taking|custody|cps|foster\w*|court\w*|social (?:worker|services)|remov\w*|visit\w*|judge|adopt\w*|caseworker|welfare|get (?:them|him|her|my (?:kids|children|son|daughter|baby)) back|reunif\w*|supervised|weekends?|ex)\b/,
  'a-child-on-drugs':
    /\b(?:drugs?|weed|pot|meth|heroin|fentanyl|pills|us(?:ing|es) again|high|rehab|vap\w*|addict\w*|needles?|smok\w*|cocaine|coke|crack|relaps\w*|sober|clean|overdos\w*|detox|dealer|stoned|opioids?|oxy\w*|xanax|alcohol|drink\w*|steal\w*|stole|money|street\w*|recovery|withdrawal|narcan|prodigal)\b/,
  // More than an age, 'im 13', and not a parent who is too old to drive.
  'a-child-in-danger':
    /^(?!\W*(?:i(?:'?m| am) )?(?:only |just |like )?\d{1,2}(?: ?(?:years? old|yrs?(?: old)?|yo))?\W*$)(?![\s\S]*\b(?:can(?:'?t|not)|should(?: not|n'?t)|no longer) (?:be )?driv(?:e|ing)\b(?![^.?!]*\b(?:drunk|high|fast|hits?|scare\w*)\b))/,
  // 'Due in August, after four rounds of IVF' waits no more, and asks nothing.
  infertility: NOT_EXPECTING,
  'ivf-and-infertility-treatment': NOT_EXPECTING,
  // 'Is confession to a priest needed' is about no one.
  'harmed-in-the-church':
    /\b(?:i|i'?(?:m|ve|d|ll)|me|my|mine|myself|we|us|our|he|him|his|she|her|hers|they|them|their|someone|people|kids?|child|children|girls?|boys?|teens?|victims?|survivors?|women|men|woman|man|friend|sister|brother|daughter|son)\b/,
  // Of occasions. A mother who left is not dead.
  'occasion/child-parent-died':
    /\b(?:die[sd]?|dead|deaths?|dying|pass(?:ed|es|ing)|funerals?|buried|bury|killed|lost|gone|heaven|late|widow\w*|graves?|cemetery|ground|crash|accident|cancer|suicid\w*|bring (?:him|her|them) back|coming back to life)\b/,
  'occasion/widowed':
    /\b(?:die[sd]?|dead|deaths?|pass(?:ed|es|ing)|funerals?|buried|bury|lost|loss|gone|late|widow\w*|grie(?:f|v\w*)|without|alone|anniversary)\b/,
  'occasion/suicide-loss':
    /\b(?:suicid\w*|kill\w*|shot|hang(?:ed|ing)|hung|overdos\w*|od['’]?d|(?:took|tak\w+|end\w*) (?:his|her|their)|jumped|by (?:his|her|their) own|should have known)\b/,
  'occasion/miscarriage':
    /\b(?:bab(?:y|ies)|miscarr\w*|pregnan\w*|lost|loss|losing|still ?b\w*|born|due date|ectopic|twins?|triplets?|heartbeat|d ?(?:&|and) ?c|scan|have another)\b/,
};
