/** A Bible figure for a situation, and the reason, which completes 'because …'. */
export type MentorText = { figureId: string; because: string };

/** Maps a page id to the figures who lived through something similar, best match first. */
export const MENTORS: Readonly<Record<string, readonly MentorText[]>> = {
  grief: [
    { figureId: 'david', because: 'he wept for the people he lost and put their names into a song' },
    { figureId: 'mary-magdalene', because: 'she stayed at the tomb in tears after the others had gone home' },
    { figureId: 'ruth', because: 'she lost her husband and wept on the road with his family' },
  ],
  'loss-of-a-child': [
    {
      figureId: 'david',
      because: 'he cried his dead son’s name again and again and would have died for him',
    },
    { figureId: 'naomi', because: 'she outlived both of her sons' },
    {
      figureId: 'mary-of-nazareth',
      because: 'she stood near her son while he died and could not prevent it',
    },
    { figureId: 'job', because: 'all his children died in one day, and he tore his robe in grief' },
  ],
  'loss-of-a-spouse': [
    { figureId: 'abraham', because: 'he had shared a long life with Sarah, and he wept for her' },
    { figureId: 'ruth', because: 'she became a widow in a house where three women had lost their husbands' },
    { figureId: 'jacob', because: 'he buried Rachel beside the road and set up a stone for her' },
  ],
  'loss-of-a-parent': [
    { figureId: 'joseph', because: 'he bent over his dead father and wept, and mourned him for weeks' },
    { figureId: 'esther', because: 'she lost both her father and her mother before she was grown' },
  ],
  miscarriage: [
    { figureId: 'hannah', because: 'she grieved with empty arms, and others misread her grief' },
    {
      figureId: 'jeremiah',
      because: 'he wrote of Rachel crying for her children, and found no fault with her tears',
    },
  ],
  infertility: [
    { figureId: 'hannah', because: 'her waiting was long, and she told God about it in tears' },
    { figureId: 'sarah', because: 'decades passed, and she grew old as the one who had no child' },
    { figureId: 'jeremiah', because: 'he never had children, and it was not something he had chosen' },
  ],
  loneliness: [
    { figureId: 'elijah', because: 'he thought he was the only one left, and said so twice' },
    { figureId: 'paul', because: 'most of his friends were gone, and he asked one to come quickly' },
    { figureId: 'jeremiah', because: 'he sat alone while others were laughing together' },
  ],
  rejection: [
    { figureId: 'joseph', because: 'his own brothers could not say one kind word to him' },
    {
      figureId: 'samuel',
      because: 'his people asked for someone else after he had judged them all his life',
    },
    { figureId: 'david', because: 'he was left with the sheep while his brothers were presented' },
    {
      figureId: 'jeremiah',
      because: 'no one wanted the message he brought, and people laughed at him for it',
    },
  ],
  abandonment: [
    { figureId: 'paul', because: 'no one stood beside him when he first had to defend himself' },
    { figureId: 'hagar', because: 'she was sent away with bread, a bottle of water and her child' },
    { figureId: 'job', because: 'relatives and close friends kept away just when he needed them' },
  ],
  disappointment: [
    { figureId: 'joseph', because: 'he had pinned his hopes on one man, who then forgot him' },
    { figureId: 'david', because: 'he longed to build a house for God and was told no' },
    { figureId: 'moses', because: 'he saw the promised land from a mountain and never entered it' },
  ],
  discouragement: [
    { figureId: 'nehemiah', because: 'his builders ran out of strength with half the wall still to do' },
    {
      figureId: 'moses',
      because: 'his first attempt made things worse, and he asked God why he had been sent',
    },
    { figureId: 'jeremiah', because: 'a king burned the book he had worked on, and he began again' },
  ],
  depression: [
    { figureId: 'elijah', because: 'he lay down under a tree, done with everything, and was gently fed' },
    { figureId: 'jonah', because: 'he asked twice to die, and was asked a gentle question instead' },
    { figureId: 'job', because: 'he could find no rest and no quiet anywhere inside himself' },
    { figureId: 'paul', because: 'he was worn down outside and afraid inside, until a friend arrived' },
  ],
  hopelessness: [
    { figureId: 'paul', because: 'he was on a ship in a storm when the last hope disappeared' },
    { figureId: 'job', because: 'he said that his days were passing without hope, and kept talking to God' },
    { figureId: 'jeremiah', because: 'he was sinking in the mud of a pit when help came with ropes' },
  ],
  suffering: [
    { figureId: 'job', because: 'he lost nearly everything and would not stop asking why' },
    { figureId: 'gideon', because: 'he asked why all this had happened if God was really with them' },
  ],
  tears: [
    {
      figureId: 'joseph',
      because: 'he hid his tears at first, and later wept so that the whole house heard',
    },
    { figureId: 'jeremiah', because: 'he wept for his people and wished that he had more tears' },
    { figureId: 'hannah', because: 'she cried at a feast, could not eat, and prayed while crying' },
  ],
  'loss-of-a-pet': [
    { figureId: 'david', because: 'he was a shepherd and had risked his life for his animals' },
  ],
  homesickness: [
    { figureId: 'daniel', because: 'he was taken far away as a young man and prayed facing home' },
    { figureId: 'nehemiah', because: 'he lived in a palace far away, and news from home made him weep' },
    { figureId: 'abraham', because: 'he lived in tents as a foreigner for most of his life' },
  ],
  heartbreak: [
    { figureId: 'jacob', because: 'he loved one woman deeply and woke to find that he had been deceived' },
  ],
  anxiety: [
    { figureId: 'martha', because: 'she was worried about many things, and Jesus said her name twice' },
    { figureId: 'paul', because: 'he had fears inside, and wrote about turning each worry into a prayer' },
    { figureId: 'peter', because: 'he wrote to worried people about handing all their cares to God' },
  ],
  fear: [
    { figureId: 'gideon', because: 'he was afraid to go alone and was allowed to take someone along' },
    {
      figureId: 'elisha',
      because: 'his servant saw an army around the town, and he prayed that he might see more',
    },
    { figureId: 'david', because: 'he was badly frightened in Gath and prayed about it afterward' },
    { figureId: 'joshua', because: 'he had a flooded river ahead and was told three times to be strong' },
  ],
  panic: [
    { figureId: 'peter', because: 'he began to sink, cried out three words, and was caught at once' },
    { figureId: 'daniel', because: 'he had no breath and no strength left until a hand touched him' },
  ],
  'worry-about-the-future': [
    { figureId: 'abraham', because: 'he set out without knowing where the road would end' },
    { figureId: 'moses', because: 'he and his people were given bread for just one day at a time' },
    {
      figureId: 'jeremiah',
      because: 'he wrote to people facing seventy uncertain years that they should plant gardens',
    },
  ],
  stress: [
    { figureId: 'martha', because: 'she was pulled in every direction, and there was only one of her' },
    {
      figureId: 'moses',
      because: 'he worked for everyone from morning to evening until someone told him to share it',
    },
    {
      figureId: 'nehemiah',
      because: 'he worked from dawn until the stars came out, with threats all around',
    },
  ],
  'fear-of-death': [
    { figureId: 'thomas', because: 'he admitted to Jesus that he did not know the way ahead' },
    { figureId: 'stephen', because: 'he prayed while dying that Jesus would receive his spirit' },
    { figureId: 'martha', because: 'her brother had just died when Jesus spoke with her about life' },
    { figureId: 'job', because: 'he asked whether the dead could live again, and waited for an answer' },
  ],
  'fear-of-people': [
    { figureId: 'peter', because: 'one question from a servant scared him into denying his friend' },
    { figureId: 'gideon', because: 'he feared his family and neighbors, so he did the right thing at night' },
    { figureId: 'jeremiah', because: 'he was told not to be frightened by the look on people’s faces' },
  ],
  insecurity: [
    { figureId: 'gideon', because: 'he called himself the least of his family and was sent as he was' },
    { figureId: 'moses', because: 'he begged God to send someone who could speak better' },
    { figureId: 'jeremiah', because: 'he thought that he was much too young for what was asked' },
  ],
  sleeplessness: [
    { figureId: 'job', because: 'for months he turned over and over until it grew light' },
    { figureId: 'solomon', because: 'he wrote of a heart that found no rest even at night' },
    { figureId: 'jacob', because: 'for years, hard work and cold nights robbed him of his sleep' },
  ],
  nightmares: [
    { figureId: 'daniel', because: 'what he saw at night troubled him, and he asked what it meant' },
    { figureId: 'job', because: 'he hoped his bed would comfort him, and bad dreams came instead' },
  ],
  'fear-for-ones-children': [
    {
      figureId: 'mary-of-nazareth',
      because: 'she fled at night with her child and once searched three days for him',
    },
    { figureId: 'joseph-of-nazareth', because: 'he got up in the night and took his family out of danger' },
    { figureId: 'jacob', because: 'he was terrified to let his youngest son go, and in the end he did' },
    { figureId: 'hannah', because: 'her little boy lived far from her, among men who did wrong' },
  ],
  crisis: [
    { figureId: 'david', because: 'his own men turned on him on the day that everything was lost' },
    { figureId: 'moses', because: 'he stood between the sea and an army, with no way out in sight' },
    { figureId: 'paul', because: 'his ship was breaking up, and he got everyone to eat something' },
  ],
  illness: [
    { figureId: 'job', because: 'sores covered him from head to foot, and he told God how bad it was' },
    { figureId: 'paul', because: 'he had a thorn in his flesh, as he called it, and begged for relief' },
  ],
  'chronic-pain': [
    { figureId: 'paul', because: 'he asked three times to be rid of his thorn, and it stayed' },
    { figureId: 'jeremiah', because: 'he asked God why his pain went on and would not heal' },
    { figureId: 'job', because: 'he hurt day and night, and neither talking nor silence eased it' },
  ],
  dying: [
    { figureId: 'joseph', because: 'he told his family plainly that he was dying and what he wanted' },
    { figureId: 'isaiah', because: 'he brought two messages to the bed of a king who was sick to death' },
    { figureId: 'jacob', because: 'old and nearly blind, he kissed his grandsons and blessed them' },
    { figureId: 'paul', because: 'near the end he asked for his cloak, his books and a friend' },
  ],
  healing: [
    {
      figureId: 'mary-magdalene',
      because: 'Jesus healed her, and she began a new life on the road with him',
    },
    { figureId: 'moses', because: 'he cried to God to heal his sister, and the whole camp waited for her' },
    { figureId: 'paul', because: 'he pleaded for his thorn to be taken away, and it was not' },
  ],
  disability: [
    { figureId: 'moses', because: 'speaking never came easily to him, and he was given someone to help' },
    { figureId: 'jacob', because: 'he walked with a limp after a night of wrestling' },
    { figureId: 'paul', because: 'he lived with a weakness that stayed, and spoke of it openly' },
  ],
  ageing: [
    { figureId: 'solomon', because: 'he described old age honestly, down to waking up with the birds' },
    { figureId: 'jacob', because: 'he told a king that his years had been few and hard' },
    { figureId: 'joshua', because: 'he grew old with much left to do and told people so' },
  ],
  tiredness: [
    { figureId: 'elijah', because: 'he lay down worn out under a tree, and was given sleep and bread' },
    { figureId: 'isaiah', because: 'his book speaks to people who run out of strength, even the young' },
    { figureId: 'moses', because: 'he told God that carrying all those people alone was too heavy' },
  ],
  addiction: [{ figureId: 'paul', because: 'he did the very thing he hated and could not find how to stop' }],
  alcohol: [
    { figureId: 'noah', because: 'he drank too much once, and his family saw it' },
    { figureId: 'paul', because: 'he felt at war with himself and cried out for someone to rescue him' },
    { figureId: 'solomon', because: 'he looked for happiness in wine and laughter, and it did not last' },
  ],
  'food-and-body': [
    { figureId: 'david', because: 'he was chosen when Samuel was told not to go by appearance' },
  ],
  lust: [
    { figureId: 'david', because: 'he saw a woman from his roof and let desire lead him into wrong' },
    { figureId: 'joseph', because: 'he was pressed day after day, and in the end he ran' },
  ],
  'self-control': [
    { figureId: 'peter', because: 'he drew a sword before he thought and was told to put it away' },
    { figureId: 'joseph', because: 'he had to turn away and weep before he could face his brothers' },
  ],
  rest: [
    { figureId: 'elijah', because: 'he slept, ate and slept again before anything more was asked of him' },
    { figureId: 'thomas', because: 'he came back with no time even to eat, and Jesus offered him rest' },
  ],
  'caring-for-the-sick': [
    { figureId: 'martha', because: 'her brother was ill at home, and the help she sent for took days' },
    { figureId: 'ruth', because: 'she gave her days and strength to care for an older woman' },
    { figureId: 'joshua', because: 'he fought on while two friends held up Moses’ tired arms until sunset' },
  ],
  'memory-loss': [
    {
      figureId: 'jacob',
      because: 'when his sight had gone, his family came close so that he could kiss them',
    },
  ],
  'surgery-and-waiting-rooms': [
    {
      figureId: 'peter',
      because: 'he slept through a dangerous night while his friends were praying for him',
    },
    { figureId: 'paul', because: 'he waited in the dark, anchored in a storm, longing for daylight' },
    { figureId: 'david', because: 'he sang of walking through the darkest valley with someone beside him' },
  ],
  anger: [
    { figureId: 'nehemiah', because: 'he was very angry about a real wrong and thought before he spoke' },
    { figureId: 'john', because: 'he wanted fire on a village that had shut its door, and was corrected' },
    { figureId: 'jonah', because: 'he was furious over one withered plant and said that he was right to be' },
    { figureId: 'moses', because: 'he lost his temper at a rock and had to live with what followed' },
  ],
  bitterness: [
    { figureId: 'hannah', because: 'she was bitter and sad, and poured it all out to God' },
    { figureId: 'naomi', because: 'she asked to be called Mara and nobody told her to stop' },
    { figureId: 'job', because: 'he complained to God bitterly and would not hold it back' },
    { figureId: 'ruth', because: 'she lived with Naomi, who wanted to be called Bitter after her losses' },
  ],
  envy: [
    { figureId: 'peter', because: 'he looked at another disciple and asked what that man would get' },
    {
      figureId: 'john-the-baptist',
      because: 'the crowds left him for someone else, and he called himself the friend who is glad',
    },
    { figureId: 'barnabas', because: 'he went from first place to second and stayed in the work' },
    { figureId: 'job', because: 'he asked out loud why people who ignored God did so well' },
    { figureId: 'thomas', because: 'he argued with his friends about which of them was greatest' },
  ],
  jealousy: [
    { figureId: 'sarah', because: 'she felt looked down on in her own home and became hard' },
    { figureId: 'joseph', because: 'his brothers were jealous of him, and it tore the family apart' },
  ],
  hatred: [
    { figureId: 'paul', because: 'he had been out to destroy people until Jesus spoke to him' },
    {
      figureId: 'stephen',
      because: 'he met it from a whole court, and asked that it not be held against them',
    },
    { figureId: 'nehemiah', because: 'he told God about his enemies in words that were not gentle' },
    { figureId: 'david', because: 'he had every reason to hate Saul, and sang only good of him' },
  ],
  revenge: [
    { figureId: 'david', because: 'his enemy was within reach, and he left the judging to God' },
    { figureId: 'joseph', because: 'the brothers who had sold him were in his power, and he fed them' },
  ],
  guilt: [
    { figureId: 'david', because: 'he had done real wrong, admitted it, and heard that it was put away' },
    {
      figureId: 'isaiah',
      because: 'a coal from the altar touched his mouth, and he was told his guilt was gone',
    },
    { figureId: 'peter', because: 'he wept over what he had done, and later shared breakfast with Jesus' },
    { figureId: 'paul', because: 'he had helped to hurt innocent people and told God so' },
  ],
  shame: [
    { figureId: 'peter', because: 'Jesus looked at him after the denial, and he went out and wept' },
    { figureId: 'rahab', because: 'her past was written down and she was honored all the same' },
    {
      figureId: 'mary-magdalene',
      because: 'people knew what she had been through, and Jesus sent her with the news',
    },
  ],
  regret: [
    { figureId: 'peter', because: 'he said three times what he could never unsay' },
    { figureId: 'jacob', because: 'he had cheated his brother and had to face him years later' },
    { figureId: 'sarah', because: 'she made a plan to help things along, and it brought pain to her home' },
  ],
  worthlessness: [
    { figureId: 'gideon', because: 'he was hiding when an angel greeted him as a strong man' },
    { figureId: 'hannah', because: 'a priest thought badly of her, and she told him who she really was' },
    { figureId: 'ruth', because: 'she was poor and foreign, and someone noticed all that she had done' },
  ],
  pride: [
    { figureId: 'peter', because: 'he was certain that he would never fail his friend' },
    { figureId: 'joseph', because: 'at seventeen he told his brothers how they bowed down in his dream' },
    { figureId: 'thomas', because: 'he went quiet when Jesus asked what the argument had been about' },
  ],
  humility: [
    { figureId: 'john-the-baptist', because: 'he said readily who he was not, and was glad to become less' },
    { figureId: 'mary-of-nazareth', because: 'she called her own place low and sang that God had seen it' },
    { figureId: 'daniel', because: 'he told a king that the answer had not come from his own wisdom' },
    { figureId: 'peter', because: 'he found it hard to let Jesus kneel and wash his feet' },
  ],
  greed: [
    { figureId: 'gideon', because: 'he asked for one gift of gold, and it became a trap' },
    { figureId: 'abraham', because: 'he was offered a fortune and would not keep a single thread' },
    { figureId: 'daniel', because: 'he was offered gold and rank and told the king to keep them' },
  ],
  contentment: [
    { figureId: 'paul', because: 'he had to learn how to be content, both hungry and well fed' },
    { figureId: 'solomon', because: 'he wrote that a simple meal with love was better than a feast' },
  ],
  gratitude: [
    { figureId: 'hannah', because: 'she came back to the place where she had cried to say thank you' },
    { figureId: 'daniel', because: 'he stopped to thank God before he hurried to the king' },
    { figureId: 'paul', because: 'he gave thanks for bread in front of everyone in the middle of a storm' },
  ],
  joy: [
    { figureId: 'david', because: 'he danced with all his strength and did not care who was watching' },
    { figureId: 'mary-of-nazareth', because: 'she was so glad that what she said turned into a song' },
    { figureId: 'hannah', because: 'her heart was full after years of sadness, and she sang about it' },
  ],
  peace: [
    { figureId: 'gideon', because: 'he was terrified, heard God say peace, and named an altar for it' },
    { figureId: 'thomas', because: 'he was behind closed doors when Jesus came and spoke of peace' },
    { figureId: 'paul', because: 'he wrote as a prisoner about a peace too large to understand' },
  ],
  hope: [
    { figureId: 'jeremiah', because: 'he bought a field in a city under attack, because life would return' },
    { figureId: 'job', because: 'he thought of a felled tree that budded again and wished for the same' },
    { figureId: 'elijah', because: 'he had his servant look again and again until a small cloud appeared' },
  ],
  patience: [
    { figureId: 'noah', because: 'he waited about a year in the ark, and went out when he was told' },
    { figureId: 'joshua', because: 'he walked around the same wall for days before anything moved' },
    { figureId: 'ruth', because: 'she was told to sit still until she knew how it would end' },
    { figureId: 'jacob', because: 'he worked seven years for Rachel and did not find it long' },
  ],
  courage: [
    { figureId: 'esther', because: 'she knew that speaking up could cost her life, and she went in' },
    { figureId: 'deborah', because: 'she went along with a man who would not go alone' },
    {
      figureId: 'joshua',
      because: 'he had to step into Moses’ place and was promised that he would not be alone',
    },
  ],
  strength: [
    { figureId: 'paul', because: 'he learned that God’s strength showed itself in his weakest place' },
    { figureId: 'daniel', because: 'all his strength was gone, and a few kind words brought it back' },
    { figureId: 'gideon', because: 'he was told to go with whatever strength he had' },
  ],
  failure: [
    { figureId: 'peter', because: 'he failed badly and was trusted again with the people he loved' },
    { figureId: 'joshua', because: 'he lost a battle he had expected to win and lay face down' },
    { figureId: 'thomas', because: 'he had promised to stay, and he ran away with the others' },
  ],
  temptation: [
    { figureId: 'joseph', because: 'saying no was not enough one day, so he left his coat and ran' },
    { figureId: 'daniel', because: 'he made up his mind beforehand and then asked for another way' },
  ],
  'habit-of-sin': [
    { figureId: 'paul', because: 'he wrote about failing again at what he had truly meant to do' },
    { figureId: 'abraham', because: 'he told the same lie a second time, years after the first' },
  ],
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
