import type { Subtopic } from '#content/subtopics/subtopic';

export const EASTER_PAGES_SUBTOPICS: readonly Subtopic[] = [
  {
    page: 'easter',
    id: 'doubt-the-resurrection',
    title: 'I doubt the resurrection',
    text: 'Doubting this puts you beside the first people who heard it; they thought it was nonsense, and he came to them all the same. Something turned frightened people into ones who would not stop saying that they had seen him. Read one Gospel’s last chapters slowly, and say aloud where you get stuck. You can bring that to God: I want to believe this, help me. A trusted believer who isn’t easily shocked would be good to talk with.',
    passage: 'Luke 24:10-12',
  },
  {
    page: 'easter',
    id: 'grieving-at-easter',
    title: 'I’m grieving at Easter',
    text: 'Lilies and trumpets can be hard to stand among when your own dead are still dead. Easter never asked anyone to arrive cheerful; its first visitor came weeping, and he called her by name before anything else. You may sit near the door, leave early, bring a flower to a grave. And you may say to him: you rose, and I’m waiting for the rest. The promise is for the one you miss as much as for anyone.',
    passage: '1 Corinthians 15:20-22',
  },
  {
    page: 'easter',
    id: 'why-did-he-have-to-die',
    title: 'Why did Jesus have to die?',
    text: 'Why it had to be this way has kept the church thinking from the beginning, and it uses many pictures because one is too small: a debt paid, captives freed, an enemy beaten, a sickness healed. At the center is this: God didn’t send someone else. In Jesus he came himself, took the worst that sin and death can do, and loved people through it to the other side. To a child you could say: he loved us all the way, and love won.',
    passage: 'Romans 5:8',
  },
  {
    page: 'easter',
    id: 'explain-to-kids',
    title: 'Explaining Easter to a child',
    text: 'Little ones can hear the whole story if the ending is never far off. You might say: some people were cruel to Jesus and he died, and his friends cried. On the third day God made him alive again, and he’ll never die anymore. Leave out the details of pain, and answer only what they ask. If they ask about someone who died: not now, but Jesus promised a day when the dead will rise. Eggs and candy can be part of the joy; families choose differently.',
    passage: 'Mark 16:6',
  },
  {
    page: 'easter',
    id: 'only-go-at-easter',
    title: 'I only attend church at Easter',
    text: 'Easter is a fine day to come, and nobody keeps the good news behind a counter for regulars. Wear what you’d wear to a friend’s dinner, sit where you like, and follow along or only listen. If anyone asks, one line will do: I’ve been away, and I wanted to be here today. Most people will be glad and thinking about lunch. The Sunday after is usually quiet and roomy; you would be welcome then as well, if you want.',
    passage: 'Psalm 122:1',
  },
  {
    page: 'easter',
    id: 'stuck-in-saturday',
    title: 'I’m stuck between Friday and Easter',
    text: 'Between Friday and Sunday lay a whole day in which nothing seemed to happen, and the friends of Jesus had to live through it without knowing the end. Your own in-between may be very long, and no one can tell you its date. You don’t have to sing louder than you believe. Pray from where you are: Lord, it’s still dark here; stay with me. And call one friend who’ll sit in the quiet with you, without a pep talk.',
    passage: 'Psalm 130:5-6',
  },
  {
    page: 'easter',
    id: 'like-peter-i-failed',
    title: 'I failed Jesus like Peter',
    text: 'Running, denying, falling asleep: that describes nearly all his friends on that weekend, and they are the ones he came looking for. He made them breakfast. Of the one who had failed him loudest he asked only about love, and then he trusted him with work to do. You could answer the same way today: Lord, you know what I did, and you know that I love you. Then take one small next step, a service, a confession, an apology, and go on.',
    passage: 'John 21:17',
  },
  {
    page: 'easter',
    id: 'family-gathering-alone',
    title: 'I’m alone for Easter',
    text: 'A feast day with no one across the table can be a long one. Go early to a sunrise or morning service if you can, or join one by phone or screen, because that is where the company is. Before the day, tell somebody: I’m on my own for Easter; would you like to share a meal or a call? Others nearby are alone too, and may be waiting to be asked. The risen Jesus had a habit of joining people at small tables.',
    passage: 'Luke 24:29-30',
  },
  {
    page: 'easter',
    id: 'easter-joy',
    title: 'I’m full of Easter joy',
    text: 'He is risen indeed! May the gladness of it last you well past the leftovers. The church has long kept Easter for fifty days, so there’s no need to put it away on Monday: greet somebody with it, sing in the car, read one of the morning stories each day this week. And bring a bit of it to a person who couldn’t be there, a flower, a slice of cake, a phone call. What part of the day do you most want to remember?',
    passage: 'Psalm 118:24',
  },
];
