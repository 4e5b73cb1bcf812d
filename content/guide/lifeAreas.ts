/**
 * A life area with several pages. If a message is clearly about an area such as work, but not clearly about one page,
 * the guide answers with an opening, a passage, and the nearest pages as choices.
 */
export type LifeArea = {
  /** The ids of the pages in this area. */
  pages: readonly string[];
  /** Openings that fit every message in the area, including messages about someone else. */
  openings: readonly [string, string, string];
  passages: readonly [string, string, string, string];
  /** What a figure says to a user with such a problem, before the figure's story. */
  heard?: readonly [string, string, string];
};

export const LIFE_AREAS: Readonly<Record<string, LifeArea>> = {
  loss: {
    pages: ids(
      'grief loss-of-a-child loss-of-a-spouse loss-of-a-parent miscarriage widows loss-of-a-pet tears losing-a-brother-or-sister losing-a-friend loss-of-a-grandparent relief-after-a-death',
    ),
    openings: [
      'I’m so sorry. A loss like this doesn’t follow a schedule, and you don’t have to be brave about it here.',
      'That is a real loss, and I’m sorry. Nothing I could say would make it smaller, so let me offer you something to go with it.',
      'I’m sorry. You can miss what you miss for as long as it takes. Here is something people who grieved held on to.',
    ],
    passages: ['Psalm 34:18', 'Psalm 56:8', 'Matthew 5:4', 'Lamentations 3:22-23'],
    heard: [
      'I am so sorry. You don’t have to be brave with me.',
      'I am sorry for your loss. Grieve for as long as you need to.',
      'There is nothing I could say that would make it small, and I will not try.',
    ],
  },
  body: {
    pages: ids(
      'illness chronic-pain dying healing disability ageing surgery-and-waiting-rooms caring-for-the-sick memory-loss premature-baby fear-of-death',
    ),
    openings: [
      'I’m sorry. When your health is in trouble, or the health of someone you love, everything else has to wait.',
      'That is a lot to carry, and waiting for what comes next may be the hardest part of it. I’m glad you said it here.',
      'I’m sorry you are going through this. You don’t need long prayers for it. A short one, said from a chair in a hallway, is heard too.',
    ],
    passages: ['Psalm 121:1-2', 'Isaiah 41:10', 'Psalm 73:26', 'Isaiah 46:4'],
    heard: [
      'I am sorry. That is hard to live with and hard to wait through.',
      'I am sorry to hear it. I will not pretend that it is a small thing.',
      'That is a heavy thing to carry through a day. I am glad you told me.',
    ],
  },
  fear: {
    pages: ids(
      'anxiety fear panic worry-about-the-future stress sleeplessness nightmares insecurity fear-of-people danger peace courage',
    ),
    openings: [
      'That would make anyone uneasy. Being afraid of it says nothing bad about your faith.',
      'I can see why this keeps your mind busy. You can put it down for a minute here and look at one line.',
      'That sounds like a lot of worry for one person. The people in the Bible said such things out loud, too.',
    ],
    passages: ['Psalm 56:3', 'Psalm 94:19', 'Isaiah 41:10', 'Matthew 11:28-30'],
    heard: [
      'Anyone would be uneasy about that. You can be afraid with me.',
      'I hear how much that weighs on you.',
      'There is no shame in being afraid.',
    ],
  },
  low: {
    pages: ids(
      'depression hopelessness discouragement disappointment tiredness suffering crisis loneliness rejection abandonment rest strength perseverance patience light-in-darkness encouragement homesickness hope failure worthlessness trauma',
    ),
    openings: [
      'That sounds heavy, and I’m sorry you have been carrying it. You don’t have to sound fine here.',
      'Thank you for telling me. Some days ask more than a person has, and saying so is honest.',
      'I’m sorry it has been like this. I won’t try to talk you out of what you feel. Here is something to lean on.',
    ],
    passages: ['Psalm 62:8', 'Matthew 11:28-30', 'Isaiah 40:29-31', 'Psalm 40:1-3'],
    heard: [
      'That sounds heavy. I am glad you said it.',
      'You don’t have to sound fine with me.',
      'I am sorry it has been like this for you.',
    ],
  },
  love: {
    pages: ids(
      'marriage marriage-trouble unfaithfulness divorce heartbreak singleness finding-a-spouse unbelieving-spouse infidelity-of-my-own purity caring-for-a-partner-in-trauma',
    ),
    openings: [
      'What happens between two people can reach deeper than anything else. I’m glad you said it.',
      'Love is rarely simple, whatever the greeting cards say. There is no need to have this sorted out before you pray about it.',
      'That matters a great deal, and it’s fine not to know yet what to do about it.',
    ],
    passages: ['Psalm 62:8', 'Psalm 147:3', 'Lamentations 3:22-23', '1 Peter 5:7'],
  },
  family: {
    pages: ids(
      'parenting prodigal-child difficult-parents honouring-parents siblings-and-family-conflict single-parents stepfamilies in-laws empty-nest boundaries-with-family fear-for-ones-children autism-and-adhd parents-divorcing children-taken-away teenage-life orphans-and-adoption infertility',
    ),
    openings: [
      'No one gets to us the way family does. It’s good that you said this somewhere.',
      'Families in the Bible were rarely easy, and God kept company with them anyway. Yours is welcome here, too.',
      'I hear how much these people matter to you. You don’t have to work it all out today.',
    ],
    passages: ['Psalm 121:1-2', 'Isaiah 49:15-16', 'Psalm 62:8', '1 Peter 5:7'],
  },
  people: {
    pages: ids(
      'friendship betrayal difficult-people enemies conflict-and-reconciliation forgiving-others gossip careful-speech criticism bullying neighbours anger bitterness envy jealousy hatred revenge love-for-others hospitality kindness',
    ),
    openings: [
      'Other people can be the best and the hardest thing in a day. It’s all right to say honestly how this one feels.',
      'That would stay with anyone. You can bring it as it is, with the anger still in it.',
      'I hear you. Before anything has to be done about it, it may help to say it to God in plain words.',
    ],
    passages: ['Psalm 55:22', 'Psalm 62:8', 'Romans 12:18', 'Psalm 19:14'],
  },
  wrong: {
    pages: ids(
      'something-i-took guilt shame regret habit-of-sin temptation lust pornography lying asking-forgiveness when-i-hurt-someone a-death-i-caused repentance gods-forgiveness abortion-and-after self-control pride greed hypocrisy',
    ),
    openings: [
      'Thank you for saying that so honestly. It takes courage, and nothing you say here will be held against you.',
      'You are not the first to bring something like this to God, and no one in the Bible was sent away for bringing it.',
      'That is a hard thing to say out loud. There is more mercy for it than you may expect right now.',
    ],
    passages: ['Psalm 103:11-14', '1 John 1:9', 'Romans 8:1', 'Psalm 32:5'],
    heard: [
      'Thank you for saying it out loud. That is not easy.',
      'I will not think any less of you for telling me.',
      'That was honest, and it took courage.',
    ],
  },
  addiction: {
    pages: ids('addiction alcohol gambling-and-screens'),
    openings: [
      'Something like this can take hold of a person, and of everyone at the table with them. Being caught in it is not the same as being bad.',
      'This is hard to live with, whether it is your own struggle or that of someone you love. Help from a doctor or a group is help from God, too.',
      'I’m glad you said it. It gets a little weaker each time it is said out loud to someone safe.',
    ],
    passages: ['Psalm 107:13-14', 'Psalm 40:1-3', 'Matthew 11:28-30', 'Psalm 34:18'],
    heard: [
      'Thank you for telling me. You are not the only one, and you are not beyond help.',
      'I am glad you said it out loud. That is a beginning.',
      'That has a hold on many people, and none of them is beyond help.',
    ],
  },
  work: {
    pages: ids(
      'work passed-over losing-a-job hard-bosses money debt poverty exams-and-study a-home-lost success-and-ambition laziness honesty-in-business generosity leadership contentment',
    ),
    openings: [
      'Work and money follow people home and into the night. It makes sense that this is on your mind.',
      'That is a real pressure, and it counts. Jesus taught people to pray about bread, so this belongs in a prayer, too.',
      'I can see that this takes a lot out of you. Let me give you one line for it.',
    ],
    passages: ['Psalm 55:22', 'Matthew 6:31-33', 'Psalm 90:17', 'Hebrews 13:5-6'],
  },
  way: {
    pages: ids(
      'decisions calling purpose moving-and-new-places gods-plan waiting retirement new-beginnings time wisdom identity',
    ),
    openings: [
      'That is a real crossroads. Not knowing yet is allowed, and it is no sign that God has stopped leading you.',
      'It’s hard not to see the next step. You don’t need the whole road today.',
      'I’m a written guide, so I can’t choose for you. What I can do is add some old advice.',
    ],
    passages: ['James 1:5', 'Psalm 32:8', 'Proverbs 3:5-6', 'Psalm 37:23-24'],
  },
  faith: {
    pages: ids(
      'doubt faith unanswered-prayer silence-of-god anger-at-god far-from-god church church-hurt assurance prayer trust worship gods-word obedience holiness spiritual-warfare sharing-faith fasting grace salvation gods-love gods-presence gods-faithfulness',
    ),
    openings: [
      'You can say that here. The Bible is full of people who told God exactly such things, and he kept talking with them.',
      'That is an honest thing to wonder about, and nothing to be ashamed of.',
      'Faith has days like that. You are in good company with it, all the way back to the psalms.',
    ],
    passages: ['Mark 9:24', 'Psalm 62:8', 'Psalm 73:26', 'Psalm 13:1-2'],
  },
  joy: {
    pages: ids('gratitude joy good-news blessing pregnancy-and-birth act:goodNews engagement-and-wedding'),
    openings: [
      'How wonderful! Thank you for sharing it here. Take a moment and be glad about it.',
      'That is wonderful to hear. Good things deserve to be said out loud, too.',
      'I’m so glad for you. Here are some words to say thank you with.',
    ],
    passages: ['Psalm 126:3', 'Psalm 118:24', 'Psalm 103:1-5', 'James 1:17'],
  },
  justice: {
    pages: ids(
      'injustice racism strangers-and-refugees persecution war government prison someone-in-prison veterans-and-moral-injury mercy compassion helping-someone-who-is-hurt parents-of-a-hurt-child comforting-a-friend serving',
    ),
    openings: [
      'That is not how things should be, and you are right to feel it.',
      'It matters that you care about this. God hears the people it happens to, and the ones who stay near them.',
      'I’m sorry. There are wrongs no one person can mend, and it still counts to name them and to stay kind.',
    ],
    passages: ['Psalm 10:17-18', 'Micah 6:8', 'Psalm 103:6', 'Matthew 5:6-7'],
  },
};

function ids(names: string): readonly string[] {
  return names.split(' ');
}
