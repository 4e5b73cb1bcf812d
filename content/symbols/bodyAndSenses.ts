import type { DreamSymbol } from './symbol';

/** The body, what it bears and what it lacks. */
export const BODY_AND_SENSES: readonly DreamSymbol[] = [
  {
    id: 'ears',
    name: 'Ears',
    family: 'ears',
    forms: ['ear', 'ears', 'earring', 'earrings'],
    phrases: [
      'whispered|whispering|whisper|shouted in|into my|his|her|their ear|ears',
      'something in|inside my ear',
      'cut|cutting|bit|biting|lost *? *? ear',
    ],
    not: [
      'ear phones|buds|plugs|pods|ache',
      'play|playing|played it? by ear',
      'bunny|dog|cat|rabbit ears',
      'ear to ear',
      'corn|wheat|barley',
      'ear|ears of corn|wheat|barley',
    ],
    salience: 1,
    isInScripture: true,
    senses: [
      {
        telling:
          'Isaiah has his ear wakened every morning, like a pupil’s, and for that reason he knows what to say to tired people. The boy Samuel runs to the wrong bed three times before he learns whose voice it is. Jesus keeps asking for ears that hear. It seems to be something that has to be opened.',
        cues: [
          'whisper|whispered|voice|called|calling|heard|hear',
          'music|song|bell',
          'morning|night|bed|woke',
          'child|boy|girl|school|teacher',
        ],
        passage: 'Isaiah 50:4',
      },
      {
        telling:
          'In the garden a sword takes off the ear of Malchus, who has come with the men to make the arrest. Jesus touches it and heals it, and then lets himself be tied. Paul warns of ears that itch and go looking for whoever will scratch them. What reaches an ear can wound, and can be mended.',
        cues: [
          'cut|cutting|bleeding|blood|sword|knife|pain|hurt',
          'bug|insect|worm|itch|itching|blocked',
          'shouted|screaming|loud|noise|lies|gossip',
          'lost|fell|missing',
        ],
        passage: 'Luke 22:50-51',
      },
    ],
    questions: [
      'What did you hear, or fail to hear?',
      'Whose voice has been loudest around you?',
      'To whom would you like to listen properly?',
    ],
    passages: ['Isaiah 50:4', 'Luke 22:50-51', '1 Samuel 3:9-10', 'Psalm 94:9', '2 Timothy 4:3-4'],
  },
  {
    id: 'nursing',
    name: 'Nursing a baby',
    family: 'nursing',
    forms: ['breastfeeding', 'breastfed', 'breastfeed', 'suckling', 'suckled'],
    phrases: [
      'nursing|nursed|feeding|fed|suckling a|the|my|her|his baby|babies|infant|newborn|child',
      'breast milk|feed|fed|feeding',
      'baby|infant|newborn at|on my|her breast|breasts',
      'no milk for|left',
      'my|her milk dried|came|leaked|ran',
      'milk from|in my|her breasts',
    ],
    not: ['nursing school|home|degree|student|exam|ward', 'formula one'],
    salience: 3,
    isInScripture: true,
    senses: [
      {
        telling:
          'A child that has had its milk and lies against its mother: that is Psalm 131’s picture of a quiet soul. Isaiah promises mourners a city like a mother, where they may drink their fill and be held on her knees. Hannah keeps Samuel at home until he is weaned, and will not be hurried by anyone.',
        cues: [
          'calm|peace|peaceful|warm|happy|love|loved',
          'my|our own? baby|son|daughter',
          'held|holding|lap|arms|rocking',
          'home|church|mother|mum|mom',
        ],
        passage: 'Psalm 131:2',
      },
      {
        telling:
          'In a besieged city the babies’ tongues stick to the roofs of their mouths, and a poet writes it down for God to see. Moses’ mother may nurse her own son only because a princess pays her for it. Paul says of himself that he was gentle with people, like a nurse with her children. None of them had enough, and they gave.',
        cues: [
          'no|empty|dry|dried|couldnt|cant|not milk|enough|feed',
          'hungry|crying|cried|starving|thin|dying',
          'strange|stranger|someone|another|not mine',
          'lost|miscarriage|infertile|childless|taken|gone|adopted',
          'weird|ashamed|embarrassed|animal',
        ],
        passage: 'Lamentations 2:19',
      },
    ],
    questions: [
      'Whose baby was it, and did it get what it needed?',
      'Who lives on what you give, and who gives to you?',
      'Does this touch a child you have, or wished for, or lost? You need not say.',
    ],
    passages: [
      'Psalm 131:2',
      'Lamentations 2:19',
      'Isaiah 66:12-13',
      '1 Samuel 1:22-23',
      '1 Thessalonians 2:7',
    ],
  },
  {
    id: 'deafness',
    name: 'Deafness',
    family: 'deafness',
    forms: ['deaf', 'deafness'],
    phrases: [
      'went|gone|was|am|became|going|turned deaf',
      'lost my|his|her hearing',
      'couldnt|cant|cannot hear anything|a? sound|him|her|them|anyone',
      'could|can not hear anything|a? sound|him|her|them|anyone',
      'hearing aid|aids',
      'ears blocked|stopped working',
      'everything went|was completely|suddenly? silent|quiet',
    ],
    not: ['deaf ear|ears', 'tone deaf', 'fell on deaf'],
    salience: 2,
    isInScripture: true,
    senses: [
      {
        telling:
          'A deaf man is brought to Jesus, who takes him away from the crowd first, and then talks to him with his hands: fingers in the ears, a touch on the tongue, a look up to heaven, a sigh. The law forbids anyone to curse the deaf, who would not know of it, and adds that God is to be feared.',
        cues: [
          'crowd|people|alone|away',
          'touched|touch|hands|fingers|hand',
          'healed|heal|hear|opened|suddenly',
          'man|woman|child|boy|girl',
        ],
        passage: 'Mark 7:32-35',
      },
      {
        telling:
          'In one psalm a man in pain behaves like someone deaf, and gives no answer to those who want to trap him. Isaiah calls God’s own servant deaf, with open ears. Not hearing may be a wound, or a refusal, or a wall that is needed; and the prophets look forward to a day when ears are unstopped.',
        cues: [
          'shouted|shouting|screaming|argue|arguing|ignore|ignored',
          'couldnt|cant|not hear',
          'silent|silence|quiet|underwater|muffled',
          'afraid|scared|panic|alone',
          'god|prayed|pray',
        ],
        passage: 'Isaiah 35:5',
      },
    ],
    questions: [
      'What could you not hear, and did you want to?',
      'Who has not been getting through to you, or you to them?',
      'What would you listen to first, if your ears were opened?',
    ],
    passages: ['Mark 7:32-35', 'Isaiah 35:5', 'Psalm 38:13-15', 'Leviticus 19:14'],
  },
  {
    id: 'wheelchair',
    name: 'Wheelchair or crutches',
    family: 'lameness',
    forms: ['wheelchair', 'wheelchairs', 'crutches', 'crutch', 'walker', 'prosthetic', 'stretcher'],
    phrases: [
      'in|on a wheel chair',
      'couldnt|cant|cannot use|move|feel my legs',
      'my|his|her legs didnt|wouldnt|stopped work|working|move',
      'lost my|his|her|a leg|legs',
      'lame in|foot|feet',
      'walk|walked|walking|stand|stood again',
    ],
    not: ['dog|baby|sky walker', 'walker crisps', 'walked|walk again|back to|into|past|through'],
    salience: 2,
    isInScripture: false,
    senses: [
      {
        telling:
          'The Bible has no wheelchairs. It has four people carrying a man on his mat, who take a roof apart to get him in. It has Mephibosheth, lame in both feet, who is sent for from Lo-debar to the king’s table and eats there every day, just as he is. Nobody tells him to walk first.',
        cues: [
          'carried|pushed|pushing|helped|helping|friends|friend',
          'table|house|church|party|invited',
          'stairs|steps|door|couldnt get|in|up',
          'old|mother|father|grandmother|grandfather',
        ],
        passage: '2 Samuel 9:13',
      },
      {
        telling:
          'Jacob limps away from the night in which he was blessed, and limps into the meeting with his brother. A man who was laid at a temple gate each day asks for coins, and is taken by the right hand. To be carried and to be set on one’s feet are both told there, and neither one is shameful.',
        cues: [
          'walk|walked|walking|stood|stand|run|ran|again|healed|healing',
          'couldnt|cant|unable|helpless|stuck|fell',
          'pain|hurt|accident|crash|hospital',
          'prayed|pray|jesus|god|miracle',
        ],
        passage: 'Acts 3:6-8',
      },
    ],
    questions: [
      'Who was in the chair or on the crutches, and who came along?',
      'Where do you need carrying, and where are you being pushed?',
      'Is this about a real body, yours or another’s, that has changed?',
    ],
    passages: ['2 Samuel 9:13', 'Acts 3:6-8', 'Mark 2:3-5', 'Genesis 32:31', 'Hebrews 12:12-13'],
  },
  {
    id: 'tattoo',
    name: 'Tattoo or a mark on the skin',
    family: 'mark',
    forms: ['tattoo', 'tattoos', 'tattooed', 'branded'],
    phrases: [
      'mark|marks|sign|symbol|writing|words|name on|in my|his|her|the skin|arm|forehead|hand|chest|back|wrist',
      'branded on|with|like',
      'carved|burned|written|drawn into|on my|his|her skin|arm|flesh',
    ],
    not: ['henna party', 'temporary|fake tattoo', 'stretch marks', 'birth mark'],
    salience: 2,
    isInScripture: true,
    senses: [
      {
        telling:
          'Isaiah sees people sign with their own hand that they belong to the Lord. Cain, of all men, is given a mark, so that no one who meets him may kill him. Paul, after the stones and the rods, says that he carries the marks of Jesus on his body. Skin can say there whose somebody is.',
        cues: [
          'name|word|words|cross|verse',
          'proud|beautiful|wanted|chose|love',
          'mother|father|dead|died|memory|remember',
          'protect|protected|safe',
        ],
        passage: 'Galatians 6:17',
      },
      {
        telling:
          'A law in Leviticus forbids cutting the skin or printing marks on it for the dead; Christians differ over what it asks of them today, and many wear ink without a second thought. What troubles Scripture more is being marked by another person, as cattle are. A brand goes only as deep as skin in these books.',
        cues: [
          'forced|against|didnt|dont want|held|pain',
          'regret|regretted|ugly|wrong|remove|wash|scrub|come off',
          'evil|devil|snake|skull|demon',
          'ashamed|hide|hid|hiding|cover|covered',
          'owned|owner|slave|prison|number',
        ],
        passage: 'Genesis 4:15',
      },
    ],
    questions: [
      'What did the mark show, and who put it there?',
      'What has stayed on you that you did not choose?',
      'What would you be willing to carry where everyone can see it?',
    ],
    passages: ['Galatians 6:17', 'Genesis 4:15', 'Leviticus 19:28', 'Isaiah 49:16', 'Song of Solomon 8:6'],
  },
];
