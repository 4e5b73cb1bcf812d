import type { TranslatedVerse } from './verses';

/** The verses for the day on the home page, one after the other. Short, and clear without a note. */
export const DAILY_VERSES: readonly [TranslatedVerse, ...TranslatedVerse[]] = [
  {
    ref: 'Psalm 23:1-2',
    text: 'The LORD [is] my shepherd; I shall not want. He maketh me to lie down in green pastures: he leadeth me beside the still waters.',
    worldEnglish:
      'Yahweh is my shepherd; I shall lack nothing. He makes me lie down in green pastures. He leads me beside still waters.',
  },
  {
    ref: 'Lamentations 3:22-23',
    text: "[It is of] the LORD'S mercies that we are not consumed, because his compassions fail not. [They are] new every morning: great [is] thy faithfulness.",
    worldEnglish:
      'It is because of Yahweh’s loving kindnesses that we are not consumed, because his mercies don’t fail. They are new every morning. Great is your faithfulness.',
  },
  {
    ref: 'Psalm 46:1',
    text: 'God [is] our refuge and strength, a very present help in trouble.',
    worldEnglish: 'God is our refuge and strength, a very present help in trouble.',
  },
  {
    ref: 'Isaiah 40:31',
    text: 'But they that wait upon the LORD shall renew [their] strength; they shall mount up with wings as eagles; they shall run, and not be weary; [and] they shall walk, and not faint.',
    worldEnglish:
      'but those who wait for Yahweh will renew their strength. They will mount up with wings like eagles. They will run, and not be weary. They will walk, and not faint.',
  },
  {
    ref: 'Psalm 121:1-2',
    text: 'I will lift up mine eyes unto the hills, from whence cometh my help. My help [cometh] from the LORD, which made heaven and earth.',
    worldEnglish:
      'I will lift up my eyes to the hills. Where does my help come from? My help comes from Yahweh, who made heaven and earth.',
  },
  {
    ref: 'John 14:27',
    text: 'Peace I leave with you, my peace I give unto you: not as the world giveth, give I unto you. Let not your heart be troubled, neither let it be afraid.',
    worldEnglish:
      'Peace I leave with you. My peace I give to you; not as the world gives, I give to you. Don’t let your heart be troubled, neither let it be fearful.',
  },
  {
    ref: 'Psalm 34:18',
    text: 'The LORD [is] nigh unto them that are of a broken heart; and saveth such as be of a contrite spirit.',
    worldEnglish:
      'Yahweh is near to those who have a broken heart, and saves those who have a crushed spirit.',
  },
  {
    ref: 'Romans 8:31',
    text: 'What shall we then say to these things? If God [be] for us, who [can be] against us?',
    worldEnglish: 'What then shall we say about these things? If God is for us, who can be against us?',
  },
  {
    ref: 'Zephaniah 3:17',
    text: 'The LORD thy God in the midst of thee [is] mighty; he will save, he will rejoice over thee with joy; he will rest in his love, he will joy over thee with singing.',
    worldEnglish:
      'Yahweh, your God, is among you, a mighty one who will save. He will rejoice over you with joy. He will calm you in his love. He will rejoice over you with singing.',
  },
  {
    ref: 'Deuteronomy 31:8',
    text: 'And the LORD, he [it is] that doth go before thee; he will be with thee, he will not fail thee, neither forsake thee: fear not, neither be dismayed.',
    worldEnglish:
      'Yahweh himself is who goes before you. He will be with you. He will not fail you nor forsake you. Don’t be afraid. Don’t be discouraged.”',
  },
  {
    ref: 'Psalm 27:14',
    text: 'Wait on the LORD: be of good courage, and he shall strengthen thine heart: wait, I say, on the LORD.',
    worldEnglish: 'Wait for Yahweh. Be strong, and let your heart take courage. Yes, wait for Yahweh.',
  },
  {
    ref: 'Isaiah 43:2',
    text: 'When thou passest through the waters, I [will be] with thee; and through the rivers, they shall not overflow thee: when thou walkest through the fire, thou shalt not be burned; neither shall the flame kindle upon thee.',
    worldEnglish:
      'When you pass through the waters, I will be with you, and through the rivers, they will not overflow you. When you walk through the fire, you will not be burned, and flame will not scorch you.',
  },
  {
    ref: 'Psalm 118:24',
    text: 'This [is] the day [which] the LORD hath made; we will rejoice and be glad in it.',
    worldEnglish: 'This is the day that Yahweh has made. We will rejoice and be glad in it!',
  },
  {
    ref: 'Micah 6:8',
    text: 'He hath shewed thee, O man, what [is] good; and what doth the LORD require of thee, but to do justly, and to love mercy, and to walk humbly with thy God?',
    worldEnglish:
      'He has shown you, O man, what is good. What does Yahweh require of you, but to act justly, to love mercy, and to walk humbly with your God?',
  },
  {
    ref: 'Psalm 4:8',
    text: 'I will both lay me down in peace, and sleep: for thou, LORD, only makest me dwell in safety.',
    worldEnglish:
      'In peace I will both lay myself down and sleep, for you alone, Yahweh, make me live in safety.',
  },
  {
    ref: 'Nahum 1:7',
    text: 'The LORD [is] good, a strong hold in the day of trouble; and he knoweth them that trust in him.',
    worldEnglish:
      'Yahweh is good, a stronghold in the day of trouble; and he knows those who take refuge in him.',
  },
  {
    ref: 'Proverbs 3:5-6',
    text: 'Trust in the LORD with all thine heart; and lean not unto thine own understanding. In all thy ways acknowledge him, and he shall direct thy paths.',
    worldEnglish:
      'Trust in Yahweh with all your heart, and don’t lean on your own understanding. In all your ways acknowledge him, and he will make your paths straight.',
  },
  {
    ref: 'Psalm 103:13-14',
    text: 'Like as a father pitieth [his] children, [so] the LORD pitieth them that fear him. For he knoweth our frame; he remembereth that we [are] dust.',
    worldEnglish:
      'Like a father has compassion on his children, so Yahweh has compassion on those who fear him. For he knows how we are made. He remembers that we are dust.',
  },
  {
    ref: 'Romans 15:13',
    text: 'Now the God of hope fill you with all joy and peace in believing, that ye may abound in hope, through the power of the Holy Ghost.',
    worldEnglish:
      'Now may the God of hope fill you with all joy and peace in believing, that you may abound in hope in the power of the Holy Spirit.',
  },
  {
    ref: 'Psalm 139:9-10',
    text: '[If] I take the wings of the morning, [and] dwell in the uttermost parts of the sea; Even there shall thy hand lead me, and thy right hand shall hold me.',
    worldEnglish:
      'If I take the wings of the dawn, and settle in the uttermost parts of the sea, even there your hand will lead me, and your right hand will hold me.',
  },
  {
    ref: '1 John 4:19',
    text: 'We love him, because he first loved us.',
    worldEnglish: 'We love him, because he first loved us.',
  },
  {
    ref: 'Isaiah 26:3',
    text: 'Thou wilt keep [him] in perfect peace, [whose] mind [is] stayed [on thee]: because he trusteth in thee.',
    worldEnglish: 'You will keep whoever’s mind is steadfast in perfect peace, because he trusts in you.',
  },
  {
    ref: 'Psalm 62:1-2',
    text: 'Truly my soul waiteth upon God: from him [cometh] my salvation. He only [is] my rock and my salvation; [he is] my defence; I shall not be greatly moved.',
    worldEnglish:
      'My soul rests in God alone. My salvation is from him. He alone is my rock, my salvation, and my fortress. I will never be greatly shaken.',
  },
  {
    ref: '2 Thessalonians 3:16',
    text: 'Now the Lord of peace himself give you peace always by all means. The Lord [be] with you all.',
    worldEnglish:
      'Now may the Lord of peace himself give you peace at all times in all ways. The Lord be with you all.',
  },
  {
    ref: 'Psalm 145:18',
    text: 'The LORD [is] nigh unto all them that call upon him, to all that call upon him in truth.',
    worldEnglish: 'Yahweh is near to all those who call on him, to all who call on him in truth.',
  },
  {
    ref: 'Numbers 6:24-26',
    text: 'The LORD bless thee, and keep thee: The LORD make his face shine upon thee, and be gracious unto thee: The LORD lift up his countenance upon thee, and give thee peace.',
    worldEnglish:
      '‘Yahweh bless you, and keep you. Yahweh make his face to shine on you, and be gracious to you. Yahweh lift up his face toward you, and give you peace.’',
  },
  {
    ref: 'Hebrews 13:8',
    text: 'Jesus Christ the same yesterday, and to day, and for ever.',
    worldEnglish: 'Jesus Christ is the same yesterday, today, and forever.',
  },
  {
    ref: 'Psalm 16:11',
    text: 'Thou wilt shew me the path of life: in thy presence [is] fulness of joy; at thy right hand [there are] pleasures for evermore.',
    worldEnglish:
      'You will show me the path of life. In your presence is fullness of joy. In your right hand there are pleasures forever more.',
  },
  {
    ref: 'Joshua 1:9',
    text: 'Have not I commanded thee? Be strong and of a good courage; be not afraid, neither be thou dismayed: for the LORD thy God [is] with thee whithersoever thou goest.',
    worldEnglish:
      'Haven’t I commanded you? Be strong and courageous. Don’t be afraid. Don’t be dismayed, for Yahweh your God is with you wherever you go.”',
  },
  {
    ref: 'Psalm 130:5-6',
    text: 'I wait for the LORD, my soul doth wait, and in his word do I hope. My soul [waiteth] for the Lord more than they that watch for the morning: [I say, more than] they that watch for the morning.',
    worldEnglish:
      'I wait for Yahweh. My soul waits. I hope in his word. My soul longs for the Lord more than watchmen long for the morning, more than watchmen for the morning.',
  },
  {
    ref: 'John 8:12',
    text: 'Then spake Jesus again unto them, saying, I am the light of the world: he that followeth me shall not walk in darkness, but shall have the light of life.',
    worldEnglish:
      'Again, therefore, Jesus spoke to them, saying, “I am the light of the world. He who follows me will not walk in the darkness, but will have the light of life.”',
  },
  {
    ref: 'Psalm 9:9-10',
    text: 'The LORD also will be a refuge for the oppressed, a refuge in times of trouble. And they that know thy name will put their trust in thee: for thou, LORD, hast not forsaken them that seek thee.',
    worldEnglish:
      'Yahweh will also be a high tower for the oppressed; a high tower in times of trouble. Those who know your name will put their trust in you, for you, Yahweh, have not forsaken those who seek you.',
  },
  {
    ref: 'Philippians 4:13',
    text: 'I can do all things through Christ which strengtheneth me.',
    worldEnglish: 'I can do all things through Christ who strengthens me.',
  },
];
