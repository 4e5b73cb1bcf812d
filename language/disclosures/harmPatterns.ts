/** A kind of harm, as labeled in the training messages. */
export type PatternedHarm =
  | 'crisis'
  | 'minor-being-hurt'
  | 'childhood-abuse'
  | 'violence-at-home'
  | 'coercive-control'
  | 'sexual-violence'
  | 'clergy-abuse'
  | 'trafficking'
  | 'psychosis'
  | 'eating-disorder'
  | 'scrupulosity'
  | 'stalking'
  | 'suicide-bereavement'
  | 'self-harm';

const PARENT =
  'dad|daddy|father|papa|stepdad|stepfather|uncle|grandpa|grandfather|brother|coach|teacher|priest|pastor';
const CHILD =
  'son|boy|daughter|girl|brother|sister|child|grandson|granddaughter|niece|nephew|husband|wife|mom|dad';

/** Harm, the pattern that discloses it, and a pattern that excludes harmless uses of the same words. */
export const HARM_PATTERNS: readonly (readonly [PatternedHarm, RegExp, RegExp?])[] = [
  // Hands on the throat, also long ago.
  [
    'violence-at-home',
    /\bhands? (?:was |were )?(?:a?round|on|at|over|to) my (?:neck|throat)\b|\b(?:choked|strangled) me\b|\b(?:choking|strangling) me (?:again|last|when|until)\b/,
    /\b(?:doctor|dentist|nurse|massage|barber|dream\w*|nightmare|judo|wrestl\w*|collar|tears)\b/,
  ],
  // An adult touches a child, reported by the child or by a friend.
  [
    'minor-being-hurt',
    /\b(?:man|guy|teacher|coach|leader|driver|helper|uncle|neighbou?r|pastor|priest|he)\b[\s\S]{0,140}\b(?:puts?|putting|slides?|slid) his hands? (?:there|down there|up (?:her|my)|under (?:her|my)|(?:in|inside|down) (?:her|my)|on (?:her|my) (?:legs?|thighs?|knees?|chest|bottom|bum|private\w*))\b/,
    /\b(?:doctor|dentist|nurse|wound|paint|wrist|shoulder\w* and pray|heal\w*|jesus|thomas|pocket|my (?:husband|wife|boyfriend|girlfriend))\b/,
  ],
  // A suicide that is not named: relatives say that it can't be forgiven.
  [
    'suicide-bereavement',
    /\b(?:he|she) was (?:only )?\d\d\b[\s\S]{0,200}\b(?:one|only) (?:thing|sin) (?:that |which |god )?(?:can ?not|can'?t|cant|won'?t|will not|doesn'?t) (?:be forgiven|forgive)\b/,
  ],
  // A child saw a parent being hurt.
  [
    'minor-being-hurt',
    /\b(?:dad|daddy|papa|step ?dad|stepfather|(?:mom|mum|mama)'?s boyfriend)\b[\s\S]{0,160}\b(?:put|slammed|smashed|banged|shoved|pushed|threw|dragged) (?:mom|mum|mama|mommy|mummy|my (?:mom|mum|mother|sister|brother)|her|him)(?:'?s)? (?:head |face |body |whole body )?(?:thru|through|into|against|down|across|on)\b[^.?!]{0,16}\b(?:wall|door|floor|stairs|steps|table|window|closet|fridge|counter|ground|mirror|tub|sink)\b/,
    /\b(?:when i was|used to|years ago|as a (?:child|kid|girl|boy|teen\w*)|growing up|my (?:husband|wife|kids|children)|movie|film|game|wrestl\w*)\b/,
  ],
  // The attacker blames the victim, or the victim keeps washing.
  [
    'sexual-violence',
    /\b(?:he|guy|boyfriend|driver|they) (?:said|says|told me|goes|was like) (?:that'?s|this is) what\b[^.?!]{0,25}\b(?:gets?|deserves?|happens to)\b[\s\S]{0,90}\b(?:car|coat|wash\w*|shower\w*|scrub\w*|bed|after|door|couch|party)\b|\b(?:keep|can'?t stop|cannot stop|been) (?:washing|scrubbing|showering)\b[\s\S]{0,120}\b(?:what he did|since he|after he|he said)\b/,
    /\b(?:dishes|car wash|dog|laundry|boss|coach|teacher|grade|exam|project|lol|haha|mud|paint)\b/,
  ],
  // Older people whose money, phone or walking aid a relative keeps.
  [
    'coercive-control',
    /\b(?:son|daughter|nephew|niece|grandson|granddaughter|carer|caregiver|brother|sister|in-law|in law|he|she)\b[^.?!]{0,40}\b(?:has|have|took|takes|keeps|kept|holds) my (?:bank ?cards?|pension|bank ?book|pass ?book|che(?:que|ck) ?book|savings)\b[^?]{0,160}\b(?:muddle|asked to see|won'?t (?:show|let|give)|not allowed|don'?t need|no need|phone|says i(?:'d| would| can'?t))\b|\b(?:takes?|took|taking|hides?) (?:away )?my (?:walking frame|walker|zimmer|cane|stick|glasses|hearing aids?|wheelchair|dentures)\b(?! to)[^.?!]{0,40}\b(?:away|when|if|so|because)\b|\bmade me sign\b[^?]{0,140}\b(?:house|home|will|care home|a home|or else|otherwise|not sure what)\b/,
    /\b(?:repair\w*|clean\w*|optician|dog|toddler|prank|lol)\b/,
  ],
  // A knife laid on the table before a talk is a threat.
  [
    'violence-at-home',
    /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex|father|dad|brother|son)\b[^.?!]{0,20}\b(?:puts?|laid|lays?|placed|places|set|sets|left|leaves) (?:a|an|the|his|her) (?:\w+ )?(?:knife|gun|pistol|machete|belt|hammer|axe|bat)\b[^.?!]{0,30}\b(?:on|next to|beside|in front of|between) (?:the (?:table|counter|bed|desk)|me|us|my)\b[^?!]{0,60}\b(?:talk|said|says|saying|looked|listen|quiet|smil\w*|answer|explain)\b/,
    /\b(?:cake|bread|dinner|supper|carv\w*|chop\w*|cook\w*|hunt\w*|abraham|isaac|bible)\b/,
  ],
  [
    'self-harm',
    /\b(?:started|start|starting|went back to|gone back to|back to|been|relapsed (?:into|and started)) (?:cutting|burning myself|hurting myself|self[- ]?harm\w*)(?: myself)?(?: again\b|[^.?!]{0,30}\b(?:clean|scars?|sleeves?|arms?|thighs?|razors?|blades?|nobody|no one|hide)\b)/,
    /\b(?:grass|carbs?|class|hair|coupons?|wood|lumber|sugar|costs?|fabric|cut it out|corners)\b/,
  ],
  // An adult who comes to a child's bed, in a child's words.
  [
    'minor-being-hurt',
    /\b(?:my (?:step ?(?:dad|father|brother)|dad|daddy|father|foster (?:dad|father)|uncle|grandpa|grandfather|(?:big |older )?brother|cousin|babysitter|coach|teacher)|(?:mom|mum|mama|mommy|mummy|mother)'?s (?:boyfriend|friend|new husband))\b[^.?!]{0,30}\b(?:comes?|coming|sneaks?|gets?|climbs?|lies?|lays?) (?:in|into|to|on)(?:to)?\b[^?!]{0,40}\b(?:(?:it'?s|its|is|but|and) not (?:really )?(?:checking|tucking|to check|just|a game|hugs?)|(?:my bed|bed with me|under (?:the|my) (?:covers|blanket))|my room (?:at night|when (?:mom|mum|everyone|they)|and (?:he|it|i)|after)|when (?:mom|mum|my mom|my mum) (?:is|'?s) (?:asleep|out|at work|gone|away))\b/,
    /\b(?:when i was|used to|years ago|as a (?:child|kid|girl|boy|teen\w*)|good ?night|pray(?:s|ed)? with me|bedtime story|wake me|breakfast|dog|cat|puppy|laundry|steal\w*|my clothes|borrow\w*|play\w*|knock\w*)\b/,
  ],
  ['trafficking', /\bi (?:was|am being|have been|'?ve been|got|had been) (?:sex |once )?trafficked\b/],
  // A marriage that others decide.
  [
    'trafficking',
    /\b(?:who|whom) i(?:'?m| am) (?:supposed|going|meant|told) to marry\b|\b(?:forced|forcing|making|made|make) me (?:to )?marry\b|\b(?:forced|sold) into (?:a )?marriage\b/,
    /\b(?:esther|leah|rachel|tamar|dinah|story|movie|film|novel|god (?:show|tell|reveal)\w*|how do i know)\b/,
  ],
  // The farewell of a friend who does not answer any more.
  [
    'crisis',
    /\b(?:sent|texted|messaged|wrote|posted|said|snapped|left)\b[^?!]{0,50}\b(?:look after (?:my|the)|take care of (?:my|mum|mom|everyone)|goodbye|good bye|love (?:u|you)|sorry for everything|you(?:'?ll| will) be (?:ok|fine|better))\b[^?]{0,90}\b(?:(?:not|n'?t|no one|wont|isnt|doesnt) (?:pick\w* up|answer\w*|repl\w+|respond\w*|open\w*|there)|(?:phone'?s?|it'?s|goes) (?:is |to )?(?:off|dead|(?:straight to )?voice ?mail))\b/,
    /\b(?:plane|flight|boarding|work|shift|class|gym|driving|vacation|holiday)\b/,
  ],
  // A partner or parent whose anger the user tries not to trigger.
  [
    'violence-at-home',
    /\b(?:not (?:to )?|n'?t |never |without |avoid )(?:want to |wanna )?(?:set|setting) (?:him|my (?:husband|boyfriend|partner|fianc\w*|dad|father|stepdad)) off\b/,
    /\b(?:toddler|autis\w*|adhd|son|meltdown\w*|dementia|alzheimer\w*|ptsd|allerg\w*|coughing|laughing|giggl\w*)\b/,
  ],
  // A fast by someone who weighs very little.
  [
    'eating-disorder',
    /\bfast(?:s|ed|ing)?\b[\s\S]{0,200}\b(?:down to|weigh|at|only|under|hit|am|i'?m) (?:(?:[34]\d|4[0-8]) ?(?:kg|kilos?)|(?:[6-9]\d|10\d) ?(?:lbs?|pounds))\b/,
    /\b(?:lost|lose|dog|cat|baby|child|son|daughter)\b/,
  ],
  // In the words of someone whose first language is not English: 'sometimes he push me', 'he beat me when he drink'.
  [
    'violence-at-home',
    /\b(?:he|she|husband|wife)(?: (?:sometimes?|always|often|also|even|just))? (?:push(?:es)?|hit|beat|slap|kick|punch|choke|shove) me\b(?! (?:to|toward\w*|out of|up|at (?:chess|cards|tennis)|home|there)\b)|\bsometimes? (?:he|she) (?:push(?:es)?|hits?|beats?|slaps?|kicks?|grabs?|shoves?) me\b(?! to\b)/,
    /\b(?:dream\w*|joke\w*|game|movie|film|playing|accident\w*|scrabble|chess|toddler|baby|(?:two|three|2|3|4) year old|my (?:son|daughter|dog|cat)|harder|forward|best|limits?|gym|coach|trainer)\b/,
  ],
  // 'He held my arm so hard it went purple.'
  [
    'violence-at-home',
    /\b(?:he|she) (?:held|grabbed|squeezed|gripped|twisted|pulled) my (?:arms?|wrists?|hair|neck|throat|face|jaw)\b[^.?!]{0,40}\b(?:hard|purple|blue|bruis\w*|marks?|hurts?|red)\b/,
    /\b(?:dream\w*|physio\w*|doctor|nurse|dentist|toddler|baby|game|wrestl\w*|judo|karate|hairdresser|barber)\b/,
  ],
  // A weapon or a height at hand.
  [
    'crisis',
    /\b(?:got|have|has|with|brought|took|put|loaded) (?:the|a|my|his|dad'?s|my dad'?s) (?:\.?\d\d|gun|pistol|revolver|handgun|glock|shotgun)\b[^?!]{0,40}\b(?:glove ?box|glove compartment|console|lap|passenger seat|next to me|beside me)\b/,
    /\b(?:cop|officer|police|hunt\w*|range|holster|security|license|registered|stolen)\b/,
  ],
  [
    'crisis',
    /\b(?:the|my) (?:pills|tablets|meds) are (?:counted|lined up|laid out|in my hand)\b|\bi(?:'?ve| have)(?: got)? (?:the|my|all the|all my) (?:pills|tablets|meds) (?:counted|saved|ready|lined up|laid out|here|in (?:my hand|front of me))\b|\b(?:counted|lined up|laid out) (?:out )?(?:all )?(?:the|my) (?:pills|tablets|meds)\b/,
    /\b(?:organizer|box|sunday|weekly|pharmac\w*|nurse|clinic|hospital|shift|mom'?s|dad'?s|his|her|patients?|refill)\b/,
  ],
  [
    'crisis',
    /\b(?:window|balcony|roof)\b[^?!]{0,60}\b(?:opens?|unlocked|(?:not|never) locked)\b[^?!]{0,40}\blook(?:ing|ed)? down\b/,
    /\b(?:view|sea|lake|beautiful|pretty|mountains?|sunset|fireworks)\b/,
  ],
  // A question whether life insurance pays whatever the death.
  [
    'crisis',
    /\blife insurance\b[^.!]{0,60}\b(?:pays?|paid|pay out|covers?|still (?:count|valid))\b[^.!]{0,40}\b(?:anything|either way|no matter|however|whatever|suicide|any (?:death|reason|cause))\b|\blife insurance\b[^.!]{0,40}\bsuicide\b/,
    /\b(?:husband|wife|he|she|they|my (?:brother|sister|mom|mum|dad|father|mother)) (?:died|passed|killed)\b/,
  ],
  // Risks taken so that chance decides.
  [
    'crisis',
    /\b(?:without (?:the |a |my )?(?:seat ?belt|helmet|harness)|(?:loosen|unclip|undo|unhook)\w* (?:the |my )?(?:harness|rope|belt)|(?:cross|step|walk)\w* (?:the (?:road|street)|out|into (?:the )?traffic) without looking)\b[^?!]{0,60}\b(?:god decides?|what happens|see(?:ing)? (?:if|what)|just a little|a little bit|on purpose|fate|don'?t care)\b/,
    /\b(?:adjust|too tight|break|lunch|dream\w*|years ago|used to)\b/,
  ],
  // The user has no strength for another day, or is no longer afraid of what could kill them.
  [
    'crisis',
    /\bi (?:can'?t|cannot|can not|won'?t) (?:do|face|take|get through|have) (?:another|one more|any more) (?:mornings?|days?|nights?|tomorrows?)\b(?! (?:shifts?|at|of (?:this (?:job|class|heat|weather)|work|school|homework|meetings)|with (?:the|this|these) (?:kids|class|job|boss)|in (?:this|the) (?:office|job|class|school)))/,
    /\b(?:lol|haha|traffic|math\w*|exam|alarm|commute|shift|teething|newborn)\b/,
  ],
  [
    'crisis',
    /\b(?:stopped being|not|no longer|don'?t feel) (?:scared|afraid) of (?:heights|trains|the bridge|dying|death|the edge)\b[^?!]{0,30}\b(?:scares me|worries me|frightens me)\b/,
  ],
  // 'If he gets custody I'm ending it.'
  [
    'crisis',
    /\b(?:i(?:'m| am)|im|i'?ll|i will be) (?:just )?end(?:ing)? it\b(?! (?:with|between|all up|there|here|at|by|on a|when the|soon as))/,
    /\b(?:relationship|engagement|dating|boyfriend|girlfriend|lease|contract|call|chat|conversation|meeting|subscription|affair|friendship|lol)\b/,
  ],
  // Someone found hanged.
  [
    'suicide-bereavement',
    /\b(?:i|we|they|my \w+|dad|mom|mum) (?:had to )?cut (?:him|her|them) down\b(?! (?:to size|from (?:\d|the (?:team|list))|on))/,
    /\b(?:dose|hours|portion|pills to|jesus|absalom|judas)\b/,
  ],
  // Drowning as a way to die.
  ['crisis', /\bif i (?:just )?(?:drown(?:ed)?|drowned myself)\b(?! in (?:work|paper|debt|email|homework))/],
  // Calm after a decision to die, an age chosen to die at, or admiration for how Judas ended.
  [
    'crisis',
    /\b(?:quiet|calm|peaceful|at peace)\b[^.?!]{0,25}\b(?:because|since|now that|once) i(?:'ve| have)? (?:decided|made (?:up )?my (?:mind|decision)|chose(?:n)? (?:the|a) day)\b(?! (?:to|on|not|against|that|about|for)\b)/,
  ],
  [
    'crisis',
    /\b(?:jesus|christ|he) (?:died|was killed) at (\d\d)\b[\s\S]{0,40}\bi(?:'?m| am|'?ll be| will be| turn)[^.?!]{0,12}\1\b[\s\S]{0,30}\b(?:good|nice|right|fitting) (?:number|age)\b/,
  ],
  [
    'crisis',
    /\bi(?:'m| am) judas\b(?! (?:in|for)\b)|\bjudas\b[^.?!]{0,25}\b(?:got it right|was right to|had the right idea|knew what to do)\b/,
  ],
  // Someone claims that God wants the user, or someone close to them, to be hurt.
  [
    'minor-being-hurt',
    /\bmy (?:step)?(?:dad|father|mom|mum|mother|parents|uncle|pastor)\b[^.?!]{0,40}\bto (?:offer|sacrifice|kill|hurt|burn|drown|stab) (?:me|us)\b/,
  ],
  [
    'psychosis',
    /\b(?:god|jesus|the lord|an? (?:angel|voice)|voices?|the spirit)\b[^.?!]{0,20}\b(?:told|tells?|telling|said|says?|commands?|commanded|wants) (?:me|us|him|her|my \w+) to (?:offer|sacrifice|kill|hurt|burn|drown|stab|cut) (?:me|us|my|our|myself)\b/,
  ],
  // Someone close to the user believes that they are a person from the Bible.
  [
    'psychosis',
    new RegExp(
      `\\bmy (?:\\w+ )?(?:${CHILD})\\b[^.?!]{0,60}\\b(?:says?|thinks?|believes?|insists?|is convinced|is sure)(?: that)? (?:he|she|they)(?:['’]?s| is| are) (?:really |actually )?(?:jesus|god|christ|the messiah|elijah|moses|mary|the prophet|a prophet|an angel|the lamb|the savior|satan|the devil)\\b`,
    ),
    /\b(?:play|nativity|costume|pageant|musical|film|movie|halloween|joke|joking|game|dress\w*)\b/,
  ],
  // A partner who hit the user, even once or long ago.
  [
    'violence-at-home',
    /\bmy (?:husband|wife|boyfriend|girlfriend|bf|gf|partner|fianc\w+|man|hubby)\b[^.?!]{0,20}\b(?:hit|hits|slapp?(?:ed|s)|punch(?:ed|es)|beats?|kick(?:ed|s)|chok(?:ed|es)|strangl(?:ed|es)|shov(?:ed|es)) (?:me|us)\b(?! (?:up|with (?:a|the|his|her) (?:joke|truth|question|snowball|pillow|ball)|at (?:chess|cards|scrabble|tennis|golf|ping)))/,
    /\b(?:dream\w*|joke\w*|game|movie|film|playing|accident\w*|lol|scrabble|chess|never hit|not hit)\b/,
  ],
  // The user watches for signs of their partner's mood.
  [
    'coercive-control',
    /\b(?:check|listen\w*|look|tell|know|guess|hear)\b[^.?!]{0,60}\bwhat (?:kind|sort) of (?:night|mood|evening) (?:it(?:'?s| is|'?ll| will)|he(?:'?s| is|'?ll| will)|she(?:'?s| is|'?ll| will))\b|\bwalk(?:ing)? on eggshells\b[^.?!]{0,40}\b(?:husband|wife|boyfriend|girlfriend|partner|at home)\b/,
    /\b(?:baby|newborn|toddler|dog|cat|weather|boss|bar|restaurant|toothache|teething)\b/,
  ],
  // A partner who threatens suicide if the user leaves.
  [
    'coercive-control',
    /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex)\b[^.?!]{0,25}\b(?:say|says|said|swears?|threatens?|threatened|threatening)\b[^.?!]{0,25}\b(?:kill (?:him|her)sel[fv]|end (?:his|her) life|suicide|hurt (?:him|her)self)\b[^.?!]{0,30}\b(?:if|when|because) (?:i|she|he|you) (?:leaves?|left|goes|go|divorces?|walks? out|breaks? up)\b/,
  ],
  // A former partner or another person who follows the user.
  [
    'stalking',
    /\b(?:my ex|he|she|they|that man|this guy)\b[^.?!]{0,20}\b(?:found(?: out)? (?:my|our) (?:new )?(?:address|house|home|flat|apartment|place|school|job|work)|(?:waits?|waited|sits?|sat|parks?|parked|stands?|stood) outside (?:my|our) (?:\w+ )?(?:house|home|flat|door|work|school|window|apartment|building|church)|put (?:a|an) (?:tracker|airtag) (?:on|in) my)\b/,
    /\b(?:puppy|dog|cat|party|surprise|birthday|uber|delivery|taxi|bus|santa)\b/,
  ],
  // A minor, or someone still at home, who is to be married against their will.
  [
    'minor-being-hurt',
    /\b(?:my )?(?:father|dad|mother|mum|mom|parents|family|uncle|brothers?|they)\b[^?!]{0,60}\b(?:forc(?:e|es|ed|ing)|send(?:s|ing)?|sent|mak(?:e|es|ing)|promised|sold|selling|giv(?:e|es|ing)|tak(?:e|es|ing)) me (?:(?:away|back|home|abroad|overseas|off|to (?:the |my |a |his |our )?\w+(?:'s \w+)?) )?(?:in \w+ )?(?:(?:to )?(?:marry|be married|get married)|in(?:to)? (?:a )?marriage)\b/,
    /\b(?:(?:nice|good|christian|sweet) (?:girl|guy|man|boy|woman)|someday|eventually|joke\w*|widow|late husband|(?:[2-9]\d) (?:years|yrs|yo))\b/,
  ],
  // The user quotes a prayer for death as their own.
  [
    'crisis',
    /\b(?:it is enough|take away my life|let the day perish)\b[^?!]{0,120}\b(?:every night|each night|every day|that'?s my|my (?:text|prayer|message)|me too|same here|did my papers|gave (?:away )?my|feels? peaceful)\b/,
  ],
  // A weapon in the hand of a relative.
  [
    'violence-at-home',
    new RegExp(
      `\\b(?:${PARENT}|husband|boyfriend|ex|he)\\b[^.?!]{0,50}\\b(?:gun|pistol|rifle|revolver|machete|knife)\\b[^.?!]{0,60}\\b(?:at|to|against) (?:me|us|my (?:mom|mum|mother|sister|brother|head|face|neck)|mom|mum|mama|the (?:kids|children))\\b`,
    ),
    /\b(?:toy|water|nerf|game|film|movie|dream\w*|range|hunt\w*)\b/,
  ],
  // Marks on a child, and a child who flinches.
  [
    'minor-being-hurt',
    /\b(?:boy|girl|child|kid|student|pupil|toddler|niece|nephew|neighbou?r'?s (?:boy|girl|son|daughter|kid|child))\b[^?!]{0,80}\b(?:flinch(?:es|ed)?|bruises|(?:burn|belt|whip|finger) marks|marks on (?:his|her|their|both)|burns on (?:his|her|their|both)|(?:round|cigarette) burns)\b/,
    /\b(?:bike|football|soccer|fell off|horse|puppy|dog)\b/,
  ],
  // A question whether it is normal what an adult does with a child's body.
  [
    'minor-being-hurt',
    new RegExp(
      `\\bis it (?:normal|ok|okay|right|weird|allowed)(?: for| if| that| when) (?:a |my |her |his |your )?(?:${PARENT})s?\\b[^.?!]{0,40}\\b(?:showers?|bathe?s?|sleeps?|touch(?:es)?|undress(?:es)?|naked|wash(?:es)?|kiss(?:es)?)\\b`,
    ),
    /\b(?:baby|toddler|newborn|infant|foot|feet|[1-4] ?(?:years?|yrs?|yo|y\/o))\b/,
  ],
  // Female genital cutting of a daughter or sister.
  [
    'minor-being-hurt',
    /\b(?:(?:cutting|circumcis(?:ion|ing|e)|fgm) (?:of |for )?(?:my|our|the) (?:\w+ )?(?:daughters?|girls?|sisters?|niece)|(?:daughter|girl|sister|niece)s?\b[^.?!]{0,20}\b(?:to be|be|being|get|gets) (?:cut|circumcised)\b)/,
    /\b(?:team|hair|squad|choir|cast|list|baby boy)\b/,
  ],
  // The user is afraid to be at home.
  [
    'violence-at-home',
    /\b(?:(?:scared|afraid|terrified|frightened) (?:of|to) (?:go(?:ing)?|come|coming|be(?:ing)?) (?:back )?home\b(?! alone)|what i (?:go|come) home to\b|(?:not|don'?t feel|never feel) safe (?:at|in (?:my|our)(?: own)?) (?:home|house)\b|when he(?:'?s| has| is)? (?:had a drink|had a few|been drinking|drinking|drunk)\b[^.?!]{0,60}\b(?:careful|hide|lock|tiptoe|scared|afraid|quiet)\b)/,
  ],
  // Burns, or medicine that someone destroys.
  [
    'violence-at-home',
    /\b(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|(?:mother|father|sister|brother)s?[ -]in[ -]law|stepmother|stepmom|madam)\b[^.?!]{0,12}\b(?:burns?|burned|burnt|scalds?|scalded) (?:me\b|my (?:arm|arm?s|hands?|face|legs?|skin|back|fingers?)\b)/,
  ],
  [
    'violence-at-home',
    /\b(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|dad|father|mom|mother|son|daughter)\b[^.?!]{0,20}\b(?:threw|throws|throwing|flush(?:es|ed)|pour(?:s|ed)|dumped|hid|hides|destroy(?:s|ed)|smash(?:es|ed))\b[^.?!]{0,25}\bmy (?:[\w&]+ ){0,4}(?:insulin|inhaler|medicines?|medication|meds|pills|tablets|epipen|hearing aids?|glasses|walker|wheelchair)\b/,
    /\b(?:accident\w*|by mistake|expired|toddler)\b/,
  ],
  // Rage against things, as a threat.
  [
    'violence-at-home',
    /\bhe (?:only|just|never hits? \w+ ?,? ?(?:he )?(?:just|only)|doesn'?t hit \w+ ?,? ?(?:he )?(?:just|only)) (?:shouts?|yells?|screams?|breaks?|smash(?:es)?|throws?|punche?s|hits?)\b[^.?!]{0,40}\b(?:my|our|the|at|next to|beside)\b[^.?!]{0,20}\b(?:things|stuff|phone|dishes|plates?|walls?|doors?|furniture|head|face|machine)\b/,
  ],
  // An old or sick person whose relative takes their money or locks them in.
  [
    'violence-at-home',
    /\bmy (?:\w+ )?(?:son|daughter|grandson|granddaughter|nephew|niece|carer|caregiver)\b[^.?!]{0,50}\b(?:takes|took|steals|stole) (?:all )?(?:of )?(?:my|the) (?:pension|savings|benefits)\b|\b(?:shuts?|locks?|locked|shutting) me (?:in|up|inside)\b[^.?!]{0,30}\b(?:room|house|closet|cellar|basement|bathroom|garage|apartment|back)\b/,
    /\b(?:by accident|accidentally|again lol|escape room|helps me|manages)\b/,
  ],
  // A spouse who claims a right to sex.
  [
    'sexual-violence',
    /\bwi(?:fe|ves) (?:can'?t|can ?not|may not|must not|should ?n'?o?t|(?:has|have) no right to|(?:is|are)(?: not|n'?t) allowed to) (?:say no|refuse)\b(?! to (?!him|her husband|her man|sex|me\b))/,
  ],
  [
    'sexual-violence',
    /\b(?:lends?|gives?|sells?|offers?|rents?|shares?) me (?:out )?(?:to|with)\b[^.?!]{0,20}\b(?:friends?|men|guys|others|customers|clients|boss)\b/,
    /\b(?:name|number|contact|as a (?:reference|gift))\b/,
  ],
  // Someone who compares what was done to them, or to their child, to Tamar or Dinah.
  [
    'childhood-abuse',
    /\b(?:tamar|dinah|bathsheba)\b[\s\S]{0,120}\bmy (?:\w+ )?(?:dad|father|mom|mother|family|church|brothers?|parents) (?:also |too )?(?:knew|did nothing|said nothing|looked away|sent me back|blamed me)\b/,
  ],
  [
    'sexual-violence',
    /\bmy (?:\w+ )?(?:daughter|sister|girl|niece|wife)\b[^.?!]{0,30}\b(?:like|as) (?:your |david'?s |jacob'?s )?(?:dinah|tamar)\b/,
    /\b(?:named|name|called|play|role)\b/,
  ],
  [
    'sexual-violence',
    /\b(?:he|they|she|men|guys) (?:said|says|told me)(?: that)? (?:nobody|no one) (?:would|will|is going to)(?: ever)? believe (?:me|us|a|an|someone|somebody|my)\b/,
    /\b(?:choir|pastor|priest|church|coach|joke|ghost|fish|miracle|story|joseph)\b/,
  ],
  // Something unnamed that happened with a church leader.
  [
    'clergy-abuse',
    /\b(?:something|things?|it) (?:bad )?happened (?:to me )?(?:with|between me and|with me and|at \w+ with) (?:my |our |the |a )?(?:\w+ )?(?:pastor|priest|youth (?:pastor|leader|minister)|elder|deacon|bishop|choir (?:director|leader)|sunday school teacher)\b/,
    /\b(?:money|budget|vote|funny|wonderful|amazing|beautiful)\b/,
  ],
  // Deliverance by force.
  [
    'clergy-abuse',
    /\b(?:they|he|pastor|priest|elders?|men|team)\b[^.?!]{0,40}\b(?:held|pinned|tied|sat on|strapped) (?:me|him|her) (?:down|up)?\b[^.?!]{0,40}\b(?:pray\w*|deliver\w*|exorc\w*|demons?|cast)\b/,
  ],
  // Someone close who ended their life.
  [
    'suicide-bereavement',
    /\b(?:my|our) (?:\w+ ){0,2}(?:wife|husband|son|daughter|brother|sister|mom|mum|mother|dad|father|friend|mate|boyfriend|girlfriend|fianc\w+|partner|cousin|uncle|aunt|nephew|niece|grand\w+)\b[^.?!]{0,20}\b(?:ended (?:his|her|their) (?:own )?life|took (?:his|her|their) (?:own )?life|killed (?:him|her|them)sel(?:f|ves)|died by suicide|hanged (?:him|her)self|shot (?:him|her)self)\b/,
    /\b(?:sermon|movie|film|book|novel|dream\w*|almost|nearly|tried)\b/,
  ],
  // Papers that someone withholds.
  [
    'trafficking',
    /\b(?:he|she|they|boss|madam|cousin|uncle|agency|agent|employer|owner|manager)\b[^.?!]{0,20}\b(?:keeps?|holds?|hides?|locked|took|has) (?:all )?my (?:passport|papers|documents)\b(?! for (?:me|the (?:trip|visa|flight)))/,
    /\b(?:so i (?:don'?t|won'?t) lose|husband|wife|embassy|visa office|airport)\b/,
  ],
  // A long fast on water alone.
  [
    'eating-disorder',
    /\b(?:day (?:1\d|[2-9]\d)|(?:1[1-9]|[2-9]\d) days)\b[^?!]{0,40}\b(?:water only|only water|just water|nothing but water|water fast\w*|no food|without food|not eat\w*|haven'?t eaten)\b|\b(?:water fast\w*|only water|nothing but water)\b[^?!]{0,40}\b(?:day (?:1\d|[2-9]\d)|(?:1[1-9]|[2-9]\d) days)\b/,
    /\b(?:jesus|moses|elijah|lent|juice|ramadan|did (?:he|they)|how did)\b/,
  ],
  // A compulsion with a threat from God.
  [
    'scrupulosity',
    /\b(?:step|touch|count|tap|wash|check|repeat|blink|cracks?|lines?|times)\b[^.?!]{0,40}\bor (?:else )?(?:god|jesus|he|my (?:mom|mum|dad|mother|father|family|baby|son|daughter))(?:'?s| is|'?ll| will| would| going to| gonna)[^.?!]{0,15}\b(?:leave|hate|punish|kill|take|dies?|abandon|angry|hell)\b/,
  ],
];
