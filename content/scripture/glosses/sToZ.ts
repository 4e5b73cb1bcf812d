import type { WordGloss } from './wordGloss';

export const S_TO_Z: readonly WordGloss[] = [
  { words: 'sackbut', sense: 'stringed instrument' },
  {
    words: 'save',
    sense: 'except',
    only: `
      Galatians 6:14; Psalm 18:31; 2 Samuel 22:32; 1 Corinthians 2:2; Luke 18:19; Acts 20:23; Mark 5:37;
      Matthew 17:8; Luke 4:26; Luke 17:18`,
  },
  {
    words: 'savour',
    sense: 'smell',
    only: `
      Genesis 8:21; Ecclesiastes 10:1; 2 Corinthians 2:15; 2 Corinthians 2:16; 2 Corinthians 2:14;
      Ephesians 5:2; Joel 2:20`,
  },
  { words: 'savourest', sense: 'have in mind' },
  { words: 'scall', sense: 'skin disease, itch' },
  { words: 'schoolmaster', sense: 'guardian, tutor' },
  { words: 'science', sense: 'knowledge', only: 'Daniel 1:4; 1 Timothy 6:20' },
  { words: 'scrabbled', sense: 'made scratches' },
  { words: 'scrip', sense: "traveler's bag" },
  { words: 'seethe', sense: 'boil' },
  { words: 'selah', sense: 'perhaps a pause in the music' },
  { words: 'servitor', sense: 'servant' },
  { words: 'set at nought', sense: 'treat with contempt, reject' },
  {
    words: 'several',
    sense: 'separate',
    only: `
      2 Kings 15:5; 2 Chronicles 26:21; Numbers 28:13; Numbers 28:21; Numbers 28:29; Numbers 29:10;
      Numbers 29:15`,
  },
  { words: 'several', sense: 'own', only: 'Matthew 25:15' },
  {
    words: 'several',
    sense: 'single',
    only: `
      2 Chronicles 11:12; 2 Chronicles 28:25; 2 Chronicles 31:19; Revelation 21:21`,
  },
  { words: 'shambles', sense: 'meat market' },
  { words: 'shamefacedness', sense: 'modesty' },
  { words: 'sherd', sense: 'piece of broken pottery' },
  { words: 'sherds', sense: 'pieces of broken pottery' },
  { words: 'shroud', sense: 'shade', only: 'Ezekiel 31:3' },
  { words: 'sick of the palsy', sense: 'paralyzed' },
  { words: 'silly', sense: 'easily deceived', only: 'Job 5:2; Hosea 7:11; 2 Timothy 3:6' },
  { words: 'simple', sense: 'innocent', only: 'Romans 16:19' },
  { words: 'simple', sense: 'naive, unsuspecting', only: 'Proverbs; Romans 16:18; Ezekiel 45:20' },
  { words: 'simple', sense: 'inexperienced, childlike', only: 'Psalm 19:7; Psalm 116:6; Psalm 119:130' },
  { words: 'simplicity', sense: 'sincerity', only: '2 Corinthians 1:12; 2 Corinthians 11:3' },
  { words: 'simplicity', sense: 'generosity', only: 'Romans 12:8' },
  { words: 'sincere', sense: 'pure', only: '1 Peter 2:2; Philippians 1:10' },
  { words: 'sith', sense: 'since' },
  { words: 'sleight', sense: 'trickery' },
  { words: 'slime', sense: 'tar' },
  { words: 'sod', sense: 'boiled' },
  { words: 'sodden', sense: 'boiled' },
  { words: 'sottish', sense: 'foolish' },
  { words: 'spitefully', sense: 'shamefully', only: 'Matthew 22:6; Luke 18:32' },
  { words: 'spoil', sense: 'take captive', only: 'Colossians 2:8' },
  {
    words: 'spoil',
    sense: 'plunder',
    only: `
      Exodus 3:22; Matthew 12:29; Mark 3:27; Psalm 89:41; Psalm 109:11; Proverbs 22:23; Proverbs 24:15;
      Habakkuk 2:8`,
  },
  { words: 'spoiled', sense: 'disarmed', only: 'Colossians 2:15' },
  {
    words: 'spoiled',
    sense: 'plundered',
    only: 'Exodus 12:36; Genesis 34:27; Psalm 76:5; Habakkuk 2:8; Proverbs 22:23',
  },
  { words: 'spoiling', sense: 'seizing, plunder', only: 'Hebrews 10:34' },
  { words: 'stay', sense: 'lean, rely', only: 'Isaiah 50:10; Isaiah 10:20' },
  { words: 'stay', sense: 'support', only: 'Psalm 18:18; 2 Samuel 22:19' },
  { words: 'stayed', sense: 'fixed on you', only: 'Isaiah 26:3' },
  { words: 'stomacher', sense: 'rich robe' },
  { words: 'straightway', sense: 'at once' },
  { words: 'strain at', sense: 'strain out' },
  { words: 'strait', sense: 'narrow', only: 'Matthew 7:13; Matthew 7:14; Luke 13:24' },
  { words: 'strait', sense: 'small, cramped', only: '2 Kings 6:1; Isaiah 49:20' },
  {
    words: 'strait',
    sense: 'distress, tight place',
    only: '1 Samuel 13:6; 2 Samuel 24:14; 1 Chronicles 21:13; Job 36:16',
  },
  { words: 'strait', sense: 'hard choice', only: 'Philippians 1:23' },
  { words: 'straitened', sense: 'distressed, under pressure', only: 'Luke 12:50' },
  { words: 'straitened', sense: 'restricted, hemmed in', only: '2 Corinthians 6:12' },
  {
    words: 'straitened',
    sense: 'hindered, narrowed',
    only: 'Job 18:7; Proverbs 4:12; Job 37:10; Ezekiel 42:6',
  },
  { words: 'straitened', sense: 'limited, impatient', only: 'Micah 2:7' },
  { words: 'straitly', sense: 'strictly', except: 'Genesis 43:7; Joshua 6:1' },
  { words: 'straitly', sense: 'closely, in detail', only: 'Genesis 43:7' },
  { words: 'straitly', sense: 'tightly', only: 'Joshua 6:1' },
  { words: 'straitness', sense: 'distress', except: 'Job 36:16' },
  { words: 'straitness', sense: 'tightness, confinement', only: 'Job 36:16' },
  { words: 'straits', sense: 'distress', only: 'Job 20:22; Lamentations 1:3' },
  { words: 'strange fire', sense: 'unauthorized fire' },
  { words: 'strange land', sense: 'foreign land' },
  { words: 'strange wives|strange women', sense: 'foreign wives', only: 'Ezra; 1 Kings 11:1; 1 Kings 11:8' },
  { words: 'strange woman|strange women', sense: 'adulteress, immoral woman', only: 'Proverbs' },
  { words: 'strawed', sense: 'scattered' },
  { words: 'studieth', sense: 'plans, plots', only: 'Proverbs 24:2' },
  { words: 'studieth', sense: 'thinks before he answers', only: 'Proverbs 15:28' },
  { words: 'study', sense: 'do your best', only: '2 Timothy 2:15' },
  { words: 'study', sense: 'make it your aim', only: '1 Thessalonians 4:11' },
  {
    words: 'substance',
    sense: 'possessions, wealth',
    only: 'Proverbs 3:9; Luke 8:3; Luke 15:13; Genesis 13:6; Hebrews 10:34',
  },
  { words: 'subtil', sense: 'crafty', only: 'Genesis 3:1; Proverbs 7:10' },
  { words: 'subtilty', sense: 'good sense, prudence', only: 'Proverbs 1:4' },
  { words: 'succour', sense: 'help' },
  { words: 'succoured', sense: 'helped' },
  { words: 'succourer', sense: 'helper' },
  {
    words: 'suffer',
    sense: 'allow',
    only: `
      Exodus 12:23; Exodus 22:18; Leviticus 2:13; Leviticus 19:17; Leviticus 22:16; Numbers 21:23;
      Joshua 10:19; Judges 1:34; Judges 15:1; Judges 16:26; 2 Samuel 14:11; 1 Kings 15:17; Job 9:18;
      Job 21:3; Psalm 16:10; Psalm 55:22; Psalm 89:33; Psalm 121:3; Proverbs 10:3; Ecclesiastes 5:6;
      Ecclesiastes 5:12; Ezekiel 44:20; Matthew 8:21; Matthew 8:31; Matthew 19:14; Matthew 23:13;
      Mark 7:12; Mark 10:14; Mark 11:16; Luke 8:32; Luke 9:59; Luke 18:16; Acts 2:27; Acts 13:35;
      Acts 21:39; 1 Corinthians 10:13; 1 Timothy 2:12; Revelation 11:9`,
  },
  { words: 'suffer|suffered', sense: 'allow, let it be', only: 'Matthew 3:15' },
  {
    words: 'suffer',
    sense: 'bear with, put up with',
    only: `
      Matthew 17:17; Mark 9:19; Luke 9:41; 2 Corinthians 11:19; 2 Corinthians 11:20; Hebrews 13:22;
      Job 36:2; Psalm 101:5; Esther 3:8`,
  },
  { words: 'suffer', sense: 'put up with', only: '1 Corinthians 9:12' },
  {
    words: 'suffered',
    sense: 'allowed',
    only: `
      Genesis 20:6; Genesis 31:7; Genesis 31:28; Deuteronomy 8:3; Deuteronomy 18:14; Judges 3:28;
      1 Samuel 24:7; 2 Samuel 21:10; 1 Chronicles 16:21; Job 31:30; Psalm 105:14; Matthew 19:8;
      Matthew 24:43; Mark 1:34; Mark 5:19; Mark 5:37; Mark 10:4; Luke 4:41; Luke 8:32; Luke 8:51;
      Luke 12:39; Acts 14:16; Acts 16:7; Acts 19:30; Acts 28:16`,
  },
  { words: 'suffered', sense: 'put up with', only: 'Acts 13:18' },
  { words: 'suffered', sense: 'allowed, able', only: 'Hebrews 7:23' },
  { words: 'suffereth', sense: 'allows', only: 'Psalm 66:9; Psalm 107:38; Acts 28:4' },
  { words: 'suffereth long', sense: 'is patient', only: '1 Corinthians 13:4' },
  { words: 'sundry', sense: 'various' },
  { words: 'tabering', sense: 'beating like a drum' },
  {
    words: 'tabernacle',
    sense: 'tent, body',
    only: '2 Corinthians 5:1; 2 Corinthians 5:4; 2 Peter 1:13; 2 Peter 1:14',
  },
  { words: 'table', sense: 'tablet', only: 'Proverbs 3:3; Proverbs 7:3; Jeremiah 17:1; Isaiah 30:8' },
  { words: 'tables', sense: 'tablets', only: 'Habakkuk 2:2; 2 Corinthians 3:3' },
  { words: 'tables of stone', sense: 'stone tablets' },
  { words: 'tabret', sense: 'tambourine', except: 'Job 17:6' },
  { words: 'tabrets', sense: 'tambourines' },
  { words: 'take no thought|take ye no thought|take therefore no thought', sense: 'do not worry' },
  { words: 'take thought', sense: 'worry', only: '1 Samuel 9:5; Matthew 6:34' },
  { words: 'take ye thought', sense: 'do you worry' },
  { words: 'taking thought', sense: 'worrying' },
  {
    words: 'tale',
    sense: 'number, full count',
    only: 'Exodus 5:8; Exodus 5:18; 1 Samuel 18:27; 1 Chronicles 9:28',
  },
  { words: 'tale', sense: 'sigh, passing thought', only: 'Psalm 90:9' },
  { words: 'tares', sense: 'weeds that look like wheat' },
  { words: 'target', sense: 'large shield', except: '1 Samuel 17:6' },
  { words: 'target', sense: 'javelin', only: '1 Samuel 17:6' },
  { words: 'targets', sense: 'large shields' },
  { words: 'tell', sense: 'count', only: 'Genesis 15:5; Psalm 22:17; Psalm 48:12' },
  { words: 'tellest', sense: 'count, keep account of', only: 'Psalm 56:8' },
  { words: 'telleth', sense: 'counts', only: 'Psalm 147:4' },
  { words: 'temperance', sense: 'self-control' },
  { words: 'temperate', sense: 'self-controlled' },
  {
    words: 'tempt',
    sense: 'test, put to the proof',
    only: `
      Genesis 22:1; Exodus 17:2; Deuteronomy 6:16; Isaiah 7:12; Malachi 3:15; Matthew 4:7;
      Matthew 22:18; Mark 12:15; Luke 4:12; Luke 20:23; Acts 5:9; Acts 15:10; 1 Corinthians 10:9`,
  },
  {
    words: 'temptation',
    sense: 'trial, testing',
    only: 'Galatians 4:14; James 1:12; Hebrews 3:8; Psalm 95:8',
  },
  { words: 'temptations', sense: 'trials', only: 'Luke 22:28; Acts 20:19; James 1:2; 1 Peter 1:6' },
  {
    words: 'tempted',
    sense: 'tested, put to the proof',
    only: `
      Exodus 17:7; Numbers 14:22; Deuteronomy 6:16; Psalm 78:18; Psalm 78:41; Psalm 78:56; Psalm 95:9;
      Psalm 106:14; Luke 10:25; Hebrews 3:9; 1 Corinthians 10:9`,
  },
  {
    words: 'tempting',
    sense: 'testing, trying to trap',
    only: `
      Matthew 16:1; Matthew 19:3; Matthew 22:35; Mark 8:11; Mark 10:2; Luke 11:16; John 8:6`,
  },
  {
    words: 'terrible',
    sense: 'awesome, to be revered',
    only: `
      Deuteronomy 7:21; Deuteronomy 10:17; Nehemiah 1:5; Psalm 47:2; Psalm 66:3; Psalm 66:5;
      Psalm 68:35; Psalm 99:3; Psalm 145:6`,
  },
  {
    words: 'that are without|which are without',
    sense: 'outside, not believers',
    only: `
      1 Corinthians 5:12; 1 Corinthians 5:13; Colossians 4:5; 1 Thessalonians 4:12; 1 Timothy 3:7;
      Mark 4:11`,
  },
  { words: 'throughly', sense: 'thoroughly' },
  { words: 'timbrel', sense: 'tambourine' },
  { words: 'timbrels', sense: 'tambourines' },
  { words: 'tire', sense: 'turban', only: 'Ezekiel 24:17' },
  { words: 'tired', sense: 'adorned', only: '2 Kings 9:30' },
  { words: 'tittle', sense: 'smallest stroke of a letter' },
  { words: 'told', sense: 'counted', only: '1 Kings 8:5; 2 Kings 12:10' },
  { words: 'translated', sense: 'moved', only: 'Colossians 1:13' },
  { words: 'translated', sense: 'taken up', only: 'Hebrews 11:5' },
  { words: 'translation', sense: 'being taken up', only: 'Hebrews 11:5' },
  { words: 'treatise', sense: 'account, book', only: 'Acts 1:1' },
  { words: 'tried', sense: 'tested', only: 'James 1:12; Job 23:10; Psalm 66:10; Hebrews 11:17; 1 Peter 1:7' },
  { words: 'trow', sense: 'think' },
  {
    words: 'try',
    sense: 'test',
    only: `
      1 John 4:1; Psalm 26:2; Psalm 139:23; Jeremiah 17:10; 1 Corinthians 3:13; 1 Peter 4:12;
      Psalm 11:4; Zechariah 13:9`,
  },
  { words: 'trying', sense: 'testing', only: 'James 1:3' },
  { words: 'tutors', sense: 'guardians', only: 'Galatians 4:2' },
  { words: 'twain', sense: 'two' },
  { words: 'unction', sense: 'anointing' },
  { words: 'undone', sense: 'ruined, lost', only: 'Numbers 21:29; Isaiah 6:5' },
  { words: 'unicorn', sense: 'wild ox' },
  { words: 'unicorns', sense: 'wild oxen' },
  { words: 'unseemly', sense: 'rudely, improperly', only: '1 Corinthians 13:5' },
  { words: 'untoward', sense: 'crooked', only: 'Acts 2:40' },
  { words: 'usury', sense: 'interest on a loan' },
  { words: 'vagabond', sense: 'wanderer', only: 'Genesis 4:12; Genesis 4:14' },
  { words: 'vanities', sense: 'emptiness, passing breaths', only: 'Ecclesiastes 1:2; Ecclesiastes 12:8' },
  { words: 'vanity', sense: 'emptiness, a passing breath', only: 'Ecclesiastes' },
  { words: 'vanity', sense: 'frustration, emptiness', only: 'Romans 8:20' },
  { words: 'variance', sense: 'quarreling', only: 'Galatians 5:20' },
  { words: 'vehement', sense: 'scorching', only: 'Jonah 4:8' },
  { words: 'venison', sense: 'meat of wild game', only: 'Genesis' },
  { words: 'verily', sense: 'truly' },
  { words: 'vex', sense: 'oppress, mistreat', only: 'Exodus 22:21; Leviticus 19:33' },
  {
    words: 'vexed',
    sense: 'tormented',
    only: 'Matthew 15:22; Matthew 17:15; Luke 6:18; Acts 5:16; 2 Peter 2:8',
  },
  { words: 'vial', sense: 'flask', only: '1 Samuel 10:1' },
  { words: 'vial', sense: 'bowl', only: 'Revelation' },
  { words: 'vials', sense: 'bowls', only: 'Revelation' },
  { words: 'victuals|victual', sense: 'food, provisions' },
  { words: 'vile', sense: 'lowly, humble', only: 'Philippians 3:21' },
  { words: 'vile', sense: 'shabby, filthy', only: 'James 2:2' },
  { words: 'vile', sense: 'unworthy, of small account', only: 'Job 40:4' },
  { words: 'vile', sense: 'lowly, undignified', only: '2 Samuel 6:22' },
  { words: 'vile', sense: 'degraded', only: 'Deuteronomy 25:3' },
  { words: 'virtue', sense: 'power', only: 'Mark 5:30; Luke 6:19; Luke 8:46' },
  { words: 'virtue', sense: 'moral excellence', only: 'Philippians 4:8; 2 Peter 1:3; 2 Peter 1:5' },
  { words: 'virtuous', sense: 'capable, of strong character' },
  { words: 'visage', sense: 'face, appearance' },
  { words: 'visit', sense: 'punish', only: 'Exodus 32:34; Psalm 89:32; Jeremiah 14:10; Amos 3:14' },
  { words: 'visit', sense: 'look after', only: 'James 1:27' },
  { words: 'visited', sense: 'come to help', only: 'Luke 1:68; Luke 7:16; Ruth 1:6; Genesis 21:1' },
  { words: 'visiting', sense: 'punishing', only: 'Exodus 20:5; Exodus 34:7; Numbers 14:18; Deuteronomy 5:9' },
  { words: 'volume', sense: 'scroll', only: 'Psalm 40:7; Hebrews 10:7' },
  { words: 'want', sense: 'lack, be without' },
  { words: 'wanted', sense: 'lacked' },
  { words: 'wanteth', sense: 'lacks, is without' },
  { words: 'wanting', sense: 'lacking, missing' },
  { words: 'wants', sense: 'needs' },
  {
    words: 'ward',
    sense: 'prison, custody',
    only: `
      Genesis 40:3; Genesis 40:4; Genesis 40:7; Genesis 41:10; Genesis 42:17; Leviticus 24:12;
      Numbers 15:34`,
  },
  { words: 'ward', sense: 'guard post', only: 'Acts 12:10' },
  { words: 'wax', sense: 'grow, become', except: 'Psalm 22:14; Psalm 68:2; Psalm 97:5; Micah 1:4' },
  { words: 'waxed', sense: 'grew, became' },
  { words: 'waxen', sense: 'grown, become' },
  { words: 'waxeth', sense: 'grows, becomes' },
  { words: 'waxing', sense: 'growing, becoming' },
  { words: 'wealth', sense: 'well-being, good', only: 'Ezra 9:12; Esther 10:3; 1 Corinthians 10:24' },
  { words: 'wealth', sense: 'comfort, prosperity', only: 'Job 21:13' },
  { words: 'wen', sense: 'running sore, wart' },
  {
    words: 'whole',
    sense: 'well, healthy',
    only: `
      Matthew 9:12; Mark 2:17; Matthew 9:21; Matthew 9:22; Mark 5:34; Mark 5:28; Luke 5:31; John 5:4;
      John 5:6; John 5:9; John 5:11; John 5:14; John 5:15; Acts 4:10; Acts 9:34`,
  },
  { words: 'wimples', sense: 'cloaks, shawls' },
  { words: 'winefat', sense: 'winepress, wine vat' },
  { words: 'wist', sense: 'knew' },
  {
    words: 'wit|wot',
    sense: 'know',
    only: `
      Genesis 24:21; Exodus 2:4; Genesis 21:26; Genesis 44:15; Exodus 32:1; Exodus 32:23; Numbers 22:6;
      Joshua 2:5; Acts 3:17; Acts 7:40; Romans 11:2; Philippians 1:22`,
  },
  { words: 'without the camp', sense: 'outside the camp' },
  { words: 'without the city', sense: 'outside the city' },
  { words: 'without the gate', sense: 'outside the gate' },
  { words: 'without the vail', sense: 'outside the veil' },
  { words: 'witty', sense: 'clever' },
  { words: 'wont', sense: 'accustomed' },
  { words: 'worship', sense: 'honor', only: 'Luke 14:10' },
  { words: 'wotteth', sense: 'knows' },
  {
    words: 'wrest',
    sense: 'twist',
    only: '2 Peter 3:16; Exodus 23:2; Exodus 23:6; Deuteronomy 16:19; Psalm 56:5',
  },
  { words: 'writing table', sense: 'writing tablet' },
];
