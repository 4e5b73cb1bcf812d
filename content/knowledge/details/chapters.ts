import type { ChapterSummary } from './detail';

export const CHAPTERS: readonly ChapterSummary[] = [
  {
    chapter: 'Genesis 1',
    text: 'In six days God creates the heavens and the earth: light; the sky; land and plants; sun, moon and stars; fish and birds; animals and human beings, man and woman in his image. Again and again he sees that it is good, and at the end that it is very good. On the seventh day he rests (Genesis 2:2).',
    passage: 'Genesis 1:26-31',
  },
  {
    chapter: 'Genesis 2',
    text: 'God rests on the seventh day and makes it holy. He forms the man from dust, plants a garden in Eden, and forbids the fruit of one tree. The man finds no companion among the animals, so God makes the woman from his side.',
    passage: 'Genesis 2:18-25',
  },
  {
    chapter: 'Genesis 3',
    text: 'The serpent tells the woman that she will not die but be like God. She eats from the forbidden tree and gives to Adam. They know that they are naked and hide. God asks; the man blames the woman, and she the serpent. The serpent and the ground are cursed; childbirth and work will be hard, and they will return to dust. God clothes them and sends them out of the garden.',
    passage: 'Genesis 3:14-19',
  },
  {
    chapter: 'Genesis 22',
    text: 'God tests Abraham and asks him to offer his son Isaac. Father and son go to Moriah; at the altar an angel stops Abraham’s hand, and a ram is offered instead. God repeats his promise of many descendants.',
    passage: 'Genesis 22:9-14',
  },
  {
    chapter: 'Exodus 20',
    text: 'At Sinai God speaks the Ten Commandments: no other gods, no images, not misusing his name, the Sabbath, honor for parents, no murder, adultery, stealing, false witness or coveting. The people are afraid and ask Moses to speak with them instead.',
    passage: 'Exodus 20:1-8',
  },
  {
    chapter: 'Job 38',
    text: 'After the long debate God answers Job from a storm. He asks where Job was when the earth was founded, and leads him past sea, dawn, snow, stars and wild animals. He gives no reasons for Job’s pain, but he speaks to him.',
    passage: 'Job 38:1-7',
  },
  {
    chapter: 'Psalm 1',
    text: 'Two ways lie before people. Those who delight in God’s law are like a tree by water that bears fruit; the wicked are like chaff in the wind.',
    passage: 'Psalm 1:1-6',
  },
  {
    chapter: 'Psalm 22',
    text: 'A person who feels forsaken by God, mocked and near death cries to him. Then the cry turns into praise: God has heard, and people from the whole world will turn to him. Jesus prayed its first words on the cross.',
    passage: 'Psalm 22:1-5',
  },
  {
    chapter: 'Psalm 23',
    text: 'God takes care of me like a shepherd. He gives me rest and water and leads me on good paths. In the darkest valley I need not be afraid, because he is with me. He sets a table for me. His goodness stays with me all my life, and I will live in his house.',
    passage: 'Psalm 23:1-6',
  },
  {
    chapter: 'Psalm 27',
    text: 'With God as light and safety, the singer fears no one. Above all he wants to live in God’s house and see his beauty. He asks God not to hide, trusts him even if parents should fail, and ends with the call to wait for the Lord.',
    passage: 'Psalm 27:1-5',
  },
  {
    chapter: 'Psalm 51',
    text: 'A prayer of someone who has sinned; the heading names David after Bathsheba. He asks God for mercy, to be washed, and for a clean heart and a new spirit. God wants a broken and contrite heart more than offerings.',
    passage: 'Psalm 51:1-10',
  },
  {
    chapter: 'Psalm 91',
    text: 'Those who take shelter with God need not fear: he covers them like a bird with its wings, and his angels watch over them. At the end God himself promises to be with them in trouble.',
    passage: 'Psalm 91:1-6',
  },
  {
    chapter: 'Psalm 103',
    text: 'The singer tells his soul to bless God and not to forget what he has done: he forgives, heals and crowns with kindness. He removes sin as far as east from west and pities like a father, for he knows that we are dust.',
    passage: 'Psalm 103:1-5',
  },
  {
    chapter: 'Psalm 121',
    text: 'A song for a journey: help comes from God, the maker of everything. He does not sleep, and he guards his people wherever they go.',
    passage: 'Psalm 121:1-8',
  },
  {
    chapter: 'Psalm 139',
    text: 'God knows me through and through and is everywhere I could go. He formed me in the womb. After hard words against the wicked the psalm ends by asking God to search and lead me.',
    passage: 'Psalm 139:1-10',
  },
  {
    chapter: 'Proverbs 31',
    text: 'A king’s mother warns him of women and wine and tells him to speak for those who cannot speak. Then follows a poem on a capable woman, from A to Z in Hebrew: she works, trades, feeds her house, helps the poor and fears God.',
    passage: 'Proverbs 31:25-31',
  },
  {
    chapter: 'Ecclesiastes 3',
    text: 'There is a time for everything, for birth and death, weeping and laughing. People cannot see the whole of God’s work; it is his gift that they eat, drink and enjoy their labor. All return to dust.',
    passage: 'Ecclesiastes 3:1-8',
  },
  {
    chapter: 'Isaiah 53',
    text: 'A servant of the Lord is despised and suffers in silence. The speakers see that he bore their griefs and sins, and that they are healed by his wounds. He dies and is buried with the wicked, but God honors him, and through him many are made righteous. Christians read it of Jesus, as the New Testament does.',
    passage: 'Isaiah 53:3-7',
  },
  {
    chapter: 'Ezekiel 37',
    text: 'Ezekiel sees a valley of dry bones. At God’s word they come together, and breath enters them: so God will give Israel, which has lost hope, new life in its land. Then two sticks become one, as a sign of one people.',
    passage: 'Ezekiel 37:1-6',
  },
  {
    chapter: 'Daniel 6',
    text: 'Rivals talk King Darius into a law against prayer to anyone but him. Daniel prays as always and is thrown to the lions. God’s angel shuts their mouths, and the king praises Daniel’s God.',
    passage: 'Daniel 6:16-23',
  },
  {
    chapter: 'Matthew 5',
    text: 'The Sermon on the Mount begins with the Beatitudes. The disciples are salt and light. Jesus has come to fulfill the law, and goes to the root of it: anger, lust, oaths, revenge. He teaches love for enemies.',
    passage: 'Matthew 5:3-12',
  },
  {
    chapter: 'Matthew 6',
    text: 'Jesus teaches giving, prayer and fasting that do not seek applause, and gives the Lord’s Prayer. No one can serve God and money; do not worry, for your Father feeds the birds and clothes the lilies.',
    passage: 'Matthew 6:5-13',
  },
  {
    chapter: 'Matthew 7',
    text: 'Jesus warns against judging others without seeing one’s own faults. Those who ask God will receive. Treat others as you want to be treated. Enter by the narrow gate, know false prophets by their fruits, and build on rock by doing what Jesus says.',
    passage: 'Matthew 7:1-8',
  },
  {
    chapter: 'Matthew 24',
    text: 'Jesus says that the temple will be destroyed, and on the Mount of Olives he speaks of wars, false Christs and distress, and of the coming of the Son of man. No one knows the day; stay awake. Christians differ on which parts belong to AD 70 and which to the end.',
    passage: 'Matthew 24:3-8',
  },
  {
    chapter: 'Matthew 25',
    text: 'Three pictures of waiting for the Lord: ten virgins, of whom five bring no oil; servants with talents; and the Son of man, who separates people like sheep and goats by what they did to the least of his brothers.',
    passage: 'Matthew 25:34-40',
  },
  {
    chapter: 'Luke 2',
    text: 'Jesus is born in Bethlehem and laid in a manger; angels tell shepherds. In the temple Simeon and Anna see in him the one who was promised. At twelve he stays behind in the temple among the teachers.',
    passage: 'Luke 2:8-14',
  },
  {
    chapter: 'Luke 15',
    text: 'Three parables of what is lost: a sheep, a coin, and a son. A shepherd searches, a woman sweeps the house, and a father runs to meet the son who wasted everything, and pleads with the elder brother. Heaven rejoices over one who repents.',
    passage: 'Luke 15:20-24',
  },
  {
    chapter: 'John 1',
    text: 'The Word, who was with God from the beginning and is God, becomes a human being. John the Baptist points to Jesus as the Lamb of God, and the first disciples follow, among them Andrew, Simon, Philip and Nathanael.',
    passage: 'John 1:1-5',
  },
  {
    chapter: 'John 3',
    text: 'Nicodemus comes by night, and Jesus tells him that he must be born again, of water and the Spirit. Out of love for the world God gave his Son. John the Baptist says that Jesus must become greater and he himself less.',
    passage: 'John 3:14-18',
  },
  {
    chapter: 'John 11',
    text: 'Lazarus of Bethany falls ill and dies. Jesus comes when he has been in the tomb four days, tells Martha that he is the resurrection and the life, weeps with Mary, and calls Lazarus out. The leaders decide that Jesus must die.',
    passage: 'John 11:20-27',
  },
  {
    chapter: 'John 14',
    text: 'On his last evening Jesus tells his friends not to be troubled: he prepares a place for them, and he is the way, the truth and the life. He promises another Comforter, the Spirit, and leaves them his peace.',
    passage: 'John 14:1-6',
  },
  {
    chapter: 'John 15',
    text: 'Jesus is the vine and the disciples are branches; apart from him they can do nothing. They are to love one another as he loved them, and he calls them friends. The world will hate them as it hated him.',
    passage: 'John 15:1-5',
  },
  {
    chapter: 'John 17',
    text: 'Jesus prays before his arrest: for himself, that the Father glorify him; for the disciples, that they be kept; and for all who will believe, that they may be one.',
    passage: 'John 17:20-23',
  },
  {
    chapter: 'Acts 2',
    text: 'At Pentecost the Spirit comes on the disciples with wind and fire, and they speak in many languages. Peter preaches that God raised the crucified Jesus. About three thousand are baptized, and they share what they have.',
    passage: 'Acts 2:1-6',
  },
  {
    chapter: 'Romans 1',
    text: 'Paul greets Rome and says that the gospel is God’s power to save everyone who believes. People could know God from creation, but turned to idols; so God gave them up to what they wanted, and much evil came of it.',
    passage: 'Romans 1:16-20',
  },
  {
    chapter: 'Romans 8',
    text: 'There is no condemnation for those in Christ. The Spirit makes them God’s children and helps them to pray; creation groans and waits for freedom. God works for good with those who love him, and nothing can separate them from his love.',
    passage: 'Romans 8:35-39',
  },
  {
    chapter: 'Romans 12',
    text: 'Paul asks his readers to offer themselves as a living sacrifice and to be transformed. All are one body, and each has different gifts. He calls for honest love, for blessing on persecutors, and for good in answer to evil.',
    passage: 'Romans 12:1-2',
  },
  {
    chapter: '1 Corinthians 13',
    text: 'Without love the greatest gifts are nothing. Love is patient and kind, is free of envy and boasting, and does not end. What we know now is partial; one day we will see clearly. Faith, hope and love last, and love is the greatest of them.',
    passage: '1 Corinthians 13:4-8',
  },
  {
    chapter: '1 Corinthians 15',
    text: 'Paul repeats the gospel: Christ died for our sins, was buried, rose and was seen by many. If he is not raised, faith is empty. The dead will be raised with a new, imperishable body, and death will be overcome.',
    passage: '1 Corinthians 15:3-8',
  },
  {
    chapter: 'Galatians 5',
    text: 'Christ has made you free; do not go back under the law. Freedom is for serving one another in love. Paul lists the works of the flesh and the fruit of the Spirit.',
    passage: 'Galatians 5:22-26',
  },
  {
    chapter: 'Ephesians 6',
    text: 'Advice for children, parents, slaves and masters; then the armor of God, against the powers of evil: truth, righteousness, peace, faith, salvation and the word of God, with prayer.',
    passage: 'Ephesians 6:10-17',
  },
  {
    chapter: 'Philippians 4',
    text: 'Paul asks two women to agree, and everyone to rejoice and not to be anxious but to pray; God’s peace will keep them. He has learned to be content with much and with little, through Christ who strengthens him.',
    passage: 'Philippians 4:4-9',
  },
  {
    chapter: 'Hebrews 11',
    text: 'Faith is being sure of what is hoped for and not seen. The chapter goes through those who lived by it: Abel, Enoch, Noah, Abraham and Sarah, who looked for a better country, Moses, Rahab, judges, prophets and martyrs. They died before the promise was fulfilled; God planned that they should reach the goal together with us.',
    passage: 'Hebrews 11:1-6',
  },
  {
    chapter: 'James 1',
    text: 'Tested faith grows patient; those who lack wisdom may ask God. Good gifts come from the Father. Be quick to hear and slow to anger, and do the word instead of only hearing it. Pure religion is to care for orphans and widows.',
    passage: 'James 1:22-27',
  },
  {
    chapter: 'James 2',
    text: 'Do not favor the rich over the poor. Faith without works is dead, as James shows by Abraham and Rahab.',
    passage: 'James 2:14-18',
  },
  {
    chapter: 'Revelation 21',
    text: 'John sees a new heaven and a new earth, and the holy city coming down. God will live with people and dry all their tears; death and pain will be over. The city has twelve gates and needs no sun, for God and the Lamb give it light.',
    passage: 'Revelation 21:1-5',
  },
];
