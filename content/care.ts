import { soundsLikeDanger } from './careLanguage';
import { signsFrom } from './careSigns';

/**
 * Hears that a person may be in danger: of suicide or self-harm, plain or veiled, her own or that of someone
 * close, and of violence now. Leaves idioms, talk of Scripture, grief, ordinary lament, dreams and what is
 * past and well alone. In doubt it hears. Pure, offline, and linear in the length of the text.
 */
export function needsCare(text: string): boolean {
  return heardIn(text) !== null;
}

/** How clearly danger is heard: 'faintly' by the sound of a text alone, as in 'I am afraid of the future'. */
export function heardIn(text: string): 'plainly' | 'faintly' | null {
  const sound = soundsLikeDanger(text);
  // Looking for signs takes most of the time, and here they would change nothing.
  if (sound + SIGN <= ENOUGH) return null;
  const hasSigns = showsSigns(text);
  const certainty = sound + (hasSigns ? SIGN : 0);
  if (certainty <= ENOUGH) return null;
  return hasSigns || certainty >= CLEAR ? 'plainly' : 'faintly';
}

// A sign that is written down here is believed unless the rest speaks clearly against it; other words must be
// clear by themselves. Found with the sentences of each author judged by what was learned from the others.
const SIGN = 1.5;
const ENOUGH = 0.2;

// Of sentences never seen before, 5 of 95 plain ones and 12 of 72 veiled ones that were heard lie below it.
const CLEAR = 1;

/** Whether one of the signs written down here stands in a text, and not only its sound. */
export function showsSigns(text: string): boolean {
  const words = tellingWords(text);
  return SIGNS.standIn(words) || isNow(words) || FAINT_SIGNS.filter((sign) => sign.standIn(words)).length > 1;
}

/** Violence now, or something taken or in hand: the first word is then the emergency number. */
export function isImmediate(text: string): boolean {
  return isNow(tellingWords(text));
}

/** Whether the danger in this hour comes from another person, and not from one's own hand. */
export function tellsOfViolence(text: string): boolean {
  return VIOLENCE.standIn(tellingWords(text));
}

/** A worry about somebody else, and no wish of one's own beside it. */
export function isForSomeoneElse(text: string): boolean {
  const words = tellingWords(text);
  return ABOUT_OTHERS.test(words) && !OWN.test(words);
}

function isNow(words: string): boolean {
  return OWN_HAND.standIn(words) || VIOLENCE.standIn(words);
}

/** What counts of a text: without idioms, Scripture, stories, dreams and what is past. */
function tellingWords(text: string): string {
  let dreaming = false;
  let past = false;
  const telling: string[] = [];
  for (const part of IDIOMS.replacedIn(plainWords(text), ' , ').split(PARTS)) {
    const words = ` ${part} `.replace(SAID_IN_SCRIPTURE, (all, like) => (like ? all : ' , '));
    const ended = PAST.test(words) && !RETURNED.test(words);
    dreaming ||= DREAM.test(words);
    past ||= ended;
    if (ended || DREAM.test(words) || (STORY.test(words) && !OWN.test(words))) continue;
    if ((dreaming && !AWAKE.test(words)) || (past && BYGONE.test(words) && !PRESENT.test(words))) continue;
    telling.push(words);
  }
  return telling.join('').replace(/ {2,}/g, ' ');
}

/** Lower case words between single spaces; ` . ` ends a sentence and ` , ` a part of one. */
function plainWords(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\.\.+|…/g, ' ')
    .replace(/[.!?;]|\n\n/g, ' . ')
    .replace(/[,:()–—]| - /g, ' , ')
    .replace(/[^a-z0-9'.,]+/g, ' ');
  return SPELLINGS.reduce((plain, [said, meant]) => plain.replace(said, meant), ` ${words} . `);
}

// One way to say each thing. The order matters: contractions before what they contain.
const SPELLINGS: [RegExp, string][] = [
  [/ (?:sui? ?[cs]i+d|su[ia]cid|su1cid|sewersli?d|s u i c i d)(?= ?(e|al|es)\b)/g, ' suicid'],
  [/suicid (?=e|al)/g, 'suicid'],
  [/ (?:kms|kil+ ?m[ye] ?s[el]+f) /g, ' kill myself '],
  [/ (?:unalive?|un alive|k1ll|kil) /g, ' kill '],
  [/ (?:unaliving|k1lling|kiling) /g, ' killing '],
  [/ (?:my ?slef|my self|meself|mysel|maself|myslf|mi self) /g, ' myself '],
  [/ (him|her|your) self /g, ' $1self '],
  [/ (?:wanna|wana|wan to|wnat to|watn to|wnt to|want 2|wan 2|wanting to) /g, ' want to '],
  [/ (?:gonna|gunna|gona|finna|fixing to|going 2) /g, ' going to '],
  [/ tryna /g, ' trying to '],
  [/ (?:can ?'?t|can ?not|couldn'?t|could not|cudnt) /g, ' cannot '],
  [/ won'?t /g, ' will not '],
  [/ (wouldn|shouldn|isn|aren|wasn|weren|haven|hasn)'?t /g, ' $1 not '],
  [/ (would|should|is|are|was|were|have|has)n not /g, ' $1 not '],
  [/ (?:do|does|did|don|doesn|didn)(?:'?t| not| t) /g, ' not '],
  [/ (?:ain'?t|no longer|no wan|nor) /g, ' not '],
  [/ i'?m(?= )/g, ' i am'],
  [/ i'?ve /g, ' i have '],
  [/ (i|you|he|she|they|we|it|there)'(?:d|d've) /g, ' $1 would '],
  [/'ll /g, ' will '],
  [/'re /g, ' are '],
  [/'ve /g, ' have '],
  [/ (he|she|it|that|there|what|who|life|everyone|everybody|nobody|everything)'?s /g, ' $1 is '],
  [/ (they|you)(?:re|d|ll) /g, ' $1 would '],
  [/'s /g, ' s '],
  [/'/g, ''],
  [/ (?:any ?more|any longer|no ?more|nomore|nymore) /g, ' anymore '],
  [/ (?:no ?one|nobody|no body|not anyone|not anybody|none of them) /g, ' nobody '],
  [/ (?:every ?one|every ?body|all of them|all of you) /g, ' everyone '],
  [/ (?:mum|mom|mummy|mommy|mama|mam) /g, ' mother '],
  [/ u /g, ' you '],
  // What only fills a sentence would stand between the words that matter.
  [
    / (?:(?:just|really|so|very|honestly|actually|literally|simply|truly|even|kinda|tbh|ngl|idk|maybe|perhaps|seriously|fucking|bloody|quite|ever|please|pls|plz|abeg|sometimes|often|still|kind of|sort of|right|probably|basically|completely|totally|absolutely|finally|o|oh|lol|dear) )+/g,
    ' ',
  ],
  [/ , (?:lord|god|jesus|father|pastor|friends|guys) , /g, ' '],
  [/ {2,}/g, ' '],
];

/** Where a sentence may turn from what was to what is. */
const PARTS =
  / (?=\. |but |now |these days |lately |tonight |today |and i (?:am|want|feel|wish|cannot|not|keep|have) )/;

const SAID_IN_SCRIPTURE =
  /( (?:like|as|my|my \w+))? (?:elijah|jonah|job|moses|jeremiah|david|paul|peter|samson|saul|judas|jesus|christ|rachel|psalmist|prophet|stephen|ahithophel|simeon) (?:\w+ )?(?:said|asked?|asking|prays?|prayed|wanted|wished|cursed?|cried|wrote|writes|felt|longed|begged|told|had to|hang(?:ed)?|hung|killed?|committed?|died?|did|was|chose|requested)(?: [^.]*|$)/g;

/** Told about, not felt; unless the person says ‘I’ as well. */
const STORY =
  / (?:elijah|jonah|samson|saul|judas|ahithophel|ahitophel|abimelech|zimri|sermon|preach\w*|films?|movies?|novels?|series|episodes?|characters?|documentary|podcasts?|lectures?|essays?|books?|news|training|seminars?|conference|bible study|awareness|prevention|hotline|squad|martyrs?|lyrics|thriller|detective|chapter|gilboa) /;

const DREAM =
  / (?:dream(?:ed|t|s)? (?:that|i|about|of|my|we|he|she|a|the|last|in|where|someone)|(?:my|a|had|strange|same|bad|this|in the|weird|recurring) (?:dreams?|nightmares?)|i dream(?:ed|t)|nightmares?) /;
const AWAKE =
  / (?:woke|awake|awoke|real life|now|today|these days|lately|tonight|since|i (?:want|wish|hate|cannot|not want|keep|have|feel)|suicid\w+) /;

const PAST =
  / (?:used to|(?:years?|decades?) (?:ago|back)|long ago|once (?:was|tried|wanted|felt|attempted|thought)|(?:was|were) once|when i was|when he was (?:a|young)|as a (?:child|teen|teenager|kid|girl|boy|student|young)|in my (?:teens|twenties|childhood)|in (?:19|20)\d\d|back then|before (?:i (?:knew|met|came|found|was|got|became|gave|believed)|christ|jesus|my conversion)|growing up|when (?:we|they) were (?:kids|little|children|young|small)|not suicidal anymore|in the past|my past|testimony|survived|survivor|overcame|recovered|(?:saved|delivered|rescued|freed|healed|kept|brought|pulled) (?:me|him|her|us) (?:from|out|back|through)|set (?:me|him|her) free|(?:saved|delivered|rescued) (?:me|him|her) (?:\.|and|$)) /;
const RETURNED =
  / (?:again|still|tonight|last night|lately|this (?:morning|week)|yesterday|today|worse|(?:is|are|came|come|comes|coming|creeping|crept|back) back|return\w*) /;
const BYGONE = / (?:\w{2,}ed|was|were|had|took|cut|felt|thought|kept|hit|beat|would) /;
const PRESENT =
  / (?:am|is|are|want|wants|wish|wishes|feel|feels|cannot|not|keeps?|has|have|will|should|hope|again|now|tonight|today|yesterday|last night|lately|better) /;
const OWN =
  / i (?:\w+ )?(?:want|wanted|wish|wished|cannot|feel|am|not|have|tried|hate|need|keep|took|will|would|might|think|thought) |myself| so do i | me too /;
const ABOUT_OTHERS =
  / (?:(?:my|our|a|his|her|this) (?:\w+ )?(?:son|daughter|friend|friends|brother|sister|mother|dad|father|wife|husband|cousin|mate|flatmate|roommate|colleague|girl|boy|child|kid|nephew|niece|partner|boyfriend|girlfriend|student|neighbour|neighbor|uncle|aunt|pastor|teen|someone|grandson|granddaughter|fiance|bestie|housemate)|someone|himself|herself|themselves) /;

/**
 * Families of words that stand for one another in the signs. In a sign, `a/b` is one of several, `a_b` two
 * words, `?` may be left out, `..` up to four other words, `!(a/b)` not before these, `*` any ending.
 */
const FAMILIES: Record<string, string> = {
  WISH: 'want*/wish*/long/longs/longing/longed/hope/hopes/hoping/hoped/pray/prays/praying/prayed/like/love/prefer/beg/begs/begged/begging/ask/asks/asked/asking/ready/deserve*/decided/plan/plans/planning/planned/choose/chosen/need/needs/trying/tried/tries/tempted/better/desperate/determined/prepared/willing/supposed/easier/allowed/meant/time/scheduled/rather',
  MULL: 'think/thinks/thinking/thought/thoughts/talk/talks/talking/talked/dreaming/fantasise*/fantasize*/fantasising/fantasies/contemplat*/consider*/imagin*/plan/plans/planning/idea/urge/urges/feel/feels/feeling/felt/keep/keeps/obsess*/daydream*/joking/jokes/threaten*/posting/posts/texting/texted/posted',
  ABOUT: 'of/about/like/on/to/over',
  SELF: 'myself/himself/herself/themselves/themself/yourself/oneself/ourselves/hisself',
  LORD: 'god/lord/jesus/father/him/you/he/wish/someone/somebody/death/saviour',
  MY: 'my/our/his/her/their/your/ones',
  LATE: 'tonight/now/today/soon/tomorrow/early/quickly/sooner/immediately/already/this_week',
  GONE: 'gone/dead/not_here/not_around/not_alive/not_there/anymore/in_the_ground/buried/never_born/never_been/not_exist/did_not_exist/disappear*/vanish*/out_of_the_way/out_of_the_picture/out_of_their/out_of_it/no_more/taken/dropped_dead/six_feet_under',
  PILLS:
    'pills/tablets/meds/medication/medicine/paracetamol/tylenol/ibuprofen/panado/panadol/insulin/morphine/tramadol/sleepers/capsules/painkillers/antidepressants/sedatives/xanax/diazepam/codeine',
  POISON:
    'bleach/poison/sniper/pesticide/insecticide/weedkiller/weed_killer/antifreeze/acid/otapiapia/kerosene/dettol/jik/harpic/gammalin/paraquat',
  BLADE: 'pills/tablets/knife/knives/rope/noose/gun/pistol/razor/razors/blade/blades/scissors/belt/sniper',
  HEIGHT:
    'bridge/roof/rooftop/ledge/cliff/balcony/flyover/overpass/railing/railings/train_tracks/railway_line/tracks/rails/top_floor/multi_storey',
  KIN: 'husband/my_man/my_guy/wife/boyfriend/girlfriend/partner/ex/dad/father/mother/daddy/stepdad/stepfather/stepmother/stepmom/stepmum/uncle/aunt/aunty/auntie/brother/sister/cousin/son/daughter/fiance/fiancee/hubby/bf/gf/spouse/in_laws/papa/baba/madam/oga/landlord/carer/guardian/roommate/grandfather/grandpa/neighbour/neighbor/parents/pastor/teacher/brothers/he/she/they',
  HITS: 'hit/hits/hitting/beat/beats/beating/beaten/slap/slaps/slapped/slapping/punch/punches/punched/punching/kicks/kicked/kicking/choke/chokes/choked/choking/strangle/strangles/strangled/rape/rapes/raped/raping/molest/molests/molested/molesting/abuse/abuses/abused/abusing/threaten/threatens/threatened/threatening/stab/stabs/stabbed/assault/assaults/assaulted/flogs/flogged/burns/burned/shove/shoves/shoved/attacks/attacked/locks/locked/starves/imprisons/canes/whips/grabs/grabbed/hurts/hurting/drags/dragged/batters/battered/throttled/traffics',
  VICTIM:
    'me/us/my_kids/my_children/my_son/my_daughter/my_mother/my_sister/my_brother/my_wife/my_baby/the_kids/the_children/our_kids/our_children/our_son/our_daughter/my_friend/the_baby/myself',
  LIVE: 'live/living/be_alive/being_alive/go_on/going_on/carry_on/carrying_on/keep_going/keep_living/keep_on/continue/continuing/stay_alive/staying_alive/staying/be_here/being_here/exist/existing/wake_up/waking_up/get_up/breathe/breathing/keep_breathing/keep_trying/be_around/stick_around/hang_on/hold_on/stay_here/see_tomorrow/another_day',
  WHERE:
    'with/in/at/there/here/near/by/for/under/on/alone/together/a/an/far/close/next/as/out/off/according/apart/away/my/his/that/through/up/the/to/this_job/working/playing/singing/studying/serving/coming/paycheck/from/about/fasting/waiting/learning/leading',
  TIRED:
    'tired/exhausted/weary/sick/done/fed_up/finished/through/bored/over/worn_out/drained/sick_and_tired/had_enough/enough',
};

const EMERGENCY_BY_OWN_HAND = [
  // Something taken, or in hand.
  'took/taken/swallowed/drank/drunk/swallow/downed/take/taking/ate/eaten .. all/bottle/overdose/handful/handfuls/too_many/whole_box/whole_packet/whole_pack/everything_in/loads/lots/bunch/40/50/60/100/30/20 .. PILLS',
  'took/taken/swallowed/downed/emptied/drank a/the/my? whole/entire/full bottle/box/packet/pack !(of_water/of_wine/of_milk/of_juice/of_coke/of_biscuits/of_sweets/of_crisps/of_cookies)',
  'took/taken/swallowed the/all/those/these pills/tablets !(for/as/this/with/before/every/from/the)',
  'going to jump .',
  'took/taken/swallowed/take pills/tablets !(for/as/this/with/before/every/from)',
  'took/taken/taking/take/to/an/my overdose !(of_coffee/of_chocolate/of_sugar/of_cake)',
  'overdosed/overdosing !(on_sugar/on_chocolate/on_caffeine/on_coffee/on_cake/on_netflix)',
  'took/taken/swallowed/drank/drunk/drinking/drink/swallow/downed/ate .. POISON',
  'have/got/bought/holding/hold/with/found/get/tied/tying/hiding/hid a/the/my/his/her? BLADE .. in_my_hand/to_my/at_my/against_my/to_use/ready/round_my/around_my/under_my/next_to_me/beside_me/to_end/to_shoot/to_hang',
  'back to the razor/blade/blades/knife',
  'BLADE is/are .. ready/in_my/in_front/next_to_me/beside_me/calling/right_here/around_my',
  'am/sitting/standing/stood/up/out/parked/waiting on/at/near/by/over/beside/above/looking_over/looking_down_from the/a/this/top_of_the/the_top_of_the/edge_of_the/the_edge_of_the/the_edge_of_a/the_side_of_the/our? HEIGHT',
  'am about to do it/something',
  'cannot/not/unable .. keep/stay/feel/be myself? safe !(distance/sex)',
  'not safe .. alone/myself/tonight/by_myself',
  'bleeding .. cut/cuts/wrist*/not_stop/everywhere',
];

const VIOLENCE_NOW = [
  'am/are/is in .? danger !(of)',
  'not safe .. home/house/husband/here/family/dad/father',
  'KIN .. throws/throwing/smashes .. at_me/at_us/and_hits',
  'KIN !(s) .. HITS .? VICTIM !(up/that/with_a_question/with_his_toy/on_the_back/with_kindness)',
  'husband/wife/boyfriend/girlfriend/partner/father/dad/stepdad/uncle/mother/brother s? .. HITS her/him/them !(up/at/to/in)',
  'am/are/is/get/getting/gets/being/been being/been? beaten/abused/raped/molested/stalked/threatened/strangled/trafficked/assaulted/battered/tortured/held_against !(at_chess/at_the/up_by_life/by_satan/by_the_devil/by_the_enemy/down)',
  'my KIN is/are/gets/has_become/becomes/can_be/keeps/being .. abusive/violent',
  'abusive/violent relationship/marriage/home/husband/boyfriend/partner/father/wife/household/ex',
  'domestic violence/abuse',
  'KIN/threaten*/said/says/say/swore/swears/afraid/scared/fear/fears/terrified/frightened/worried/will .. try/tries/trying/tried/going/will/would/wants/threaten*/promised .. kill/shoot/stab/burn/murder/strangle/behead/slaughter/hurt/beat/rape me/us/my/the_kids/the_children/the_house/our',
  'KIN/threaten*/said/says/swore/swears/threats/threat .. kill/killing/shoot/stab/burn/murder VICTIM/the_house/our_house !(when_she_sees/when_he_sees/when_they_see/if_i_am_late)',
  'says/said/threatens/threatening/threatened/swears/swore .. hurt/kill/burn/shoot/hit/beat me/us/my/the_house/the_kids',
  'afraid/scared/terrified/frightened/fear .. kill/hurt/beat/hit/shoot/murder/rape me/us !(with/when_she_sees/when_he_sees/feelings)',
  'afraid/scared/terrified/frightened to go/be/stay/return/sleep at? home !(alone_after)',
  'afraid/scared/terrified/frightened/fear/fearing/fears for/of my/our life/lives/safety',
  'afraid/scared/terrified/frightened of my husband/wife/boyfriend/girlfriend/partner/dad/father/stepdad/stepfather/uncle/ex/brother/mother/son !(s/dying/leaving/going/losing/getting)',
  'KIN/law/husband .. point*/pulled/held a? gun/knife/machete',
  'KIN !(s) .. with/has/had/holding/got/pulled/waving a/the/his/her knife/gun/machete/cutlass/hammer/weapon',
  'threatening .. with a knife/gun/machete/cutlass',
  'KIN .. hands/hand/grip/grabbed .. round/around my neck/throat/me',
  'KIN .. touches/touching/touched/forces/forced/forcing/rapes/comes .. at_night/private*/inappropriately/down_there/when_i_am_asleep/on_me/to_have_sex/sleep_with/into_my_bed/into_my_room/to_my_room/in_bed/me_to_do_things',
  'forced/forcing/forces/made/makes .. have_sex/sex_with/sleep_with',
  'not/never let/lets/letting me leave/out/go_out !(of_his_hand/of_her_sight_on)',
  'locks/locked/locking/keeps/holding me/us in/inside/up/captive/hostage/prisoner !(prayer/mind/his/perfect/love)',
  'KIN is/are .. outside/downstairs/at_the_door/coming .. kill/hurt/beat/drunk_again',
];

const PLAIN = [
  // To die, to be dead.
  'WISH to/that? die/perish/be_dead/be_gone/no_longer_exist/not_exist/not_be_alive/be_killed !(daily/of_laughter)',
  'WISH to .. and die',
  '2 die',
  'want/crave/welcome/wish/wishing/wish_for/long_for/longing_for/pray_for/praying_for/beg_for/begging_for/waiting_for/ask_for/asking_for/hoping_for/hope_for my/a/for? death !(to_self/of/penalty/row/metal/certificate)',
  'waiting to die',
  'wish*/wished/wishing/want/hope/rather/if_only i/he/she/they/am/it was/were/am/could_be/be/had_been/would? dead/deceased',
  'wish*/hope/hoping/want/pray/praying that? i/god/someone/it/something/he/him/you would/could/will/had? just/not? die/died/kill/kills/killed/take/takes/took me/in/on/when/that/young/at_birth/tonight/soon/./,/before/with/and/anymore !(seriously/to/by/as/out_for)',
  'rather/better off/be/being/am dead/in_the_grave/in_the_ground',
  'better for me/us to/if be/i/die/were/was? dead/die/died/gone',
  'rather die than go/live/be/stay/continue/face/keep/wake/carry/spend/endure/feel/suffer',
  'MULL about/of/like/on/to/over/i_am/off dying/being_dead/death_all/death_every/death_constantly/my_own_death/die !(for/to_self/well/in_peace/to_sin)',
  'going to die tonight/tomorrow/by_my/today',
  'let/lets/letting me die',
  'LORD/begging/beg/want/pray .. kill/end/finish/strike/smite me/it/this_life',
  'not care/mind if/whether .? i live/die/lived/died/wake',
  'want/hope/wish/pray/if .. bus/car/train/truck/lorry/cancer/tumour/tumor/illness/plane/lightning/covid/virus/accident/sickness .. hit/hits/kill/kills/take/takes/finish/finishes/strike/strikes/crash* me/./us/and/,',
  // To end one's life.
  'takes/ends his/her/their own life',
  'kill/kills/killing/hang/hanging/shoot/shooting/drown/drowning/stab/stabbing/poison/poisoning/off/offing/top/topping/harm/harms/harming/hurting/cuts/cutting/burning/starving/starves/starve/strangle/ending/end/suffocate/electrocute/scratching/punishing/purging SELF',
  'want/wants/going/could/will/might/keep/urge/tempted to? hurt/cut/burn/injure/scratch/hit SELF',
  'burning/burned/burnt/scratching/bruising my arms/legs/skin/thighs/wrists/hands/arm/leg !(on/in)',
  'killed/hanged/hung/drowned/stabbed/poisoned/harmed/hurt/cut/burn/burnt/burned/shot/starved/choked/injured myself',
  'am/are/is/been/she/he cutting her/his/their wrist*/arm*/legs/self',
  'cut/cuts/cutting/slit/slitting/slash/slashing/slice/slicing/opened/open my/his/her/their? wrist*/arms/arm/thigh*/legs/skin/veins/stomach/forearm*',
  'self harm*',
  'have/am/been/started/keep/keeps/back_to/stop/was cutting !(back/down/out/corners/costs/carbs/sugar/hair/grass/wood/cloth/class/the/my_hair/meat/bread/vegetables/off/paper/up/glass/my_grass/my_lawn/my_coffee/my_nails/my_sleep/my_spending)',
  'binge* and? purg*',
  'make/making/makes myself/herself/himself sick/throw_up/vomit',
  'take/taking/end/ending/ends/finish/finishing my/our/ones own? life/lives/existence',
  'take/taking/end/ending his/her/their/your own? life/lives',
  'tried/trying/try to take/end MY own? life',
  'put/putting/puts/make an end to/of my/it/myself/everything/me/this !(argument/conversation)',
  'do away with SELF',
  'suicid*',
  'end/ending it/everything all/forever/for_good/once_and',
  'want/wants/going/ready/could/about/decided/time/might/thinking/think/going_to/thought to/of/about end/ending it/everything/things_for !(with/between/there/on_a/by/before/this_year)',
  'attempt* to? on? my/his/her/end/take/kill own? life/it',
  'close/near/thought/thinking/urge .? to/of? jumping',
  'jump/jumping/jumped/throw_myself/throwing_myself/fling_myself/leap* .? off/from/in_front/into/under/over/onto/out_of a/the/my/third/an/this/some? moving/second/tall/mainland? HEIGHT/building/train/trains/bus/car/cars/traffic/window/river/sea/lake/lagoon/tube/lorry/truck/bridge/tracks/platform/road/well !(with_a_parachute/bungee)',
  'want/wants/wanted/thought/think/thinking/thinks/going/urge/tempted/almost/nearly/could/feel_like/imagine/imagining/keep/about to/about/of/like? stepping/step/walking/walk/walked/stepped/driving/drive/drove/run/running/crash/crashing/crashed/steer/steering/swerve/swerving/wade/wading/jump/jumping .. in_front/into_traffic/into_a_tree/into_a/into_the_path/into_the_sea/into_the_river/into_the_lake/into_the_road/into_oncoming/off_the/off_a/under_a/into_the_water/into_the_ocean',
  'drive/drove/driving/crash/crashed/swerve my/the car .. on_purpose/deliberately/tree/wall/bridge/oncoming/cliff',
  'not/never/hardly want/wish/deserve/desire/care/plan/intend to? live/living/exist/existing/breathe/survive !(WHERE/like_the/like_a)',
  'not want/wish/need/deserve/care to? be alive/living/breathing/in_this_world/on_this_earth/on_earth/part_of_this_world/in_this_life',
  'not want/wish to be/stay here/around !(at/for/today/with/when/while/on/early/late/all/if/in_this/this_weekend)',
  'not want/wish/plan to go_on/carry_on/continue/keep_going/keep_living/do_life/see_tomorrow/see_another/wake_up/be_on/do_this_life/stay_alive/wake !(WHERE/holiday/early/late/him/her/them)',
  'want/wants/ready/wish/like to/i? could? stop/quit/cease/be_done/be_finished with? living/existing/breathing/being_alive/being_here/being/life',
  'no/lost/losing/without/not_have/not_got/lack/zero/not_find/not .. will/desire/wish/strength/energy to live/stay_alive !(WHERE)',
  'how many/much PILLS/of/it/would/does/do/will/insulin .. take/takes/kill/die/fatal/lethal/enough/deadly !(for_a_headache)',
  'how many .? PILLS .. kill/die/fatal/lethal/deadly/enough/end',
  'lethal/fatal/deadly dose/amount/quantity',
  'painless*/easiest/quickest/fastest/best/least_painful/quick/easy/gentlest/peaceful/surest way*/method*/death to/of/for? die/go_out/end/dying/kill/death/pass/hang',
  'painless* death/way/to_die/suicide/exit',
  'ways/methods/how to? die/kill !(for/to_self/well/to_sin/in_christ/to_my/time/weeds/a/the/mosquitoes/bacteria/poverty/daily/rats)',
  'noose',
];

const VEILED = [
  // A burden, and better off without me.
  'i/me/am/become/becoming/be/feel_like/feel/only/nothing_but/not .. a/such_a/the/always_a/another? big/huge/heavy/terrible/constant/useless/financial/real? burden to/on/for/anymore/. !(prayer/revival/souls/the_lost/my_heart)',
  'better off without a/someone .. me',
  'better/happier/easier/lighter/relieved/relief/richer/freer/thrive/peaceful .. without/once/with/were/after i/me !(pray*/read/listen/think/go/get/know/understand/can/in_charge)',
  'without me/him/her/them .. better/happier/easier/lighter/relieved/thrive',
  'said/says/say/texted/text/told/thinks/tells/keeps/believes/posted/wrote/message/feels .. better/happier/easier off? .. without him/her/them',
  'if/when/once/after/that/where/whether i am/was/were/had/is/would/could/simply? GONE !(to/on/from/for/away)',
  'i/me/my/him/her/she/he GONE .. better/happier/easier/care/notice/miss/relieved/mind/fine/free',
  'care/cares/notice*/realise/realize/matter/mind if/whether/that/when i .? live/lived/die/died/not/never/stopped/came/woke/ended/make_it',
  'nobody/anyone/anybody/who/they/not/would will/would/to/even? miss/mourn/grieve/cry_for me !(at/in/on/if_i_skip)',
  'my funeral !(hymn*/song*/please)',
  'nobody/world/they/everyone/family/kids/god/church .? not/never need/needs/want/wants me .? anymore/./here/alive/around',
  'world/everyone/family .? not/nobody need/needs me',
  'insurance .. them/my_family/my_kids/my_children/my_wife/everyone/debts/more_than',
  'worth more dead',
  'cutting again',
  'sleep .. and .? be_done/never/not/gone',
  'WISH .. not see .? morning/tomorrow/sunrise/day/sunday',
  'nothing/little .? left .. living for',
  'happier/better .. with another/a_new/a_different mother/father/wife/husband/mum/dad/parent',
  'best/better/easier .. if i .? went/go/left/leave/end*/GONE',
  'had it with living/life/this_life',
  'wish/want it/everything .? .? .? end ./,/now/already',
  'by/before .? i will be gone',
  'was/been back .? on/at/to the HEIGHT',
  'bruise/burn/scratch/bite/hit my arms/legs/skin/thighs/wrists .? .? purpose/bleed/relief/.',
  'no use for it/them/these/things/anything .? anymore/now/.',
  'not need to worry about him/her/them',
  'said we/you will/would not have/need to worry',
  'better/happier/easier/relieved/relief/glad .. if/when/that i .? died/die/went/left/GONE',
  'let go of the wheel/rail/railing/steering/life',
  'want to be anymore/nothing',
  'feel* like to fall/jump/drown/die/be_dead',
  'no place for me .. earth/world/here/life/./anymore',
  'take me ,? i am done/ready/tired/finished',
  'will/would/can .? manage/cope/survive/be_fine/be_ok/be_okay/get_by/get_on/do_fine/be_alright/laugh/live/move_on/be_happy .. without me !(at/in_the/for_a/this)',
  'without me .. manage/cope/be_fine/be_ok/be_okay',
  'next christmas/birthday/year/easter/summer .. without me',
  'see my? next/another/one_more/any_more birthday/christmas/sunrise/morning/spring/summer/easter/day/year/dawn',
  'survive/face/get_through/bear/take another/tonight/one_more night/day/morning/./like !(of)',
  'death/dying/grave/dead would/feels/looks/sounds/seems .. like/better/sweet/easier/kind*/relief/friend/peaceful/easy/gentle/inviting/only',
  'not .? care/mind if/what .. crash*/hits/hit/happens_to_me/ended/dies/died/never',
  'stay/staying/keep/keeping/kept/remain/still me? alive .. for/only/because/out_of/anymore/at/hurts/./is/feels !(in_christ/and_well/to_god/because_of_him/because_of_his/because_of_jesus)',
  'decision/decided/choice/mind_up/made_up_my_mind .. peace/calm/relief/relieved/free !(to_follow/god)',
  'peace/calm/relief/relieved .. since/now/because .. decided/decision/plan/date/know_when',
  'tonight/tomorrow/today .? is/will_be/be? my last',
  'be my last night/day/./,/christmas',
  'let me come/go/be home/now/to_you/in_peace/with_you !(from)',
  'until it/i/they .? bleed*/bleeds/scar*',
  'punish* my/his/her body/self/skin',
  'escape/peace/freedom/answer/rest .. not being here/alive/around',
  'get over it/me .. happier/better/relieved',
  'left to live for',
  'into the ground/grave with me/him/her',
  'not long for this world',
  'weight/millstone/drag/drain/dead_weight/nuisance on/around/to/for .? everyone/neck/family/them/necks',
  'stop my heart !(when)',
  'LORD .. take/stop my breath/heart/breathing !(away)',
  'not be/cry/grieve/blame .. when/if/for you/they/me .? hear/find/read/am_gone',
  'walk* along/on the? train? tracks/railway .. wait*/alone/train',
  'next year/christmas/birthday .? for/with me .? ./,/in_it',
  'not see me .. again/anymore',
  'if i had/have died',
  'died at birth',
  'BLADE .. my leg/legs/arm/arms/skin/wrist*/thigh*/throat/neck/chest',
  'not deserve to? eat/food',
  'rope/noose/gun .. garage/shed/cupboard/drawer/attic/car .. i/keep',
  'pushed me out/off/down/into/against',
  'lived/live/living or died/die/dying !(to_the)',
  'only/last door .? i/is/left/open',
  'said/saying my/his/her/their goodbyes !(at/to)',
  'would/will get over it/me/losing_me',
  'living only because/for/out_of',
  'only living because/for !(christ/jesus/god)',
  'one less mouth/person/burden/problem',
  'envy/jealous .. dead/cemetery/grave*',
  'places with .. dying/dead',
  'get over me',
  'after tonight',
  'nice knowing you/everyone',
  'waiting for .. turn to die',
  'only thing/reason .. keep*/stop*/holding me/i_am .. is/alive/because',
  'pray*/hope*/hoping/wish* for cancer/an_accident/a_heart_attack/illness/the_end',
  'should never have made/created/had me',
  'run/ran out of reasons',
  'one reason to stay/live',
  'gone to .. follow him/her',
  'about not being here/alive',
  'wake/woke up .? disappointed',
  'follow him/her/them .? to_the_grave/./into',
  'my death would/will/could/might/wont',
  'taking/take/takes up .? space/air/oxygen .? !(in/on)',
  'waste of space/air/oxygen/breath/skin',
  'not/never/nobody .. have/need to worry/deal/put_up/bother/suffer/look_after/carry/support/think/feed/pay/see/care .. me/my/him/her .. anymore/much/longer/soon/again/long/next',
  'not .. be a? problem/bother/trouble/in_your_way/in_the_way/in_anyone',
  'not/never bother/trouble/burden/disturb/annoy/hurt/see/hear*/be_hearing .? from? you/anyone/anybody/everyone/me anymore/again/soon',
  'i am/was a mistake',
  'god .. mistake .. making/made/create* me',
  // Sleep without waking, no tomorrow.
  'sleep/asleep/bed/nap/eyes/night/slumber .. not/never/without .? wake/wakes/waking/woke/open/opening/get_up !(on_time/for/him/the)',
  'WISH/ask/asks .. not/never .? .? wake/waking/woke/woken/wakes/get_up/see_morning !(up_early/early/you)',
  'of/about/with/by/from/if/mind/for not/never waking/wake/woke',
  'not want/wish/care/like/need to wake/see/face/make_it up? tomorrow/anymore/./,/and/again/in_the/one/from/to/this/morning/another/if/because/the_morning',
  'not to? let/make me wake/see_morning/see_tomorrow/see_another',
  'not/wish/never/hope .. tomorrow .? not/never? come/comes/to_come/arrive',
  'why .. god/lord .. wak*/keep* me up/alive/breathing/here',
  'hate/dread/disappointed/angry/sad/sorry/upset/cry/cried/gutted/regret that/when/because/to/every/about? i? every? .? wake/waking/woke/opened_my_eyes .? up .? ./again/alive/every/,/and/to_another',
  'sleep for eternity',
  'sleep and stay there/asleep/gone/that_way',
  'soon/tonight/tomorrow .? i? will not .? be? suffer*/hurt*/need/feel/in_pain/here',
  'not need them/it/these/anything anymore/where/. !(for/today)',
  'enough .. take my breath/life',
  'go to bed and that/not/never',
  'relief .. if i went/left/GONE',
  'because i not deserve to/food',
  'ready .. all to be over',
  'pretend* .? .? be_alive/to_live/to_want_to_live',
  'sleep/sleeping/rest/close_my_eyes/asleep/quiet/peace/silence/disappear*/vanish*/stop/end/over/leave forever/for_ever/for_good/permanently/eternally !(in/with)',
  'in my sleep',
  'WISH .. heart/breathing/lungs .? would/will/to/could? stop/stops/give/gives/quit/stopping',
  'close my eyes while/when .? driving',
  // No reason, no future.
  'heart wants to stop',
  'no/not/without/nothing/lost/what/see/any/little/one/a/whats/find/wheres/is .? .? reason*/point/purpose/sense/use/meaning .? to/in/for/of/i_should/why me_to/my/us/keep/to/trying_to? LIVE !(WHERE/this)',
  'no/not .? reason*/point to/in/for it/any_of_it/anything/everything/living .? anymore/./at_all',
  'nothing/little/not_anything/not_much/nobody to/left/left_to/left_for_me_to live/stay/wake_up/keep_going/go_on/hold_on .? for/./,/anymore',
  'nothing/nobody .? keeping/holding/keeps/holds/left/here .? for? me .? here/alive/anymore',
  'life/world/earth/future .? has/holds/hold/have .? nothing for/left/to',
  'whats/what is? the point/use anymore/of_it_all/of_it/of_anything/of_me/of_any_of/of_trying/./of_another',
  'not/hardly/is_life/no_longer worth living/it_to_live/being/staying/going_on/existing/the_air/keeping_alive/waking/saving !(in/with/at)',
  'life/living/it is/are/was/has_become/feels/seems? not worth it/the',
  'why am/was/should i/did/must/bother .? alive/born/keep_living/stay_alive/live/exist/keep_breathing/still_here/keep_going/even_here/wake_up !(in/into/with/to/a/blind/this/at/on)',
  'why .. carry_on/keep_going/keep_living/bother_living/stay_alive/existing !(WHERE/this)',
  'cannot/not/no .. see/imagine/picture/have/envision a/any/my/the? future .? for_me/anymore/./,/ahead/where_i/and/left/at_all/because',
  'there/i is/have no future .? for_me/./,/anymore/left',
  'cannot/not .? see/imagine/picture/envision/expect/think myself/i/me/to .. alive/here/living/make/making/reach/reaching/past/old/older/around/live/last/survive/surviving/at/next/turning/seeing/see .. year/years/month/birthday/christmas/easter/20/25/30/40/50/tomorrow/night/morning/old/anymore/longer/thirty/forty/fifty/twenty/.',
  'not .? plan*/expect*/intend*/going/think .. be_here/be_alive/be_around/see/live/last/reach/make_it/stay .. christmas/birthday/new_year/next_year/summer/long/longer/30/old/easter/morning',
  'will/would/cannot/may/might not .? make_it/last/survive/live/be_alive/be_here/be_around .? through/until/till/see/much/another/beyond/next/by/christmas/anymore/when/long/tomorrow/in_the/after/soon/for_long/for_your/./, !(meeting)',
  'not make it through/to the? night/morning/tomorrow/weekend/30/christmas/birthday',
  'if i not/never make_it/wake/come_back/survive/get_through/come_home !(to_church/to_the)',
  // Farewells and putting in order.
  'this/it is/will_be/might_be/may_be .? my/our/the/a? final/last/one_last? goodbye/farewell/last_post/last_message/last_prayer/last_note/last_entry/last_words/last_letter/last_time_i/final_post/final_message/last_night/last_day !(to/for_now/until/at/in/of)',
  'goodbye/goodbyes/farewell/bye ,? everyone/all/world/cruel/my_friends/friends/forever/family/to_everyone/for_good/for_ever/to_all',
  'and farewell/goodbye .',
  'saying/say/said/says .? goodbye/goodbyes/farewell .? to_everyone/to_all/to_my_friends/to_my_family/to_you/to_people/./,/and_giving/before_i_go/forever/like',
  'thank .. .. , and? goodbye/farewell',
  'goodbye , i? .? love you/them all',
  'by/when/if/once the_time/you/they/anyone read/reads/see/find/finds/get/gets/reading/are_reading/you_read/they_read/they_find/you_find/you_see/you_get this/it/me .. gone/dead/late/over/home/be/with',
  'giving/give/gave/given away/out? .. things/stuff/belongings/possessions/everything/tools/favourite/favorite/treasured !(to_charity/to_god/to_the_poor)',
  'letter/letters/note/notes/message/messages/video/videos/voicemail .. each_of_my_kids/each_child/each_of_the_kids/for_each/to_each/in_case/after*/goodbye/explaining/to_be_opened/to_find/for_when/once_i/forgive_me',
  'goodbye/final/last/farewell letter*/note*/message*/video*',
  'papers/affairs/passwords/accounts/funeral/will/things .. in_order/ready/sorted/written .. soon/peace/gone/time/done/long/leave/rest/trouble/after/so_they/so_my',
  'sorted/arranged/organised/settled/ordered my papers/affairs/passwords/accounts/funeral/debts',
  'my affairs/papers in order',
  'look/take/care/watch/promise/told .. after/care/for/of/to .. when/once/after/if i .? gone/not_around/not_here/not_there',
  'told me to look_after/take_care_of his/her/their/the',
  'tell/let my/the/him/her .. know? that? i loved/love them/him/her !(so_much/every)',
  'soon/tomorrow/tonight i will/shall be gone/with_jesus/at_peace/free/home/no_more/dead/at_rest/with_him/with_her',
  'i will .? be gone/at_peace/with_jesus soon/by/tomorrow/tonight/before',
  'it/everything/all will .? .? be/all? .? over soon/tonight/tomorrow/for_good/for_me',
  'it will soon/all be/soon over',
  'know/decided when/how/where it/i/all will/is/would/am? end/ends/go/going',
  'forgive/sorry/understand/pardon/judge .. what i .? am/will/have_to/must/might about/going/do/planning',
  'my time here/on_earth is/has/will',
  // Means, places and plans.
  'saved/saving/save/hoard*/stockpil*/collect*/stash*/hid/hiding/count*/gather*/storing/enough/put*_aside/keep*_back/kept_back/put*_by/put*_away/set*_aside/building_up/skipping .. PILLS',
  'look*/star*/think*/thought/holding/gazing .? at/about/of/over/down/off .? the/those/my/that/her/his/a .? BLADE/PILLS/HEIGHT/trains !(to_repair/for)',
  'how easy/easily/simple/quick/peaceful/easier it/i would/could/might',
  'look*/search*/google*/googling/research* .? up? for/about/into/on/at? how/ways/methods/painless .. take/die/dose/hang/tie/overdose/enough .. ./to/it/myself/a_noose !(take_a/take_the/to_cook/a_tie)',
  'drove/drive/driving/walked/walk/went/go/going/gone/been/sat/stood/stand .? to/up/out/on/at/by .? the/that .? top_floor/multi_storey/HEIGHT .? again/tonight/last_night/yesterday/today/and_nearly/and_almost/to_end/to_think/but !(for/with/to_see)',
  'go/going/stand/standing/sit/sitting/went/stood/sat .. HEIGHT/platform/cliffs .. watch*/look_down/count*/think/wonder*/imagine*/let_go',
  'every time .. HEIGHT/train/PILLS .. think/thought/imagine/want/wonder/urge',
  'water/river/sea/lake/drop/train/trains/tracks .. peaceful/inviting/calling/call/calls/pulling',
  'walk/walking/swim/go .. into/out_into/out_to .? sea/river/lake/ocean/woods/water .. not/never/keep/disappear',
  'not/never come/coming/came/return back .? anymore/ever/home/this_time/from_it',
  'only/one/easy/easier/other/last/no .? way/exit/escape/answer/solution/option .? out/to_stop/to_end/to_escape/to_find/to_be_free/left/is !(of/god/christ/jesus/to/a_saviour)',
  'only one way',
  'look*/found/find/want/need/see/plan/exit .. way/exit/escape out/plan/route !(of)',
  'way/exit out of this? life/it_all/here/world',
  'want out ./,/of_life/of_this_life/of_this_world/of_my_life/of_living/of_it_all',
  'WISH .? to? .? leave/leaving/exit/quit/escape/depart/go_from/check_out .? of/from? .? this/the/my life/world/earth/planet/existence !(a_better/better)',
  'stopped/stopping/stop/refuse/quit taking/eating .. .. disappear/care/die/fade/waste/point/over',
  'cut .. to/can/could feel !(better)',
  'cutting .. .. helps/help/relief/calms',
  // Home to heaven, too soon.
  'LORD .. take/takes/took/call/calls/bring/collect/fetch/get/carry me home/away/tonight/now/today/soon/already/./,/out_of_this/from_this/from_here/before/with_you/to_be/quickly/off_this/to_heaven',
  'come/coming and/to get/fetch/take me now/tonight/soon/home/today',
  'take/call/bring/carry/come_for me home/away/now/out ,? LATE/.',
  'why .. take/took/call/called/let/spare/keep/kept/leave/left me .? home/away/now/yet/live/./,/alive/here/already/too/survive',
  'WISH .. be/go/join/come/see/meet with/home/to_heaven/to_god/to_jesus/to_him/to_the_father/to_my_father/him/her/heaven/jesus/god .. LATE/not_want_to_wait/not_wait/before_my_time/cannot_wait/tired_of_waiting/anymore !(bed/church/work)',
  'be/go/join with/to? .. , i? and/so? not want/wish to wait/stay',
  'be with my .. not want to wait',
  'before my time/hour',
  'god/lord/jesus/father/sin/angry .. .? home/heaven early/sooner/earlier !(in_the/for)',
  'heaven/home early/sooner .. god/heaven/sin/jesus/lord/angry',
  'to heaven/father/jesus/god early/sooner',
  'hurry/rush/hasten/speed/shorten/cut_short my/the/up .? death/end/going_home/journey_home/life/days',
  'WISH .. join/follow/be_with .. heaven/grave/dead/other_side/soon/tonight/now/not_want_to_wait/there',
  // Not to exist.
  'not/never/stop/stops/cease/without/stopped/could_not/keep/hate/tired_of/to_not exist/existing/being_me/being_alive !(WHERE)',
  'existing/existence/living/being_alive/breathing/staying_alive/waking_up/to_exist/to_breathe .? hurts/is .? much/painful/unbearable/exhausting/./a_chore/torture/hard/pain/too/agony/,/to/effort !(with/in_christ)',
  'too/not .? tired/exhausted/weak/broken/weary/worn_out/strong_enough/enough_strength to .? LIVE/stay/fight_anymore !(WHERE/this)',
  'TIRED/tire of/with/from/to/for my/this/all/fighting_to? live/living/life/being_alive/existing/existence/being_here/breathing/this_world/waking_up/this_earth/staying_alive/stay_alive/surviving/trying_to_live !(WHERE/out/of/like_a/insurance/group/early)',
  'life .? .? tire/tired me',
  'had enough of life/living/it_all/this_life/this_world',
  'na? only? death/grave .. remain/only_answer/friend/relief/comfort !(to_the)',
  'want to/i? could? disappear*/vanish*/fade_away/evaporate/dissolve/be_erased !(from/for)',
  'wish/if/rather/could/going_to i? could? disappear*/vanish*/fade_away/be_erased !(from/for)',
  'want*/need/needs/wish/ready .? .? it/everything/life/all_of_it all? to/would? end/stop/be_over/go_dark/go_quiet forever/for_good/./anymore/now/,/tonight/and',
  'permanent* peace/rest/sleep',
  'peace .. , the permanent',
  // Never to have been born, not meant to be here.
  'not/never .? .? been born !(again/into/in)',
  'not/never have/been/be/was/were/had .? been/be? born !(again/into/in/of/with/blind/yesterday)',
  'i .? not/never existed',
  'wish*/hate*/regret*/curse*/sorry/cursing .. i/my/she/he/being/mother/they .. birth/born/conceived/had_me !(again/into/in/with)',
  'mother/parents/she/they/you should/wish/wishes/ought/better/would .. abort/aborted/not_had_me/never_had_me/had_me',
  'not ask*/chose/choose to be born/alive/here',
  'should/ought/was/am/were not/never .? be/been/supposed/meant/exist .. alive/born/here/existed/exist/be_here .? ./,/anymore/at_all/i/in_this/on_this/and/because',
  'should/wish .. it/i .? have/had been me',
  'should/wish i? have/had? died/killed/not_survived/not_made_it',
  'wish/wished .. had .? killed/taken/finished me',
  'not/never belong/fit .? in/on/for? .? this/the? world/earth/life/planet/here .? anymore/./and',
  'not deserve to? .? live/life/exist/breathe/living/air/be_here !(in/eternal)',
  'hate/hates/hating/despise being_alive/living/existing/being_here/that_i_am_alive/that_i_exist/every_breath !(in/with/at/there/on/near)',
  'give/giving/gave/given .? up .? on life/living/everything/it_all/myself/staying_alive/being_alive/existing',
  'cannot/not/never/unable .? keep/go_on/carry_on/keep_on/continue/bear to? living/existing/being_alive/breathing/being_here !(WHERE)',
  'cannot/not live/exist/be_here/be_alive/do_life/face_life/survive/face_tomorrow/face_another like_this/this_way/anymore/day/this_life/with_myself/./morning',
  'my? life has/have/holds/feels/is/seems .? no/lost/without/empty/over/pointless/meaningless/worthless/finished .? meaning/point/purpose/./,/for_me/anymore/and',
  // Afraid of oneself.
  'not/cannot/never trust myself .? to_be/tonight/alone/around/with_the/with_my/with_pills/now/anymore/on_my_own/near/in_the_house',
  'afraid/scared/terrified/frightened/worried/fear of/about/by? what/that/of? i/he/she/they .? might/may/could/will/would/am_capable .? do/of/not_make_it/act',
  'afraid/scared/terrified/frightened of/to myself/my_own_thoughts/my_own_mind/my_thoughts/my_own_head/be_alone_with .? tonight/./,/alone/when/with/myself/my',
  'do something stupid/silly/drastic/terrible/irreversible/permanent/to_myself/crazy/to_himself/to_herself/i_cannot_undo/i_cannot_take',
  'voices/voice/thoughts/something/head/demon/enemy/devil/satan .? tell*/say/says/saying/whisper*/keeps/urges me? .. die/end/jump/kill/hurt_myself/do_it/to_end',
  'not want to be saved/rescued/found',
  'cannot/not hold/hang/holding/hanging on .? anymore/much_longer/another/tonight',
];

// One alone is an ordinary lament; two of different kinds are not.
const FAINT = [
  'cannot/not/hardly do/go_on/take/carry_on/keep_going/bear/cope/handle/stand/face/fight/keep_doing/carry/want_to_do .? this/it/like_this/life/anymore/another/one/the_pain/./, !(work/course/job/at_work/class/exam/project/maths/diet/traffic/commute/noise/heat)',
  'nobody/not_anyone/not_one .. needs/need/loves/love/cares/care/miss/wants/want/notice/notices me/./if/about/whether/that/i',
  'worthless/useless/failure/waste/hate_myself/hate_my_life/disgust_myself/unlovable/unloved/nothing_matters/pointless/i_ruin/ruined_everything/numb/empty_inside/dead_inside',
  'am done/finished/broken_beyond/ready_to_go/at_the_end/out_of_strength/out_of_hope !(with_work/with_the/with_my/with_this/with_church/my/cooking/reading/for_the_day/for_today)',
  'goodbye/farewell/sorry_for_everything/forgive_me/sorry_to_everyone/sorry_mum/thank_you_for_everything/final/remember_me/i_love_you_all/last_time/sorry_everyone',
  'no hope/way_out/way_forward/future/light/end_to_this/relief/escape',
  'given/give/giving up',
  'decided/decision/made_up_my_mind/chosen_the_day/set_a_date/planned_it/have_a_plan/plan_is/ready_now/it_is_time/time_has_come',
  'tonight .|soon it/will_be|not long now',
  'pills/rope/razor/blade/gun/noose .',
  'make it stop|pain never ends|pain will not stop|want peace|had enough|too much|want to rest',
  'god has/had abandoned/forsaken/given_up/left/forgotten me|god hates me',
  'not matter anymore|what_happens_to_me',
];

/** Said by those who are well; taken out before anything is looked for. */
const HARMLESS = [
  'that/be/is .? suicide ,/to/driving',
  'would be suicide',
  'suicide/suicidal squad/mission/bomb*/vest/prevention/hotline/awareness/rates/rate/victim*/statistics/training/watch_ministry/door*/sunday/note_in/attack*/pact_in/of/helpline/by_cop/drill/drills/pass/bereavement/loss/survivors/terrorist*/lane/doors',
  'political/career/social/financial/commercial/assisted/economic suicide',
  'died/death/dies/dead/lost/passed/deaths .. by/to/from/through/of suicide/an_overdose/a_drug_overdose/overdose',
  'committed/commited/completed/comitted suicide !(attempt)',
  'am/is/are/was/were/feel/been not/never .? suicidal',
  'not/never .? want/wanted/wish/wants/going/about/planning/plan to? die/dying/be_dead/kill_myself/hurt_myself/end_my_life/kill_himself/kill_herself/harm_myself',
  'would never .? kill/hurt/harm/end/take myself/my_life/my_own_life',
  'nobody/no_man/not_everyone wants/want to die',
  'grandmother/grandma/granny/gran/nan/nana/grandfather/grandpa/granddad/90/91/92/93/94/95/96/97/98/99 .. ready to die/go',
  'who .? .. when/after/once i am gone',
  'when/whenever/until/till .. lord/god/he/jesus calls/takes me',
  'only one way .? to the? god/father/heaven/salvation',
  'sponsor* letter*',
  'die tonight/today/now ,? will/would/am/where .. i .. heaven/go',
  'we .. deserve/deserved to? die/death',
  'die/died/dies/dying/dead/death/dyin daily? .? to/unto/for/with/in/through my? self/sin/sins/myself/the_flesh/flesh/the_world/me/us/him/you/christ/jesus/the_gospel/the_lord/his/our/my_children/my_kids/my_sins/ourselves/this_world/my_faith/the_law/pride/ego/it/sinners/my_friends/my_country/my_family/adam/trespasses/my_own/them/everyone/mankind/humanity/the_old/old/your/faith/peace/your_sins/oneself/what_i_believe/the_church/god/her/yourself/jealousy/anger/lust',
  'want/wanted/wants/ready/willing/had/came/chose/choose to die .? for/so/at_home/at_peace/in_peace/in_faith/well/in_his/in_christ/old/of_old/with_dignity/in_my_own_bed/knowing/empty/a_good/a_holy/like_christ/whenever/when_he/when_the_lord/when_god',
  'kill/killing/killed/crucify/crucified .? the/my old/flesh/pride/ego/old_man/old_self/self/sin/sinful/vibe/mood',
  'rather die than wear/eat/sing/speak/admit/deny/betray/renounce/listen/sit/watch/ask/dance/compromise/preach/deny_christ/pray_out/say/tell/go_back_to_school/go_to/go_on_stage/be_late/be_seen/live_without_christ/live_in_sin',
  'want/wanted/wanting/going/about/nearly/almost/like/thought .? to? .? i? .? was? .? going? to? die/died/dying/dead/die_of/curl_up_and_die/sink .? of/from/with/laughing/when/in .? embarrassment/shame/laughter/laughing/boredom/cringe/heat/the_heat/cold/hunger/happiness/joy/excitement/cuteness/he/she/my/they/pastor/the/everyone/i_saw/thirst/pe/gym',
  'killing myself laughing/at_the_gym/trying_to/studying/working/with_work',
  'kill/killed/hurt/hurting/cut/burn/burned/burnt/hit/injured/punish* SELF .? laughing/shaving/chopping/cooking/on/with_the_kitchen/with_a_kitchen/while/playing/lifting/at/trying/over/out/off/some/from/in_the_foot/falling/running/short/slack/by_accident/accidentally/peeling/opening/skiing/slicing/moving/ironing/skating/gardening/with_boiling/with_hot/loose/doing/baking/climbing/training/exercising/gymming/frying',
  'shot/shoot/shooting SELF in the foot',
  'hang/drown/drowning/bury/burying/hanging SELF .? in/out/with .? work/coffee/studies/books/netflix/chocolate/to_dry/worship/paperwork/prayer/exams/self_pity/assignments/love',
  'did/do/why/when/that .? he/she/they/my .? kill/hang/shoot/drown/poison himself/herself/themselves',
  'end/ending it with/between/there/on_a/by_eight/before_nine',
  'take my life .? and .? let/use/make/mould/mold/shape/lead/do/transform/i_surrender/i_give/in_your/as/back/seriously/forward/in_a/into_your/in_new/in_his/to_the_next/for_granted/lord_jesus_and/for_your',
  'lost/losing/lose the will to live .? in/at/during/after/waiting/listening/trying/on_hold/on/halfway/with/doing/when/queuing',
  'hit/hits me up/that/like/hard/today/then/during/how/when_i_realised/when_i_realized/while/later/all_over/right_in/between/me/out_of/in_the_heart/one_day/in_prayer/differently',
  'beat/beats/beating/beaten/kicked/kicks/slapped/hit/hits me .? at/to/in/up_over/by_two/again_at/every_game/on_the_back/on_the_shoulder/with_a_high/a_high',
  'beat/beating/beats/hit/kick/kicking myself up/over/for',
  'devil/satan/enemy/demons/demon/sin/heat/scripture/verse/word/sermon/cancer/heels/shoes/feet/knees/back/allergies/hay_fever/workload/commute/song/grief/workload/waves/homework .. hit/hits/hitting/beat/beats/attack*/kill/kills/killing/abuse*/threaten*/hurts/hurting/pushes/pushed/kicks/grabs/grabbed/locked/slapped/slaps/choke*/burns/burned/rapes/strangle* me/us/my',
  'take/took/taking/bring/drive/drove me home from/after/safely/with/by_car/to_my/to_mother/last_night/before_ten',
  'mother/mom/dad/wife/boss/husband/teacher/parents/coach/manager/father/sister/he/she/they will/is_going_to/would/are_going_to/going_to/is_so_going_to/are_going .? to? .? kill/murder me .? if/when/for/lol/haha/over .? i/she/he/they/spilling/the/this/being/we/losing/forgetting .? am/see*/forget/find/break/broke/miss/missed/lost/scratch*/do/hear/dent*/not/late/fail/failed/eat/ate/car/spend/spent/buy/bought/burn*/out_that_i_broke/arrive/be/lose/are/were/leave_the_lights/wake/shrank/shrunk',
  'tired/sick/weary/done/fed_up of/with living .? in/with/out/under/paycheck/on/at/far/from/like_a_student',
  'one/some day .. heaven/home/see_him/be_with/meet/see_her',
  'will not be here/around/there next/tomorrow/on/for/by/in .. we/on_holiday/holiday/vacation/away/trip/flight/visiting/visit/moving/back/wedding/out_of_town/surgery/camp/retreat/conference/leave/because/travelling/traveling/family/school/abroad/work',
  'will not be here/around/there next week/month/sunday/year/tuesday/friday/weekend ,? .. we/holiday/away/visiting/moving/travelling/traveling/trip/family/wedding/conference/camp/flying',
  'should not be here/alive .. accident/crash/surgery/miracle/grace/thank/doctors/thanks/cancer/god',
  'happy/good/grateful/glad/thankful/great/blessed/lucky to be alive/here',
  'goodbye .? everyone ,? .. see_you/have/until/next/safe/thanks_for_coming/blessings/travel/tomorrow',
  'will not be here/around/there .. ,? .. travel*/visiting/holiday/vacation/flying/away/trip/moving/wedding/camp',
  'giving/gave/give/given away .. poor/charity/needy/shelter/refugees/sale/moving/declutter*/jesus/missionaries/orphans/homeless/downsizing/house_move',
  'wake/waking/woke .? up .? early/late/at/on_time/for/before_six/before_dawn/before_the_alarm/to_pray/to_feed/to_an/to_a/to_the/tired/grumpy',
  'took/take/takes/taken/finished .. PILLS/bottle/course .. doctor/prescribed/antibiotics/every_morning/headache/fever/nurse/pharmacist/with_food/for_my_blood',
  'overdosed .. died/dead/passed',
  'at/for/sing/sung/want my funeral hymn*',
  'hymns/songs/sing/sung/lilies/bury .. at my funeral',
  'crucified with christ .. .. live',
  'dying/dies/leaves/leaving/moving .. say goodbye',
  'tablets/tablet for the/my? school/trip/kids/class',
  'fell/fall/slipped/tripped/accident/ladder/football/gym .. hurt/cut/burned/injured myself',
  'team/choir/band/game/office/company/class/project .. better/fine without me',
  'end/edge of my/the/our seat/rope_with/year/month/week/day/tether/term',
  'not let me go',
];

const IDIOMS = signsFrom(HARMLESS, FAMILIES);
const SIGNS = signsFrom([...PLAIN, ...VEILED], FAMILIES);
const OWN_HAND = signsFrom(EMERGENCY_BY_OWN_HAND, FAMILIES);
const VIOLENCE = signsFrom(VIOLENCE_NOW, FAMILIES);
const FAINT_SIGNS = FAINT.map((sign) => signsFrom([sign], FAMILIES));
