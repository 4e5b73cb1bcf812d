/** A match of one pattern is ordinary lament. Matches of two different patterns count as a crisis. */
export const FAINT = [
  'cannot/not/hardly do/go_on/take/carry_on/keep_going/bear/cope/handle/stand/face/fight/keep_doing/carry/want_to_do .? this/it/like_this/life/anymore/another/one/the_pain/./, !(work/course/job/at_work/class/exam/project/maths/diet/traffic/commute/noise/heat)',
  'nobody/not_one .. needs/need/loves/love/cares/care/miss/wants/want/notice/notices me/./if/about/whether/that/i',
  'worthless/useless/failure/waste/hate_myself/hate_my_life/disgust_myself/unlovable/unloved/nothing_matters/pointless/i_ruin/ruined_everything/numb/empty_inside/dead_inside',
  'am done/finished/broken_beyond/ready_to_go/at_the_end/out_of_strength/out_of_hope !(with_work/with_the/with_my/with_this/with_church/my/cooking/reading/for_the_day/for_today)',
  'goodbye/farewell/sorry_for_everything/forgive_me/sorry_to_everyone/sorry_mother/thank_you_for_everything/final/remember_me/i_love_you_all/last_time/sorry_everyone',
  'no hope/way_out/way_forward/future/light/end_to_this/relief/escape',
  'given/give/giving up',
  'decided/decision/made_up_my_mind/chosen_the_day/set_a_date/planned_it/have_a_plan/plan_is/ready_now/it_is_time/time_has_come',
  'tonight .|soon it/will_be|not long now',
  'pills/rope/razor/blade/gun/noose .',
  'make it stop|pain never ends|pain will not stop|want peace|had enough|too much|want to rest',
  'god has/had abandoned/forsaken/given_up/left/forgotten me|god hates me',
  'not matter anymore|what_happens_to_me',
];
