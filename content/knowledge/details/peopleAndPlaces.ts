import type { Detail } from './detail';

/** Questions about who someone was, where a place was and what became of a thing. */
export const PEOPLE_AND_PLACES: readonly Detail[] = [
  {
    words: [
      'abraham|abram|abrahams|ur iraq|iraqi|mesopotamia',
      'abraham|abram modern|present|nowadays country|land|iraq',
    ],
    text: 'Yes, probably: Abraham came from Ur of the Chaldees, which most scholars place in what is now southern Iraq. Others look for it farther north, near Haran in today’s Turkey.',
    passages: ['Genesis 11:31', 'Acts 7:2-4'],
    of: ['ur-of-the-chaldees', 'the-life-of-abraham'],
  },
  {
    words: [
      'abraham|abram|ur modern|present|nowadays|today|now|iraq',
      'abraham|abram country from|born|come',
    ],
    asks: 'where',
    text: 'Most scholars place Ur of the Chaldees, Abraham’s first home, in what is now southern Iraq; others look for it farther north, near Haran in today’s Turkey.',
    passages: ['Genesis 11:31', 'Acts 7:2-4'],
    of: ['ur-of-the-chaldees', 'the-life-of-abraham'],
  },
  {
    words: [
      'paul|saul jesus|christ meet|met|know|knew|see|saw|encounter before|after|crucifixion|crucified|cross|death|died|alive|earthly|lifetime',
      'paul|saul jesus|christ ever|actually|personally|person meet|met|know|knew|see|saw',
    ],
    text: 'Paul met Jesus after the crucifixion: the risen Jesus spoke to him on the road to Damascus. The Bible does not say that the two ever met before. Paul counts himself last among those to whom the risen Christ appeared.',
    passages: ['Acts 9:3-6', '1 Corinthians 15:8', '1 Corinthians 9:1'],
    of: ['pauls-conversion', 'the-life-of-paul'],
  },
  {
    words: [
      'jonah|jonahs fish|whale kind|type|species|sort|breed|really|actually',
      'jonah fish what|which swallow|swallowed|ate|eat',
      'jonah|jonahs fish whale',
    ],
    text: 'The Bible does not say what kind of fish swallowed Jonah; the book calls it a great fish. In Matthew the Greek word means a huge sea creature, and the King James text translates it as whale.',
    passages: ['Jonah 1:17', 'Matthew 12:40'],
    of: ['jonah', 'book-of-jonah'],
  },
  {
    words: ['saul king paul|apostle|tarsus', 'saul king same|different|two'],
    text: 'No, King Saul and Saul of Tarsus are two men. The king lived about a thousand years before Christ; the other is the apostle Paul. Both belonged to the tribe of Benjamin.',
    passages: ['1 Samuel 9:1-2', 'Acts 13:9', 'Philippians 3:5'],
    of: ['saul-the-king', 'the-life-of-paul'],
  },
  {
    words: 'saul paul same|different|two|one',
    text: 'Saul of Tarsus and the apostle Paul are one man, who had a Hebrew name and a Roman one. King Saul in the Old Testament is another man, who lived about a thousand years earlier.',
    passages: ['Acts 13:9', '1 Samuel 9:1-2'],
    of: ['the-life-of-paul', 'saul-the-king'],
  },
  {
    words: [
      'what|did|was ark covenant happen|happened|become|became|fate',
      'ark covenant lost|disappear|disappeared|vanish|vanished|missing|gone|found|destroyed',
    ],
    text: 'What became of the ark of the covenant is not known. It is last mentioned in the temple under King Josiah, and it is not in the list of what the Babylonians carried away. Jeremiah says that one day no one will miss it.',
    passages: ['Jeremiah 3:16', '2 Chronicles 35:3', '2 Kings 25:13-15'],
    of: ['ark-of-the-covenant'],
  },
  {
    words: 'donkey|ass|mule talk|talked|talking|talks|speak|spoke|speaking|spoken',
    asks: 'where',
    text: 'The donkey that talks belongs to Balaam, and her story is in Numbers 22. It happens on a narrow path between vineyards, as he rides to the king of Moab.',
    passages: ['Numbers 22:28-30', 'Numbers 22:21-27'],
    of: ['balaams-donkey', 'balaam'],
  },
  {
    words: [
      'samson betray|betrayed|betrayal|sold|deceived|tricked',
      'samson|samsons hair cut|shaved|shave|who',
    ],
    text: 'Delilah betrayed Samson. The rulers of the Philistines promised her silver; she drew his secret out of him and called a man to shave his hair while he slept.',
    passages: ['Judges 16:18-19', 'Judges 16:4-5'],
    of: ['delilah', 'samson'],
  },
  {
    words: [
      'esther god|gods|lord|name name|mention|mentioned|mentions|without|never|missing|absent',
      'esther bible|canon|included|accepted',
    ],
    asks: 'why',
    text: 'Esther is in the Bible because it tells how the Jews were saved from destruction in Persia, which they remember at Purim. The book gives no reason why it does not name God; many readers see his hand in its timely turns.',
    passages: ['Esther 4:13-14', 'Esther 9:26-28'],
    of: ['book-of-esther', 'purim'],
  },
  {
    words: 'esther god|gods|lord name|mention|mentioned|mentions|without|never|missing|absent',
    text: 'The Hebrew book of Esther never names God. The Greek version, read in Catholic and Orthodox Bibles, has added prayers that do.',
    passages: ['Esther 4:13-16'],
    of: ['book-of-esther'],
  },
  {
    words: [
      'temple destroyed|destruction|destroy|burned|fell|fall last|second|final|finally|romans|roman|rome|70|herods',
    ],
    text: 'The Romans destroyed the temple for the last time in AD 70, and it has not been rebuilt. Jesus had foretold it some forty years before; the New Testament does not describe the event itself.',
    passages: ['Mark 13:1-2', 'Luke 19:41-44'],
    of: ['temple', 'jerusalem'],
  },
  {
    words: ['temple destroyed|destruction|destroy|burned last|second|final|finally|romans|roman|rome|herods'],
    asks: 'number',
    text: 'It was the year 70, when the Romans took Jerusalem and burned the second temple. The first had fallen to Babylon in about 586 BC.',
    passages: ['Mark 13:1-2', '2 Kings 25:8-9'],
    of: ['temple', 'jerusalem'],
  },
  {
    words: 'mephibosheth say|pronounce|pronounced|pronunciation|pronouncing|sound',
    text: 'Say meh-FIB-oh-sheth. Mephibosheth was Jonathan’s son and King Saul’s grandson, lame in both feet; David gave him back Saul’s land and a place at the king’s table.',
    passages: ['2 Samuel 4:4', '2 Samuel 9:6-7'],
    of: ['mephibosheth'],
  },
  {
    words: [
      'women|woman|female|females|mothers|ladies genealogy|lineage|ancestry|ancestors|bloodline',
      'women|woman|female matthew family|tree|list|named|1',
    ],
    text: 'Matthew names five women in Jesus’ genealogy: Tamar, Rahab, Ruth, Bathsheba, whom he calls the wife of Uriah, and Mary.',
    passages: ['Matthew 1:3-6', 'Matthew 1:16'],
    of: ['gospel-of-matthew', 'rahab', 'tamar-of-judah'],
  },
  {
    words: [
      'women|woman|female|females|mothers|ladies genealogy|lineage|ancestry|ancestors|bloodline',
      'women|woman|female matthew family|tree|list|named|1',
    ],
    asks: 'why',
    text: 'Matthew does not say why he names Tamar, Rahab, Ruth, the wife of Uriah and Mary among Jesus’ ancestors. Several came from other nations, and some became mothers in ways no one expected; many see in it that God’s mercy reaches past the usual lines.',
    passages: ['Matthew 1:3-6', 'Matthew 1:16'],
    of: ['gospel-of-matthew', 'rahab', 'tamar-of-judah'],
  },
  {
    words: [
      'women|woman|female|females|mothers|ladies genealogy|lineage|ancestry|ancestors|bloodline',
      'women|woman|female matthew family|tree|list|named|1',
    ],
    asks: 'number',
    text: 'Five women stand in Matthew’s genealogy of Jesus: Tamar, Rahab, Ruth, the wife of Uriah, and Mary.',
    passages: ['Matthew 1:3-6', 'Matthew 1:16'],
    of: ['gospel-of-matthew', 'rahab', 'tamar-of-judah'],
  },
  {
    words: ['ophir'],
    asks: 'where',
    text: 'No one knows for certain where Ophir was. Solomon’s ships sailed to it from Ezion-geber on the Red Sea, so many look in southern Arabia or East Africa, and others in India.',
    passages: ['1 Kings 9:26-28', '1 Kings 10:11'],
    of: ['hiram', 'the-life-of-solomon'],
  },
  {
    words: ['ophir'],
    text: 'Ophir was a land known for its gold. Ships of Solomon and Hiram brought gold, almug trees and precious stones from it.',
    passages: ['1 Kings 10:11', '1 Kings 9:26-28'],
    of: ['hiram', 'the-life-of-solomon'],
  },
  {
    words: [
      'david stones|stone five|5|more|several|extra|many|one',
      'goliath stones|stone five|5|more|extra',
    ],
    asks: 'why',
    text: 'David took five stones and used one; the Bible does not say why he took more. Perhaps he did not count on the first throw. Some note that four more giants of Gath appear later, but the story makes no such link.',
    passages: ['1 Samuel 17:40', '1 Samuel 17:48-50', '2 Samuel 21:20-22'],
    of: ['david-and-goliath', 'goliath'],
  },
  {
    words: 'jannes|jambres',
    text: 'Jannes and Jambres are the names that Paul gives to men who opposed Moses, and Jewish tradition says that they were Pharaoh’s magicians. Exodus tells of the magicians without naming them.',
    passages: ['2 Timothy 3:8', 'Exodus 7:11-12'],
    of: ['the-ten-plagues', 'second-letter-to-timothy'],
  },
  {
    words: 'peter prison|jail times|often',
    asks: 'number',
    text: 'Twice: an angel led Peter out of prison in Acts 5, with the other apostles, and again in Acts 12, alone, the night before his trial. Before that he and John were held for one night and released by the council.',
    passages: ['Acts 5:18-20', 'Acts 12:6-10', 'Acts 4:3'],
    of: ['peter-freed-from-prison', 'the-life-of-peter'],
  },
  {
    words: [
      'sinew|tendon|sciatic jacob|israel|israelites|jews|jewish|eat|hip|thigh',
      'hip|thigh eat|eating jews|jewish|israelites|jacob|meat',
    ],
    asks: 'why',
    text: 'They do not eat the sinew of the hip because the one who wrestled with Jacob touched his hip there, and he limped. Genesis says that the custom still held when it was written; it is not one of the laws given to Moses.',
    passages: ['Genesis 32:32', 'Genesis 32:24-25'],
    of: ['jacob-wrestling'],
  },
];
