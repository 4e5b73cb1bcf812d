type Phrasings = readonly [string, ...string[]];

export type DreamComfort = {
  /** Patterns in the dream, or in what the dreamer says about it, that select this text. */
  cues: readonly string[];
  words: Phrasings;
  passage: string;
};

const KIN =
  'mum|mom|mother|mama|mummy|mommy|dad|father|papa|daddy|husband|wife|brother|sister|nan|nana|gran|grandma|grandmother|granny|grandad|granddad|grandpa|grandfather|aunt|auntie|uncle|cousin|friend|fiance|fiancee|partner|boyfriend|girlfriend|twin|parents';
const CHILD =
  'baby|babies|child|children|son|daughter|toddler|newborn|infant|grandson|granddaughter|grandchild';
const ONES = `${KIN}|${CHILD}|dog|cat`;
const DEAD = 'died|dead|dying|dies|buried|drowned|stillborn|lifeless';

/** Words shown before the symbols. At most one comfort is shown: the first that matches, so the gravest come first. */
export const COMFORTS: readonly DreamComfort[] = [
  {
    cues: [
      `my|our|her|his|the|a little|baby|dear|sweet|small? ${CHILD} who|that|had|was|is|has|just|already|we? *? ${DEAD}`,
      `my|our|her|his|the little|baby? ${CHILD} ${DEAD}`,
      `dead|stillborn|drowned ${CHILD}`,
      `lost my|our|the little|baby? ${CHILD} to|last|in|at|when|two|three|four|five|years|months|before|after`,
      `my|our little|baby|small girl|boy who|had|was|is|has|just? passed|${DEAD}`,
      `my|our ${CHILD} who? passed`,
      'miscarriage|miscarried|stillbirth|stillborn',
      `${CHILD} was|is|had? wasnt|isnt|not|stopped breathing`,
    ],
    words: [
      'Before anything else: a dream in which a child has died, or is dead, is among the hardest to wake from, and harder still if it touches something that happened. Nothing below explains it, and you don’t have to read on. If you do, go slowly, and if you can, let someone who loves you know that you dreamed this.',
      'This must have been terrible to wake from. Whether it holds a loss you carry or a fear for a child who is well, your love is plain in it. Scripture knows of parents who would not be comforted, and it does not scold them. Take your time here, and leave out whatever is too much.',
    ],
    passage: 'Psalm 34:18',
  },
  {
    cues: [
      'raped|raping|rape|molested|molesting|groped|abused|abusing|assaulted me|us?',
      'he|they|she|someone|uncle|man forced|touched|touching|grabbing|held me|himself|themselves down|against|on? *? *?',
    ],
    words: [
      'First of all: what was done to you in this dream was not your fault, and you did nothing wrong by dreaming it. If something like it has happened to you while awake, then or now, that was not your fault either, and there are people who listen and believe. You’ll find Help at the top of this page.',
      'I am sorry that you had to dream this. A dream such as this says nothing bad about you. If it comes from something that was really done to you, you deserve to be heard by a living person at your own pace; under Help you will find people who do that. You may stop reading here at any time.',
    ],
    passage: 'Psalm 10:17-18',
  },
  {
    cues: [
      `my|our late ${ONES}|boss|teacher|pastor`,
      `my|our|his|her ${ONES}|teacher|pastor|neighbour who|that|whom|whos has|had|is|was|weve|we|i? *? died|dead|passed|gone|deceased|lost|buried`,
      `my|our ${ONES}|teacher|pastor|neighbour passed`,
      `my|our dead|deceased ${ONES}`,
      'passed|died|dead|gone away? in|last|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|many|some|a|this|several few? years|year|months|month|weeks|week|spring|summer|autumn|winter|christmas|easter|march|april|may|june|july|august|september|october|november|december|january|february',
      'passed away',
      `since|after|before|when|until he|she|they|my|our ${ONES}? died|passed`,
      'hes|shes|he|she|theyre|they is|was|has|had|have? been? dead|gone|passed now|for|in|since|but|years|away|and',
      'alive again',
      'still|back|really alive',
      'dead|died in|irl real|waking|life?',
      `lost my|our ${ONES} to|last|in|two|three|four|five|years|months|when|before`,
      'miss|missed|missing him|her|them so|very|every|terribly|still|badly',
    ],
    words: [
      'Meeting someone you have lost in a dream can be a gift and a wound in the same night. Scripture lets people grieve for a long time, and Jesus himself stood and wept at a friend’s grave. What follows does not say where your dream came from. It’s only here to keep you company.',
      'Waking from this must have been strange and painful, as if you had to part again. No one here can tell you whether such a dream is more than love and memory at work at night. Love and memory would be enough. Read on as long as it helps you.',
      'You wrote of someone who has died. Before any symbol, let’s stay with that for a moment: it was a person, with a name, and you miss them still. Missing them is no lack of faith, however long it lasts. What follows can wait until you want it.',
    ],
    passage: 'John 11:33-35',
  },
  {
    cues: [
      `my|our ${ONES} was|were|had|is|has|got|just? *? died|dying|dies|dead|killed|drowned|drowning|murdered|shot|stabbed`,
      `saw|seeing|watched|watching my|our ${ONES} die|dying|dead`,
      `my|our ${ONES} funeral`,
      `they|police|someone|somebody|doctor told|said|called|rang|phoned me? that? my|our ${ONES} died|was|had|is dead|died|gone?`,
      `i|we couldnt|could not? save my|our|him|her|them ${ONES}?`,
    ],
    words: [
      'To see someone you love die, even in a dream, leaves its mark on a morning. A dream is not news, and it foretells nothing. If it has left you uneasy, call them or sit beside them for a moment; it will do you both good, and it needs no reason.',
      'What a thing to wake from. You may be glad now that it was a dream, and shaken all the same. It says how dear they are to you, and it says nothing of what is to come. Go and see that they are well, if that helps you breathe.',
    ],
    passage: 'Psalm 3:5',
  },
  {
    cues: [
      'ashamed|disgusted|humiliated|mortified|embarrassed of|about|by|in|that|because|i|when|and|to|at|with|myself?',
      'so|really|very|deeply|still|feel|felt|feeling|was|am ashamed|guilty|dirty|disgusting|disgusted|embarrassed|humiliated',
      'feel|felt|feeling|feels so|really|very|quite? gross|filthy|unclean|dirty',
      'wet|erotic|sexual|sexy|dirty dream|dreams',
      'sex with my|a|an|the|his|her|someone|somebody|another|him',
      'slept|sleeping with my|a|an|the|his|her|another boss|colleague|coworker|pastor|priest|teacher|stranger|man|woman|neighbor|neighbour|ex',
      'i|i had? cheated|cheating on my|him|her husband|wife|boyfriend|girlfriend|fiance|fiancee|partner?',
      'everyone|everybody|people|they|class|church|crowd|whole laughed|laughing|stared|staring|pointed|pointing at me|us',
      'naked|undressed in front|church|public|school|work|class',
    ],
    words: [
      'First: you did not choose this dream, and what happens in one is not something you have done. No one was hurt by it, and nothing has to be confessed as if it were a deed. If shame has stayed with you into the morning, it may help to say it once to God in plain words; he knows what people are made of.',
      'Dreams put people into scenes they would never step into awake, and leave them to wake up with the feeling. The feeling is real; the deed is not. You are not a worse person than you were last night, and you do not owe anyone an account of it.',
      'It takes some courage even to write that down. Shame after a dream is very common and says little about what you want. You can stop here if that was enough. If you read on, nothing below will hold it against you.',
    ],
    passage: 'Psalm 103:13-14',
  },
  {
    cues: [
      'nightmare|nightmares|nightmarish',
      'woke|wake|waking up? screaming|sweating|crying|shaking|sobbing|panicking|terrified|scared|trembling|gasping|soaked',
      'woke|wake up? in|with a|my? *? sweat|tears|panic|fear|heart|scream',
      'terrified|terrifying|horrifying|horrific|petrified',
      'so|really|very|too|still scared|frightened|afraid|scary|frightening',
      'scared|frightened me|us',
      'horrible|awful|terrible|scary|scariest|worst|bad|evil|creepy dream|dreams|one|thing|feeling|man',
      'trying|tried|wanted|wants|want|going|coming to kill|hurt|eat|get|murder|attack|stab|shoot|strangle me|us|him|her|them|everyone',
      'stabbed|stabbing|shot|strangled|strangling|choking|choked|attacked|attacking|bit|biting|murdered me|us|him|her|them|everyone',
      'couldnt|cant|cannot breathe|breath|scream|wake',
      'blood everywhere',
      'everyone was|were|is|had? dead|died|dying',
      'demon|demons|monster|monsters|evil|devil',
      'was|were|felt|feel|feeling|am|im|got scared|afraid|frightened|terrified|panicked',
      'my heart was|is? pounding|racing|beating',
      'scared|afraid to go|sleep|fall',
      'chasing|chased|chases|hunting me|us|by',
      'dark|hooded|shadowy|shadow|faceless|sinister|masked|menacing man|men|woman|person|people|figure|figures|guy|someone|shape',
      'man|someone|somebody|figure|shadow|stranger|woman was|is|just? standing|stood|stands|waiting|staring|watching|leaning|lurking silently|still|outside|there? at|by|over|in|outside|behind my|our|the|me front|back|bedroom? door|doorway|window|bed|corner|foot?',
      'sleep paralysis',
      'something|someone|weight|pressure sitting|sat|pressing|pressed on|down my? chest|me',
      '666',
      'mark of the? beast',
    ],
    words: [
      'That sounds frightening, and it may take a while until your body believes that it is over. It is over. If you wrote this in the night: put a light on, drink some water, and listen to the room for a minute. What follows will keep. A bad dream is no verdict on you.',
      'I am sorry your night was like that. A dream may be loud and still have no claim on you; people of great faith had terrors in the night and said so. Breathe out slowly before you read on. If such dreams keep coming, tell a doctor or someone you trust.',
      'Before we look at anything in it: you are awake, and it cannot follow you here. Fear takes its time to go, and no one needs to be ashamed of it. You can leave the light on. Read the rest only when your breath is quiet again.',
    ],
    passage: 'Psalm 4:8',
  },
];

/** Patterns of real danger, not only a dream: self-harm, a wish not to have woken up, harm by someone while awake. */
export const DANGER_IN_DREAMS: readonly string[] = [
  'killed|kill|killing|hung|hanged|hanging|shot|cutting|stabbed|drowned|harmed|harming myself',
  'suicide|suicidal|overdose|overdosed',
  'end|ended|ending|take|took|taking my own? life',
  'end|ending it all',
  'want|wanted|wants|wish|wished|hoping|hoped|longing to? i? was|were|be|had? die|dead|died',
  'wish|wished|wishing it|that|this had|was|were|could? been|be real|true',
  'wish|wished|wishing i|that had|hadnt|didnt|never not|had? woken|wake|woke',
  'wishing|wish i had|didnt|did|could stay|stayed|died|asleep|not',
  'dont|do|didnt|not|never want|wanted to wake|live|exist|go',
  'sad|sorry|disappointed|gutted|upset to|that|when i? wake|woke|woken|was|am|im|be alive|up',
  'he|she|they does|do|did|has that|it|this *? *? *? *? awake|real|too',
  'relieved|relief|glad|happy|peaceful|peace that|to|because i? was|am|be|being|had? dead|dying|died',
  'like|as|same|just how? he|she|they|my dad|mum|mom|husband|wife|partner|boyfriend|girlfriend|father|mother? does|do|did|has|have|really|always? *? *? in|when|while real|im life|awake',
];

/** Words that mark a sentence as about waking life. */
export const OF_WAKING =
  /\b(?:real life|irl|awake|waking life|these days|lately|nowadays|any ?more|i wish|every single day|in reality)\b/i;

/** Shown when no symbol was found. Each text says why. */
export const NO_SYMBOL = {
  foreign: [
    'I can read dreams only in English so far, and this looks like another language. I would rather say so than guess. If you can, write it once more in English, as plainly as you like; mistakes do no harm.',
  ],
  short: [
    'There is too little here for me to find an image in. If more comes back to you, a place, a person, an animal, the way it felt, write it down in any order. If not, that’s fine. Most dreams are gone by morning.',
  ],
  none: [
    'Scripture does not use this image, as far as I know, and I will not force it to. If there was something else in the dream, a place, a creature, a feeling, you could add it and look again.',
  ],
} satisfies Record<string, Phrasings>;

/** Frequent questions about dreams, with answers and passages. */
export const DREAM_ANSWERS = {
  meaning: {
    words: [
      'I cannot tell you what it means, and I would be careful with anyone who can at once. What I can do is show you where Scripture uses the image, and ask. Joseph, who was better at this than any of us, began by saying whose business it is:',
      'There is no list in the Bible of what dreams mean, and I will not make one up. You know your days; the text knows its images. Put side by side, they sometimes have something to say, and sometimes not.',
      'What it means is not mine to say. You could tell me instead what it was like for you: what you felt in it, and what you thought of first when you woke.',
    ],
    passages: ['Genesis 40:8', 'Deuteronomy 29:29', 'Psalm 16:7'],
  },
  fromGod: {
    words: [
      'I do not know, and no one can settle that for you from outside. Scripture tells of dreams that God sent, and it warns against making too much of dreams. Either way it gives the same measure: what is true in one will agree with what is written, and can wait to be tested.',
      'In the Bible God does speak in dreams, to very few people, and usually so that they can bear the next days. Far more often he speaks by day. If there is something of his in yours, it will not be lost because you took your time over it with someone wise.',
      'That I cannot judge. Christians differ about how often God speaks this way. They agree that a dream is under Scripture, not equal to it, and that no one should act on one out of fear or in a hurry.',
    ],
    passages: ['Jeremiah 23:28', '1 Thessalonians 5:21', 'James 1:5'],
  },
  comeTrue: {
    words: [
      'Nothing here can say what will happen, and I would not want a dream to rule your tomorrow. Most dreams are made of what we love, fear and half remember. If yours makes you worry about someone, call them, because you love them and not because of the dream.',
      'No. At least, I have no reason to say yes, and neither has anyone who tells you so. The Preacher thought most dreams come of a busy day. You may let this one be a dream.',
    ],
    passages: ['Ecclesiastes 5:7', 'Matthew 6:34'],
  },
  recurring: {
    words: [
      'A dream that returns is tiring. It doesn’t have to mean that anything is wrong with you; often it goes on until something in waking life has been said or settled, and sometimes it simply stops. You could write down each time what the day before was like. If it robs you of sleep, tell a doctor about it.',
      'When one comes back, what changes may tell you more than what stays. Was anything different this time: who was there, how near it came, how you woke?',
    ],
    passages: ['Psalm 77:2-4', 'Psalm 63:6-7'],
  },
  frightened: {
    words: [
      'That you were frightened makes sense; in a dream the body cannot tell that it is safe. Job complained to God about exactly this. You can say it to him as bluntly as Job did, and leave the lamp on.',
      'Fear after a dream is real fear. Let it have a cup of something warm and another human voice, if there is one near. These words have been prayed at bedtime for a very long time:',
      'You don’t have to go back to sleep at once. Sit up, feel the floor under your feet, and let the night be only a night again.',
    ],
    passages: ['Psalm 4:8', 'Proverbs 3:24', 'Psalm 91:5', 'Job 7:13-14'],
  },
  ofTheDead: {
    words: [
      'Whether it was more than a dream I cannot say, and I will not pretend to. What was good in it you may keep: the face, the voice, that for a moment you were together. What hurts in it may be wept over.',
      'Many who mourn have such dreams, for years. Scripture does not tell us where such a dream comes from; it does tell us in whose hands the dead are, and that they are safer there than in any dream.',
    ],
    passages: ['1 Thessalonians 4:13-14', 'Psalm 56:8', 'Psalm 34:18'],
  },
  loss: {
    words: [
      'I am so sorry. That is no image; that is someone you love. We can leave the dream where it is. If you would like to, tell me their name, or something of theirs that you miss.',
      'I am sorry for your loss. Whatever the dream was made of, it has touched something real, and grief does not need to be explained. Take all the time you want with it; the Psalms do.',
    ],
    passages: ['Psalm 34:18', 'John 11:33-35', 'Matthew 5:4'],
  },
  lovedOne: {
    words: [
      'A dream is not news of anyone. If it has left you anxious about someone living, go and look at them, or call; do it out of love and not on the dream’s word. If you’re expecting a child and something in your body worries you, ask your midwife or doctor because of that. And if it is someone you have lost, tell me so, and we will leave the image alone.',
      'Nothing in this dream knows how they are. What it shows is how much room they have in you. If you can be near them for a moment today, be near them; that will tell you more than any image could.',
    ],
    passages: ['Isaiah 40:11', 'Mark 10:16', 'Psalm 4:8'],
  },
  sin: {
    words: [
      'A dream is not a sin. It comes without being asked, and you were not there to decide. Scripture speaks of what people plan, say and do, and of what they feed by day; it does not put a sleeper on trial. If something in it points to a thing by daylight that does trouble you, that can be said to God for itself.',
      'I see no sin in having dreamed it. If shame came along with it, let it be met kindly: God, says a psalm, knows how we are made. You don’t have to punish yourself for what passed through your head at night.',
    ],
    passages: ['Psalm 103:13-14', '1 John 3:19-20', 'Psalm 139:1-3'],
  },
  doubt: {
    words: [
      'That may well be so. Much of a dream is the day’s leftovers, and no one has to make anything of it. I do not claim that the image is a key. I only know where Scripture uses it, and sometimes that is worth a thought, and sometimes it is not.',
      'You are right to be careful, and you know your dream better than I do. If what I said does not fit, drop it. What did it feel like to you, in your own words?',
      'Then leave it. The Preacher says that dreams come of much business, and he was no fool. If there is something in the day itself you would rather talk about, we can do that.',
    ],
    passages: ['Ecclesiastes 5:3', 'Jeremiah 23:28'],
  },
  joke: {
    words: [
      'A dream is allowed to be funny, and supper or a relative may well be behind it. If nothing of it follows you into the day, let it go with a laugh.',
      'Fair enough. Sarah laughed behind a tent flap and was teased for it, and then named her boy after laughter, so you are in good company. Is there anything under the joke, or should we leave it there?',
    ],
    passages: ['Genesis 21:6', 'Proverbs 17:22'],
  },
  saying: {
    words: [
      'People have said such things for a long time, and lists of them are sold everywhere. Scripture has no list of that kind. The same image is kind in one place there and terrible in another, so I would not let anyone’s rule decide what yours was.',
      'I know that this is said. I’d be slow to believe it, especially where it makes you suspect someone. A person should not be judged by what they did in another person’s dream.',
    ],
    passages: ['Genesis 40:8', 'Deuteronomy 29:29'],
  },
  everydayCause: {
    words: [
      'Yes, that may well be all of it. Dreams are often made of what the week brought, and a fright by day comes back by night. The Preacher thought so too. You can rest easy about this one.',
      'That sounds likely to me. The mind works at night on what kept it busy by day, and then a dream needs no other meaning.',
    ],
    passages: ['Ecclesiastes 5:3'],
  },
  plainly: {
    words: [
      'In plain words, then: I can’t say what it means. Most likely it is made of what you have been through and worry about. What I can do is put a picture from the Bible next to it, and listen. What in the dream won’t let go of you?',
      'Fair. Without any verses: it was a dream, and nothing has to happen because of it. Often a dream shows what lies heavy on us. What would you say lies heavy at the moment?',
    ],
    passages: [],
  },
  tired: {
    words: [
      'No need to be sorry. Someone who has been up that long is simply worn out. Let another pair of hands take over for an hour if there is one, drink some water, lie down. All of this can wait.',
      'Then let the dream be. Rest comes first, as it did for Elijah. You can come back to it some other day, or not at all.',
    ],
    passages: [],
  },
  rescuedFromWater: {
    words: [
      'Yes, like Moses. His mother laid him in a basket among the reeds, his sister stood watch, and Pharaoh’s daughter heard him cry and had him taken out. His name sounds like the Hebrew for drawing out. The water that was meant to kill him carried him.',
    ],
    passages: ['Exodus 2:3-10'],
  },
  inHeaven: {
    words: [
      'No one on earth can say where someone is after death, and no church claims to know of anyone that they are lost. God sees the heart, and he is kinder than we are. You may give him the name, and leave it with him.',
    ],
    passages: ['1 Samuel 16:7', 'Psalm 103:13-14'],
  },
} satisfies Record<string, { words: Phrasings; passages: readonly string[] }>;

export type DreamAnswer = keyof typeof DREAM_ANSWERS;

export const DREAM_LINES = {
  /** Introduces a sense that fits the user's words. */
  sense: [
    'What you say there brings another place to mind.',
    'Then this may lie nearer to it.',
    'There is a side of this image that fits what you tell me.',
    'Let me add something else.',
  ],
  moreSenses: [
    'There is more that Scripture does with it.',
    'It has another side, too.',
    'Here is something else the text does with this image.',
    'And there is this.',
  ],
  /** Introduces the passages of a page about something that the user mentions besides the dream. */
  touches: [
    'There is a page here about what you just told me. These passages are on it:',
    'Let’s set the dream aside for a moment. These verses fit what you just told me.',
    'That is about more than the dream. Here is what Scripture has for it:',
  ],
  /** Replies if the user says more about the dream and no page covers it. A question follows. */
  heard: [
    'I hear you. Let me ask you one thing in return.',
    'Thank you for telling me that.',
    'That is worth staying with for a moment.',
    'I’m glad you wrote that down; dreams are gone by noon.',
    'Then let it be the way you tell it.',
  ],
  why: [
    'No one can tell you for sure why we dream something one night and not another. Worries, meals, movies, love and grief all have a hand in it. What Scripture can add is not the cause but company.',
    'I do not know why. People in the Bible asked that about their dreams as well, and most got no answer by morning.',
  ],
  whatNow: [
    'Nothing has to follow from a dream. If you like, write down one line of it, say to God what it stirred up, and then do the next ordinary thing.',
    'You could tell it to someone who knows you, not to have it explained, only so that you do not hold it alone. And then let the day be the day.',
    'Take one thing from it that is true by daylight too, and do something small about that. The rest may fade.',
  ],
  /** Replies if everything about this symbol has been shown. */
  allShown: [
    'That is all I have on this image. You can open the passages, or go back to the rest of your dream.',
    'I have told you what I know of it. You could go back to the other images, or open the passages and read around them.',
  ],
  unknown: [
    'I don’t have a page on this image. Here are verses that use the same words; read them with the verses around them.',
    'My pages don’t cover this image. This is the closest I can find in the text:',
  ],
  nothing: [
    'I didn’t understand that well enough to answer. You could tell me what it was like in the dream, or ask for another verse.',
    'I am not sure what to say to that. Tell me what you felt when you woke, or ask me for more on this image.',
  ],
} satisfies Record<string, Phrasings>;

/** Words to pray after a dream. */
export const DREAM_PRAYERS: Phrasings = [
  'God, you were awake while I slept; take this dream from me, keep what is good in it, and let the rest go.',
  'Lord, you see what I saw in the night; show me what of it is worth my attention, and give me peace about what is not.',
  'Father, the dream has left me unsettled; be the first one I turn to this morning, and steady me for the day.',
  'Lord, watch over my sleep tonight, and let me lie down without fear.',
];
