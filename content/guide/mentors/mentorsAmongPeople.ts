import type { MentorText } from './mentor';

export const MENTORS_AMONG_PEOPLE: Readonly<Record<string, readonly MentorText[]>> = {
  marriage: [
    { figureId: 'sarah', because: 'she shared tents, long roads and late laughter with one man' },
    { figureId: 'ruth', because: 'she and Boaz began their life together with kindness and plain words' },
  ],
  'marriage-trouble': [
    { figureId: 'sarah', because: 'she blamed Abraham for trouble that both of them had made' },
    { figureId: 'hannah', because: 'her husband loved her and still did not understand her tears' },
    { figureId: 'job', because: 'he and his wife said hard things to each other in their worst hour' },
  ],
  unfaithfulness: [
    { figureId: 'sarah', because: 'her husband put her at risk to protect himself' },
    { figureId: 'jacob', because: 'he was deceived in love by someone in his own family' },
  ],
  divorce: [
    { figureId: 'ruth', because: 'her marriage ended with a death, and she had to begin again' },
    { figureId: 'paul', because: 'he and a close partner quarreled so sharply that they went separate ways' },
  ],
  singleness: [
    { figureId: 'jeremiah', because: 'he lived without a wife or children and told God how lonely he was' },
  ],
  'finding-a-spouse': [
    { figureId: 'ruth', because: 'she met Boaz while she was working, and later asked him to marry her' },
    { figureId: 'jacob', because: 'he met Rachel beside a well and gladly worked for years to marry her' },
  ],
  purity: [
    { figureId: 'joseph', because: 'he said no for the sake of his master’s trust and of God' },
    { figureId: 'david', because: 'he had gone badly wrong and was told that his sin was put away' },
  ],
  'pregnancy-and-birth': [
    {
      figureId: 'mary-of-nazareth',
      because: 'her pregnancy came as a surprise, and she spent three months with Elisabeth',
    },
    { figureId: 'sarah', because: 'she had her baby at an age when no one would have believed it' },
    { figureId: 'hannah', because: 'she had longed for her son and stayed home until he was weaned' },
  ],
  parenting: [
    { figureId: 'mary-of-nazareth', because: 'she raised a son whom she did not always understand' },
    { figureId: 'joshua', because: 'he set up stones so that children would ask what they meant' },
  ],
  'prodigal-child': [
    { figureId: 'david', because: 'his son had turned against him, and he asked only whether he was safe' },
    { figureId: 'samuel', because: 'his sons did not live as he had, and others told him so to his face' },
    {
      figureId: 'paul',
      because: 'he carried a constant sorrow for his own people who did not share his faith',
    },
  ],
  'difficult-parents': [
    { figureId: 'jacob', because: 'his father loved his brother more, and he grew up with that' },
    { figureId: 'gideon', because: 'he had to go against his father’s house and was afraid to' },
  ],
  'honouring-parents': [
    { figureId: 'joseph', because: 'he brought his old father close, provided for him and buried him' },
    { figureId: 'ruth', because: 'she was kinder to her mother-in-law than many sons would have been' },
    { figureId: 'david', because: 'while he was in hiding himself, he found his parents a safe place' },
  ],
  'siblings-and-family-conflict': [
    { figureId: 'joseph', because: 'his brothers sold him, and years later they talked again' },
    { figureId: 'jacob', because: 'he and his brother were parted for twenty years after what he did' },
    { figureId: 'martha', because: 'she was upset that her sister had left her with all the work' },
  ],
  'single-parents': [
    { figureId: 'hagar', because: 'she raised her son alone in the wilderness and saw him grow up' },
    { figureId: 'elijah', because: 'he stayed with a widow who was raising her son alone on very little' },
  ],
  'orphans-and-adoption': [
    { figureId: 'esther', because: 'her parents died, and her cousin raised her as his own daughter' },
    { figureId: 'moses', because: 'he was born to one mother and became the son of another' },
    { figureId: 'mary-of-nazareth', because: 'near the cross she was given a new son and a home with him' },
  ],
  widows: [
    { figureId: 'ruth', because: 'she was left with two other widows and worked to feed Naomi' },
    { figureId: 'naomi', because: 'she lost her husband in a foreign country and then both of her sons' },
    { figureId: 'abraham', because: 'he had to see to Sarah’s burial while he was still grieving' },
    { figureId: 'jacob', because: 'his wife died giving birth, and he was left with their newborn son' },
  ],
  friendship: [
    { figureId: 'david', because: 'he had a friend in Jonathan whose love he called a wonder' },
    { figureId: 'barnabas', because: 'he went to Tarsus to look for Saul and brought him along' },
    { figureId: 'ruth', because: 'she would not let Naomi walk home alone' },
    { figureId: 'paul', because: 'he was comforted at a low point by a friend’s visit' },
  ],
  betrayal: [
    { figureId: 'joseph', because: 'people of his own family sold him for twenty pieces of silver' },
    { figureId: 'david', because: 'an adviser he trusted went over to those who rose against him' },
    { figureId: 'jeremiah', because: 'people from his own town plotted against him behind kind words' },
  ],
  'difficult-people': [
    { figureId: 'gideon', because: 'angry men met him with sharp words, and he answered gently' },
    { figureId: 'moses', because: 'he had to lead people who complained to him again and again' },
    { figureId: 'solomon', because: 'he watched quarrels closely and wrote down what cooled them' },
  ],
  enemies: [
    { figureId: 'david', because: 'he was hunted by a king with three thousand men and hid in caves' },
    { figureId: 'elisha', because: 'he had a captured army fed and sent home' },
    { figureId: 'nehemiah', because: 'people plotted against him the whole time he was rebuilding' },
    { figureId: 'daniel', because: 'others searched his life for a fault and set a trap for him' },
  ],
  'conflict-and-reconciliation': [
    { figureId: 'barnabas', because: 'he quarreled so sharply with Paul that they parted' },
    { figureId: 'jacob', because: 'he was very afraid to meet his brother, who ran and hugged him' },
    { figureId: 'abraham', because: 'he ended a family quarrel by letting Lot choose first' },
    { figureId: 'paul', because: 'a sharp disagreement cost him the company of a good friend' },
  ],
  'forgiving-others': [
    { figureId: 'stephen', because: 'his last prayer was for the people who were killing him' },
    {
      figureId: 'joseph',
      because: 'it took time and many tears before he could speak kindly to his brothers',
    },
    { figureId: 'peter', because: 'he wanted to know how many times he had to forgive' },
    { figureId: 'job', because: 'he prayed for friends who had hurt him in his worst time' },
  ],
  'asking-forgiveness': [
    { figureId: 'jacob', because: 'he sent gifts ahead and bowed low to the brother he had wronged' },
    { figureId: 'david', because: 'he stopped hiding and said in one sentence that he had sinned' },
    { figureId: 'peter', because: 'he was asked three times about love by the friend he had denied' },
  ],
  gossip: [
    { figureId: 'nehemiah', because: 'a false rumor about him went around in an open letter' },
    { figureId: 'moses', because: 'his own sister and brother talked against him' },
  ],
  'careful-speech': [
    { figureId: 'solomon', because: 'he wrote about words that healed and words that stirred up quarrels' },
    { figureId: 'peter', because: 'he promised out loud what he could not keep, in front of everyone' },
  ],
  lying: [
    { figureId: 'abraham', because: 'he hid the truth about his wife because he was afraid' },
    { figureId: 'jacob', because: 'he told his blind father that he was his brother' },
    { figureId: 'joshua', because: 'he believed a clever lie and found out three days later' },
  ],
  criticism: [
    { figureId: 'nehemiah', because: 'people said that a fox could break down what he was building' },
    { figureId: 'job', because: 'his friends insisted that it must all be his own fault' },
    { figureId: 'moses', because: 'people blamed him when his best effort only made things harder' },
  ],
  bullying: [
    { figureId: 'hannah', because: 'a rival picked on her year after year until she could not eat' },
    { figureId: 'joseph', because: 'his brothers ganged up on him, took his coat and threw him in a pit' },
    { figureId: 'jeremiah', because: 'people made a joke of him every single day' },
  ],
  injustice: [
    { figureId: 'joseph', because: 'he went to prison for something that he had not done' },
    { figureId: 'hagar', because: 'others decided about her body and her home without asking her' },
    { figureId: 'elijah', because: 'he told a king to his face about a stolen vineyard and a murder' },
    { figureId: 'nehemiah', because: 'he heard the poor cry out and made the powerful give things back' },
  ],
  'strangers-and-refugees': [
    { figureId: 'joseph-of-nazareth', because: 'he fled with a small child and lived in a foreign country' },
    { figureId: 'ruth', because: 'she came to a foreign country with almost nothing' },
    { figureId: 'mary-of-nazareth', because: 'her family had to flee to Egypt in the night' },
    { figureId: 'daniel', because: 'he was carried off to a foreign land and given a foreign name' },
  ],
  neighbours: [
    {
      figureId: 'nehemiah',
      because: 'he saw neighbors rebuild a city wall side by side, many near their own homes',
    },
  ],
  hospitality: [
    { figureId: 'abraham', because: 'he ran to welcome three travelers in the heat of the day' },
    { figureId: 'priscilla', because: 'she had a church in her house and a guest at her workbench' },
    { figureId: 'martha', because: 'she opened her house to Jesus and felt how much work it was' },
  ],
  'love-for-others': [
    { figureId: 'ruth', because: 'she showed her love in long days of work' },
    { figureId: 'peter', because: 'he was asked about his love and then told to care for others' },
  ],
  kindness: [
    { figureId: 'jeremiah', because: 'someone gave him soft rags so that the ropes would not hurt' },
    { figureId: 'ruth', because: 'grain was left on purpose where she would find it' },
    { figureId: 'joseph', because: 'he noticed two sad faces in prison and asked what was wrong' },
  ],
  mercy: [
    { figureId: 'abraham', because: 'he kept asking God to spare a city, even for the sake of ten people' },
    { figureId: 'jonah', because: 'he could not bear to see his enemies let off, and admitted it' },
    { figureId: 'david', because: 'he had judged another man harshly, and then needed mercy himself' },
    { figureId: 'peter', because: 'he asked for a limit and heard a story about a forgiven debt' },
  ],
  serving: [
    {
      figureId: 'stephen',
      because: 'he was chosen so that no widow would be missed when help was given out',
    },
    { figureId: 'martha', because: 'she served until she felt alone with it, and later served again' },
    { figureId: 'peter', because: 'he learned about serving when Jesus washed his feet' },
    { figureId: 'mary-magdalene', because: 'she traveled with Jesus and helped to provide for him' },
  ],
  encouragement: [
    { figureId: 'barnabas', because: 'the apostles named him for it, and he was glad at what others did' },
    { figureId: 'elijah', because: 'he felt alone and was told of seven thousand others' },
    { figureId: 'deborah', because: 'she told a hesitant man that the day had come' },
    { figureId: 'gideon', because: 'he overheard a stranger’s dream just when he needed courage' },
  ],
  compassion: [
    { figureId: 'jeremiah', because: 'the hurt of his people became his own hurt' },
    { figureId: 'elijah', because: 'he carried a mother’s lifeless child upstairs and pleaded with God' },
    { figureId: 'solomon', because: 'he looked at the tears of people whom no one was comforting' },
  ],
  'losing-a-brother-or-sister': [
    { figureId: 'john', because: 'his brother James was killed with the sword' },
    { figureId: 'martha', because: 'her brother died, and Jesus wept with the mourners' },
    { figureId: 'gideon', because: 'his brothers, his own mother’s sons, were killed in the war' },
  ],
  'losing-a-friend': [
    { figureId: 'elisha', because: 'he stayed with Elijah to the last step and tore his clothes afterward' },
    { figureId: 'david', because: 'he tore his clothes when Jonathan was killed and wrote a lament for him' },
    { figureId: 'mary-magdalene', because: 'she watched while Jesus died and then sat across from the tomb' },
    { figureId: 'joshua', because: 'he had walked beside Moses for years and mourned him thirty days' },
  ],
  racism: [
    { figureId: 'samaritan-woman', because: 'she asked straight out why he would drink with her people' },
    {
      figureId: 'esther',
      because: 'one powerful man wanted her whole people gone because they were different',
    },
    { figureId: 'ruth', because: 'people kept calling her the Moabite in the town where she lived' },
    { figureId: 'moses', because: 'his own family spoke against his wife, who was from another nation' },
  ],
  stepfamilies: [
    { figureId: 'hagar', because: 'she and her son had to leave a household with two mothers in it' },
    { figureId: 'ruth', because: 'she became family by staying, with no tie of blood' },
    { figureId: 'esther', because: 'she grew up with a cousin who became a father to her' },
    { figureId: 'abraham', because: 'he had sons by two mothers and was torn between them' },
  ],
  'in-laws': [
    { figureId: 'naomi', because: 'she loved her daughters-in-law and one of them stayed with her' },
    { figureId: 'ruth', because: 'she chose her mother-in-law’s road and made a home with her' },
    { figureId: 'jacob', because: 'he lived for twenty years with a father-in-law who had tricked him' },
    { figureId: 'moses', because: 'his father-in-law told him what was wrong, and he listened' },
  ],
  'empty-nest': [
    { figureId: 'hannah', because: 'she let her young son go and brought him a little coat every year' },
    {
      figureId: 'mary-of-nazareth',
      because: 'her grown son was surrounded by others while she waited outside',
    },
  ],
  'gambling-and-screens': [
    { figureId: 'paul', because: 'he meant to do good and kept finding himself doing something else' },
    { figureId: 'solomon', because: 'he gave himself whatever his eyes wanted and was still not satisfied' },
  ],
  'veterans-and-moral-injury': [
    { figureId: 'joshua', because: 'he lost men in battle and lay face down, asking God why' },
    { figureId: 'david', because: 'he fought for years and wept openly for those who fell' },
    { figureId: 'gideon', because: 'he came through a war worn out and had lost his own brothers' },
  ],
  'someone-in-prison': [
    { figureId: 'jacob', because: 'one of his sons was held in a foreign country, and he was afraid' },
    { figureId: 'peter', because: 'while he was in chains, people at home kept praying for him' },
    { figureId: 'joseph', because: 'he was in prison for years, and the man he had helped forgot him' },
  ],
  'caring-for-a-partner-in-trauma': [
    { figureId: 'ruth', because: 'she lived beside someone whose losses had changed even her name' },
  ],
  'a-home-lost': [
    { figureId: 'noah', because: 'the water took everything outside the ark' },
    { figureId: 'david', because: 'he came back and found his town burned to the ground' },
    { figureId: 'nehemiah', because: 'he rode at night past the burned gates of his family’s city' },
  ],
  'premature-baby': [
    { figureId: 'moses', because: 'he was a baby in danger himself, and his sister kept watch nearby' },
    { figureId: 'mary-of-nazareth', because: 'her baby came when nothing around her was ready for him' },
  ],
  'parents-divorcing': [
    {
      figureId: 'jacob',
      because: 'his father and mother were on different sides, and he was caught up in it',
    },
  ],
  'children-taken-away': [
    { figureId: 'jacob', because: 'he missed his son for years, and no one could comfort him' },
    { figureId: 'david', because: 'his children were carried off, and he wept until he had no strength' },
  ],
  'boundaries-with-family': [
    { figureId: 'abraham', because: 'he and Lot agreed to live apart so that there would be peace' },
    { figureId: 'jacob', because: 'after twenty years he told his father-in-law plainly what was wrong' },
    { figureId: 'nehemiah', because: 'he gave the same calm no four times and kept on working' },
  ],
  'infidelity-of-my-own': [
    { figureId: 'david', because: 'he took another man’s wife, hid it, and finally told the truth' },
  ],
  'comforting-a-friend': [
    {
      figureId: 'job',
      because: 'his friends sat with him in silence at first and later hurt him with words',
    },
    { figureId: 'ruth', because: 'she stayed beside a grieving woman and let her be bitter' },
  ],
  'autism-and-adhd': [
    { figureId: 'elijah', because: 'God did not come to him in wind or noise, but in quiet' },
    { figureId: 'hannah', because: 'she prayed in her own way, and someone misread her completely' },
  ],
  'good-news': [
    { figureId: 'hannah', because: 'what she had asked for was given, and she said so gladly' },
    { figureId: 'mary-of-nazareth', because: 'she hurried to a relative who would be happy with her' },
    { figureId: 'jacob', because: 'he heard news too good to believe, and it brought him back to life' },
  ],
  'a-death-i-caused': [
    {
      figureId: 'joshua',
      because: 'he set aside towns where someone who had killed unintentionally could live',
    },
  ],
  pornography: [
    { figureId: 'david', because: 'he kept in secret what desire had led him to, until someone named it' },
    { figureId: 'paul', because: 'he was torn between what he wanted and what he kept doing' },
    { figureId: 'joseph', because: 'he knew the moment when it was better to get up and leave' },
  ],
  'teenage-life': [
    { figureId: 'samuel', because: 'he was very young when he had to tell an old man a hard thing' },
    {
      figureId: 'joseph',
      because: 'at seventeen he had dreams, a coat and brothers who could not stand him',
    },
    { figureId: 'jeremiah', because: 'he said he was only a kid, and God took him seriously' },
    { figureId: 'david', because: 'he was the youngest of eight, and no one thought of calling him' },
  ],
  'engagement-and-wedding': [
    { figureId: 'joseph-of-nazareth', because: 'he was engaged, and nothing went as he had planned' },
    { figureId: 'jacob', because: 'he counted seven years as a few days because he was in love' },
    { figureId: 'ruth', because: 'she had to wait one long day to hear whether it would work out' },
    { figureId: 'mary-of-nazareth', because: 'she was at a wedding where the wine ran out, and she noticed' },
  ],
  'unbelieving-spouse': [
    { figureId: 'paul', because: 'his heart ached for those he loved who believed otherwise' },
  ],
};
