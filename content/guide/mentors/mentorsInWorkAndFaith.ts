import type { MentorText } from './mentor';

export const MENTORS_IN_WORK_AND_FAITH: Readonly<Record<string, readonly MentorText[]>> = {
  work: [
    { figureId: 'peter', because: 'he worked the whole night and had nothing to show for it' },
    { figureId: 'priscilla', because: 'she made tents for a living and did much of her good work there' },
    { figureId: 'ruth', because: 'she worked from the morning on in someone else’s field' },
    { figureId: 'joseph', because: 'he did careful work in a prison and in a palace' },
  ],
  'losing-a-job': [
    { figureId: 'elijah', because: 'the brook he depended on dried up, and he had to move on' },
    { figureId: 'joseph', because: 'he lost his position because of something he had not done' },
  ],
  'hard-bosses': [
    { figureId: 'jacob', because: 'his boss changed his pay ten times in twenty years' },
    { figureId: 'daniel', because: 'he served demanding kings and found a wise way to ask' },
    { figureId: 'moses', because: 'he saw people beaten for quotas that no one could meet' },
  ],
  calling: [
    { figureId: 'moses', because: 'he asked who he was to go, and heard that he would have company' },
    {
      figureId: 'mary-of-nazareth',
      because: 'she was asked something enormous and first put her own question',
    },
    { figureId: 'peter', because: 'he was called right after a night when nothing had worked' },
  ],
  'success-and-ambition': [
    { figureId: 'solomon', because: 'he reached everything he wanted and asked what he had gained' },
    {
      figureId: 'john',
      because: 'he and his brother asked for the best seats and were taught about serving',
    },
    { figureId: 'joseph', because: 'he came to power at thirty and used it to feed people' },
    { figureId: 'thomas', because: 'he wanted to know who was greatest, and Jesus showed him a child' },
  ],
  laziness: [{ figureId: 'deborah', because: 'she told herself four times to wake up and sing' }],
  money: [
    { figureId: 'paul', because: 'he had lived with plenty and with too little, and learned from both' },
    { figureId: 'joseph', because: 'he put aside part of every good year for the bad ones' },
    { figureId: 'solomon', because: 'he had more gold than he needed and saw no profit in it' },
  ],
  debt: [
    {
      figureId: 'nehemiah',
      because: 'families told him about their mortgaged fields, and he stood up for them',
    },
    {
      figureId: 'elisha',
      because: 'he asked a widow who was losing her sons to a creditor what she had in the house',
    },
    { figureId: 'david', because: 'people in debt came to him in his cave, and he took them in' },
  ],
  poverty: [
    { figureId: 'ruth', because: 'she gathered what others had left behind so that two could eat' },
    { figureId: 'elijah', because: 'he lived for many days on the little that a poor widow had' },
    { figureId: 'gideon', because: 'year after year his people were left with nothing to live on' },
  ],
  generosity: [
    { figureId: 'barnabas', because: 'he sold a field and gave all the money away' },
    { figureId: 'abraham', because: 'he let Lot take the better land and went the other way' },
    { figureId: 'mary-magdalene', because: 'she shared what she had so that others could travel and teach' },
    { figureId: 'martha', because: 'her sister gave something precious, and a guest called it a waste' },
  ],
  'honesty-in-business': [
    { figureId: 'daniel', because: 'people looked through his work for a fault and found none' },
    { figureId: 'abraham', because: 'he paid the full price when he could have had the field free' },
    { figureId: 'joshua', because: 'he kept an agreement even after he learned of the trick behind it' },
  ],
  leadership: [
    { figureId: 'nehemiah', because: 'he inspected the damage quietly before he told anyone his plan' },
    { figureId: 'deborah', because: 'people brought her their quarrels, and she listened under a palm tree' },
    { figureId: 'joshua', because: 'he had to take over from someone whom no one could replace' },
  ],
  decisions: [
    { figureId: 'paul', because: 'two roads were closed to him before the third one opened' },
    { figureId: 'gideon', because: 'he asked for a sign and then asked for it the other way' },
    { figureId: 'solomon', because: 'he felt like a child and asked for a heart that understood' },
  ],
  'exams-and-study': [
    {
      figureId: 'daniel',
      because: 'he studied for three years in a foreign language before a king questioned him',
    },
    { figureId: 'peter', because: 'he had no schooling and spoke well before learned people' },
  ],
  retirement: [
    { figureId: 'samuel', because: 'he stood up old and gray and asked whether he owed anyone anything' },
    { figureId: 'david', because: 'he handed over the plans for the work he had hoped to do' },
    { figureId: 'elijah', because: 'he passed his mantle and his work on to Elisha' },
    { figureId: 'moses', because: 'he laid his hands on Joshua and left the rest to him' },
  ],
  'moving-and-new-places': [
    { figureId: 'priscilla', because: 'she was ordered out of Rome and set up again in Corinth and Ephesus' },
    {
      figureId: 'abraham',
      because: 'he left everything familiar at seventy-five for a land he had never seen',
    },
    { figureId: 'ruth', because: 'she arrived in a town where she knew only Naomi' },
    { figureId: 'jacob', because: 'he slept on stones between two homes and learned that God was there' },
  ],
  time: [
    { figureId: 'moses', because: 'he prayed to learn how to count his days' },
    { figureId: 'solomon', because: 'he wrote that weeping and laughing each had their time' },
  ],
  war: [
    { figureId: 'jeremiah', because: 'he lived in a city while an army stood around it' },
    { figureId: 'rahab', because: 'her city was destroyed, and she lived' },
    { figureId: 'gideon', because: 'for seven years raiders came, and people hid in the mountains' },
    { figureId: 'deborah', because: 'she saw roads empty and villages fall silent in a time of war' },
  ],
  government: [
    { figureId: 'daniel', because: 'he served several kings and told them the truth with respect' },
    { figureId: 'esther', because: 'she went to the king about a law that would kill her people' },
    { figureId: 'nehemiah', because: 'he prayed for a second before he answered a king' },
  ],
  prison: [
    { figureId: 'joseph', because: 'he was locked up for years and looked out for other prisoners' },
    { figureId: 'paul', because: 'he prayed and sang at midnight with his feet in the stocks' },
    { figureId: 'peter', because: 'he slept in two chains between soldiers' },
  ],
  wisdom: [
    { figureId: 'solomon', because: 'he could have asked for anything and asked to tell good from bad' },
    { figureId: 'daniel', because: 'he asked for time and prayed with his friends before he answered' },
  ],
  doubt: [
    { figureId: 'thomas', because: 'he missed what the others had seen and needed to see for himself' },
    {
      figureId: 'john-the-baptist',
      because: 'he had pointed to Jesus, and in prison he sent to ask if he was the one',
    },
    { figureId: 'gideon', because: 'he asked where all the wonders were that his parents had told about' },
    { figureId: 'sarah', because: 'she laughed quietly at a promise that she could not believe' },
  ],
  faith: [
    { figureId: 'abraham', because: 'he believed a promise while nothing had changed yet' },
    { figureId: 'peter', because: 'many walked away, and he stayed because he knew no one better' },
    { figureId: 'martha', because: 'Jesus asked her in the middle of her grief whether she believed' },
  ],
  trust: [
    { figureId: 'mary-of-nazareth', because: 'she said yes without knowing how it would all turn out' },
    { figureId: 'david', because: 'he asked God how long, and still trusted him' },
    { figureId: 'job', because: 'he argued with God and trusted him in the same breath' },
  ],
  prayer: [
    { figureId: 'hannah', because: 'she prayed with moving lips and no sound at all' },
    { figureId: 'daniel', because: 'he knelt down three times a day, even when it was dangerous' },
    { figureId: 'nehemiah', because: 'he prayed between the king’s question and his own answer' },
  ],
  'unanswered-prayer': [
    { figureId: 'paul', because: 'he asked three times, and the answer was not what he had hoped for' },
    { figureId: 'martha', because: 'she sent for Jesus, and he stayed away two more days' },
    { figureId: 'david', because: 'he asked four times in one short psalm how long it would be' },
  ],
  'silence-of-god': [
    { figureId: 'job', because: 'he looked for God in every direction and could not find him' },
    { figureId: 'abraham', because: 'thirteen years of his story passed with no word from God on record' },
    {
      figureId: 'daniel',
      because: 'he heard nothing for three weeks, though he had been heard from the start',
    },
  ],
  'anger-at-god': [
    { figureId: 'jeremiah', because: 'he told God that he felt misled and wanted to quit' },
    {
      figureId: 'jonah',
      because: 'he told God to his face that he was angry, and God went on talking with him',
    },
    { figureId: 'naomi', because: 'she said aloud that the Almighty had dealt bitterly with her' },
    { figureId: 'job', because: 'he demanded a hearing from God and had his case ready' },
    { figureId: 'martha', because: 'her first words to Jesus were that her brother need not have died' },
  ],
  'gods-love': [
    { figureId: 'daniel', because: 'he was trembling on the ground when he heard that he was greatly loved' },
    { figureId: 'john', because: 'the letter handed down in his name says that God loved us first' },
    { figureId: 'mary-magdalene', because: 'she knew Jesus when he said her name' },
    { figureId: 'jeremiah', because: 'he heard that God had known him before he was born' },
  ],
  'gods-forgiveness': [
    { figureId: 'david', because: 'he confessed, and the answer came at once that he was forgiven' },
    { figureId: 'peter', because: 'Jesus prayed for him before he ever failed' },
    { figureId: 'paul', because: 'he had hunted believers, and Jesus made him one of them' },
  ],
  repentance: [
    {
      figureId: 'john-the-baptist',
      because: 'people asked him what to do, and he spoke of coats, food and fair pay',
    },
    { figureId: 'david', because: 'a story about a lamb opened his eyes to what he had done' },
    { figureId: 'paul', because: 'he was stopped on the road and turned his whole life around' },
    { figureId: 'daniel', because: 'he confessed on behalf of his people and said we, not they' },
  ],
  salvation: [
    { figureId: 'paul', because: 'a frightened jailer asked him how to be saved, and he answered' },
  ],
  grace: [
    { figureId: 'paul', because: 'he was told that grace was enough for him, thorn and all' },
    { figureId: 'jacob', because: 'he was running from what he had done, and God promised to keep him' },
    { figureId: 'ruth', because: 'she found kindness where she had no claim to it' },
  ],
  assurance: [
    { figureId: 'peter', because: 'after all that had happened he could say that Jesus knew he loved him' },
    { figureId: 'abraham', because: 'he asked God how he could be sure and was given a covenant' },
  ],
  'far-from-god': [
    { figureId: 'peter', because: 'he had said that he did not know Jesus, and was called to breakfast' },
    {
      figureId: 'jonah',
      because: 'he paid for a ticket in the other direction, and a second call still came',
    },
    { figureId: 'jacob', because: 'he was on the run when he noticed that God had been there' },
    { figureId: 'solomon', because: 'his heart drifted over the years, and his story said so openly' },
  ],
  holiness: [
    { figureId: 'moses', because: 'he took off his shoes and hid his face before a burning bush' },
    { figureId: 'isaiah', because: 'he saw a throne and smoke, and said that his own lips were unclean' },
    { figureId: 'joshua', because: 'he bowed to the ground and was told that the place was holy' },
  ],
  obedience: [
    { figureId: 'peter', because: 'he was tired, and let the net down once more because Jesus asked' },
    { figureId: 'mary-of-nazareth', because: 'she told the servants at Cana to do as her son said' },
    { figureId: 'gideon', because: 'he did what was asked, though he was afraid and waited for dark' },
  ],
  worship: [
    { figureId: 'david', because: 'he worshiped with his whole body, and his wife despised him for it' },
    { figureId: 'samaritan-woman', because: 'she asked which mountain was the right place to pray' },
    { figureId: 'paul', because: 'he sang in a prison cell while others listened' },
    { figureId: 'job', because: 'he worshiped on the worst day of his life' },
  ],
  fasting: [
    { figureId: 'esther', because: 'she asked her people to fast with her before the hardest step' },
    { figureId: 'daniel', because: 'he gave up good food for three weeks while he mourned' },
    { figureId: 'nehemiah', because: 'he fasted and prayed for days after bad news' },
  ],
  'gods-word': [
    { figureId: 'jeremiah', because: 'God’s words had been his food, and they became a fire in him' },
    { figureId: 'nehemiah', because: 'he saw a crowd cry and then celebrate because they had understood' },
  ],
  'holy-spirit': [
    {
      figureId: 'mary-of-nazareth',
      because: 'she waited and prayed with the others for what had been promised',
    },
    { figureId: 'peter', because: 'he was filled with the Spirit and found words before his judges' },
  ],
  church: [
    { figureId: 'thomas', because: 'he had missed the meeting, and the next week he was there' },
    { figureId: 'paul', because: 'he loved one church for three years and said goodbye in tears' },
  ],
  'church-hurt': [
    { figureId: 'samuel', because: 'he grew up in a holy place where priests took what they wanted' },
    { figureId: 'hannah', because: 'a priest misjudged her in the middle of her prayer' },
    { figureId: 'jeremiah', because: 'a priest struck him and locked him up for what he said' },
    { figureId: 'mary-magdalene', because: 'she told the disciples the truth, and they called it nonsense' },
  ],
  hypocrisy: [
    { figureId: 'david', because: 'he condemned a man in a story and then learned that it was himself' },
    { figureId: 'isaiah', because: 'he told people who prayed a great deal that their hands were not clean' },
    { figureId: 'martha', because: 'she served a supper where a thief talked about caring for the poor' },
  ],
  'spiritual-gifts': [
    {
      figureId: 'nehemiah',
      because: 'goldsmiths, priests and daughters each built a piece of the same wall',
    },
    { figureId: 'priscilla', because: 'she and Aquila took a gifted man aside and taught him more' },
    { figureId: 'moses', because: 'he lacked the words, and his brother could speak well' },
  ],
  'sharing-faith': [
    {
      figureId: 'samaritan-woman',
      because: 'she told her town with a question and let them hear for themselves',
    },
    { figureId: 'peter', because: 'he was forbidden to speak of Jesus and could not keep quiet' },
    { figureId: 'mary-magdalene', because: 'she ran to tell the others, and they did not believe her' },
  ],
  persecution: [
    { figureId: 'stephen', because: 'he was lied about in court and stoned for what he said' },
    { figureId: 'daniel', because: 'his prayers were made a crime, and he went on praying' },
    { figureId: 'peter', because: 'he was arrested for speaking about Jesus' },
    { figureId: 'paul', because: 'he was beaten and jailed for what he preached' },
  ],
  'spiritual-warfare': [
    { figureId: 'peter', because: 'he wrote to hard-pressed believers about an enemy and about God’s care' },
    { figureId: 'daniel', because: 'he learned that his answer had been held back by something unseen' },
  ],
  identity: [
    { figureId: 'jacob', because: 'he was asked for his name and was given a new one' },
    { figureId: 'rahab', because: 'others put a word before her name, and it was not the last word on her' },
    { figureId: 'moses', because: 'he grew up between two peoples and asked God who he was' },
    { figureId: 'sarah', because: 'she got a name of her own when she was already old' },
  ],
  purpose: [
    { figureId: 'solomon', because: 'he asked what all his work under the sun was for' },
    { figureId: 'esther', because: 'she was asked whether she had become queen for just such a moment' },
    { figureId: 'moses', because: 'he was looking after sheep when he was given something else to do' },
  ],
  'new-beginnings': [
    { figureId: 'jeremiah', because: 'he watched a potter turn a spoiled jar into another one' },
    { figureId: 'rahab', because: 'she came out of a fallen city and began again among strangers' },
    { figureId: 'ruth', because: 'she started over in a strange town just as the harvest began' },
    { figureId: 'paul', because: 'he sat blind for three days, and then nothing was as before' },
  ],
  'gods-presence': [
    { figureId: 'jacob', because: 'he woke up and saw that he had not been alone' },
    { figureId: 'moses', because: 'he told God that he would not go on without him' },
    {
      figureId: 'elijah',
      because: 'he listened through wind, earthquake and fire for something small and quiet',
    },
  ],
  'gods-faithfulness': [
    { figureId: 'joshua', because: 'he looked back in old age and said that no promise had failed' },
    { figureId: 'noah', because: 'he was given the bow in the cloud as a sign of a promise' },
    { figureId: 'sarah', because: 'she held on to the one who had promised' },
  ],
  'gods-plan': [
    { figureId: 'joseph', because: 'he saw years later that God had brought good out of evil' },
    { figureId: 'esther', because: 'her people’s fate turned on a night when a king could not sleep' },
    { figureId: 'jeremiah', because: 'he wrote of good plans to exiles who would wait for seventy years' },
  ],
  waiting: [
    { figureId: 'abraham', because: 'he waited twenty-five years for what he had been promised' },
    { figureId: 'joshua', because: 'he had to wait forty years because of other people’s fear' },
    { figureId: 'joseph', because: 'two full years went by in prison after help had seemed near' },
  ],
  perseverance: [
    { figureId: 'gideon', because: 'he and his men were faint and kept going' },
    { figureId: 'jacob', because: 'he wrestled until daybreak and would not let go' },
    { figureId: 'nehemiah', because: 'he finished in fifty-two days what others said could not be done' },
  ],
  truth: [
    { figureId: 'jeremiah', because: 'he told the truth while a prophet with easier words was popular' },
    {
      figureId: 'john-the-baptist',
      because: 'he told a ruler what was not lawful, and it put him in prison',
    },
    { figureId: 'daniel', because: 'he told a king the hard truth and wished it were otherwise' },
    { figureId: 'thomas', because: 'he said honestly that he did not understand' },
  ],
  freedom: [
    { figureId: 'moses', because: 'he led people out of slavery and through the sea' },
    { figureId: 'peter', because: 'his chains fell off, and he thought he was dreaming' },
    { figureId: 'mary-magdalene', because: 'Jesus set her free from what had held her' },
  ],
  'light-in-darkness': [
    { figureId: 'daniel', because: 'he thanked God in the night for knowing what lay in the dark' },
    { figureId: 'mary-magdalene', because: 'she went out to the tomb while it was still dark' },
    { figureId: 'david', because: 'he felt forgotten, had sorrow every day, and still meant to sing' },
  ],
  blessing: [
    { figureId: 'jacob', because: 'he laid his hands on two boys and asked God to bless them' },
    { figureId: 'mary-of-nazareth', because: 'Elisabeth blessed her before she had said a word of her news' },
  ],
  heaven: [
    { figureId: 'thomas', because: 'he heard of a place being made ready and asked about the way' },
    { figureId: 'abraham', because: 'he lived in tents and looked for a city that God would build' },
  ],
  resurrection: [
    { figureId: 'martha', because: 'she talked about it with Jesus four days after her brother was buried' },
    { figureId: 'mary-magdalene', because: 'she was the first to see Jesus alive again' },
    { figureId: 'thomas', because: 'he saw the marks of the nails on someone who was alive' },
  ],
  judgement: [
    { figureId: 'peter', because: 'he felt too sinful to be near Jesus and was told not to fear' },
    { figureId: 'david', because: 'he had pronounced his own sentence and heard that he would live' },
  ],
  angels: [
    {
      figureId: 'mary-of-nazareth',
      because: 'she was troubled by an angel’s greeting and told not to be afraid',
    },
    { figureId: 'elijah', because: 'an angel woke him twice and made sure that he ate' },
    { figureId: 'gideon', because: 'he talked with an angel under an oak and did not know it' },
  ],
  'the-cross': [
    { figureId: 'mary-magdalene', because: 'she stayed near when many others had run away' },
    { figureId: 'mary-of-nazareth', because: 'she stood there and heard her son’s last words' },
  ],
  miracles: [
    { figureId: 'elijah', because: 'he ate day after day from flour that did not run out' },
    { figureId: 'elisha', because: 'he saw a jar of oil go on pouring and a borrowed ax head float' },
    { figureId: 'mary-of-nazareth', because: 'she told her son that the wine was gone and then waited' },
  ],
  christmas: [
    { figureId: 'joseph-of-nazareth', because: 'he took Mary to Bethlehem and there was no room for them' },
    { figureId: 'mary-of-nazareth', because: 'she gave birth far from home and laid her baby in a manger' },
  ],
  easter: [
    { figureId: 'mary-magdalene', because: 'she came to the tomb at sunrise and left it running' },
    {
      figureId: 'john',
      because: 'the Gospel handed down as his tells of a run to the tomb and the folded cloth',
    },
    { figureId: 'peter', because: 'he ran to the tomb and went away wondering' },
    { figureId: 'thomas', because: 'he was not there that evening and heard about it secondhand' },
  ],
};
