import type { Subtopic } from '#content/subtopics/subtopic';

export const WISDOM_PAGES_SUBTOPICS: readonly Subtopic[] = [
  {
    page: 'wisdom',
    id: 'choosing-between-two-paths',
    title: 'I can’t choose between two paths',
    text: 'Two roads are open, and each has something to be said for it. Write down what each would give and cost, for you and for the people near you. Then pray: Lord, show me what I am not seeing, and sleep on it if there is time. Ask which choice you could explain to God and your family with a clear face. If both pass, either can be good; he sets no trick questions, and he goes with you. Set an hour, and choose.',
    passage: 'Psalm 32:8',
  },
  {
    page: 'wisdom',
    id: 'everyone-advises-something-else',
    title: 'Everyone advises something different',
    text: 'There are too many voices in the room by now. Sort them: who knows you well, who knows the matter, who must live with the result, and who gains by it. Keep two or three, and tell the others: Thank you, I’ll think about it. Stop asking for a few days. Take what is left into a quiet place and ask God for a clear eye. What did you know about it before anyone spoke? Listening well was wise; the deciding can still be yours.',
    passage: '1 Thessalonians 5:21',
  },
  {
    page: 'wisdom',
    id: 'i-made-a-foolish-decision',
    title: 'I made a foolish decision',
    text: 'The bill for that choice keeps arriving. Most wise people got their wisdom this way, so it is not wasted on you. Make two columns: what can still be repaired, and what can’t. Take one thing from the first this week, with someone level-headed who knows the field. Give the second to God as often as it comes back. If others were hurt: I was wrong, I’m sorry, this is what I’m doing about it. God’s mercy covers foolish days too.',
    passage: 'Lamentations 3:22-23',
  },
  {
    page: 'wisdom',
    id: 'asked-god-and-got-no-answer',
    title: 'I asked for wisdom, heard nothing',
    text: 'Asking and then hearing nothing makes a person wonder if the line is dead. Wisdom seldom comes as a voice. More often it is a clearer head one morning, a remark that stays with you, a growing peace about one choice. To test a thought: Does it look like Christ? Does a steady believer agree? Does it hold when you are rested? Fear pushes, and good guidance can wait. If no light comes, take the next decent step; that counts as trust.',
    passage: 'Isaiah 30:21',
  },
  {
    page: 'wisdom',
    id: 'i-feel-stupid',
    title: 'I don’t feel smart',
    text: 'Cleverness and good sense have always been two separate gifts, and the second was never checked at a school door. Fishermen and grandmothers have had plenty of it. Wise people listen and dare to ask, so when something goes over your head, say: Could you put that another way? Somebody else in the room will be grateful. If reading is hard going, let an audio Bible or a friend read to you. God explains himself to children, and is patient with all his pupils.',
    passage: 'Matthew 11:25',
  },
  {
    page: 'wisdom',
    id: 'how-do-i-become-wise',
    title: 'How do I become wise?',
    text: 'People who want this have usually begun already. Start small and daily. The Bible’s book of short sayings has thirty-one chapters, one for each day of the month; read today’s and keep one line in your pocket. Each evening ask God: What went well, and what would you have me do differently? And spend an hour with someone whose life you admire, and ask: What do you wish you had known earlier? It grows slowly, at any age, mostly while you listen.',
    passage: 'Proverbs 13:20',
  },
  {
    page: 'wisdom',
    id: 'they-wont-take-my-advice',
    title: 'They won’t take my advice',
    text: 'You can see the pothole, and they are steering right at it. Nobody can be made wise by another, and advice is a gift the first time and a fence the fifth. Ask leave first: I have a thought about this, do you want it? Say it briefly, then: Whatever you decide, I’m here. A story about your own mistakes travels further than a warning. Pray for them by name. If it goes wrong, skip the told-you-so, and they may knock on your door.',
    passage: 'Proverbs 25:11',
  },
  {
    page: 'wisdom',
    id: 'i-act-before-i-think',
    title: 'I act before I think',
    text: 'Your quickness gets there before your judgment has found its shoes. Waiting can be learned. Give yourself one rule: a night’s sleep before any purchase, promise or sharp message. In conversation, keep a line ready: Let me think about that and come back to you. One slow breath can be a prayer: Lord, wait with me. When it slips anyway, be as fast with the apology. Quick people are often generous and brave, so keep the engine and add a brake.',
    passage: 'Psalm 25:4-5',
  },
  {
    page: 'wisdom',
    id: 'someone-asks-my-advice',
    title: 'Someone asked for my advice',
    text: 'Being asked is an honor, and a slightly frightening one. You don’t need a finished answer. Begin with: Do you want my opinion, or do you want me to listen while you think? Then listen longer than feels natural, and ask what they already lean toward. Say the truth kindly, say I don’t know when you don’t, and leave the decision with the one who must live it. Offer to pray. Beforehand ask God for few words and good ones.',
    passage: 'Isaiah 50:4',
  },
];
