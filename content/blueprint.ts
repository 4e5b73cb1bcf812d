import type { Assignment, Leaning, Mood, PillarWords } from './blueprintTypes';

export const PILLARS: readonly PillarWords[] = [
  {
    truthId: 'chosen',
    leads: [
      ['About being picked or left out, you wrote:', 'When someone picked you, or didn’t:'],
      ['Words about you that stayed with you:', 'About the words you still hear, you said:'],
      ['About tomorrow morning, if God wants you:', 'On waking up tomorrow as someone God wants:'],
    ],
    declares: [
      'I am chosen by God, and I belong to him.',
      'I am chosen. God wanted me, and he calls me his own.',
      'I am chosen by God, and in Christ I have a place with him.',
    ],
    replies: [
      {
        telling:
          'God wants you. Paul writes that God chose us in Christ before there was a world, so his yes to you is older than anything on this page.',
        passage: 'Ephesians 1:4',
      },
      {
        telling:
          'God knows you by name, and you belong to him. Isaiah heard him say so to Israel, and you can hear it as said to you, too.',
        passage: 'Isaiah 43:1',
      },
      {
        telling: 'Jesus told his friends that he had chosen them. You can hear that as meant for you, too.',
        passage: 'John 15:16',
      },
    ],
    adds: {
      bright: [
        {
          telling:
            'It’s good to be glad. The prophet Zephaniah tells of a God who sings for joy over his people.',
          passage: 'Zephaniah 3:17',
        },
        {
          telling: 'Enjoy what is good here. One of David’s psalms looks at what God gave him and likes it.',
          passage: 'Psalm 16:6',
        },
      ],
      heavy: [
        {
          telling: 'God sees you in this, too. Hagar found that out when she was alone in the desert.',
          passage: 'Genesis 16:13',
        },
        {
          telling: 'God is close to us when something hurts. You can tell him how it is.',
          passage: 'Psalm 34:18',
        },
      ],
      unsure: [
        {
          telling: 'You can take your time. Moses had questions when God called him, and God went with him.',
          passage: 'Exodus 3:11-12',
        },
        {
          telling: 'It’s okay if you don’t feel it. God looks at the heart, and he sees more than we do.',
          passage: '1 Samuel 16:7',
        },
      ],
    },
    open: 'Nothing here yet. When you answer a question about being chosen, this part will come from what you wrote.',
  },
  {
    truthId: 'forgiven',
    leads: [
      ['If you could undo something:', 'On what you would undo, you wrote:'],
      ['About someone letting you off the hook, or not:', 'When someone could have been angry with you:'],
      [
        'What you expect from God when you get something wrong:',
        'About God and the things you get wrong, you wrote:',
      ],
    ],
    declares: [
      'I am forgiven, and God has carried my sins far away.',
      'I am forgiven in Christ, and I can begin again.',
      'I am forgiven, and God’s mercy toward me is as high as the sky.',
    ],
    replies: [
      {
        telling:
          'Jesus told a story about a father who saw his son a long way off and ran to hug him. That’s how God welcomes you.',
        passage: 'Luke 15:20',
      },
      {
        telling:
          'God is good, and he is ready to forgive. One of David’s prayers says he has plenty of mercy for everyone who asks, and that includes you.',
        passage: 'Psalm 86:5',
      },
      {
        telling:
          'You can bring all of this to God. He forgives what needs forgiving, and you don’t have to sort it out first.',
        passage: '1 John 1:9',
      },
    ],
    adds: {
      bright: [
        {
          telling: 'This is something to celebrate. Jesus tells of a father so happy that he threw a party.',
          passage: 'Luke 15:22-24',
        },
        {
          telling: 'It’s good to be glad about this. Psalm 32 begins with being forgiven and happy.',
          passage: 'Psalm 32:1',
        },
      ],
      heavy: [
        {
          telling: 'God knows how we’re made, and he is gentle with us.',
          passage: 'Psalm 103:13-14',
        },
        {
          telling: 'You don’t have to explain more than this. God hears what you haven’t put into words.',
          passage: 'Psalm 38:9',
        },
      ],
      unsure: [
        {
          telling:
            'A father once told Jesus, in one breath, that he believed and that he needed help with it. You can say that, too.',
          passage: 'Mark 9:24',
        },
        {
          telling: 'You can leave this open. God is bigger than what our hearts tell us.',
          passage: '1 John 3:19-20',
        },
      ],
    },
    open: 'You haven’t answered anything about being forgiven yet. Take your time. Even one word is enough.',
  },
  {
    truthId: 'protected',
    leads: [
      ['About a time you were afraid:', 'On being scared, and who was there or wasn’t:'],
      ['Where you can let your guard down, or wish you could:', 'About letting your guard down, you said:'],
      ['What you need shelter from right now:', 'On needing shelter these days, you wrote:'],
    ],
    declares: [
      'I am protected by God’s love, and nothing can take me out of it.',
      'I am protected: God holds me in his love, whatever comes.',
      'I am protected. Christ’s love holds me today, and it will hold me tomorrow.',
    ],
    replies: [
      {
        telling:
          'Your help comes from God, who made everything there is. You can ask him for it in your own words.',
        passage: 'Psalm 121:1-2',
      },
      {
        telling: 'God is good, and he knows you. The prophet Nahum calls him a safe place on a bad day.',
        passage: 'Nahum 1:7',
      },
      {
        telling:
          'Jesus holds you. He says of the people who belong to him that no one can take them out of his hand.',
        passage: 'John 10:27-28',
      },
    ],
    adds: {
      bright: [
        {
          telling: 'That’s something to fall asleep with. Here’s a short evening prayer from the Psalms.',
          passage: 'Psalm 4:8',
        },
        {
          telling: 'You can thank God for what is good here. One of David’s psalms does it with a song.',
          passage: 'Psalm 28:7',
        },
      ],
      heavy: [
        {
          telling: 'You’re not alone with this. God promises to be with you and hold you up.',
          passage: 'Isaiah 41:10',
        },
        {
          telling: 'Tears matter to God. In one psalm, David asks him to keep every one.',
          passage: 'Psalm 56:8',
        },
      ],
      unsure: [
        {
          telling: 'It’s fine not to know. Jacob didn’t know God was there until he woke up.',
          passage: 'Genesis 28:16',
        },
        {
          telling: 'You can ask God about it. Psalm 77 is full of questions, and it’s a prayer.',
          passage: 'Psalm 77:9-11',
        },
      ],
    },
    open: 'Your answers about being protected will go here. For now, you have the verse.',
  },
  {
    truthId: 'gifted',
    leads: [
      ['Something you love doing, or used to:', 'About what you love to do, or once did, you wrote:'],
      ['About what people come to you for:', 'When people come to you, or don’t:'],
      ['Something you know because you’ve lived it:', 'About what you’ve lived through, you wrote:'],
      ['Who is near you this month:', 'About the people around you, you said:'],
      ['A small start for this week:', 'About starting something small, you wrote:'],
    ],
    declares: [
      'I am gifted: God has given me something good to share.',
      'I am gifted by God, and what I have can help someone else.',
      'I am gifted, and I can start with what is already in my hands.',
    ],
    replies: [
      {
        telling:
          'God has a place for you among his people. Paul compares them to a body, with each part where God wants it.',
        passage: '1 Corinthians 12:18',
      },
      {
        telling:
          'God doesn’t forget what people do out of love. That includes you, and it includes things no one else noticed.',
        passage: 'Hebrews 6:10',
      },
      {
        telling:
          'Every good thing in you comes from God. It can be small and still be just what someone needs.',
        passage: 'James 1:17',
      },
    ],
    adds: {
      bright: [
        {
          telling:
            'What you enjoy can be a gift from God. In Exodus, God’s Spirit gives a craftsman his skill.',
          passage: 'Exodus 35:30-31',
        },
        {
          telling: 'Enjoy it, and share it when you can. Psalm 90 has a prayer for what our hands do.',
          passage: 'Psalm 90:17',
        },
      ],
      heavy: [
        {
          telling: 'A hard thing doesn’t have to become useful. God comforts you, and that comes first.',
          passage: '2 Corinthians 1:3-4',
        },
        {
          telling: 'God handles us gently. Isaiah says he won’t break a reed that is already bent.',
          passage: 'Isaiah 42:3',
        },
      ],
      unsure: [
        {
          telling:
            'You can start with what you have. God asked Moses what he was holding, and it was just a staff.',
          passage: 'Exodus 4:2',
        },
        {
          telling:
            'Small is fine. Andrew wasn’t sure a boy’s lunch would help anyone, and he mentioned it anyway.',
          passage: 'John 6:9',
        },
      ],
    },
    open: 'Nothing here about your gifts yet. Anything counts, however small.',
  },
];

/** Added to the declaration when the answers as a whole sound sad or unsure. */
export const DECLARATION_ADDS: Record<'heavy' | 'unsure', readonly [string, string]> = {
  heavy: [
    'I can be honest with God about what hurts, and he stays with me.',
    'I can come to God as I am today, and he holds me.',
  ],
  unsure: [
    'I can belong to God and still have questions.',
    'I can bring God my questions and take my time with the answers.',
  ],
};

const BEING =
  'am|im|was|were|is|been|being|be|became|become|get|got|getting|so|very|really|too|still|always|often|and|just|quite|extremely|terribly|deeply|truly|incredibly|utterly|completely';
const FEELING = 'i|still|always|often|just|would|also|me|it|that|you|which|sometimes|and|mostly';
const SAD =
  'sad|afraid|scared|frightened|terrified|anxious|worried|hurt|angry|bitter|heartbroken|devastated|broken|depressed|desperate|miserable|unhappy|hopeless|exhausted|tired|weary|overwhelmed|trapped|empty|numb|alone|lonely|unwanted|unloved|invisible|ugly|stupid|dirty|guilty|ashamed|sick|lost|forgotten|painful|awful|horrible|terrible|cruel|homesick|jealous';
const GLAD =
  'happy|glad|joyful|thankful|grateful|blessed|proud|delighted|excited|thrilled|overjoyed|hopeful|peaceful|calm|relieved|content|cheerful|safe|free|alive|lucky|pleased';
const CHERISHED =
  'loved|wanted|welcome|welcomed|seen|accepted|appreciated|valued|treasured|cherished|honoured|honored|special';
const NOT =
  'not|never|dont|didnt|doesnt|wasnt|isnt|arent|werent|hardly|barely|rarely|seldom|cannot|cant|couldnt|wont|wouldnt|havent|aint|without|no|nothing|nobody';

/** Patterns that outweigh everything else in an answer. */
export const GRAVE_CUES: readonly string[] = [
  'he|she|they|who|husband|wife|mother|father|mum|mom|dad|son|daughter|baby|brother|sister|child|friend|grandma|grandpa|nan died|dies|passed',
  'since|when|after|before my|our|he|she|the * died|passed',
  'passed away',
  'miscarriage|miscarried|stillborn|stillbirth|funeral|buried',
  'am|im|became|was|left a? widow|widower',
  'lost my|our husband|wife|mother|father|mum|mom|dad|son|daughter|baby|brother|sister|child|friend',
  'cancer|tumour|tumor|chemo|dementia|alzheimers|terminal|dying|hospice',
  'raped|rape|abused|abuse|molested|assaulted|beat|beaten|strangled',
  'hit|hits|hitting|hurt me|us|her|my',
  'suicide|suicidal|overdose',
  'kill|killed|hurt|harm|cut myself|himself|herself|themselves',
  'want|wanted|wish to|i die|dead',
  'prison|jail',
];

/** Negation reverses a tone and counts twice: 'not happy' is heavy, 'no longer ashamed' is bright. */
export const TONE_CUES: Record<'bright' | 'heavy' | 'unsure', readonly string[]> = {
  bright: [
    `${BEING} ${GLAD}`,
    `am|im|was|were|being|been|felt|feel|feeling|me so|very|really|truly|deeply|always? ${CHERISHED}`,
    `${FEELING} feel|feels|felt|feeling so|very|really|truly? ${GLAD}`,
    `makes|made|making me|us|them|people so|very|really? ${GLAD}|laugh|smile`,
    `keeps|kept me ${GLAD}|going|smiling`,
    'never so * as|in',
    'happy|thankfully|gladly|happily|gratefully|cheerfully',
    'joy|peace|joyfully|joyous|gladness|happiness|delight|delights|bliss',
    'thankful|grateful|gratitude|thankfulness',
    'thank god|you|him|her|jesus|the',
    'thanks be? to god|him|her|them|jesus',
    'praise god|the|him|jesus|be',
    'hallelujah|alleluia|amen|yay|wonderful|fantastic|marvellous|marvelous|awesome|lovely',
    'i|we|really|just|always|absolutely|also love|adore|enjoy|enjoyed to|it|doing|being|my|making|when|that|how|our|him|her|them|music|life|god|jesus',
    'love|loved|loves|loving to|being|making|doing|cooking|singing|playing|helping|teaching|reading|writing|drawing|painting|dancing|working',
    'enjoy|enjoys|enjoyed|enjoying being|it|making|doing|cooking|singing|playing|helping|teaching|my|the|life|every|people|time',
    'fun|laughter|laughing|laughed|smiling|smiled|giggling',
    'tears of|for joy|happiness|gratitude',
    'cried|crying|cry|wept for|with joy|happiness',
    'peace|inner peace of|with|in|that|and|when|like',
    'at|found|find|finding|feel|felt|gives|gave|such|deep|his|gods|real|so|much|full|a peace',
    'loves|loved|adores|accepts|accepted|welcomed|wanted|cherished me',
    'he|she|they|god|jesus|mum|mom|mother|dad|father|grandma|grandmother|nan|gran|grandad|grandpa|grandfather|husband|wife|teacher|coach|friend|boss|sister|brother|aunt|uncle|parents chose|picked|wanted|adopted me|us',
    'chose|picked|asked me first|out|anyway|for|to|as|over|because|again',
    'i was|got picked|chosen first|for|to|as|by|out',
    'forgave|forgives|pardoned me|us|everything|all|completely|without',
    'i am|was|im|been|have forgiven|free|saved|healed|restored',
    'set|sets|setting|am|im|was|were|feel|felt|finally free|lighter',
    'weight|burden|load was|is|has|been? lifted|gone|fell|off|rolled',
    'relief|relieved',
    'not|never|no|without|less|longer|isnt|wasnt|arent longer|feel|am|be|being|so|more? afraid|scared|alone|lonely|ashamed|frightened|guilty|anxious|worried|sad|hurt|bitter|angry|lost|broken|forgotten|fear|shame|guilt|regret|regrets|worries|worry|pain|loneliness|grief',
    'not|never|no|without|less|longer|dont|didnt|doesnt|isnt|wasnt|arent|nothing feel|be|get|so|am|of|being|to|more|any|in? afraid|scared|alone|lonely|ashamed|shame|frightened|guilty|guilt|anxious|worried|worry|sad|lost|broken|forgotten|fear|fears|regret|regrets|loneliness|grief|pain|danger',
    'dont|doesnt|didnt|do|not feel|be|get not? afraid|scared|alone|lonely|ashamed|guilty|anxious|sad|hurt|lost',
    'nothing more|left|longer? to? regret|undo|fear',
    'nothing makes|made|brings|gives me|us happier|more|greater',
    'nothing can|could|will ever? separate|stop|take|break|harm|hurt|touch',
    'can|could|will ever? separate|harm|touch me|us',
    'nothing makes|made|brings|gives|gave me|us more|greater? happier|happiness|joy|peace|pleasure',
    'nothing but|except love|joy|good|kindness|grace|gratitude|praise',
    'there for me|us|always|when|every|through',
    'stood|stayed|sat|prayed by|with|beside|for|up me|us',
    'held me|us|my close|tight|hand|and|until',
    'safe with|at|in|and|here|place|when|around|because|there|now',
    'safest|happiest|proudest|kindest|dearest|sweetest',
    'feel|feels|felt|am|im at|like home',
    'at home with|in|there|among|here',
    'hope|hopeful for|in|and|is|again',
    'full|filled of|with joy|hope|life|love|peace|gratitude|energy|light|happiness|thanks',
    'blessing|blessings|blessed|bless',
    'answered prayer|prayers|my|me|our',
    'god|jesus|lord is|was|has been|so|very|always? good|faithful|kind|great|amazing|near|merciful|gracious|with',
    'believed in me|us',
    'proud of me|my|her|him|them|it|being|us',
    'best friend|friends|day|days|thing|part|time|moment|husband|wife|mum|mom|dad|teacher|gift|years|year',
    'my|a favourite|favorite',
    'cannot|cant|couldnt|hardly wait|stop|help smiling|laughing|singing|to|dancing',
    'looking|look forward to',
    'passion|passionate|excited|exciting|excites|enthusiastic',
    'beautiful|gorgeous|precious|delightful|warmth',
    'warm|welcoming|cosy|cozy and|feeling|home|heart|hug|hugs|inside|welcome|family',
    'hug|hugs|hugged|hugging',
    'kind|gentle|loving|caring words|to|woman|man|lady|teacher|person|people|family|parents|friends|mother|father|husband|wife',
    'good at|with|life|memories|memory|news|friends|parents|times',
    'jesus|christ|he|who died|suffered for me|us|all|my|everyone',
    'no|without|beyond any|a? doubt|question',
    'celebrate|celebrated|celebrating|celebration|dance|dancing|danced',
    'come|comes|coming|came alive|easily',
    'time flies|disappears',
    'forget|lose the|all|track? of? time',
  ],
  heavy: [
    `${NOT} at|in peace|home|ease`,
    `${BEING} ${SAD}`,
    `${FEELING} feel|feels|felt|feeling so|very|really|too|like|completely? a|an? ${SAD}|burden|failure|fraud|rubbish|nobody`,
    `makes|made|making|left|leaves|leaving me|us so|very|feel|really? ${SAD}|cry|worthless|small`,
    `${NOT} really|very|that|feel|felt|even|been|be|make|made|makes? me|us|a|any|longer|more? so|very|truly|really? ${GLAD}|loved|wanted|welcome|accepted|joy|peace|hope|love|happiness`,
    'nothing makes me|us happy|glad|smile|laugh',
    'lost|lose|losing|without|gone all? my|the|all|any|our joy|hope|peace|faith|smile|happiness|laughter',
    'joy|hope|peace|love|happiness is|was|has|had|been|went? gone|left|away|lost|died',
    'used to be|love|enjoy|feel|sing|laugh|have but|happy|joy',
    'lonely|loneliness|loner|friendless|homeless|outcast|unwanted|unloved|unlovable',
    'all|so|left|completely|always|totally|utterly|very|too|here|sat|sit|cried|cry|live|and|is|was alone',
    'on my own since|now|again|with|in|and|all',
    'nobody|noone|none|never|no one|body|friend|friends? has|had|have|was|is|would|ever? ever|really|been? picked|pick|chose|chosen|wanted|came|cares|cared|loved|loves|likes|liked|asked|asks|understands|believed|believes|listens|listened|noticed|stayed|visits|visited|calls|called|there',
    'nobody|noone|none ever|really|came|cares|wants|wanted',
    'no one ever|really|came|cares|wants|wanted',
    'laugh|laughed|laughing at me|us',
    'never|not|wasnt|nobody|werent was? kind|loving|gentle|nice to',
    'i have|had|got nobody|noone',
    'never been? picked|chosen|wanted|loved|good|enough|asked|invited|forgave|forgiven|apologised|apologized|safe',
    'always|was|were|got|am|often picked|chosen last',
    'left|leave|leaves|leaving|walked me|us|out|behind|alone',
    'passed|looked|sent|pushed|thrown|kicked over|away|aside|out',
    'abandoned|abandonment|rejected|rejection|betrayed|betrayal|deserted|excluded|ignored|unseen|discarded|dumped|jilted',
    'bullied|bully|bullies|bullying|mocked|teased|humiliated|humiliation|beaten|slapped',
    'hit|hits|hitting|beat|beats me|us',
    'abused|abuse|abusive|abuser|raped|rape|molested|assaulted|assault|violence|violent',
    'hurt|hurts|hurting me|us|so|my|badly|him|her|them|deeply|people|someone|too|and|still|by|that',
    'pain|painful|painfully|agony|suffering|suffer|suffered|anguish|torment|tortured|misery',
    'grief|grieve|grieves|grieving|grieved|mourning|mourn|bereaved|bereavement|heartbreak|heartache|heartbroken|widowed',
    'i am|im a? widow|widower|orphan',
    'death|funeral|buried|deceased',
    'passed away',
    'my|our|his|her|the|mum|mom|dad|father|mother|husband|wife|brother|sister|son|daughter|baby|friend|nan|grandma|grandad|grandpa|who|he|she|they has|had|just|is|was? died|dying|dead|passed|gone',
    'lost my|our|a|the|him|her|them|everything|everyone|both|his husband|wife|son|daughter|baby|child|mum|mom|mother|dad|father|job|home|house|friend|brother|sister|twin|parents|children|mind|in|last|when|to',
    'miss|missed|missing him|her|them|my|mum|mom|dad|you|home|our|those',
    'miscarriage|miscarried|stillborn|stillbirth|abortion|suicide|suicidal|overdose|cancer|tumour|tumor|dementia|chemo|depression|anxiety|ptsd|trauma|traumatised|traumatized|addiction|addicted|alcoholic|relapse|relapsed',
    'panic|panicking|panicked|nightmare|nightmares|terror|dread|dreading|dreaded',
    'my|of|with|in|great|constant|from|the|by|and|fears fear|fears|worry|worries',
    'fear of|that|and|is|has|every|losing|dying|being',
    'shame|guilt|sadness|sorrow|despair|regret|regrets|regretted|remorse',
    'afraid|scared|frightened|terrified|petrified of|to|that|i|he|she|they|every|all|when|at|for',
    'worried|worry|worrying|anxious|stressed about|that|for|all|every|out|sick|and',
    'ashamed|shameful|disgrace|disgraced|disgusting|disgusted|embarrassed|humiliating|guilty',
    'wish|wished i|id had|hadnt|never|was|were|didnt|wasnt',
    'my|a|his|her|the stroke',
    'if only',
    'worthless|useless|pointless|hopeless|helpless|powerless|meaningless|pathetic|hopelessness|unworthy|unforgivable',
    'failure|failures|failed|failing|mistake|mistakes|disappointment|disappointed|screwed|messed|ruined|wasted|wrecked',
    'let|lets|letting me|everyone|them|him|her|my|god|us|people? family|mother|father|children|wife|husband|kids|parents|mum|mom|dad? down',
    'hate|hated|hates|hating|despise|loathe myself|me|my|him|her|them|it|us|how|that|what|when|being',
    'cannot|cant|couldnt ever|even|really|just? forgive|forget|cope|sleep|breathe|bear|escape|carry|undo',
    'could|can not ever|even? forgive|forget|cope|sleep|breathe|bear|escape|carry|undo',
    'cried|cry|cries|crying|tears|weep|weeping|wept|sobbed|sobbing|screamed|screaming',
    'shouted|shouting|yelled|yelling|swore at me|us|him|her|them|my',
    'called|said|says|told|calls|tells me|i|that|was|am|im? was|am|a|an|i|im|too? stupid|ugly|fat|useless|worthless|lazy|nothing|mistake|burden|dumb|idiot|unwanted|failure|slow|liar|rubbish|trash|waste',
    'amount to nothing|anything|much',
    'not|never good|pretty|clever|smart|thin|strong|worth enough|it|anything',
    'wish they|he|she|someone|somebody|anyone had|would|were',
    'divorce|divorced|divorcing|affair',
    'sentenced|convicted|arrested|imprisoned',
    'went|sent|back|put|me to|in|into prison|jail|care',
    'lied|stole|stealing|stolen|cheated to|from|on|my|about|him|her|them|money',
    'i|we|have|had|has|ive killed|hurt|betrayed|abandoned|neglected|drank|cheated|lied|stole|relapsed',
    'drunk|drinking|drank|drugs too|again|and|every|all|myself|father|dad|home',
    'war|bomb|bombs|bombing|shelling|fled|fleeing|gun|stabbed|shot',
    'i|was|am|im|my|got|very|so|seriously|too ill|sick|illness|sickness|disease|disabled|diagnosis|surgery|bedridden',
    'exhausted|exhaustion|burnout',
    'worn|burned|burnt out|down',
    'tired of|and|all|to|out',
    'anger|furious|punish|punished|punishment|punishes|punishing|wrath|condemned|condemn|condemns|hell',
    'god|he|jesus|lord left|forgot|forgets|ignores|hates|punishes|abandoned|is|was|turned silent|angry|me|away|far|gone|disappointed|against',
    'dark|darkest|darker times|time|days|day|place|places|thoughts|hole|valley|night|nights',
    'darkness|abyss',
    'crushed|shattered|destroyed|devastated|scarred|wounded|wounds|scars|defeated',
    'am|im|was|so|heart|family|marriage|feel|felt|me is|was? broken|torn|damaged',
    'gave|given|giving up on|hope|everything|trying|and|now',
    'debt|debts|evicted|eviction|redundant|unemployed|bankrupt',
    'nowhere is|feels|was|to|safe|really|at',
    'danger|dangerous|threatened|threat|threatens|threatening|stalked|unsafe',
  ],
  unsure: [
    'dont|didnt|doesnt really|actually|even|honestly|quite|yet|always|truly|exactly? know|understand|remember|recall|see|think|believe|care|feel',
    'do|does|did not really|actually|even|honestly|quite|yet|always|truly? know|understand|remember|recall|think|believe|feel',
    'dunno|idk|hmm',
    'no|havent|without a|an|the|any? idea|clue|answer|opinion',
    'no memory of|that',
    'not|never|isnt|im|am really|so|too|quite|entirely|fully|always|not|that? so|that|too|very|really|quite|not? sure|certain|convinced',
    'arent|isnt|wasnt|aint sure|certain|convinced',
    'unsure|uncertain|uncertainty|undecided|confused|confusing|unclear|puzzled|ambivalent|agnostic',
    'maybe|perhaps|possibly|probably|supposedly|apparently|presumably',
    'i|would|id|we suppose|guess|reckon|assume',
    'might|may be|have|not|never|possibly|well',
    'nothing|nil|nope|nah',
    'nothing really|much|special|comes|particular|yet|at|i|that|to|in',
    'cannot|cant|couldnt really|even|honestly? think|remember|recall|say|tell|name|imagine|picture|explain|believe|decide|answer|feel',
    'could|can not really|even|honestly? think|remember|recall|say|tell|name|imagine|explain|believe|decide|answer|feel',
    'i|my|still|have|full|always|often|me|to|in|many|some|with|that|and|had|these doubt|doubts|doubted|doubting|doubtful|sceptical|skeptical',
    'never really|truly|actually|once|ever? felt|feel|known|understood|experienced|heard|believed|thought|considered',
    'havent|hasnt|hadnt really|ever|yet|actually|always? felt|thought|found|heard|experienced|decided|considered|figured|discovered',
    'hard|difficult|impossible|tough|tricky for? me|us? to believe|say|tell|know|accept|imagine|answer|trust|grasp|see|think',
    'hard|difficult|tricky|tough|strange|odd question|questions|one',
    'struggle|struggling|struggled|try|trying|tried|want|wanted|like|love|hope|wish|learning|find to|i|it|could? to|could|hard|so? believe|trust|accept|believing',
    'struggle|struggling|struggled with to? faith|belief|this|that|prayer|doubt|god|it|believing',
    'if god exists|is|even|really|cares|loves|wants|hears',
    'if he|there|it|this even|really|exists|cares',
    'if it|this|that is|were|was really|actually|even? true|real',
    'whether god|he|there|it|i|this|that|any|anyone',
    'does|did|would|can|could god|he|anyone|anybody|jesus really|even|actually|care|exist|hear|listen|want|know',
    'is god|he|there|it|jesus even|really|actually? real|there|true|anyone|anybody|listening',
    'wonder|wondering|wondered|questioning|questioned if|whether|why|what|how|everything|god|it|that|my|sometimes',
    'who knows|am|can|would|could',
    'what if|ever|does even|that|this|it|does|any',
    'why would|should god|anyone|anybody|he|someone|i',
    'depends|depending|varies|debatable',
    'sometimes yes|no|maybe|not',
    'yes|well and|but? no|maybe|not',
    'on the one|other hand',
    'mixed feelings|emotions',
    'in two minds',
    'on the fence',
    'i|im|its|just|yes|well sort|kind of',
    'kinda|sorta|somehow|vaguely|vague|hazy|foggy|blurry',
    'not|never anything|much|anyone|anybody|that|really? comes|special|particular|come',
    'nothing|nobody|noone|none|no one? comes|springs|came to',
    'mind|head|page is|goes|went? blank|empty',
    'clueless|speechless|stumped',
    'lost for words',
    'no words',
    'dont|didnt|doesnt really|think|i? i? have|see|find|get a|an|any|it|one|much|anything|gifts|talents|that',
    'no particular|special|real? gift|gifts|talent|talents|skill|skills|faith|belief|feeling',
    'not|nothing|never|hardly|isnt|wasnt so|that|very|really|anything? special|particular|talented|gifted|unusual|interesting|remarkable',
    'just|only|too|very ordinary|average|normal|boring',
    'still figuring|deciding|wondering|searching|questioning|learning to|out|and|what|how|for|whether|if',
    'searching|looking|waiting|seeking for a|an|some|any? answers|answer|meaning|proof|sign|god|faith',
    'used to believe|think|know|pray|trust',
    'too good to be? true',
    'sounds|seems|feels|seemed|sounded too|strange|unreal|unlikely|odd|false|far|distant|impossible|weird|foreign',
    'doesnt|dont|didnt make|feel|seem|sound|mean|apply|change sense|real|true|like|anything|right|possible|to|much',
    'unbelievable|unlikely|improbable|sceptic|skeptic|atheist|unbelief|disbelief|doubter',
    'not really|yet|always|necessarily|exactly|especially|particularly|much',
    'i forget|forgot|pass',
    'pass|skip this|that',
    'proof|evidence of|for|that|is|to|there',
    'ask me again|later|another|tomorrow|that',
    'at a loss',
    'let me think|see',
    'need|some|more time to think|decide|answer',
    'open question',
    'what does|do this|that|it|you|chosen|forgiven|protected|gifted even? mean',
    'honestly no|not|i|nothing|dont|maybe',
  ],
};

export const ASSIGNMENTS: readonly Assignment[] = [
  {
    id: 'listening',
    title: 'An Hour of Listening',
    telling:
      'Ask a friend how things really are, and let them talk. Keep any advice for another day. Before you go, tell them one thing you heard.',
    passage: 'James 1:19',
    cues: [
      'listen|listens|listened|listening|listener|listeners',
      'good|open|willing|sympathetic ear|ears',
      'confide|confides|confided|confiding',
      'open|opens|opening up to me',
      'pour|pours|pouring out? their|his|her heart|hearts',
      'tell|tells|telling|told me everything|things|their|his|her|secrets|what',
      'talk|talks|talking|chat|speak to|with me',
      'heart to heart',
      'vent|vents|venting|offload|rant',
      'shoulder to cry|lean',
      'get it|things off their|his|her chest|chests',
      'trust|trusts me with',
      'hear|hearing people|them|others|someone out',
    ],
  },
  {
    id: 'teaching',
    title: 'Pass On Something You Know',
    telling:
      'Think of something that took you a while to learn, and offer to show it to a friend this week. With a child, stay in your own family or a group you already help in, openly and with their parents’ knowledge.',
    passage: 'Acts 18:26',
    cues: [
      'teach|teaches|teaching|taught|teacher',
      'tutor|tutoring|tutored|coach|coaching|mentor|mentoring',
      'explain|explains|explaining|explained',
      'homework|lessons|lesson|classroom|pupils|students',
      'show|showing|showed people|others|them|someone how',
      'train|training|trained others|people|new|apprentices|staff',
      'bible|sunday study|class|group|school',
      'study|studying scripture|the bible',
      'help|helping with? studying|revision|exams|reading',
      'share|sharing|pass|passing what|on i|knowledge',
    ],
  },
  {
    id: 'children',
    title: 'Half an Hour of Play',
    telling:
      'Put your phone away and give a child half an hour, in your own family or a group you already help in, openly and with their parents’ knowledge. Let the child pick the game.',
    passage: 'Matthew 18:5',
    cues: [
      'children|kids|child|kid|toddlers|toddler|babies|little ones?',
      'grandchildren|grandchild|grandkids|grandson|granddaughter|grandsons|granddaughters',
      'my|our son|daughter|sons|daughters|boys|girls|baby|little',
      'niece|nieces|nephew|nephews|godson|goddaughter|godchild',
      'babysit|babysitting|childminding|nursery|kindergarten|preschool',
      'sunday school',
      'foster|fostering|adopted|adoption|stepchildren',
      'bedtime|fairy stories|story|tales',
      'playing|play|games with? the|my? little|children|kids|small',
      'motherhood|fatherhood|parenting|mothering',
    ],
  },
  {
    id: 'teenagers',
    title: 'A Good Word for Someone Young',
    telling:
      'Choose a young person in your own family or a group you already help in. Openly and with their parents’ knowledge, tell them one thing they did well.',
    passage: '1 Timothy 4:12',
    cues: [
      'teenager|teenagers|teen|teens|teenage|teenaged',
      'youth|youths|youngsters|adolescents',
      'young people|person|adults|ones|men|women|lads',
      'youth|young group|club|work|worker|ministry|camp',
      'students|student|college|sixth|university friends|form|group|hall?',
      'classmate|classmates|schoolmates',
      'friends|friend|girl|boy|people|kids at|from|in my? school|class|college|year',
      'scouts|guides|cadets',
      'younger brother|sister|brothers|sisters|cousin|cousins|ones',
      'my|our teenage|teen|older|eldest son|daughter|sons|daughters|kids|boy|girl',
    ],
  },
  {
    id: 'music',
    title: 'One Song for One Person',
    telling:
      'Think of a friend or someone in your family who might like a song this week. Sing it, play it or send a recording, and tell them why you thought of them.',
    passage: 'Psalm 33:2-3',
    cues: [
      'music|musical|musician|song|songs|songwriting',
      'sing|sings|singing|sang|singer|choir|hymn|hymns|karaoke',
      'guitar|piano|violin|drums|drum|drumming|flute|cello|organ|keyboard|trumpet|saxophone|ukulele|harp|bass',
      'play|playing|played an|the|my instrument|instruments|band|orchestra|worship',
      'worship|praise team|band|leader|music',
      'compose|composing|melody|melodies|lyrics|rap|rapping',
      'dance|dancing|danced|ballet',
      'gospel|church choir|music|songs',
      'humming|whistling|whistle',
      'playlist|playlists|records|concerts|concert',
    ],
  },
  {
    id: 'hospitality',
    title: 'Room at the Table',
    telling:
      'Make a little more food than you need one day this week, and share it with someone you know. If you can, sit down and eat together.',
    passage: '1 Peter 4:9',
    cues: [
      'cook|cooks|cooking|cooked|cookery|chef',
      'bake|bakes|baking|baked|baker|cake|cakes|bread|biscuits|cookies|pie|pies',
      'recipe|recipes|kitchen|soup|casserole|meal|meals|dinner|dinners|lunch|supper|roast',
      'feed|feeding|fed people|everyone|others|them|the|my|friends|strangers',
      'host|hosting|hospitality|entertaining|guests|guest|visitors',
      'invite|inviting|having|have people|friends|others|someone|them over|round|in|for',
      'open|full house|table|door',
      'cup|cuppa|pot of|and tea|coffee|chat',
      'tea|coffee with|and|for|morning|mornings',
      'food bank|for|kitchen|parcels|pantry',
      'cater|catering|barbecue|potluck',
      'place|bed|sofa|room to stay|sleep|for',
    ],
  },
  {
    id: 'writing',
    title: 'An Unexpected Letter',
    telling:
      'Write a short letter to a friend or relative who isn’t expecting one. Tell them one thing you remember about them, and mail it this week.',
    passage: 'Proverbs 25:25',
    cues: [
      'write|writes|writing|wrote|written|writer',
      'letter|letters|postcard|postcards|card|cards',
      'poem|poems|poetry|poet|verse',
      'journal|journaling|journalling|diary|blog|blogging',
      'story|stories|storytelling|novel|novels',
      'edit|editing|proofread|proofreading',
      'essay|essays|articles|script|scripts',
      'pen|penfriend|penpal|penpals',
      'text|texts|texting|message|messages|email|emails people|friends|someone|them|my|every|to|her|him',
      'calligraphy|handwriting|typing',
    ],
  },
  {
    id: 'praying',
    title: 'Three Names',
    telling:
      'Write down three names and put them where you’ll see them in the morning. Pray for them this week, and ask one of them what they’d like prayer for.',
    passage: 'Colossians 4:12',
    cues: [
      'pray|prays|praying|prayed|prayer|prayers',
      'intercede|interceding|intercession|intercessor',
      'rosary|novena|vigil|litany|compline|vespers',
      'prayer chain|list|group|meeting|requests|warrior|partner',
      'light|lighting|lit a? candle|candles',
      'bring|lift|lifting|bringing them|people|others|her|him to|up before|god',
      'quiet time|times',
      'bless|blessing people|others|them|someone',
      'ask|asks|asking me to|for prayer|prayers|pray',
      'fasting',
      'spend|spending|time with|in god|the|prayer|lord',
    ],
  },
  {
    id: 'sick',
    title: 'A Visit That Helps',
    telling:
      'Call someone you know who is sick, and ask what would help. It might be a ride or some company. Do that one thing, and keep it short.',
    passage: 'Luke 10:33-34',
    cues: [
      'nurse|nurses|nursing|carer|caregiver|caregiving|doctor|midwife|paramedic',
      'care|caring|cared|look|looking|looked for|after the|my|a|people|those? who? are? sick|ill|dying|disabled|patients|unwell',
      'ill|sick|illness|sickness|disease|disabled|disability',
      'hospital|hospice|ward|clinic|patient|patients',
      'cancer|chemo|chemotherapy|stroke|dialysis|diabetes|epilepsy',
      'chronic|constant pain|illness|fatigue|condition',
      'depression|anxiety|bipolar|schizophrenia|ptsd|panic',
      'wheelchair|bedridden|bedbound|housebound',
      'surgery|operation|diagnosis|recovery|rehab|rehabilitation',
      'first aid',
      'addiction|addicted|alcoholic|alcoholism|sober|sobriety|recovering',
    ],
  },
  {
    id: 'old',
    title: 'Ask for an Old Story',
    telling:
      'Ask an older person you know to tell you a story from when they were young. Let them tell it their own way, even if you’ve heard it before.',
    passage: 'Leviticus 19:32',
    cues: [
      'old people|folk|folks|man|men|lady|ladies|woman|women|neighbour|neighbor|friend|age|residents',
      'elderly|elders|pensioner|pensioners|seniors|senior|aged',
      'older people|adults|folk|ladies|lady|man|men|woman|women|generation|neighbour|neighbor',
      'grandmother|grandma|gran|granny|nan|nana|grandfather|grandad|granddad|grandpa|grandparents|abuela|abuelo',
      'care|nursing|retirement|residential|old home|homes|folks',
      'dementia|alzheimers|alzheimer',
      'my|our ageing|aging|elderly mother|father|parents|mum|mom|dad|aunt|uncle',
      'great aunt|uncle|grandmother|grandfather|gran',
      'widow|widows|widower next|down|across|in|who|at|upstairs|downstairs',
      'retired|retirement neighbours|neighbour|people|home|village|friends',
    ],
  },
  {
    id: 'building',
    title: 'Fix One Thing',
    telling:
      'Fix something this week for a friend or neighbor, like a loose hinge or a torn sleeve. Ask first, and do it together if they’d like to.',
    passage: 'Nehemiah 4:6',
    cues: [
      'build|builds|building|builder|built things|houses|furniture|stuff|models|a|walls',
      'carpentry|carpenter|woodwork|woodworking|joinery|wood|timber',
      'fix|fixes|fixing|fixed|repair|repairs|repairing|mend|mending|mends',
      'diy|plumbing|plumber|electrician|welding|welder|bricklayer|roofing|mechanic|mechanics|handyman',
      'tools|toolbox|workshop|shed|garage',
      'sew|sews|sewing|knit|knitting|crochet|crocheting|quilt|quilting|embroidery|needlework|upholstery',
      'with my hands|own',
      'cars|engines|engine|motorbikes|bikes|bicycles|bicycle',
      'restore|restoring|renovate|renovating|renovation|decorating',
      'practical help|things|jobs|work|stuff',
      'making|make|made things|stuff|clothes|furniture|toys|something',
      'lego|construction|engineering|engineer',
    ],
  },
  {
    id: 'numbers',
    title: 'An Hour of Sorting',
    telling:
      'Offer an hour to someone you know who is behind on paperwork or chores. Ask before you touch anything, and keep what you see to yourself.',
    passage: 'Galatians 6:2',
    cues: [
      'numbers|number|maths|math|mathematics|sums|statistics|data',
      'accounts|accounting|accountant|bookkeeping|budget|budgets|budgeting|finances|finance|taxes|spreadsheet|spreadsheets',
      'tidy|tidying|tidied|declutter|decluttering|cleaning|clean|sorting|sort',
      'forms|paperwork|admin|administration|filing|office',
      'organise|organising|organize|organizing|order|orderly my|the|things|in|cupboards|rooms|papers|desk|files',
      'put|putting|bring|bringing things|order|everything in|into|to order',
      'puzzles|puzzle|sudoku|chess|crosswords|logic',
      'detail|details|precise|precision|accurate',
      'treasurer|secretary|bank|banking',
      'ironing|housework|laundry|hoovering|washing',
    ],
  },
  {
    id: 'leading',
    title: 'Go First',
    telling:
      'Pick one job in your family or group that everyone puts off, and do it. Then let someone else make a decision that’s usually yours, and back them up.',
    passage: 'Mark 10:43-45',
    cues: [
      'lead|leads|leading|leader|leaders|leadership',
      'manage|manages|managing|manager|supervise|supervising|supervisor|captain|foreman|boss',
      'in charge',
      'take|takes|taking charge|responsibility|initiative|control',
      'chair|chairing|committee|council|board|elder|deacon|churchwarden',
      'run|runs|running a|the|our|my group|team|club|business|ministry|company|meeting|meetings|charity',
      'decisions|decision|decide for|what|about',
      'motivate|motivating|delegate|delegating',
      'my|the|our team|crew|staff|squad',
      'pastor|minister|priest|preach|preaching|preacher',
      'look|looks|looking up to me',
    ],
  },
  {
    id: 'encouraging',
    title: 'Three Good Words',
    telling:
      'Tell three people you know something good you see in them. Be specific, so they can tell you mean it.',
    passage: 'Proverbs 12:25',
    cues: [
      'encourage|encourages|encouraging|encouraged|encouragement',
      'cheer|cheers|cheering|cheered people|them|others|someone|her|him|up|on',
      'build|building|lift|lifting|pick|picking people|others|them|someone|friends|her|him up',
      'comfort|comforting|comforts|comforted|console|consoling|reassure|reassuring|reassurance',
      'support|supporting|supports|supportive',
      'advice|counsel|counselling|counseling|guidance|wisdom',
      'compliment|compliments|complimenting|praise others|people|them|someone',
      'kind|good|nice|gentle word|words',
      'believe|believing in people|others|them|someone',
      'positive|positivity|pep|optimist|optimistic',
      'being there for|when',
      'a? hug|hugs',
    ],
  },
  {
    id: 'art',
    title: 'Make Something for Someone',
    telling:
      'Make a drawing or a card for a friend or someone in your family. Write their name on the back, and give it to them this week.',
    passage: 'Exodus 35:35',
    cues: [
      'art|arts|artist|artistic|artwork',
      'draw|drawing|drawings|drew|sketch|sketching|doodle|doodling|cartoons',
      'paint|paints|painting|paintings|painted|watercolour|watercolours|watercolor',
      'photo|photos|photography|photograph|photographs|photographer|camera|filming|films',
      'pottery|ceramics|clay|sculpture|sculpting|carving',
      'craft|crafts|crafting|scrapbooking|origami|jewellery|jewelry|beads|candles',
      'design|designing|designer|fashion|makeup|hair|hairdressing|nails',
      'creative|creativity|creating|create',
      'colour|color|colouring|coloring|colours|colors',
      'theatre|theater|acting|drama|actor|actress',
      'flower arranging|arrangements',
      'interior|graphic design',
    ],
  },
  {
    id: 'sport',
    title: 'Move With a Friend',
    telling:
      'Invite a friend or someone in your family for a walk or a game this week. Go at a pace that’s comfortable for both of you.',
    passage: 'Ecclesiastes 4:9',
    cues: [
      'sport|sports|sporty|athletics|athlete|gym|fitness|workout|exercise|exercising',
      'football|soccer|basketball|rugby|cricket|tennis|netball|volleyball|hockey|baseball|golf|badminton|boxing|judo|karate|wrestling|gymnastics',
      'run|running|jog|jogging|marathon|marathons|parkrun|sprinting',
      'swim|swims|swimming|surf|surfing|rowing|sailing|kayaking',
      'walk|walks|walking|hike|hikes|hiking|rambling|climbing|mountains',
      'cycle|cycling|biking|skateboarding|skating|skiing',
      'play|playing|played ball|football|team|on|for a|the? team?',
      'outdoors|outdoor|outside|camping|fishing|fish',
      'yoga|pilates|stretching|weights|weightlifting',
      'horse|horses riding|racing',
    ],
  },
  {
    id: 'newcomers',
    title: 'Welcome Someone New',
    telling:
      'Say hello to someone who is new at work, at school or at church. If you were new somewhere once, tell them one thing you wish you had known.',
    passage: 'Leviticus 19:34',
    cues: [
      'language|languages|translate|translates|translating|translation|translator|interpret|interpreting|interpreter|bilingual',
      'speak|speaks|speaking|spoke|learn|learning|teach|teaching spanish|french|arabic|english|german|polish|portuguese|swahili|italian|chinese|mandarin|hindi|urdu|korean|russian|ukrainian|farsi|tagalog|yoruba',
      'immigrant|immigrants|immigration|migrant|migrants|immigrated|emigrated',
      'refugee|refugees|asylum|exile|displaced|undocumented',
      'foreigner|foreigners|foreign|newcomer|newcomers|strangers|stranger',
      'new|another|different|foreign country|countries|land|culture|cultures',
      'moved|moving|came|come|arrived to|from|here this|a|another|new|abroad|the? country|abroad|town|uk|us|usa|states|england|america|canada|australia|germany',
      'new people|neighbours|neighbors|student|students|family|families|kid|girl|boy|colleague|members|faces',
      'culture|cultures|travel|travelling|traveling|homesick|homesickness',
      'moved house|schools|school|away|around|abroad|here',
      'esl|citizenship|visa',
      'in|of|some spanish|french|arabic|german|polish|portuguese|swahili|italian|chinese|mandarin|hindi|urdu|korean|russian|ukrainian|farsi|tagalog|yoruba',
      'outsider|outsiders|the new one|girl|boy|kid|guy',
    ],
  },
  {
    id: 'technology',
    title: 'Help With a Screen',
    telling:
      'Set aside an hour for a friend or relative who is stuck with a phone or computer. Let them do the typing while you explain, and tell them they can ask again.',
    passage: 'Proverbs 3:27',
    cues: [
      'computer|computers|laptop|laptops|printer|internet|wifi|software|hardware|tablet',
      'technology|tech|technical|technician|gadgets|gadget',
      'code|codes|coding|programming|programmer|developer|robotics|robots',
      'app|apps|website|websites|online|web',
      'gaming|videogames|minecraft|roblox|fortnite|xbox|playstation',
      'video|computer games|game|editing',
      'fix|fixing|help|helping|sort|sorting with|their|the|his|her? phone|phones|computer|tv|passwords',
      'it support|department|helpdesk|problems',
      'phone|phones problems|help|settings|working|set',
      'electronics|cables|electrical',
      'social media|youtube|tiktok|instagram',
    ],
  },
  {
    id: 'prisoners',
    title: 'Across the Wall',
    telling:
      'Do one kind thing this week for someone in prison. If you’re inside, it can be as small as sharing a coffee. If you’re outside, write through a prison ministry you trust.',
    passage: 'Hebrews 13:3',
    cues: [
      'prison|prisons|prisoner|prisoners|jail|jailed|inmate|inmates|imprisoned|incarcerated|incarceration',
      'inside|doing|did|served|serving time',
      'cell mate|mates|block|next|is|in',
      'cellmate|cellmates|padmate',
      'on|in my|the|our wing|landing|block|yard|unit',
      'behind bars',
      'sentence|sentenced|parole|probation|convicted|conviction|guards|officers|warden',
      'release|released from|on|next|date',
      'chaplain|chaplaincy|chapel group|inside|service|wing',
      'lockup|penitentiary|detention|detained|detainees|borstal|juvenile',
    ],
  },
  {
    id: 'justice',
    title: 'Speak Up Once',
    telling:
      'Choose one unfair thing you know about firsthand, and take one step that puts no one at risk. You could write a letter, or sit with someone who is left out.',
    passage: 'Proverbs 31:8-9',
    cues: [
      'justice|injustice|unjust|unfair|unfairness|fairness',
      'stand|standing|stood|stick|sticking|speak|speaking|spoke up|out for|against|when',
      'rights|equality|racism|racist|discrimination|prejudice|sexism',
      'poverty|poor|homeless|homelessness|hungry|hunger|oppressed',
      'bully|bullies|bullying|bullied',
      'campaign|campaigning|protest|protesting|petition|activism|activist|volunteer|volunteering|charity',
      'lawyer|legal|court|police|union|politics',
      'social worker|workers|work',
      'defend|defending|advocate|advocating|advocacy',
      'trafficking|slavery|exploited|exploitation',
      'climate|pollution|creation care',
      'underdog|underdogs|voiceless|vulnerable|marginalised|marginalized',
    ],
  },
  {
    id: 'garden',
    title: 'Care for Something Living',
    telling:
      'Take care of a plant or an animal this week, and share some of it with someone you know. Bring them a few flowers, or offer to walk their dog.',
    passage: 'Genesis 2:15',
    cues: [
      'garden|gardens|gardening|gardener|allotment|greenhouse|lawn|yard',
      'plants|plant|planting|flowers|flower|roses|seeds|seedlings|vegetables|tomatoes|herbs|trees|orchard',
      'farm|farming|farmer|harvest|crops|soil|tractor',
      'animal|animals|pet|pets|vet|wildlife|zoo',
      'dog|dogs|puppy|puppies|cat|cats|kitten|kittens|rabbit|rabbits|hamster|budgie',
      'horse|horses|pony|ponies|cows|sheep|goats|chickens|hens|pigs|donkeys',
      'birds|birdwatching|bees|beekeeping|butterflies',
      'nature|woods|forest|countryside|meadow|river',
      'walk|walking the|my|a|his|her dog|dogs',
      'growing|grow things|vegetables|my|our|food|tomatoes',
    ],
  },
  {
    id: 'grieving',
    title: 'Stay Close to Someone Grieving',
    telling:
      'Think of someone you know who has lost a person they love. Send them a card, and mention that person by name. If your own loss is too close right now, let someone do this for you.',
    passage: 'Romans 12:15',
    cues: [
      'grief|grieve|grieving|grieves|mourning|mourn|bereaved|bereavement|loss',
      'widow|widowed|widower|widowhood|widows',
      'funeral|funerals|grave|graveside|cemetery|buried',
      'lost|losing|loss my|our|a|his|her|of *? husband|wife|son|daughter|baby|child|mum|mom|mother|dad|father|brother|sister|friend|parents|parent|twin|grandma|nan|grandmother',
      'husband|wife|son|daughter|baby|child|mum|mom|mother|dad|father|brother|sister|friend|grandma|grandmother|nan|grandad|grandfather who|that|was|has|had|just|suddenly? died|passed|dying|death',
      'death|died|dying of|in|suddenly|when|last|from|my|at|on',
      'passed away',
      'miscarriage|miscarried|miscarriages|stillbirth|stillborn|infertility',
      'suicide of|in|my|loss',
      'losing|lost someone|somebody|people|him|her|them|loved',
      'empty chair|house|bed',
    ],
  },
  {
    id: 'hurt',
    title: 'You Would Understand',
    telling:
      'Let someone you know who has been hurt hear that you believe them. You don’t have to tell your own story. If it’s too close right now, let someone be kind to you first.',
    passage: 'Psalm 10:17-18',
    cues: [
      'abuse|abused|abusive|abuser|molested|assault|assaulted|rape|raped|incest',
      'violence|violent|beaten|beatings|hit me|us',
      'divorce|divorced|separation|separated|affair|adultery|infidelity',
      'betrayal|betrayed|cheated|abandoned|abandonment|rejected|rejection|neglect|neglected',
      'trauma|traumatic|traumatised|traumatized|ptsd|flashbacks',
      'depression|depressed|suicidal|breakdown|burnout|burnt|burned out?',
      'eating disorder|disorders',
      'anorexia|bulimia|selfharm|cutting',
      'toxic|controlling|narcissist|narcissistic|manipulative relationship|husband|wife|parents|mother|father|partner|marriage?',
      'bullied|bullying|humiliated|shamed|mocked',
      'hurt by|in|me|badly|deeply',
      'church hurt',
      'alcoholic|drunk|drinking|addicted father|mother|dad|mum|mom|husband|wife|parents|parent|home',
      'unwanted|unloved|lonely|loneliness|orphan|orphaned|orphanage',
    ],
  },
  {
    id: 'colleagues',
    title: 'Someone at Work or School',
    telling:
      'Notice who is having a hard week at work or school. Take one small task off their hands, and ask how they’re doing.',
    passage: 'Philippians 2:4',
    cues: [
      'colleague|colleagues|coworker|coworkers|workmate|workmates',
      'at|from|my|in|people|friends work|office|job|workplace|factory|shop|warehouse|site',
      'boss|employer|employees|employee|staffroom|staff',
      'customers|customer|clients|client',
      'shift|shifts|overtime|canteen|break room',
      'co workers|worker',
      'unemployed|unemployment|redundancy|redundant|laid off?',
      'business|career|profession',
      'the person|man|woman|girl|guy|lady next|who|at to|sits|works|desk|work',
      'apprentice|apprentices|trainees|interns',
      'drive|driving|driver a|the|bus|taxi|lorry|truck',
    ],
  },
  {
    id: 'neighbours',
    title: 'Get to Know a Neighbor',
    telling:
      'Learn the name of one neighbor you often see. Say hello the next time you meet, and ask how they are.',
    passage: 'Mark 12:31',
    cues: [
      'neighbour|neighbours|neighbor|neighbors|neighbourhood|neighborhood',
      'next door',
      'across|down|up|over the|my|our street|road|hall|corridor|hallway|landing|stairs',
      'on|in my|our|the street|road|block|building|estate|corridor|stairwell|flats|village|floor',
      'upstairs|downstairs|flatmate|flatmates|roommate|roommates|housemate|housemates|dormitory|dorm',
      'street|road|village|community|estate',
      'lift|lifts|ride|rides to|for|home|into',
      'errands|errand|shopping for|with',
      'borrow|lend|lending a|my|tools|sugar|things|ladder',
      'local shop|people|community|church|cafe|library',
      'bus|school stop|gate|run',
    ],
  },
  {
    id: 'laughing',
    title: 'Share a Laugh',
    telling:
      'Watch for something funny every day this week, the kind that hurts no one. Share it with a friend who could use a laugh.',
    passage: 'Proverbs 17:22',
    cues: [
      'laugh|laughs|laughing|laughed|laughter|giggle|giggles',
      'joke|jokes|joking|joker|comedy|comedian|comic|banter|prank|pranks',
      'funny|humour|humor|humorous|witty|silly|hilarious',
      'make|makes|making|made people|them|others|someone|everyone|my|her|him|friends|family? smile|laugh|smiling',
      'fun|entertain|entertaining|clown|clowning|mimic|impressions',
      'memes|meme|puns|pun',
      'lighten|lightening|brighten|brightening the|up|things|mood|day|days',
      'good mood|company',
      'party|parties|life of',
      'tease|teasing|cheerful|cheeky',
    ],
  },
  {
    id: 'planning',
    title: 'Put It on the Calendar',
    telling:
      'Pick something people keep saying they should do together, like a birthday dinner or a walk. Choose a day and a place, and invite someone who is often left out.',
    passage: 'Proverbs 16:3',
    cues: [
      'plan|plans|planning|planned|planner',
      'organise|organises|organising|organised|organiser|organize|organizes|organizing|organized|organizer',
      'event|events|party|parties|wedding|weddings|trip|trips|outing|outings|holiday|holidays|vacation',
      'arrange|arranges|arranging|arranged|coordinate|coordinating|coordinator',
      'schedule|schedules|scheduling|calendar|timetable|rota',
      'lists|list|checklist|checklists|spreadsheet',
      'bring|bringing|get|getting people|everyone|friends|family|them|others together',
      'logistics|project|projects|strategy|strategic',
      'ideas|idea for|about|how',
      'reunion|reunions|gathering|gatherings|fundraiser|fundraising|fete',
    ],
  },
];

/** Assignments for answers that match no other assignment. */
export const DEFAULT_ASSIGNMENTS: readonly [Assignment, Assignment, Assignment] = [
  {
    id: 'kindness',
    title: 'A Small Kindness',
    telling:
      'Do one kind thing for someone this week without being asked. Bring them a drink, or thank the person who brings you yours.',
    passage: 'Matthew 10:42',
    cues: [],
  },
  {
    id: 'thanks',
    title: 'Say Thank You',
    telling:
      'Think of someone who was good to you, and thank them this week. If you can’t reach them, or they have died, thank God for them by name.',
    passage: '1 Thessalonians 1:2',
    cues: [],
  },
  {
    id: 'names',
    title: 'Seven Names',
    telling:
      'Write down seven names, one for each day of the week. Every morning, pray for one person and ask God to be good to them.',
    passage: '1 Timothy 2:1',
    cues: [],
  },
];

/** Suggestions for the coming days, shown to every user. */
export const LIVING: readonly [Leaning, Leaning, Leaning] = [
  {
    telling:
      'Pick one day a week for the next four weeks. Each time, read one of these truths with its verse and what you wrote, and say a short prayer.',
    passage: 'Psalm 119:105',
  },
  {
    telling:
      'Choose one line you like on this page and keep it where you’ll see it, on your phone or by your bed. Once a day this week, talk to God about it in your own words.',
    passage: 'Psalm 62:8',
  },
  {
    telling:
      'If there’s someone you trust, show them this page. Ask them which line sounds most like you. If no one comes to mind, read it to God.',
    passage: 'Proverbs 27:9',
  },
];

/** One additional line, chosen by the tone of the answers as a whole. */
export const LIVING_ADDS: Record<Mood, readonly [string, string]> = {
  bright: [
    'Tell someone this week about one good thing you wrote here.',
    'On a gray day, come back and read this page again.',
  ],
  heavy: [
    'There’s no rush with any of this. One line a day is plenty.',
    'You can read just the part you like and leave the rest for another day.',
  ],
  unsure: [
    'You don’t have to agree with every line. Start with the one that makes you curious.',
    'Write down one question you have, and ask God about it this week.',
  ],
};

/** Replies to answers of one to three words. */
export const THIN: readonly [string, string] = [
  'A few words are enough here.',
  'Short answers are fine. You said what you wanted to say.',
];

/** Replies to answers that are not in English. */
export const OTHER_TONGUE: readonly [string, string] = [
  'We’ve left your own language just as you wrote it. God understands it.',
  'Your words stay in your own language here. God knows every one of them.',
];
