import type { Verse } from './verses';

/** The verses for the day on the home page, one after the other. Short, and clear without a note. */
export const DAILY_VERSES: readonly [Verse, ...Verse[]] = [
  {
    ref: 'Psalm 23:1-2',
    text: 'The LORD [is] my shepherd; I shall not want. He maketh me to lie down in green pastures: he leadeth me beside the still waters.',
  },
  {
    ref: 'Lamentations 3:22-23',
    text: "[It is of] the LORD'S mercies that we are not consumed, because his compassions fail not. [They are] new every morning: great [is] thy faithfulness.",
  },
  { ref: 'Psalm 46:1', text: 'God [is] our refuge and strength, a very present help in trouble.' },
  {
    ref: 'Isaiah 40:31',
    text: 'But they that wait upon the LORD shall renew [their] strength; they shall mount up with wings as eagles; they shall run, and not be weary; [and] they shall walk, and not faint.',
  },
  {
    ref: 'Psalm 121:1-2',
    text: 'I will lift up mine eyes unto the hills, from whence cometh my help. My help [cometh] from the LORD, which made heaven and earth.',
  },
  {
    ref: 'John 14:27',
    text: 'Peace I leave with you, my peace I give unto you: not as the world giveth, give I unto you. Let not your heart be troubled, neither let it be afraid.',
  },
  {
    ref: 'Psalm 34:18',
    text: 'The LORD [is] nigh unto them that are of a broken heart; and saveth such as be of a contrite spirit.',
  },
  {
    ref: 'Romans 8:31',
    text: 'What shall we then say to these things? If God [be] for us, who [can be] against us?',
  },
  {
    ref: 'Zephaniah 3:17',
    text: 'The LORD thy God in the midst of thee [is] mighty; he will save, he will rejoice over thee with joy; he will rest in his love, he will joy over thee with singing.',
  },
  {
    ref: 'Deuteronomy 31:8',
    text: 'And the LORD, he [it is] that doth go before thee; he will be with thee, he will not fail thee, neither forsake thee: fear not, neither be dismayed.',
  },
  {
    ref: 'Psalm 27:14',
    text: 'Wait on the LORD: be of good courage, and he shall strengthen thine heart: wait, I say, on the LORD.',
  },
  {
    ref: 'Isaiah 43:2',
    text: 'When thou passest through the waters, I [will be] with thee; and through the rivers, they shall not overflow thee: when thou walkest through the fire, thou shalt not be burned; neither shall the flame kindle upon thee.',
  },
  {
    ref: 'Psalm 118:24',
    text: 'This [is] the day [which] the LORD hath made; we will rejoice and be glad in it.',
  },
  {
    ref: 'Micah 6:8',
    text: 'He hath shewed thee, O man, what [is] good; and what doth the LORD require of thee, but to do justly, and to love mercy, and to walk humbly with thy God?',
  },
  {
    ref: 'Psalm 4:8',
    text: 'I will both lay me down in peace, and sleep: for thou, LORD, only makest me dwell in safety.',
  },
  {
    ref: 'Nahum 1:7',
    text: 'The LORD [is] good, a strong hold in the day of trouble; and he knoweth them that trust in him.',
  },
  {
    ref: 'Proverbs 3:5-6',
    text: 'Trust in the LORD with all thine heart; and lean not unto thine own understanding. In all thy ways acknowledge him, and he shall direct thy paths.',
  },
  {
    ref: 'Psalm 103:13-14',
    text: 'Like as a father pitieth [his] children, [so] the LORD pitieth them that fear him. For he knoweth our frame; he remembereth that we [are] dust.',
  },
  {
    ref: 'Romans 15:13',
    text: 'Now the God of hope fill you with all joy and peace in believing, that ye may abound in hope, through the power of the Holy Ghost.',
  },
  {
    ref: 'Psalm 139:9-10',
    text: '[If] I take the wings of the morning, [and] dwell in the uttermost parts of the sea; Even there shall thy hand lead me, and thy right hand shall hold me.',
  },
  { ref: '1 John 4:19', text: 'We love him, because he first loved us.' },
  {
    ref: 'Isaiah 26:3',
    text: 'Thou wilt keep [him] in perfect peace, [whose] mind [is] stayed [on thee]: because he trusteth in thee.',
  },
  {
    ref: 'Psalm 62:1-2',
    text: 'Truly my soul waiteth upon God: from him [cometh] my salvation. He only [is] my rock and my salvation; [he is] my defence; I shall not be greatly moved.',
  },
  {
    ref: '2 Thessalonians 3:16',
    text: 'Now the Lord of peace himself give you peace always by all means. The Lord [be] with you all.',
  },
  {
    ref: 'Psalm 145:18',
    text: 'The LORD [is] nigh unto all them that call upon him, to all that call upon him in truth.',
  },
  {
    ref: 'Numbers 6:24-26',
    text: 'The LORD bless thee, and keep thee: The LORD make his face shine upon thee, and be gracious unto thee: The LORD lift up his countenance upon thee, and give thee peace.',
  },
  { ref: 'Hebrews 13:8', text: 'Jesus Christ the same yesterday, and to day, and for ever.' },
  {
    ref: 'Psalm 16:11',
    text: 'Thou wilt shew me the path of life: in thy presence [is] fulness of joy; at thy right hand [there are] pleasures for evermore.',
  },
  {
    ref: 'Joshua 1:9',
    text: 'Have not I commanded thee? Be strong and of a good courage; be not afraid, neither be thou dismayed: for the LORD thy God [is] with thee whithersoever thou goest.',
  },
  {
    ref: 'Psalm 130:5-6',
    text: 'I wait for the LORD, my soul doth wait, and in his word do I hope. My soul [waiteth] for the Lord more than they that watch for the morning: [I say, more than] they that watch for the morning.',
  },
  {
    ref: 'John 8:12',
    text: 'Then spake Jesus again unto them, saying, I am the light of the world: he that followeth me shall not walk in darkness, but shall have the light of life.',
  },
  {
    ref: 'Psalm 9:9-10',
    text: 'The LORD also will be a refuge for the oppressed, a refuge in times of trouble. And they that know thy name will put their trust in thee: for thou, LORD, hast not forsaken them that seek thee.',
  },
  { ref: 'Philippians 4:13', text: 'I can do all things through Christ which strengtheneth me.' },
];
