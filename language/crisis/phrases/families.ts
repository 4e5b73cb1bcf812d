// Patterns of what people in a crisis write, and of what only sounds like it. `patternCompiler.ts` compiles the patterns in this folder.

/**
 * Named lists of interchangeable words. In a pattern, `a/b` matches either word, `a_b` matches both in a row, `a?` is
 * optional, `a*` has any ending, `.?` is at most one other word, `..` is up to four other words, and `!(a/b)` means
 * that none of these follows. `|` separates two patterns.
 */
export const FAMILIES: Record<string, string> = {
  WISH: 'want*/wish*/long/longs/longing/longed/hope/hopes/hoping/hoped/pray/prays/praying/prayed/like/love/prefer/beg/begs/begged/begging/ask/asks/asked/asking/ready/deserve*/decided/plan/plans/planning/planned/choose/chosen/need/needs/trying/tried/tries/tempted/better/desperate/determined/prepared/willing/supposed/easier/allowed/meant/time/scheduled/rather',
  MULL: 'think/thinks/thinking/thought/thoughts/talk/talks/talking/talked/dreaming/fantasise*/fantasize*/fantasising/fantasies/contemplat*/consider*/imagin*/plan/plans/planning/idea/urge/urges/feel/feels/feeling/felt/keep/keeps/obsess*/daydream*/joking/jokes/threaten*/posting/posts/texting/texted/posted',
  ABOUT: 'of/about/like/on/to/over',
  SELF: 'myself/himself/herself/themselves/themself/yourself/oneself/ourselves/hisself',
  LORD: 'god/lord/jesus/father/him/you/he/wish/someone/somebody/death/saviour',
  MY: 'my/our/his/her/their/your/ones',
  LATE: 'tonight/now/today/soon/tomorrow/early/quickly/sooner/immediately/already/this_week',
  GONE: 'gone/dead/not_here/not_around/not_alive/not_there/anymore/in_the_ground/buried/never_born/never_been/not_exist/disappear*/vanish*/out_of_the_way/out_of_the_picture/out_of_their/out_of_it/taken/dropped_dead/six_feet_under',
  PILLS:
    'pills/tablets/meds/medication/medicine/paracetamol/tylenol/ibuprofen/panado/panadol/insulin/morphine/tramadol/sleepers/capsules/painkillers/antidepressants/sedatives/xanax/diazepam/codeine',
  POISON:
    'bleach/poison/sniper/pesticide/insecticide/weedkiller/weed_killer/antifreeze/acid/otapiapia/kerosene/dettol/jik/harpic/gammalin/paraquat',
  BLADE: 'pills/tablets/knife/knives/rope/noose/gun/pistol/razor/razors/blade/blades/scissors/belt/sniper',
  HEIGHT:
    'bridge/roof/rooftop/ledge/cliff/balcony/flyover/overpass/railing/railings/train_tracks/railway_line/tracks/rails/top_floor/multi_storey',
  KIN: 'husband/my_man/my_guy/wife/boyfriend/girlfriend/partner/ex/dad/father/mother/daddy/stepdad/stepfather/stepmother/stepmom/stepmum/uncle/aunt/aunty/auntie/brother/sister/cousin/son/daughter/fiance/fiancee/hubby/bf/gf/spouse/in_laws/papa/baba/madam/oga/landlord/carer/guardian/roommate/grandfather/grandpa/neighbour/neighbor/parents/pastor/teacher/brothers/he/she/they',
  HITS: 'hit/hits/hitting/beat/beats/beating/beaten/slap/slaps/slapped/slapping/punch/punches/punched/punching/kicks/kicked/kicking/choke/chokes/choked/choking/strangle/strangles/strangled/rape/rapes/raping/molest/molests/molesting/abuse/abuses/abusing/threaten/threatens/threatened/threatening/stab/stabs/stabbed/assault/assaults/assaulted/flogs/flogged/burns/burned/shove/shoves/shoved/attacks/attacked/locks/locked/starves/imprisons/canes/whips/grabs/grabbed/hurts/hurting/drags/dragged/batters/battered/throttled/traffics',
  VICTIM:
    'me/us/my_kids/my_children/my_son/my_daughter/my_mother/my_sister/my_brother/my_wife/my_baby/the_kids/the_children/our_kids/our_children/our_son/our_daughter/my_friend/the_baby/myself',
  LIVE: 'live/living/be_alive/being_alive/go_on/going_on/carry_on/carrying_on/keep_going/keep_living/keep_on/continue/continuing/stay_alive/staying_alive/staying/be_here/being_here/exist/existing/wake_up/waking_up/get_up/breathe/breathing/keep_breathing/keep_trying/be_around/stick_around/hang_on/hold_on/stay_here/see_tomorrow/another_day',
  WHERE:
    'with/in/at/there/here/near/by/for/under/on/alone/together/a/an/far/close/next/as/out/off/according/apart/away/my/his/that/through/up/the/to/this_job/working/playing/singing/studying/serving/coming/paycheck/from/about/fasting/waiting/learning/leading',
  TIRED:
    'tired/exhausted/weary/sick/done/fed_up/finished/through/bored/over/worn_out/drained/sick_and_tired/had_enough/enough',
};
