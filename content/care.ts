/**
 * Hears that a person may be in danger: of suicide or self-harm, plain or veiled, her own or that of someone
 * close, and of violence now. Leaves idioms, talk of Scripture, grief, ordinary lament, dreams and what is
 * past and well alone. In doubt it hears. Pure, offline, and linear in the length of the text.
 */
export function needsCare(text: string): boolean {
  const words = tellingWords(text);
  return SIGNS.test(words) || NOW.test(words) || FAINT_SIGNS.filter((sign) => sign.test(words)).length > 1;
}

/** Violence now, or something taken or in hand: the first word is then the emergency number. */
export function isImmediate(text: string): boolean {
  return NOW.test(tellingWords(text));
}

/** A worry about somebody else, and no wish of one's own beside it. */
export function isForSomeoneElse(text: string): boolean {
  const words = tellingWords(text);
  return ABOUT_OTHERS.test(words) && !OWN.test(words);
}

/** What counts of a text: without idioms, Scripture, stories, dreams and what is past. */
function tellingWords(text: string): string {
  let dreaming = false;
  let past = false;
  const telling: string[] = [];
  for (const part of plainWords(text).replace(IDIOMS, ' , ').split(PARTS)) {
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
  [/ (?:wanna|wana|wan to|want 2|wan 2|wanting to) /g, ' want to '],
  [/ (?:gonna|gunna|gona|finna|fixing to|going 2) /g, ' going to '],
  [/ tryna /g, ' trying to '],
  [/ (?:can ?'?t|can ?not|couldn'?t|could not|cudnt) /g, ' cannot '],
  [/ won'?t /g, ' will not '],
  [/ (wouldn|shouldn|isn|aren|wasn|weren|haven|hasn)'?t /g, ' $1 not '],
  [/ (would|should|is|are|was|were|have|has)n not /g, ' $1 not '],
  [/ (?:do|does|did|don|doesn|didn)(?:'?t| not| t) /g, ' not '],
  [/ (?:ain'?t|no longer|no wan|nor) /g, ' not '],
  [/ i'?m(?= )/g, ' i am'],
  [/ (?:i'?ve|i have been|ive been) /g, ' i have '],
  [/ (i|you|he|she|they|we|it|there)'(?:d|d've) /g, ' $1 would '],
  [/'ll /g, ' will '],
  [/'re /g, ' are '],
  [/'ve /g, ' have '],
  [/ (he|she|it|that|there|what|who|life|everyone|everybody|nobody|everything)'s /g, ' $1 is '],
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
const PARTS = / (?=\. |but |now |these days |lately |tonight |today |and i (?:am|want|feel|wish|cannot|not|keep|have) )/;

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
  / (?:used to|(?:years?|decades?) (?:ago|back)|long ago|once (?:was|tried|wanted|felt|attempted|thought)|(?:was|were) once|when i was|when he was (?:a|young)|as a (?:child|teen|teenager|kid|girl|boy|student|young)|in my (?:teens|twenties|youth|childhood)|in (?:19|20)\d\d|back then|before (?:i (?:knew|met|came|found|was|got|became|gave|believed)|christ|jesus|my conversion)|growing up|not suicidal anymore|in the past|my past|survived|survivor|overcame|recovered|(?:saved|delivered|rescued|freed|healed|kept|brought|pulled) (?:me|him|her|us) (?:from|out|back|through)|set (?:me|him|her) free|(?:saved|delivered|rescued) (?:me|him|her) (?:\.|and|$)) /;
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
  WISH: 'want*/wish*/long/longs/longing/longed/hope/hopes/hoping/hoped/pray/prays/praying/prayed/like/love/prefer/beg/begs/begged/begging/ask/asks/asked/asking/ready/deserve*/decided/plan/plans/planning/planned/choose/chosen/need/needs/trying/tried/tries/tempted/better/desperate/determined/prepared/willing/supposed/easier/sooner/allowed/meant/time/scheduled/rather',
  MULL: 'think/thinks/thinking/thought/thoughts/talk/talks/talking/talked/dreaming/fantasise*/fantasize*/fantasising/fantasies/contemplat*/consider*/imagin*/plan/plans/planning/idea/urge/urges/feel/feels/feeling/felt/keep/keeps/obsess*/daydream*/joking/jokes/threaten*/posting/posts/texting/texted/posted',
  ABOUT: 'of/about/like/on/to/over',
  SELF: 'myself/himself/herself/themselves/themself/yourself/oneself/ourselves/hisself',
  LORD: 'god/lord/jesus/father/him/you/he/wish/someone/somebody/death/saviour',
  MY: 'my/our/his/her/their/your/ones',
  LATE: 'tonight/now/today/soon/tomorrow/early/quickly/sooner/immediately/already/this_week',
  GONE: 'gone/dead/not_here/not_around/not_alive/no_more/out_of_the_way/anymore/under_the_ground/in_the_ground/buried/six_feet_under/never_born/not_exist/not_in_it/disappear*/vanish*/died/die/out_of_the_picture/passed/missing',
  PILLS: 'pills/tablets/meds/medication/medicine/paracetamol/tylenol/ibuprofen/panado/panadol/insulin/morphine/tramadol/sleepers/capsules/painkillers/antidepressants/sedatives/xanax/diazepam/codeine',
  POISON: 'bleach/poison/sniper/pesticide/insecticide/weedkiller/weed_killer/antifreeze/acid/otapiapia/kerosene/dettol/jik/harpic/gammalin/paraquat',
  BLADE: 'pills/tablets/knife/knives/rope/noose/gun/pistol/razor/razors/blade/blades/scissors/belt/sniper',
  HEIGHT: 'bridge/roof/rooftop/ledge/cliff/balcony/flyover/overpass/railing/railings/train_tracks/railway_line/tracks/rails',
  KIN: 'husband/wife/boyfriend/girlfriend/partner/ex/dad/father/mother/daddy/stepdad/stepfather/stepmother/stepmom/stepmum/uncle/aunt/aunty/auntie/brother/sister/cousin/son/daughter/fiance/fiancee/hubby/spouse/in_laws/papa/baba/madam/oga/landlord/carer/guardian/roommate/grandfather/grandpa/neighbour/neighbor/parents/pastor/teacher/brothers/he/she/they',
  HITS: 'hit/hits/hitting/beat/beats/beating/beaten/slap/slaps/slapped/slapping/punch/punches/punched/punching/kicks/kicked/kicking/choke/chokes/choked/choking/strangle/strangles/strangled/rape/rapes/raped/raping/molest/molests/molested/molesting/abuse/abuses/abused/abusing/threaten/threatens/threatened/threatening/stab/stabs/stabbed/assault/assaults/assaulted/flogs/flogged/burns/burned/shove/shoves/shoved/attacks/attacked/locks/locked/starves/imprisons/canes/whips/grabs/grabbed/pushes/pushed/hurts/hurting/drags/dragged/batters/battered/throttled/traffics',
  VICTIM: 'me/us/my_kids/my_children/my_son/my_daughter/my_mother/my_sister/my_brother/my_wife/my_baby/the_kids/the_children/our_kids/our_children/our_son/our_daughter/my_friend/the_baby/myself',
  LIVE: 'live/living/be_alive/being_alive/go_on/going_on/carry_on/carrying_on/keep_going/keep_living/keep_on/continue/continuing/stay_alive/staying_alive/staying/be_here/being_here/exist/existing/wake_up/waking_up/get_up/breathe/breathing/keep_breathing/keep_trying/be_around/stick_around/hang_on/hold_on/stay_here/see_tomorrow/another_day',
  WHERE:
    'with/in/at/there/here/near/by/for/under/on/alone/together/a/an/far/close/next/as/out/off/according/apart/away/my/his/that/through/up/the/to/this_job/working/playing/singing/studying/serving/coming/paycheck/from/about/fasting/waiting/learning/leading',
  TIRED: 'tired/exhausted/weary/sick/done/fed_up/finished/through/bored/over/worn_out/drained/sick_and_tired/had_enough/enough',
};

const EMERGENCY = [
  // Something taken, or in hand.
  'took/taken/swallowed/drank/drunk/swallow/downed/take/taking/ate/eaten .. all/bottle/overdose/handful/handfuls/too_many/whole_box/whole_packet/whole_pack/everything_in/loads/lots/bunch/40/50/60/100/30/20 .. PILLS',
  'took/taken/swallowed/downed/finished/emptied/drank a/the/my/entire? whole/entire/full? bottle/box/packet/pack !(of_water/of_wine/of_milk/of_juice/of_coke)',
  'took/taken/taking/take an/a/my? overdose',
  'overdosed/overdosing !(on_sugar/on_chocolate/on_caffeine/on_coffee/on_cake/on_netflix)',
  'overdose',
  'took/taken/swallowed/drank/drunk/drinking/drink/swallow/downed/ate .. POISON',
  'have/got/bought/holding/hold/with/found/get/tied/tying/hiding/hid a/the/my/his/her? BLADE .. in_my_hand/to_my/at_my/against_my/to_use/ready/round_my/around_my/under_my/next_to_me/beside_me/to_end/to_shoot/to_hang',
  'BLADE is/are .. ready/in_my/in_front/next_to_me/beside_me/calling/right_here/around_my',
  'am/sitting/standing/stood/up/out/parked/waiting on/at/near/by/over/beside/above/looking_over/looking_down_from the/a/this/top_of_the/edge_of_the/edge_of_a/our? HEIGHT',
  'am about to do it/something',
  'cannot/not/unable .. keep/stay/feel/be myself? safe !(distance/sex)',
  'not safe .. alone/myself/tonight/home/house/husband/here/family/dad/father/by_myself',
  'bleeding .. cut/cuts/wrist*/not_stop/everywhere',
  // Violence now.
  'KIN !(s) .. HITS .? VICTIM !(up/that/with_a_question/on_the_back/in_chess/at/to/in/too_easily/with_kindness/deeply)',
  'husband/wife/boyfriend/girlfriend/partner/father/dad/stepdad/uncle/mother/brother s? .. HITS her/him/them !(up/at/to/in)',
  'am/are/is/get/getting/gets/being/been being/been? beaten/abused/raped/molested/stalked/threatened/strangled/trafficked/assaulted/battered/tortured/held_against !(at_chess/at_the/up_by_life/by_satan/by_the_devil/by_the_enemy/down)',
  'my KIN is/are/gets/has_become/becomes/can_be/keeps/being .. abusive/violent',
  'abusive/violent relationship/marriage/home/husband/boyfriend/partner/father/wife/household/ex',
  'domestic violence/abuse',
  'KIN/threaten*/said/says/say/swore/swears/afraid/scared/fear/fears/terrified/frightened/worried/will .. try/tries/trying/tried/going/will/would/wants/threaten*/promised .. kill/shoot/stab/burn/murder/strangle/behead/slaughter me/us/my/the_kids/the_children/the_house/our',
  'KIN/threaten*/said/says/swore/swears/threats/threat .. kill/killing/shoot/stab/burn/murder VICTIM/the_house/our_house !(when_she_sees/when_he_sees/when_they_see/if_i_am_late)',
  'says/said/threatens/threatening/threatened/swears/swore .. hurt/kill/burn/shoot/hit/beat me/us/my/the_house/the_kids',
  'afraid/scared/terrified/frightened/fear .. kill/hurt/beat/hit/shoot/murder/rape me/us !(with/when_she_sees/when_he_sees/feelings)',
  'afraid/scared/terrified/frightened to go/be/stay/return/sleep at? home !(alone_after)',
  'afraid/scared/terrified/frightened/fear/fearing/fears for/of my/our life/lives/safety',
  'afraid/scared/terrified/frightened of my husband/wife/boyfriend/girlfriend/partner/dad/father/stepdad/stepfather/uncle/ex/brother/mother/son !(s/dying/leaving/going/losing/getting)',
  'KIN .. knife/gun/machete/cutlass/hammer/belt/cable/weapon .. me/us/my/night/hand/outside/door',
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
  'LORD/please/begging/beg/want/pray .. kill/end/finish/strike/smite me !(softly)',
  'want/hope/wish/pray/if .. bus/car/train/truck/lorry/cancer/tumour/tumor/illness/plane/lightning/covid/virus/accident/sickness .. hit/hits/kill/kills/take/takes/finish/finishes/strike/strikes/crash* me/./us/and/,',
  // To end one's life.
  'kill/kills/killing/hang/hanging/shoot/shooting/drown/drowning/stab/stabbing/poison/poisoning/off/offing/top/topping/harm/harms/harming/hurting/cuts/cutting/burning/starving/starves/starve/strangle/ending/end/suffocate/electrocute/scratching/punishing/purging SELF',
  'want/wants/going/could/will/might/keep/urge/tempted to? hurt/cut/burn/injure/scratch/hit SELF',
  'killed/hanged/hung/drowned/stabbed/poisoned/harmed/hurt/cut/burn/burnt/burned/shot/starved/choked/injured myself',
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
  'jump/jumping/jumped/throw_myself/throwing_myself/fling_myself/leap* .? off/from/in_front/into/under/over/onto/out_of a/the/my/third/an/this/some? moving/second/tall/mainland? HEIGHT/building/train/trains/bus/car/cars/traffic/window/river/sea/lake/lagoon/tube/lorry/truck/bridge/tracks/platform/road/well !(with_a_parachute/bungee)',
  'want/wants/wanted/thought/think/thinking/thinks/going/urge/tempted/almost/nearly/could/feel_like/imagine/imagining/keep/about to/about/of/like? stepping/step/walking/walk/walked/stepped/driving/drive/drove/run/running/crash/crashing/crashed/steer/steering/swerve/swerving/wade/wading/jump/jumping .. in_front/into_traffic/into_a_tree/into_a/into_the_path/into_the_sea/into_the_river/into_the_lake/into_the_road/into_oncoming/off_the/off_a/under_a/into_the_water/into_the_ocean',
  'drive/drove/driving/crash/crashed/swerve my/the car .. on_purpose/deliberately/tree/wall/bridge/oncoming/cliff',
  'not/never/hardly want/wish/deserve/desire/care/plan/intend to? live/living/exist/existing/breathe/survive !(WHERE/without_faith/without_god)',
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
  'ways/way/methods/how to? die/kill/end !(for/to_self/well/to_sin/in_christ/to_my/time/weeds/a/the/mosquitoes/bacteria/poverty/daily/rats)',
  'noose',
];

const VEILED = [
  // A burden, and better off without me.
  'i/me/am/become/becoming/being/be/feel_like/only/not_be .. a/such_a/nothing_but_a/the/always_a/another? big/huge/heavy/terrible/constant/useless/financial/real? burden to/on/for/anymore/. !(prayer/revival/the_lost/souls/the_nations/missions/god_s/my_city/intercession/the_poor)',
  'better/happier/easier/lighter/relieved/relief/improve/improved/nicer/richer/simpler/less_stressed/peaceful/thrive/fine/freer/safer .. without/if/when/once/with/were/after .? me/i/i_am/i_was/i_were not_around/GONE/./,/in_it/around/here/anymore/in_their/in_the_way/to/dragging/and/because/for',
  'better/happier/easier off? .. without me',
  'without me .. better/happier/easier/lighter/relieved/thrive/fine !(at_work)',
  'if/when/once i/am/was/were/had/could/not .. GONE .. better/happier/easier/care/notice/miss/cry/relieved/lighter/fine/mind/matter/sad/problem*/solve*/free/peace/celebrate/funeral',
  'said/says/say/texted/text/told/thinks/tells/keeps/believes/posted/wrote/message/feels .. better/happier/easier off? .. without him/her/them',
  'everyone/they/people/world/family/kids/children/nobody/anyone/who/you/we/church/god .. care/cares/notice/miss/mind/realise/realize/cry/know/matter/mourn .? if/when/that/whether i/am/was/were/had/not/just? .? GONE/not_wake/never_woke/not_come/never_came/ended/fell_off/not_there/stopped/slipped/was_not_here/were_not_here',
  'nobody/anyone/anybody/who/they/everyone/not would/will/to miss/mourn/cry_for/grieve me !(at/in/on/if_i_skip)',
  'insurance .. help/pay/provide/take_care/look_after/support/set/cover/fix/feed/better/worth/money .. them/my/family/kids/children/wife/everyone/debts/more/than',
  'worth more dead',
  'my death/funeral/being_dead/dying would/will/could/might/wont .. solve/fix/help/free/end/bring/make/be/hurt/bother/release',
  'taking/take/takes up .? space/air/oxygen/room_on_earth !(in_the/in_our/on_the_shelf)',
  'i/am/feel_like/just a? waste of space/air/oxygen/breath/skin/life/food',
  'not/never/nobody .. have/need to worry/deal/put_up/bother/suffer/look_after/carry/support/think/feed/pay/see/care .. me/my .. anymore/much/longer/soon/again',
  'not/stop be/being/bother/trouble/burden/hurt/disturb/annoy/in .? a_problem/you/anyone/anybody/them/everyone/your_way/the_way .? anymore/soon/much_longer/again/after',
  // Sleep without waking.
  'sleep/asleep/bed/nap/eyes/night/slumber .. not/never/without/not_have_to .? wake/wakes/waking/woke/open/opening/get_up/wakin !(on_time/for/him/the/my/them/early)',
  'want*/hope/hoping/wish/wishing/pray/praying/prayed/ask/asking/rather/prefer/mind/if/love/like/okay/asks .. not/never .? wake/waking/woke/woken/wakes/get_up/see_morning/see_the_morning/see_tomorrow !(WHERE/early/late/him/her/them/me)',
  'not want/wish/care/like/need to wake/see/face/make_it !(WHERE/early/late/him/her/them/me/you/someone/everyone/people/god) up? tomorrow/anymore/./,/and/again/in_the_morning/one_day/from/to_this/morning/another/if/to_see/because/the_morning/the_sun',
  'not let/make me wake/see_morning/see_tomorrow/see_another',
  'hate/hates/dread/disappointed/angry/sad/sorry/upset/cry/cried/curse/gutted/regret .. wake/waking/woke/opened_my_eyes .. up/again/alive/every/. !(early/late/to_the/before/at)',
  'sleep/sleeping/rest/close_my_eyes forever/for_ever/for_good/and_be_gone/and_stay_asleep/permanently/eternally',
  'in my sleep .. take/takes/die',
  'die/dies/take_me/takes_me/took_me/go/pass/pass_away/slip_away/taken in my sleep',
  // No reason, no future.
  'no/not/without/nothing/lost/what/see/any/is_there/little/one/give_me/need_a/whats/find/wheres/why_is_there .. reason*/point/purpose/sense/use/meaning/motivation to/in/for/of/i_should/why me/my/us/keep? .? LIVE !(WHERE/this)',
  'nothing/little/not_anything/not_much/nobody/noone .? to/for .? live/living/stay/wake_up/keep_going/go_on/stick_around for/./,/anymore/since/after/here !(in/with)',
  'nothing/nobody .? keeping/holding/keeps/holds/left_for/for .? me here/alive/in_this_world/on_this_earth !(in_this_town)',
  'what/whats is? the/s? point/use anymore/of_it_all/of_it/of_anything/of_me/of_any_of/of_trying/in_living/of_staying/of_being/of_existing/of_another',
  'life/living is/are/was/has_become/feels/seems? not/hardly/no .? worth !(a_penny)',
  'not worth living/being_alive/it_to_live/staying/going_on/existing/the_air/keeping_alive/waking !(in/with/at)',
  'is life worth living',
  'why am/was/should i/did/must/bother/do .? alive/born/keep_living/stay_alive/live/exist/keep_breathing/still_here/keep_going/even_here/wake_up !(in/into/with/to_serve/a/blind/this/at/here/on/so)',
  'why .. go_on/carry_on/keep_going/keep_living/bother_living/stay_alive/keep_existing/living !(WHERE/this/holiday)',
  'cannot/not/no .. see/imagine/picture/have/envision a/any/my/the? future .? for_me/anymore/./,/ahead/where_i/and/left/beyond/at_all/because',
  'i/me/myself/there_is/there_being .? no/not_a future .? for_me/./,/anymore/ahead/left',
  'cannot/not see/imagine/picture/envision/expect/think/plan .. myself/i_will/me/i_would/to .? alive/here/living/making/make/reach/reaching/past/old/older/be_here/be_alive/be_around/live/last/see/growing/getting_old/next/around/surviving/survive/turning/seeing .. year/years/month/week/birthday/christmas/easter/30/40/25/20/18/21/tomorrow/night/morning/weekend/old/anymore/longer/summer/thirty/forty/./graduation/wedding',
  'will/would/cannot/not .? make_it/last/survive/live/be_alive/be_here/be_around through/to/past/until/till/see/much/this/another/beyond/for/by .? night/tonight/morning/tomorrow/birthday/christmas/longer/week/weekend/year/30/new_year/my/the_end_of/next !(meeting/service/church/rehearsal/exam/exams/lesson)',
  'will/would/might/may/shall/should not .. be here/around/alive/with_you/on_this_earth/in_this_world/on_earth next/tomorrow/by/christmas/much/anymore/when/long/in/after/soon/to/for_long/for_much/for_your/for_the/past/come/then/./,/again/at_the_end !(meeting/at_church)',
  'will not be a problem/here_when/around_to/here_to',
  'not planning/plan/expecting/intending/going/expect .? to? be/being/stick/sticking/live/stay/staying/living .? here/around/alive/long/that_long !(for_dinner/at_work)',
  // Farewells and putting in order.
  'this/it is/will_be/might_be/may_be .? my/our/the/a? final/last/one_last? goodbye/farewell/last_post/last_message/last_prayer/last_note/last_entry/last_words/last_letter/last_time_i/final_post/final_message/last_night_on/last_day_on/last_night_alive !(to/for_now/until/tour/party/as/at/in)',
  'goodbye/goodbyes/farewell/bye ,? everyone/all/world/cruel_world/my_friends/friends/forever/my_loves/family/to_everyone/for_good/for_ever/to_you_all/to_all !(see_you/have_a)',
  'saying/say/said/says .? goodbye/goodbyes/farewell .? to_everyone/to_all/to_my_friends/to_my_family/to_people/./,/and_giving/before_i_go/forever/properly_before_i/to_you_all !(at_the/to_my_mother)',
  'by/when/if/once the_time/you/they/anyone .? read/reads/see/sees/find/finds/get/gets/reading/hear .? this/it/me .. gone/dead/late/over/home/with_jesus/be/not',
  'giving/give/gave/gives/given/leave/leaving/left .? away? my/all/his/her/their .? things/stuff/belongings/possessions/everything/pets/clothes/cat/dog/treasures/jewellery/jewelry/guitar/savings .? away/to/. !(god/jesus/follow/the_poor/charity/him)',
  'giving/gave/given/giving_out/give away .. his/her/their/my/all/everything .? things/stuff/belongings/possessions/everything/favourite/favorite/clothes/books/treasured/most/pets/guitar/dog/cat/jewellery/own',
  'letter/letters/note/notes/message/messages/video/videos/email/voicemail .. each/in_case/after_i/when_i_am_gone/goodbye/explaining/to_be_opened/to_find/for_after/everyone/forgive_me/for_when/once_i',
  'goodbye/final/last/farewell letter*/note*/message*/video*/post',
  'affairs/papers/will/accounts/passwords .. in_order/sorted/ready/written/wrote .. soon/peace/gone/ready/time/done/long/leave/rest',
  'made my peace .. soon/go/gone/leave/ready/order/with_dying/with_leaving/with_it/with_ending',
  'look/take/care/watch/remember/tell/feed/raise/love/promise/forgive/kiss/mind/hug .. after/care/for/them/him/her/my/me .. when/once/after/if i .? gone/dead/not_around/not_here/not_there/away_for_good',
  'when/once/after i am gone .. soon/long/tonight/tomorrow/remember_me/not_cry/not_blame/will_understand/tell/not_be_sad/be_ok/be_fine',
  'soon/tomorrow/tonight/friday/next_week i will/shall be gone/with_jesus/with_him/at_peace/free/home/out_of/no_more/with_my/dead/at_rest',
  'i will be gone/at_peace/with_jesus/free soon/by/tomorrow/tonight/anyway/before',
  'it/everything/all will be/all .? over soon/tonight/tomorrow/for_good/for_me',
  'it will soon/all be/soon over',
  'know when/how/where it/i will/all/is/would/am? end/ends/go/over',
  'forgive/sorry/understand/pardon/judge .. what i am/will/have_to/must/might/may .? about/going/do/planning/have',
  'my time here/on_earth/on_this_earth is/has/will .. up/over/done/end/short/near/finished',
  'last christmas/birthday/easter/new_year/meal/sunset/sunrise/night/summer .. alive/on_earth/with_you_all/i_will_see/here/ever',
  // Means, places and plans, not named as such.
  'saved/saving/save/hoard*/stockpil*/collected/collecting/stashed/stashing/hid/hiding/counting/counted/count/gathering/hidden/storing/been_keeping/kept .. PILLS',
  'look/looks/looking/looked/stare/staring/think/thinking/thought/holding/hold/eyeing/gaze/gazing/watch/watching/find_myself .? at/about/of/in/over/down/off/to .? the/those/my/that/her/his/all_those/a .? BLADE/PILLS/HEIGHT/trains .? in/and/how/under/over/on/by/for/./,/again/all/every/when/too/tonight/with/at/below/pass !(repair/beautiful/is_closed)',
  'how easy/simple/peaceful/quick/easily/nice/quiet it would be/to_be/feel to/./if/,/just !(to_fix/to_cook/to_learn)',
  'how easily/easy i/it could/would .? end/go/slip/let_go/step/jump/fall/stop/disappear/swerve/drown',
  'look/looked/looking/search/searched/googled/googling/researched/researching/reading .? up/for/about/into/on/at? how/ways/methods/the_dose/painless .. take/die/kill/end/dose/hang/tie/overdose/pass .. ./,/to/it/a/myself/how/and/would/noose !(take_a/take_the/to_cook/kill_weeds/kill_ants/end_the/hang_a/take_care/a_tie)',
  'looked/look/looking/search* .. how much/many .. take/enough/need .',
  'drove/drive/driving/walked/walk/went/go/going/gone/been/was/sat/stood/stand/sit/visit .? to/up/out/on/at/over/by/off .? the/that/my/a .? HEIGHT .? again/tonight/last/yesterday/today/and_nearly/and_almost/to_end/to_jump/to_think/alone/for_the/but_could',
  'water/river/sea/lake/drop/traffic/train/trains/tracks .? looks/looked/seems/is/calls/calling/pulls/invites .. peaceful/inviting/me/calm/calling/easy/quiet/welcoming',
  'want/walk/walking/swim/go .. into the/and_into/out_into/out_to sea/river/lake/ocean/woods/water/snow .. not/never/keep/and_disappear/and_let',
  'never/not come/coming/came/return/going_to_come back .. anymore/ever/home_tonight/this_time',
  'only/one/no/easy/easier/other/another/easiest/last/single/any way/exit/escape/answer/solution/option .? out/to_end/to_stop/to_escape/to_find_peace/to_find_rest/left_for_me/to_be_free/left_and_it !(of_debt/of_sin/of_this_job/of_this_mess/of_this_contract/of_the_building/to_heaven/of_poverty/of_it_financially/of_town)',
  'look/looking/found/find/want/need/see/plan/think/planned/have/exit .? a/no/my/the/any way/exit/escape out/route/plan ./,/of_this_life/of_it_all/of_life/of_here/anymore/for_me/for_good/soon/tonight',
  'want out of life/this_life/this_world/my_life/living/it_all/this_body/everything',
  'leave/leaving/exit/quit/escape/depart/depart_from/check_out/check_out_of/go_from/out_of this/the/my/of_this? life/world/earth/planet/existence .? behind/now/soon/tonight/./,/for_good/and/because/anymore/early/forever !(better/a_better)',
  // Home to heaven, too soon.
  'LORD .. take/takes/took/call/calls/bring/collect me home/away/in_my_sleep/tonight/now/today/soon/already/./,/out_of_this/from_this/from_here/before/with_you/to_be_with/quickly/off_this/to_heaven !(from_work/from_school/from_the_airport/deeper)',
  'take/call/bring/carry/come_for me home/away/now/out ,? LATE/./i_am_done/i_am_ready/i_am_tired/because/please/i_cannot',
  'why .. take/took/call/called/let/spare/keep/kept/leave/left me .? home/away/now/yet/live/./,/alive/here/already/too/instead/on_this_earth/that_night/survive !(in_this_job/for_another)',
  'want/wish/ready/like/long/longing/need/rather/wants/hope to/i_could? .? be/go/join/come/get/see/meet/fly .? with/home/to/him/her/heaven/my/up .. LATE/not_want_to_wait/not_wait/before_my_time/cannot_wait/tired_of_waiting/ahead_of/instead_of_here/rather_than_here/anymore/right_away !(revival/from_work/the_doctor/the_cinema/the_beach/work/bed/church/bible)',
  'heaven/home/jesus/god/lord/him/eternity .. before_my_time/before_his_time/before_my_hour/earlier_than/ahead_of_time/ahead_of_schedule/too_early/sooner_than/home_early/to_heaven_early/heaven_early',
  'go/going/come/came/get/arrive/went home/to_heaven/to_god/to_glory early/sooner/before_my_time .. god/heaven/sin/jesus/lord/angry',
  'god/lord/jesus/father .. angry/mind/forgive/sin/understand/mad/upset/wrong/punish/accept/let_me_in .. home_early/went_home/came_home/come_home/came_early/went_early/go_early/not_wait/my_own_way/ended_it/skip_ahead/hurried/cut_it_short/cut_my_life',
  'hurry/rush/hasten/speed/bring_forward/shorten/cut_short my/the/up .? death/end/going_home/journey_home/homegoing/life/days/departure',
  'join/follow/be/go_to/rejoin/with/reunited .? my/him/her/you/them/with/to .. heaven/grave/dead/other_side/soon/sooner/tonight/now/not_want_to_wait/today/next_life/in_death/there !(one_day/some_day/someday/choir/church/again_one/the_call/the_team/the_meeting/on_zoom)',
  // Not to exist.
  'not/never/stop/stops/cease/without/stopped/not_to/could_not/too_tired_to_keep/keep/hate/tired_of .? exist/existing/being_me/being_here/being_alive !(WHERE)',
  'existing/existence/living/being_alive/breathing/life_itself/staying_alive/waking_up/to_exist/to_live/to_breathe .? hurts/is .? much/painful/unbearable/exhausting/./a_chore/torture/hard/pain/too/agony/bad/,/to/hell !(with/in_christ)',
  'too .? tired/exhausted/weak/broken/weary/worn_out .? to .? LIVE/fight_anymore/keep_existing/be_alive !(WHERE/this)',
  'TIRED .? of/with/from/to .? my/this/all? living/life/being_alive/existing/existence/being_here/breathing/this_world/waking_up/this_earth/the_world/staying_alive/surviving/being !(in_this_house/in_this_flat/out_of/with/on/of_sin/paycheck/under/at/in_london/insurance/for/group/from/so/single/late/treated/ill/sick/told/alone/ignored/busy/poor/broke/called/a_/the/used/lied/judged/jealous/stuck/away/up/early/to)',
  'want/wish/could/going/like/love/wants/need/rather/if i? to? .? could? .? disappear*/vanish*/fade_away/evaporate/dissolve/be_erased/cease/be_no_more/be_nothing/stop_being/slip_away/turn_to_dust !(from_the_stage/for_a_week/for_a_weekend/on_holiday/from_social)',
  'disappear*/vanish*/gone/fade_away/asleep/quiet/rest/leave/away for_good/forever/permanently/and_never_return/and_never_come',
  'if i disappeared/vanished/dropped/was_not_here/were_not_here/stopped_existing/was_gone',
  'want/wants/need/wish/make/wanting/wished .? it/everything/the_pain/this/this_pain/all/life/my_life/my_pain/the_hurting/the_noise .? all/to/would/could/will/just? .? end/stop/be_over/go_dark/go_quiet/finish/over .? forever/for_good/permanently/one_way/anymore/./now/,/once/whatever/any_way/tonight/and !(raining)',
  // Never to have been born, not meant to be here.
  'not/never have/been/be/was/were/had .? been/be? born !(again/into/in/of/with/blind/yesterday/free/gay/rich)',
  'wish/hate/regret/curse/sorry/angry/hates/cursing .. i/my/she/he/being/was/ever/me .? birth/born/was_born/conceived/being_born/had_me !(again/into/in/with/late/blind)',
  'mother/parents/she/they/you/dad/father should/wish/ought/better/would .. abort/aborted/never_had_me/not_had_me/not_have_had_me/never_have_had_me/miscarried',
  'not ask/asked/choose/chose to be/exist born/alive/exist/here',
  'should/ought/was/am/were not/never .? supposed/meant/to/have/be .? be/been/exist/being? .? alive/born/here/existed/exist ./,/anymore/at_all/i/in_this_world/on_this_earth/and/because',
  'not/never belong/fit/meant .? in/on/for/here .? this/the? world/earth/life/planet/here .? anymore/./and',
  'not deserve/deserving to/of? be_here/be_alive/life/to_be_alive/to_live/exist/breathe/living/air/the_air !(eternal/with)',
  'hate/hates/hating/despise/loathe being_alive/living/existing/being_here/that_i_am_alive/every_breath/that_i_exist/that_i_was_born/waking_up !(in/with/at/early/there/on/near)',
  'give/giving/gave/given/gives .? up .? on life/living/everything/it_all/myself/trying_to_live/staying_alive/being_alive/existing/the_fight_to_live',
  'done/finished/through/over with/trying/fighting .? life/living/this_life/this_world/everything/existing/it_all/to_live/to_stay_alive/to_survive/being_alive/to_exist/this_earth !(insurance/group)',
  'cannot/not/never/unable .? go_on/carry_on/keep_on/keep/continue/bear .? living/existing/being_alive/breathing/to_live/being_here/in_this_life !(WHERE)',
  'cannot/not live/exist/be_here/be_alive/do_life/face_life/survive/face_tomorrow/face_another_day/face_another .? like_this/this_way/anymore/another_day/this_life/with_myself/day/morning/one_more_day',
  'life has/have/holds/feels/is/seems .? no/lost/nothing/without/empty_of .? meaning/point/purpose/left/for_me/pointless/meaningless/to_offer',
  'my life is/feels/has/means .? over/meaningless/pointless/worthless/not_worth/finished/nothing/not_matter/no_meaning/no_purpose !(in_christ/without_christ/without_jesus/without_god/without_you/now_yours)',
  // Afraid of oneself.
  'not/cannot/never trust myself .? to_be/tonight/alone/around/with_the/with_my/with_pills/with_a/now/anymore/right_now/on_my_own/near/in_the_house/not_to !(with_money/with_the_card/around_chocolate/with_my_phone)',
  'afraid/scared/terrified/frightened/worried/fear .? of/about/by? .? what i/he/she/they .? might/may/could/will/would/am_going_to/am_capable .? do/of/to',
  'afraid/scared/terrified/frightened/worried of myself/being_alone_with_my_thoughts/my_own_thoughts/my_own_mind/my_thoughts/being_alone_tonight/my_own_head',
  'might/may/going_to/will/could/about_to/gonna do something stupid/silly/drastic/bad/terrible/irreversible/permanent/to_myself/crazy/to_himself/to_herself/i_cannot_undo/dumb',
  'dark thoughts .. tonight/again/stronger/louder/will_not/act/scare*/winning',
  'voices/voice/thoughts/something/head/demon/enemy/devil/satan .? tell*/say/says/saying/whisper*/keeps/urging/urges .. die/end/jump/worthless_and/kill/not_deserve/hurt_myself/do_it/to_end',
  'not want to be saved/rescued/found_in_time',
  'cannot/not hold/hang/holding/hanging on .? anymore/much_longer/another/tonight/for_much/any_more !(to_this_job)',
  'nobody/they/you will/would .. find my/me body/dead/hanging/in_time',
];

// One alone is an ordinary lament; two of different kinds are not.
const FAINT = [
  'cannot/not/hardly do/go_on/take/carry_on/keep_going/bear/cope/handle/stand/face/fight/keep_doing/carry/want_to_do .? this/it/like_this/life/anymore/another/one/the_pain/./, !(course/job/work/at_work/class/exam/project/maths/diet/traffic/commute/noise/heat)',
  'nobody/not_anyone/not_one .. needs/need/loves/love/cares/care/miss/wants/want/notice/notices me/./if/about/whether/that/i',
  'worthless/useless/failure/waste/hate_myself/hate_my_life/disgust_myself/unlovable/unloved/nothing_matters/pointless/i_ruin/ruined_everything/numb/empty_inside/dead_inside',
  'am done/finished/broken_beyond/ready_to_go/at_the_end/out_of_strength/out_of_hope !(with_work/with_the/with_my/with_this/with_church/my/cooking/reading/for_the_day/for_today)',
  'goodbye/farewell/sorry_for_everything/forgive_me/sorry_to_everyone/sorry_mum/thank_you_for_everything/final/remember_me/i_love_you_all/last_time/sorry_everyone',
  'no hope/way_out/way_forward/future/light/end_to_this/relief/escape',
  'given/give/giving up',
  'decided/decision/made_up_my_mind/chosen_the_day/set_a_date/planned_it/have_a_plan/plan_is/ready_now/it_is_time/time_has_come',
  'tonight/soon_it/will_be_quick/before_morning/not_long_now/the_last',
  'pills/rope/bridge/razor/blade/train_tracks/gun/knife/noose/cliff',
  'make it stop|end|want it to stop|cannot breathe|pain never ends|pain will not stop|want peace|want to rest|need it to end|want this to be over',
  'god has/had abandoned/forsaken/given_up/left/forgotten|forgotten_me|hates_me',
  'not matter anymore|if_i|whether_i|what_happens_to_me',
];

/** Said by those who are well; taken out before anything is looked for. */
const IDIOMS = heard([
  'suicide/suicidal squad/mission/bomb*/vest/prevention/hotline/awareness/rates/rate/statistics/training/watch_ministry/door*/sunday/note_in/attack*/pact_in/of/helpline/by_cop/drill/drills/pass/bereavement/loss/survivors/terrorist*/lane/doors',
  'political/career/social/financial/commercial/assisted/economic suicide',
  'died/death/dies/dead/lost/passed/deaths .. by/to/from/through/of suicide/an_overdose/a_drug_overdose/overdose',
  'committed/commited/completed/comitted suicide !(attempt)',
  'prevent/preventing/against/over/after .. s suicide',
  's suicide',
  'am/is/are/was/were/feel/been not/never .? suicidal',
  'not/never .? want/wanted/wish/wants/going/about/planning/plan to? die/dying/be_dead/kill_myself/hurt_myself/end_my_life/kill_himself/kill_herself/harm_myself',
  'would never .? kill/hurt/harm/end/take myself/my_life/my_own_life',
  'nobody/no_man wants/want to die',
  'we .. deserve/deserved to? die/death',
  'die/died/dies/dying/dead/death/dyin daily? .? to/unto/for/with/in/through my? self/sin/sins/myself/the_flesh/flesh/the_world/me/us/him/you/christ/jesus/the_gospel/the_lord/his/our/my_children/my_kids/my_sins/ourselves/this_world/my_faith/the_law/pride/ego/it/sinners/my_friends/my_country/my_family/adam/trespasses/my_own/them/everyone/mankind/humanity/the_old/old/your/faith/peace/your_sins/oneself/what_i_believe/the_church/god/her/yourself/jealousy/anger/lust',
  'want/wanted/wants/ready/willing/had/came/chose/choose to die .? for/so/at_home/at_peace/in_peace/in_faith/well/in_his/in_christ/old/of_old/with_dignity/in_my_own_bed/knowing/empty/a_good/a_holy/like_christ/whenever/when_he/when_the_lord/when_god',
  'kill/killing/killed/crucify/crucified .? the/my old/flesh/pride/ego/old_man/old_self/self/sin/sinful/vibe/mood',
  'to? die is gain',
  'rather die than wear/eat/sing/speak/admit/deny/betray/renounce/listen/sit/watch/ask/dance/compromise/preach/deny_christ/pray_out/say/tell/go_back_to_school/go_to/go_on_stage/be_late/be_seen/live_without_christ/live_in_sin',
  'want/wanted/wanting/going/about/nearly/almost/like/thought .? to? .? i? .? was? .? going? to? die/died/dying/dead/die_of/curl_up_and_die/sink .? of/from/with/laughing/when/in .? embarrassment/shame/laughter/laughing/boredom/cringe/heat/the_heat/cold/hunger/happiness/joy/excitement/cuteness/he/she/my/they/pastor/the/everyone/i_saw/thirst/pe/gym',
  'dead/died/dying/die/crying/lol .? laughing/lmao/lol/haha/with_laughter',
  'dying/die/dead to see/meet/know/try/hear/eat/get/go/have/tell/show/visit/read/watch/find/taste/ask/be_there/hold',
  'dying for .? coffee/tea/break/weekend/holiday/shower/nap/drink/loo/food/sleep/a',
  'to die for',
  'could/would kill for/to have/a/to_be/to_get/to_see/some/have/see',
  'bored/scared/worried/tired/frozen/sick/worked/starving/thrilled/starve/talked/done/freezing/loved/love/worrying .. to death',
  'dead tired/on_my_feet/serious/line/end/sea/battery/phone/last/wrong/weight/simple/right/easy/ahead/boring/funny/sure/beat/quiet/cute/good/set/asleep',
  'kill/killing/killed/kills .? time/two_birds/an_hour/the_mood/the_vibe/it/off/bacteria/weeds/ants/rats/mosquitoes/germs/an_afternoon',
  'killing myself laughing/at/over/to/trying/with/in/for/studying/working/doing',
  'kill/killed/hurt/hurting/cut/burn/burned/burnt/hit/injured/punish* SELF .? laughing/shaving/chopping/cooking/on/with_the_kitchen/with_a_kitchen/while/playing/lifting/at/trying/over/out/off/some/from/in_the_foot/falling/running/short/slack/by_accident/accidentally/peeling/opening/skiing/slicing/moving/ironing/skating/gardening/with_boiling/with_hot/loose/doing/baking/climbing/training/exercising/gymming/frying',
  'shot/shoot/shooting SELF in the foot',
  'hang/drown/drowning/bury/burying/hanging SELF .? in/out/with .? work/coffee/studies/books/netflix/chocolate/to_dry/worship/paperwork/prayer/exams/self_pity/assignments/love',
  'hurt/cut/burn* myself .? shaving/cooking',
  'did/do/why/when/that .? he/she/they/my .? kill/hang/shoot/drown/poison himself/herself/themselves',
  'ends/end/cutting/cuts/cut .? it out',
  'end/ending it with/between/there/on_a/by_eight/before_nine',
  'take my life .? and .? let/use/make/mould/mold/shape/lead/do/transform/i_surrender/i_give/in_your/as/back/seriously/forward/in_a/into_your/in_new/in_his/to_the_next/for_granted/lord_jesus_and/for_your',
  'lost/losing/lose the will to live .? in/at/during/after/waiting/listening/trying/on_hold/on/halfway/with/doing/when/queuing',
  'saw my/life end/is flash',
  'hit/hits me up/that/like/hard/with/today/then/during/how/when_i_realised/when_i_realized/while/later/all_over/right_in/between/me/out_of/in_the_heart/one_day/in_prayer/differently',
  'beat/beats/beating/beaten/kicked/kicks/slapped/hit/hits me .? at/to/in/up_over/by_two/again_at/every_game/on_the_back/on_the_shoulder/with_a_high/a_high',
  'beat/beating/beats/hit/kick/kicking myself up/over/for',
  'devil/satan/enemy/demons/demon/sin/god/lord/spirit/heat/scripture/verse/word/sermon/cancer/heels/shoes/feet/knees/back/allergies/hay_fever/workload/commute/song/grief/it/this/that/life/waves/homework .. hit/hits/hitting/beat/beats/attack*/kill/kills/killing/abuse*/threaten*/hurts/hurting/pushes/pushed/kicks/grabs/grabbed/locked/slapped/slaps/choke*/burns/burned/rapes/strangle* me/us/my',
  'god/lord/jesus/he took me in/out/through/by/from/to/deeper/higher/back/as/aside/up/home_from',
  'take/took/taking/bring/drive/drove me home from/after/safely/with/by_car/to_my/to_mother/last_night/before_ten',
  'country roads take me home',
  'mother/mom/dad/wife/boss/husband/teacher/parents/coach/manager/father/sister/he/she/they will/is_going_to/would/are_going_to/going_to/is_so_going_to/are_going .? to? .? kill/murder me .? if/when/for/lol/haha/over .? i/she/he/they/spilling/the/this/being/we/losing/forgetting .? am/see*/forget/find/break/broke/miss/missed/lost/scratch*/do/hear/dent*/not/late/fail/failed/eat/ate/car/spend/spent/buy/bought/burn*/out_that_i_broke/arrive/be/lose/are/were/leave_the_lights/wake/shrank/shrunk',
  'tired/sick/weary/done/fed_up of/with living .? in/with/out/under/paycheck/on/at/far/from/like_a_student',
  'heaven .? one_day/some_day/someday',
  'one/some day .. heaven/home/see_him/be_with/meet/see_her',
  'will not be here/around/there next/tomorrow/on/for/by/in .. we/on_holiday/holiday/vacation/away/trip/flight/visiting/visit/work/moving/back/wedding/out_of_town/surgery/camp/retreat/conference/leave/because/travelling/traveling/family/school/abroad',
  'will not be here/around/there next week/month/sunday/year/tuesday/friday/weekend ,? .. we/holiday/away/visiting/moving/travelling/traveling/trip/family/wedding/conference/camp/flying',
  'should not be here/alive .. accident/crash/surgery/miracle/grace/thank/doctors/thanks/cancer/god',
  'happy/good/grateful/glad/thankful/great/blessed/lucky to be alive/here',
  'not afraid/scared .. die/dying',
  'goodbye .? everyone ,? .. see_you/have/until/next/safe/thanks_for_coming/blessings/travel/tomorrow',
  'giving/gave/give/given away .. poor/charity/needy/shelter/refugees/sale/moving/declutter*/jesus/missionaries/orphans/homeless/downsizing/house_move',
  'cut/cutting my finger/hair/hand/nails/thumb/toe/coffee/spending',
  'laid/lay/laying/lays .. hands on me',
  'wake/waking/woke .? up .? early/late/at/on_time/for/before_six/before_dawn/before_the_alarm/to_pray/to_feed/to_an/to_a/to_the/tired/grumpy',
  'cannot/not wait to meet/see/be',
  'took/take/takes/taken/finished .. PILLS/bottle/course .. doctor/prescribed/antibiotics/every_morning/headache/fever/nurse/pharmacist/with_food/for_my_blood',
  'bottle of water/wine/milk/juice/coke/oil/pop/lemonade',
  'end/edge of my/the/our seat/rope_with/year/month/week/day/tether/term',
  'not let me go',
]);

const SIGNS = heard([...PLAIN, ...VEILED], '');
const NOW = heard(EMERGENCY, '');
const FAINT_SIGNS = FAINT.map((sign) => heard([sign], ''));

function heard(signs: string[], flags = 'g'): RegExp {
  return new RegExp(` (?:${signs.flatMap((sign) => sign.split('|')).map(pattern).join('|')})`, flags);
}

function pattern(sign: string): string {
  return sign
    .split(' ')
    .map((token) => {
      if (token === '..') return '(?:\\w+ ){0,4}';
      if (token === '.?') return '(?:\\w+ )?';
      if (token.startsWith('!')) return `(?!(?:${words(token.slice(2, -1))}) )`;
      return token.endsWith('?') ? `(?:(?:${words(token.slice(0, -1))}) )?` : `(?:${words(token)}) `;
    })
    .join('');
}

function words(token: string): string {
  return token
    .split('/')
    .map((word) => FAMILIES[word]?.replaceAll('/', '|') ?? word)
    .join('|')
    .replaceAll('_', ' ')
    .replaceAll('.', '\\.')
    .replaceAll('*', '\\w*')
    .replaceAll('/', '|');
}
