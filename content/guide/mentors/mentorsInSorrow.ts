import type { MentorText } from './mentor';

export const MENTORS_IN_SORROW: Readonly<Record<string, readonly MentorText[]>> = {
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
    { figureId: 'naomi', because: 'she asked to be called Mara and no one told her to stop' },
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
};
