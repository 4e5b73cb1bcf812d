import type { Assignment, Leaning, PillarWords, Tone } from './blueprintWords';

export const PILLARS: readonly PillarWords[] = [
  {
    truthId: 'chosen',
    leads: [
      [
        'Asked who once picked you, or did not, you wrote:',
        'On being picked or left out, your words are these:',
      ],
      [
        'About the words of others that you still hear, you said:',
        'You were asked which words about you have stayed, and you put down:',
      ],
      [
        'Supposing that God wanted you and nobody else in your place, you answered:',
        'If God wanted you, would tomorrow morning be different? You wrote:',
      ],
    ],
    replies: {
      bright: [
        {
          telling:
            'There is warmth in this, and you may trust it. Somebody in the Psalms looked about him one day at what he had been given, and could find nothing to complain of. His line may suit you.',
          passage: 'Psalm 16:6',
        },
        {
          telling:
            'Gladness is allowed to be simple. Whoever or whatever has done you good here, you can thank God for it without asking whether you earned it. A prophet tells of a God who is glad as well.',
          passage: 'Zephaniah 3:17',
        },
        {
          telling:
            'Your answer has joy in it, so here is a man who shared it. John, old by then, still cannot get over what God calls us, and tells his readers to stop and look.',
          passage: '1 John 3:1',
        },
      ],
      heavy: [
        {
          telling:
            'That is a painful thing to write, and it stands here as you put it. Zion once said aloud that God had forgotten her. Her words were written down, and so was the answer she was given.',
          passage: 'Isaiah 49:14-16',
        },
        {
          telling:
            'What you set down hurts, and nobody here will talk you out of it. A psalm knows the loss of the very people who ought to stay, and says in one line where it turned.',
          passage: 'Psalm 27:10',
        },
        {
          telling:
            'No wonder if the word chosen sounds hollow beside this. Hagar, used by her household and then treated harshly, ran into the desert. It was there that she gave God a name of her own.',
          passage: 'Genesis 16:13',
        },
      ],
      unsure: [
        {
          telling:
            'Not knowing is an honest answer, and it may stand. When God called Moses, Moses asked who he was that he should be called. He was given company first, and certainty a good deal later.',
          passage: 'Exodus 3:11-12',
        },
        {
          telling:
            'A yes need not be forced, and none was demanded. Gideon counted up what spoke against him, his clan, his place in the family, and was not scolded for counting. Hear what he was told.',
          passage: 'Judges 6:15-16',
        },
        {
          telling:
            'Perhaps this cannot be settled by looking inward. Samuel was sent to find the right one among seven brothers, looked at the wrong things, and had to be told where God looks. Leave the looking to him.',
          passage: '1 Samuel 16:7',
        },
      ],
      plain: [
        {
          telling:
            'So you have put it, and it needs no ornament. Into an ordinary life, with a name to it, God speaks this sentence through Isaiah; notice how personal it becomes towards the end.',
          passage: 'Isaiah 43:1',
        },
        {
          telling:
            'This belongs to your story as you told it. On the last evening with his friends, Jesus turned the usual order of choosing round. You may read what he said beside your own words.',
          passage: 'John 15:16',
        },
        {
          telling:
            'Your words stand, and nothing has to be added to them. When Israel might have wondered why it was picked, Moses gave a reason with no merit in it, only love and a promise kept.',
          passage: 'Deuteronomy 7:7-8',
        },
      ],
    },
    declares: {
      bright: [
        'God wanted me here, and I am glad of it; I belong to him with my whole name.',
        'I am chosen, and today I can say it with joy, for Christ calls me his own.',
      ],
      heavy: [
        'With a heavy heart I say that God calls me his, and he may hear how heavy it is.',
        'God has not lost sight of me, and I may weep before him as someone he has chosen.',
      ],
      unsure: [
        'I am called chosen, and I am still learning to believe it.',
        'How it feels to be chosen I do not know, and God calls me so before I feel it.',
      ],
      plain: [
        'I am chosen by God in Christ, with the name I have and the life I lead.',
        'Before I did anything for God he wanted me, and I belong to him.',
      ],
    },
    open: 'Nothing stands here yet. What you answer about being chosen will be set down in this place, in your words.',
  },
  {
    truthId: 'forgiven',
    leads: [
      [
        'Of what you would undo if you could, you wrote:',
        'There was a question about undoing, and your answer reads:',
      ],
      [
        'Whether anybody ever let you off, you told in these words:',
        'To the question of who was merciful to you, or was not, you replied:',
      ],
      [
        'Concerning what God does first when you have done wrong, you wrote:',
        'After a wrong, what you expect from God is put like this:',
      ],
    ],
    replies: {
      bright: [
        {
          telling:
            'Here is something good, and you found words for it. David opens a whole psalm with gladness of this kind, having learnt before how much it costs to keep silent.',
          passage: 'Psalm 32:1',
        },
        {
          telling:
            'It does one good to read this. The father in Jesus’ story would have understood: when he is happy he calls for a robe, a ring and supper, and the whole house has to hear of it.',
          passage: 'Luke 15:22-24',
        },
        {
          telling:
            'Keep this answer; there may be greyer days on which you will want to read it. The singer of the next lines tells his own soul not to forget, knowing how souls are.',
          passage: 'Psalm 103:2-4',
        },
      ],
      heavy: [
        {
          telling:
            'You did not dress this up. Whatever in it is your own doing, and whatever was done to you, God can tell the two apart. A psalm was first sung from such a depth.',
          passage: 'Psalm 130:1-4',
        },
        {
          telling:
            'Nothing here has to be explained further, and no detail is missing. The Psalms know a kind of sighing that God understands before the person has found the words. Yours may count among it.',
          passage: 'Psalm 38:9',
        },
        {
          telling:
            'Such words are not written lightly. A psalm says how God looks at people who are at the end of their strength: as a good father would, who knows how little his children are made to bear.',
          passage: 'Psalm 103:13-14',
        },
      ],
      unsure: [
        {
          telling:
            'Doubt about this is older than you and has had good company. A father who needed help for his child said yes and no in one breath, weeping, and Jesus helped him on that footing.',
          passage: 'Mark 9:24',
        },
        {
          telling:
            'Leave it open, if it is open. John wrote to people who could not get their own hearts to acquit them, and he pointed past the heart to someone who sees further than it does.',
          passage: '1 John 3:19-20',
        },
        {
          telling:
            'Certainty is not asked for at this door. Jesus promises something about whoever comes to him, and he sets no condition there of how sure, or how clean, such a person has to be.',
          passage: 'John 6:37',
        },
      ],
      plain: [
        {
          telling:
            'Enough has been said for today. The son in Jesus’ story had a speech prepared for his way home; see who was on the road before he could begin it.',
          passage: 'Luke 15:20',
        },
        {
          telling:
            'As it is, short or long, finished or not, what you wrote can be left with God. John names two qualities in him that such an answer may lean on, faithfulness and justice.',
          passage: '1 John 1:9',
        },
        {
          telling:
            'Somewhere in these words there may be a thing to be thankful for, or a thing to ask; you will know which. David’s prayer names what God is like towards people who do either.',
          passage: 'Psalm 86:5',
        },
      ],
    },
    declares: {
      bright: [
        'I am forgiven, and I am glad; what God has put away I need not carry back.',
        'With a thankful heart I say it: in Christ I am forgiven, and I am free to begin.',
      ],
      heavy: [
        'I bring God what weighs on me, mine and not mine, and I leave it to his mercy.',
        'My heart is sore, and in Christ there is forgiveness for me on days like this one, too.',
      ],
      unsure: [
        'Others before me took God’s forgiveness on trust; I ask him to help me do the same.',
        'Part of me doubts it, and all of me may come: in Christ there is forgiveness.',
      ],
      plain: [
        'In Christ I am forgiven; what God has carried away has no last word over me.',
        'I live by forgiveness, as everyone does who comes to Christ, and I may begin again.',
      ],
    },
    open: 'This place is still empty, and there is no hurry. It waits for your answers about being forgiven, one word or many.',
  },
  {
    truthId: 'protected',
    leads: [
      [
        'Thinking of a time when you were afraid, you wrote:',
        'The question was fear, and who was there or missing; you said:',
      ],
      [
        'As to where you can let your guard down, you answered:',
        'A place to let your guard down: when you were asked for one, you wrote:',
      ],
      [
        'In these weeks, asked what you need shelter from, you wrote:',
        'When shelter was the question, you put down:',
      ],
    ],
    replies: {
      bright: [
        {
          telling:
            'Good that this could be written. David had songs for such days as well as for the bad ones, and in one verse he has room for strength, for trust and for a heart that sings.',
          passage: 'Psalm 28:7',
        },
        {
          telling:
            'May you sleep well on this. There is an evening prayer, very old, by someone who had enemies enough and lay down all the same. It is short enough to know by heart.',
          passage: 'Psalm 4:8',
        },
        {
          telling:
            'Light falls on this answer. Whoever and whatever does you good there, the psalm would trace it further back, to wings under which there is space for a great many people.',
          passage: 'Psalm 36:7',
        },
      ],
      heavy: [
        {
          telling:
            'Fear and hurt are not tidied away here. The Psalms leave theirs standing, water up to the neck, the throat sore from calling, and bring it before God in that state. So may you.',
          passage: 'Psalm 69:1-3',
        },
        {
          telling:
            'If you are in danger as you read this, please let somebody know who can act; that comes first. What you wrote can be said to God as it is. He is said to keep tears.',
          passage: 'Psalm 56:8',
        },
        {
          telling:
            'No word on this page is meant to make it smaller. Paul once stood before a court with every friend gone. He wrote down that they had left him, and he wrote who was there.',
          passage: '2 Timothy 4:16-17',
        },
      ],
      unsure: [
        {
          telling:
            'You are not certain, and neither is the psalm that asks whether God has forgotten to be kind. It comes at last to the sea, where a path leaves nothing to be seen.',
          passage: 'Psalm 77:19',
        },
        {
          telling:
            'It could be that you will see later who was there, and it could be that you will not. Jacob, running from home with a stone for a pillow, found out only when he woke.',
          passage: 'Genesis 28:16',
        },
        {
          telling:
            'Uncertainty about being kept has brave ancestors. Three young men stood before a furnace, sure of God and unsure how it would end, and said both. Faith with an if in it is faith.',
          passage: 'Daniel 3:17-18',
        },
      ],
      plain: [
        {
          telling:
            'Told without fuss, this is how it stands with you. Pilgrims on a steep road had a song that begins with looking up and wondering where help would come from, and then answers itself.',
          passage: 'Psalm 121:1-2',
        },
        {
          telling:
            'Near the beginning of Nahum, a stern little book, stands one gentle line about where to go on a bad day and who is known there. It can be laid beside what you wrote.',
          passage: 'Nahum 1:7',
        },
        {
          telling:
            'These words can go into a prayer just as they are. Jesus, praying for his friends, did not ask for them to be lifted out of life. He asked for something else on their behalf.',
          passage: 'John 17:15',
        },
      ],
    },
    declares: {
      bright: [
        'I am kept by God, and I rest in that today with a glad heart.',
        'God is my shelter, and I thank him that his love has hold of me.',
      ],
      heavy: [
        'Life has not spared me, and nothing in it can cut me off from God’s love.',
        'I may tell God how bad it is, and he does not let go of me while I speak.',
      ],
      unsure: [
        'I cannot see who keeps me, and I ask to be kept, as one asks in the dark.',
        'Whether I feel it or not, God’s love is said to hold me, and I hope so.',
      ],
      plain: [
        'God keeps me in his love, and nothing now or later is strong enough to part us.',
        'Christ’s love holds me today, in what I have to go through and with whom I meet.',
      ],
    },
    open: 'Your answers about being protected will stand here. Until they do, the verse of this truth holds the place for you.',
  },
  {
    truthId: 'gifted',
    leads: [
      [
        'The thing you love doing, or once loved, stands in your own words:',
        'For something you love doing, or used to, you wrote:',
      ],
      [
        'Why others come to you, or whether they do, you told like this:',
        'Small things that people come to you for? You answered:',
      ],
      [
        'Having been asked what you have lived through and would know in another, you said:',
        'From your own life, as a thing you would recognise in others, you gave this:',
      ],
      [
        'Looking round for who is within reach, you noted:',
        'Within your reach this month, by your own account, there is:',
      ],
      [
        'Then came the question of a small beginning, and you wrote:',
        'One small thing to begin this week: to that you answered:',
      ],
    ],
    replies: {
      bright: [
        {
          telling:
            'Joy is worth following a little way, to see where it leads. Among the first people whom the Bible calls filled with God’s Spirit is a craftsman, known for good hands and a head for patterns.',
          passage: 'Exodus 35:30-31',
        },
        {
          telling:
            'How good to read something with this much life in it. You may enjoy it and give thanks; James looks at whatever is good in our days and says which direction it comes from.',
          passage: 'James 1:17',
        },
        {
          telling:
            'Somebody else might be glad of a share in this. An old prayer, ascribed to Moses, asks that what our hands do may last, and may have something of God’s own beauty about it.',
          passage: 'Psalm 90:17',
        },
      ],
      heavy: [
        {
          telling:
            'What hurts is not a gift, and it will not be called one here. Paul, writing out of trouble of his own, begins with what God is called. You need go no further today.',
          passage: '2 Corinthians 1:3-4',
        },
        {
          telling:
            'Being strong is no condition for standing on this page. Paul had asked three times for a painful thing to be taken from him, and he passes on the answer that he was given.',
          passage: '2 Corinthians 12:9',
        },
        {
          telling:
            'Isaiah speaks gently of what is nearly finished: a reed already bent, a wick that only smokes. If either is a picture of you, the verse says how they are handled.',
          passage: 'Isaiah 42:3',
        },
      ],
      unsure: [
        {
          telling:
            'When little comes to mind, think of a widow in Elisha’s time. He asked her what she had in the house. Her answer began with nothing at all and ended with a pot.',
          passage: '2 Kings 4:2',
        },
        {
          telling:
            'Moses, full of objections, was asked something easier: what he happened to be holding. It was a stick, for sheep. He did not have to see yet what might come of it.',
          passage: 'Exodus 4:2',
        },
        {
          telling:
            'To hesitate is no fault. Andrew found a boy with a packed lunch, could not see the use of it among so many, said as much, and brought him along anyway.',
          passage: 'John 6:9',
        },
      ],
      plain: [
        {
          telling:
            'Gifts are found where you have been looking, among plain days and real people. Joppa remembered a woman for the coats she sewed; at her death the widows held them up to show.',
          passage: 'Acts 9:39',
        },
        {
          telling:
            'Put beside what others bring, this need not be compared with any of it. Paul thinks of one body with many parts, and of God having decided himself who goes where.',
          passage: '1 Corinthians 12:18',
        },
        {
          telling:
            'Much of what a person does, or means to do, is seen by nobody. A letter to weary Christians says what God does with it, and what he would consider unfair.',
          passage: 'Hebrews 6:10',
        },
      ],
    },
    declares: {
      bright: [
        'Something good has been given to me, and I gladly pass it on where it is needed.',
        'What I love doing has its source in God, and I want to share it with joy.',
      ],
      heavy: [
        'My strength is small, and God sees what I have left; he does not despise it.',
        'Sore as I am, I belong among those God gives to, and he does not hurry me.',
      ],
      unsure: [
        'I do not yet see my gift, and I may look for it in small things.',
        'If God has put something into my hands, I ask him to show me what it is.',
      ],
      plain: [
        'God has given me something for the good of others, and I can begin with what is near.',
        'My hands and my hours come from God, and I may use them for somebody’s good.',
      ],
    },
    open: 'No answer about your gifts has been written so far. Even the smallest thing you name will find room here.',
  },
];

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

/** What weighs more than anything told beside it. */
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

/** What is denied counts for the other side: 'not happy' is heavy, 'no longer ashamed' is bright, and that twice over. */
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
      'Ask one person this week how things really are, and then keep quiet for as long as they talk. Give no advice and no story of your own. Before you part, say back one thing they told you, so that they know it arrived.',
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
    title: 'Pass On One Thing You Know',
    telling:
      'Think of a skill or a page of Scripture that once took you long to understand. Offer to show it to one person this week, at their pace and at a kitchen table, and let them do most of the talking.',
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
    title: 'Half an Hour on the Floor',
    telling:
      'Give a child of your family or your street thirty minutes, with the parents’ blessing and no telephone. Let the child decide what is played and what is talked about. At the end, say one thing you liked about the time.',
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
    title: 'A Word to Someone Young',
    telling:
      'Choose one young person in your own family or in a group you already help in, and say a single sentence, openly and with their parents’ knowledge, about something they did well. Expect no answer. Teenagers remember such things long after they have shrugged.',
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
      'Sing, play or simply send a song this week to somebody who could use it: at a bedside, over the telephone, through a wall if need be. Tell them why you thought of them when you heard it. It need not be flawless.',
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
    title: 'A Place at the Table',
    telling:
      'Cook a little more than you need on one day of this week, soup will do, and take a bowl to someone or set a second plate. Where you cannot cook, share what you have been given, and sit down while the other eats.',
    passage: 'Hebrews 13:2',
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
    title: 'A Letter Nobody Expects',
    telling:
      'Write by hand, if you are able, to one person who will not be expecting it. Half a page is plenty: what you remember of them, what you wish for them. Post it before you have had time to improve it.',
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
    title: 'Carry Three Names',
    telling:
      'Take three names from your answers, or from your day, and put them where you will see them, beside the kettle or inside a book. Bring them to God every morning for a week. Ask one of the three what you should pray for.',
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
    title: 'Beside Somebody Ill',
    telling:
      'Ring or visit one person who is unwell, and ask beforehand what would help: company, a lift, clean sheets, silence. Do that one thing and no more, and leave before they are tired. Say when they may expect you again.',
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
      'Call on somebody who is a good deal older than you, or whose days are long, and ask about a time before you were born. Bring a photograph if you have one. Let the same story be told twice without mentioning it.',
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
    title: 'Mend One Thing',
    telling:
      'Repair something this week that belongs to another person: a hinge, a hem, a bicycle, a dripping tap. Ask first, charge nothing, and let them watch if they like. People talk easily beside someone whose hands are busy.',
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
    title: 'Bring Order for Someone',
    telling:
      'Offer an hour to a person who is drowning in papers: a form to be filled in, a drawer to be sorted, a list of what comes in and goes out. Ask before you touch anything, and keep what you see to yourself.',
    passage: '1 Corinthians 14:40',
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
    title: 'Go First, Quietly',
    telling:
      'See to one task in your group, family or team that everybody avoids, and do it before anyone asks. Then invite one other person to decide something that you would normally decide. Stand behind their choice in front of the rest.',
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
    title: 'Three True Sentences',
    telling:
      'Tell three people this week something good that you have seen in them, each time so precisely that it could fit nobody else. A sentence spoken at a door or sent by message is enough. Leave out any advice.',
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
    title: 'Make It and Give It Away',
    telling:
      'Draw, paint, fold or photograph something small, no bigger than a postcard, with one particular person in mind. Put their name on the back. Hand it over unframed and unexplained, and let them find in it what they will.',
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
    title: 'Move With Someone',
    telling:
      'Invite a person who sits alone too much to walk, stretch or kick a ball with you for twenty minutes this week, at the speed of the slower one. Leave the scores at home. Side by side, people say what they hide face to face.',
    passage: 'Isaiah 40:31',
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
    title: 'A Word in Another Tongue',
    telling:
      'Find out which languages are spoken within a hundred steps of you, and learn to say good morning in one of them. If you were once the newcomer yourself, tell somebody who is new now the one thing nobody told you.',
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
    title: 'Patience With a Screen',
    telling:
      'Set aside an hour for someone who is at war with a telephone or a computer. Let them hold it while you only point. Write down the three steps they need most, in large letters, and promise that they may ask again.',
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
    title: 'Across a Locked Door',
    telling:
      'Whichever side of the wall you live on, do one thing this week for somebody inside: share a stamp or a coffee, write through a trusted prison charity, or learn the name that hardly anyone uses. Say it with respect.',
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
    title: 'Lend Your Voice Once',
    telling:
      'Choose a single unfair thing that you know at first hand, and one step against it that can be taken without putting anyone in danger: a letter to those responsible, a signature, sitting with the one who is left out. Take it this week.',
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
    title: 'Tend Something Living',
    telling:
      'Water, weed, feed or brush a living thing that needs it, and let another person have a part: cut a few stems for a neighbour, walk the dog of someone who cannot, put a seedling on a windowsill where there is none.',
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
    title: 'Stay a Little With Grief',
    telling:
      'Bring to mind one person who has lost somebody, and speak the name of the one who died: a line on a card, a minute at the gate. Explain nothing. If your own loss is too fresh, let another do this for you first.',
    passage: 'Job 2:13',
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
    title: 'Someone Who Would Understand',
    telling:
      'Only if you feel steady enough: let one person who was hurt as you were know that they are believed. You need not tell your own story. If it is too near, this week’s step is to let somebody safe care for you.',
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
    title: 'The Person at the Next Desk',
    telling:
      'Notice who at your place of work, study or training is having a bad week, and take one small thing off them: a shift, a phone call, the washing-up. Mention it to nobody. Then ask how their evening looks.',
    passage: 'Jeremiah 29:7',
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
    title: 'Knock on One Door',
    telling:
      'Learn the name behind one door on your street, stair or corridor that you have passed a hundred times. Carry a small reason with you, half a loaf, a lent ladder, a parcel taken in. Ask one question and stay for the answer.',
    passage: 'Luke 10:36-37',
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
    title: 'Somebody’s First Laugh of the Day',
    telling:
      'Collect one funny thing each day this week, something at which nobody is hurt, and bring it to a person who has had little to laugh about. If the moment is wrong, keep it and simply be there. Timing is part of kindness.',
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
    title: 'Put a Date to It',
    telling:
      'Take a meeting that people keep saying they should have, a birthday, a walk, a visit to the hospital, and settle when, where and who brings what. Keep it small enough to happen. Think especially of the one who is never asked.',
    passage: 'Luke 14:28',
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

/** For answers that name nothing an assignment speaks to. */
export const DEFAULT_ASSIGNMENTS: readonly [Assignment, Assignment, Assignment] = [
  {
    id: 'kindness',
    title: 'A Cup of Something',
    telling:
      'Bring one person a drink, a chair or a kind sentence this week without being asked and without mentioning it afterwards. If nobody comes near you, hold a door, answer a letter, thank the one who brings your food.',
    passage: 'Matthew 10:42',
    cues: [],
  },
  {
    id: 'thanks',
    title: 'Thanks, Overdue',
    telling:
      'Name somebody who did you good, a teacher, a nurse, a stranger at a station, and let them know it. If they cannot be found or have died, say it to God aloud, with the name and the particular thing.',
    passage: '1 Thessalonians 1:2',
    cues: [],
  },
  {
    id: 'names',
    title: 'Seven Names, Seven Mornings',
    telling:
      'On a slip of paper put seven people, one for each day, easy ones and difficult ones. Speak one name to God every morning with a single good wish. It can be done in bed, in a cell or on a bus.',
    passage: '1 Timothy 2:1',
    cues: [],
  },
];

/** How to go on in the coming days, by how the whole of it sounds. */
export const LIVING: Record<Tone, readonly [Leaning, Leaning]> = {
  bright: [
    {
      telling:
        'Good days are for storing up. Read this page aloud once this week, thank God for one line of it by name, and tell one person what made you glad. Should a grey morning come, open it again and let your own words speak to you.',
      passage: 'Psalm 92:1-2',
    },
    {
      telling:
        'Carry the line you like best about with you for seven days, on paper or by heart. Each evening, think where in the day it showed itself. Gladness keeps when it is given something to do, so let one other person have a share in yours.',
      passage: '1 Thessalonians 5:16-18',
    },
  ],
  heavy: [
    {
      telling:
        'For the next days, do less than this page suggests. Read one verse of it in the evening and let that be all. Eat, sleep, sit with somebody who knows you. If it grows too much, let a doctor, a minister or a friend hear of it.',
      passage: '1 Kings 19:5-6',
    },
    {
      telling:
        'You have put hard things into words, and that is work. Nobody expects you to be over them by Sunday. Take a single sentence here that does not hurt, and leave the others closed until another time. The Psalms will lend you prayers for the nights.',
      passage: 'Psalm 62:8',
    },
  ],
  unsure: [
    {
      telling:
        'Nobody has to agree with a page in order to keep it. Take one of the four verses and put a question to it each morning for a week, as you would to a stranger on the same train. If it stays silent, tell God that as well.',
      passage: 'Psalm 43:3',
    },
    {
      telling:
        'Open questions make slow companions. Do the next kind thing without waiting until you are certain, and watch what it does in you. In a month or two, answer the fourteen questions again and lay both pages side by side; neither of them has to win.',
      passage: 'John 7:17',
    },
  ],
  plain: [
    {
      telling:
        'Pages like this one are easily put away and forgotten. Fix an hour, once a week for four weeks: each time one truth, its verse read aloud, your own words beneath it, and a short prayer. That is all, and it is enough to begin with.',
      passage: 'Psalm 119:105',
    },
    {
      telling:
        'Show these four truths to somebody who knows you well, if there is such a person, and ask which of them they see in you. Listen without arguing. Afterwards choose the easiest step from your Kingdom Assignment, and give it a day and an hour.',
      passage: 'Proverbs 27:9',
    },
  ],
};

/** Said to an answer of one to three words. */
export const THIN: readonly [string, string] = [
  'Few words can hold a great deal. These stand as you left them.',
  'You kept this short, and short it stays; nobody will read into it what you did not write.',
];

/** Said to an answer that is not in English. */
export const OTHER_TONGUE: readonly [string, string] = [
  'Where you answered in your own language, it stands as you gave it. God needs no translation.',
  'What is not in English here was left untouched; he for whom it is meant knows every tongue.',
];
