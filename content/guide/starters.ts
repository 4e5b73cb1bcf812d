/** Three questions with which a conversation can begin, by figure. Each is answered by a page of its own. */
export const STARTERS: Readonly<Record<string, readonly [string, string, string]>> = {
  david: ['How did you beat Goliath?', 'I feel completely alone', 'Can God forgive what I have done?'],
  esther: [
    'How did you become queen?',
    'I don’t know what God wants me to do with my life',
    'How do I start a difficult conversation?',
  ],
  joshua: [
    'How did the walls of Jericho fall?',
    'I’m starting something new and I’m frightened',
    'I failed and I’ve lost all my confidence',
  ],
  solomon: [
    'How did you decide between the two mothers?',
    'I have everything and feel nothing',
    'I have to make a decision and don’t know how',
  ],
  moses: [
    'What was the burning bush?',
    'How do I stop doing everything by myself?',
    'I can’t stop worrying about tomorrow.',
  ],
  ruth: [
    'Why did you stay with Naomi?',
    'How do I start again from nothing?',
    'It’s hard for me to accept help.',
  ],
  job: ['What happened to your children?', 'Where is God in all this?', 'I’m angry with God.'],
  daniel: [
    'What was it like in the lions’ den?',
    'How do I begin to pray regularly?',
    'I have no strength left.',
  ],
  'mary-of-nazareth': [
    'What happened when the angel came to you?',
    'So much has happened and I can’t make sense of it',
    'What was it like to stand at the cross?',
  ],
  peter: ['What was it like to walk on the water?', 'Why did you deny Jesus?', 'I worry about everything'],
  paul: [
    'What happened to you on the road to Damascus?',
    'What did you write about love?',
    'How do I stop worrying?',
  ],
  'mary-magdalene': ['What happened on Easter morning?', 'I can’t stop crying', 'I feel invisible'],
  abraham: [
    'Why did you leave your country?',
    'May I complain to God?',
    'I haven’t felt God’s presence for a very long time.',
  ],
  sarah: ['Why did you laugh?', 'Does God know my name?', 'Did you really have faith?'],
  jacob: [
    'Who was the man you wrestled with?',
    'I have to face someone I wronged years ago.',
    'My brother and I haven’t spoken for years.',
  ],
  joseph: [
    'What did your brothers do to you?',
    'How could you forgive your brothers?',
    'I’ve been accused of something I didn’t do.',
  ],
  deborah: ['What did you do under the palm tree?', 'I can’t face this on my own', 'I keep putting it off'],
  gideon: ['What was the fleece about?', 'I’m not good enough for this', 'Tomorrow frightens me'],
  hannah: [
    'Why did Eli think you were drunk?',
    'I can’t find the words to pray any more',
    'How could you give your son away?',
  ],
  elijah: [
    'What was the still small voice?',
    'How did God help you when you were worn out?',
    'I haven’t prayed in months and don’t know how to begin',
  ],
  jeremiah: [
    'Why are you called the weeping prophet?',
    'I don’t dare make any plans',
    'What does the verse about God’s plans for me mean?',
  ],
  nehemiah: [
    'How long did the wall take?',
    'I’ve just had terrible news',
    'My life is in ruins and I can’t see where to begin',
  ],
  martha: [
    'Why were you cross with Mary?',
    'My mind runs on a hundred things at once',
    'Where was God when it happened?',
  ],
  thomas: [
    'Why did you doubt?',
    'I don’t know which way to go in my life',
    'How can I believe when I have never seen him?',
  ],
  jonah: [
    'Why did you really run away?',
    'Did you really live three days inside a fish?',
    'I blew it the first time, is it too late?',
  ],
  isaiah: ['What did you see in the temple?', 'I have no strength left', 'Has God forgotten me?'],
  samuel: [
    'How did you choose David?',
    'How can I tell if it’s God speaking?',
    'How long is it normal to grieve?',
  ],
  elisha: ['How did you meet Elijah?', 'I feel surrounded', 'Does God care about little things?'],
  'john-the-baptist': [
    'Why did you live in the desert?',
    'I want to change and don’t know where to start',
    'Did you doubt Jesus?',
  ],
  john: ['How did Jesus call you?', 'What happened in Gethsemane?', 'What is perfect love?'],
  hagar: ['Why did you run away?', 'What name did you give to God?', 'Did God hear you crying?'],
  naomi: [
    'Why did you want to be called Mara?',
    'Why did Ruth stay with you?',
    'Was God really against you?',
  ],
  'samaritan-woman': [
    'Why did you go to the well at noon?',
    'What is living water?',
    'Did Jesus condemn you?',
  ],
  'joseph-of-nazareth': [
    'What did the angel tell you?',
    'Why did you flee to Egypt?',
    'Did you love Jesus as your own son?',
  ],
  stephen: [
    'What did you see when you looked up?',
    'How could you pray for your killers?',
    'How were you chosen?',
  ],
  priscilla: ['What was your job?', 'What was a house church like?', 'How did you risk your life for Paul?'],
  barnabas: [
    'Why did you trust Saul?',
    'Why are you called an encourager?',
    'Why did you and Paul split up?',
  ],
  rahab: ['Why did you hide the spies?', 'How did you know about God?', 'What was the scarlet cord for?'],
  noah: ['How did all the animals fit?', 'What was it like inside the ark?', 'What does the rainbow mean?'],
};

/** The same for the Bible study. */
export const STUDY_STARTERS = [
  'Where do I start reading?',
  'I am anxious about money',
  'What does John 3:16 say?',
] as const;
