import type { DreamSymbol } from './symbol';

/** Sex in dreams. */
export const INTIMACY: readonly DreamSymbol[] = [
  {
    id: 'sex',
    name: 'Sex and intimacy',
    family: 'sex',
    forms: ['sex', 'orgasm', 'intercourse'],
    phrases: [
      'slept|sleeping|sleep with my|a|an|the|him|her|someone|somebody|another|his|other|this boss|colleague|coworker|friend|ex|pastor|priest|teacher|stranger|man|woman|guy|girl|boy|neighbor|neighbour|husband|wife|people',
      'slept with him|her|someone|somebody',
      'made|making love',
      'in bed with my|a|an|another|some boss|colleague|coworker|friend|ex|pastor|priest|teacher|stranger|man|woman|guy|girl|neighbor|neighbour',
      'wet|erotic|sexual|dirty|sexy dream|dreams',
      'intimate with|together',
      'cheated|cheating on my|him|her husband|wife|boyfriend|girlfriend|fiance|fiancee|partner?',
      'having|had an affair',
    ],
    not: [
      'same|opposite|single sex',
      'sex education|ed|and the city',
      'the sex of|was',
      'safe sex talk|lesson',
      'he|she|they|husband|wife|boyfriend|girlfriend|partner was|is|were|had? cheating|cheated|cheats',
    ],
    salience: 3,
    isInScripture: true,
    senses: [
      {
        text: 'The law of Moses knows that a sleeping body goes its own way: the person washes, and by evening it is over, with no offering for sin. David awake on his roof is another matter, because he sent for someone. Between a picture that comes and a thing that is done, Scripture sees the length of a road.',
        cues: [
          'boss|colleague|coworker|friend|teacher|pastor|priest|brother|sister|cousin|neighbor|neighbour|ex',
          'guilty|guilt|awful|ashamed|dirty|disgusted|sin|sinned|wrong|weird|embarrassed',
          'cheated|cheating|affair|unfaithful',
          'stranger|someone|somebody',
          'married|husband|wife',
        ],
        passage: 'Psalm 103:13-14',
      },
      {
        text: 'The first two people are naked and not ashamed, and the first thing God finds not good is that someone is alone. Isaac takes Rebekah into his mother’s tent, and is comforted. The Song of Solomon has two lovers praise each other from head to foot. The Bible can talk of this gladly, and without blushing.',
        cues: [
          'my|our own? husband|wife',
          'love|loved|loving|tender|gentle|beautiful|happy|safe',
          'lonely|alone|missed|miss|single|widow|widower',
          'honeymoon|wedding|married|marriage',
        ],
        passage: 'Song of Solomon 2:16-17',
      },
      {
        text: 'Tamar said no. She gave reasons, and named the shame, and was not listened to; her brother told her afterward to keep quiet. The story itself does not keep quiet. It sets down her words, and calls what was done to her by its name. Whoever was hurt like that is not the one to be ashamed there.',
        cues: [
          'forced|force|against|didnt|dont want|wanted',
          'stop|no|scream|screamed|couldnt|cant move|fight',
          'pain|hurt|scared|afraid|terrified|frozen',
          'held|pinned|drunk|drugged',
          'child|young|little|uncle|stepfather|stepdad',
        ],
        passage: 'Psalm 10:17-18',
      },
    ],
    questions: [
      'What did you feel in it, and what did you feel on waking? They may be two things.',
      'Is there a closeness that you are missing?',
      'Is there anyone you could tell this to without having to be ashamed?',
    ],
    passages: [
      'Psalm 103:13-14',
      'Song of Solomon 2:16-17',
      'Psalm 10:17-18',
      'Genesis 2:24-25',
      'Deuteronomy 23:10-11',
    ],
  },
];
