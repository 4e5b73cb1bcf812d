import type { WordsToSay } from './wordsToSay';

/** Words for a hard talk with someone, if it is unclear what it is about. The first pattern that matches is the answer. */
export const WORDS_TO_PEOPLE: readonly (WordsToSay & { pattern: RegExp })[] = [
  {
    pattern:
      /\b(?:(?:mother|father|sister|brother|parents)[- ]in[- ]laws?|in-?laws|mil|fil|(?:his|her|boyfriend'?s|girlfriend'?s|husband'?s|wife'?s|fiance'?s) (?:mom|mum|mother|dad|father|parents|family|nan|grandmother|sister))\b/i,
    texts: [
      '“I know you love this family, and I do, too. When you said that, it hurt me more than you may have meant. You don’t have to agree with me. I’d only like us to be at ease at one table.” Say it when you’re alone with them, early in the visit, and then change the subject yourself.',
      '“Thank you for all you do for us. There’s one thing I’d like to decide myself, and I hope you’ll let me. You’re important to us, and that won’t change.” People often hear it more easily from their own child, so ask the one you’re with to say it first, or to stand next to you.',
    ],
    passage: 'Romans 12:18',
  },
  {
    pattern: /\b(?:husband|hubby|wife|spouse)\b/i,
    texts: [
      '“Can we take ten minutes tonight, with the phones away? I’m not against you. I’ve been carrying something by myself, and I’d like us to carry it together. Could you listen first, and then tell me how it looks to you?” Then say the one thing, once, and ask for one thing you’d like this week.',
      '“I love you, and this matters to me, so I don’t want to keep it in until it comes out as anger. You don’t have to fix it tonight. I’d like you to know what it’s like for me.” Say it when you’ve both eaten and nobody has to leave. If you are afraid of how the answer will come, don’t be alone with it; tell someone else first.',
    ],
    passage: 'Proverbs 16:24',
  },
  {
    pattern: /\b(?:boyfriend|girlfriend|fianc\w+|partner|bf|gf)\b/i,
    texts: [
      '“There’s something on my mind, and I’d rather tell you than act as if nothing’s wrong. I like us, and I want us to be able to talk about things like this. Can I say it all before you answer?” Then one plain sentence, one example from this week, and a question: “How do you see it?”',
      '“I’ve been quiet lately, and you may have noticed. It isn’t that I don’t care. I didn’t know how to start.” Start there; the rest gets easier. If you’re ever afraid of how the answer will come, say it by phone or with someone nearby.',
    ],
    passage: 'Ephesians 4:15',
  },
  {
    pattern:
      /\b(?:(?:my|our) (?:\w+ )?(?:sons?|daughters?|kids?|child|children|teen\w*|boys?|girls?|stepson|stepdaughter|grand(?:son|daughter|kids))|his room|her room)\b/i,
    texts: [
      '“I’d like to tell you something, and I promise not to make it a lecture. I love you whatever you say next. Here’s how it looks to me, and then I want to hear how it looks to you.” Keep your part under a minute. In a car or over the dishes it often goes better than face to face.',
      '“I’ve been thinking about how I handled that, and I’d like to do it better. You don’t have to answer now. I’m here at supper, and after it.” Children of any age come back more easily to a parent who went first.',
    ],
    passage: 'Proverbs 15:23',
  },
  {
    pattern:
      /\b(?:(?:my|our) (?:\w+ )?(?:mom|mum|mommy|mummy|mama|mother|dad|daddy|papa|father|parents|folks|step\w+|grand\w+|nan|gran)|mom|mum|dad)\b/i,
    texts: [
      '“I know you want good things for me, and I’m thankful. I’m asking you to trust me a little more with this. Could we try it for a month and then talk about it again?” An offer with an end date is easier to say yes to than a demand. Pick a calm hour, and bring up one thing only.',
      '“Can I tell you something without us getting into an argument? I respect you, and I’m not trying to win. I’d like you to understand how this is for me, even if you see it differently.” Give one example, not five, and then stop. Many parents need a night before they can answer.',
    ],
    passage: 'Proverbs 15:1',
  },
  {
    pattern: /\b(?:brothers?|sisters?|siblings?|sis|bro)\b/i,
    texts: [
      '“We’re going to need each other, and I can’t do this part alone anymore. Could you take one thing off me, the phone calls, say, or every second Saturday? You choose which.” Asking for one thing with a name works better in a family than saying how unfair it is.',
      '“I don’t want this to just sit there between us. I’m not calling to settle who was right. I’d like to hear how it’s been for you, and then tell you how it’s been for me.” Call instead of texting if you can; a voice is harder to misread.',
    ],
    passage: 'Psalm 133:1',
  },
  {
    pattern: /\b(?:boss|manager|supervisor|foreman|principal|director|team lead)\b/i,
    texts: [
      '“Do you have ten minutes today? I like working here, and I want to do this well. I’ve noticed something that makes it hard, and I have an idea for it. May I tell you both?” Bring one example with a date, ask for one change, and say thank you for the time, whatever comes of it.',
      '“I want to be honest with you before this gets bigger. I can’t do it the way it’s going now, and here is what I could do instead.” Send two lines afterward that sum up what was said. It protects you, and it helps them remember.',
    ],
    passage: 'Proverbs 25:15',
  },
  {
    pattern: /\b(?:pastor|priest|elders?|deacon|minister|vicar|reverend|church|choir|small group)\b/i,
    texts: [
      '“Thank you for what you do here. There’s something I’d like to talk about, and I’d rather bring it to you than talk about it behind your back. Could I come by for half an hour?” When you’re there, begin with what happened, and only then say what you make of it.',
      '“I’m not angry, but I was hurt, and I don’t want to leave without saying so. This is what happened, as I saw it. I’d like to know how you saw it.” Take someone along if you like; you don’t have to go alone.',
    ],
    passage: 'Ephesians 4:2-3',
  },
  {
    pattern:
      /\b(?:co-?workers?|colleagues?|room ?mates?|flat ?mates?|house ?mates?|neighbou?rs?|teammates?|landlord)\b/i,
    texts: [
      '“Could I mention something small before it gets big? I don’t think you mean anything by it. It makes things hard on my side, and I’d be grateful if we could find another way.” Say it on an ordinary day, in passing, and have one simple suggestion ready.',
      '“I’d like us to get along, so I’d rather ask you than complain about you. Would it work for you if we tried it differently for two weeks?” Then say thank you for the first small change, even if it’s half of what you asked for.',
    ],
    passage: 'Romans 14:19',
  },
  {
    pattern: /\b(?:friend|bestie|buddy|mate)\b/i,
    texts: [
      '“You matter to me, so I’d rather say this than slowly disappear. Something has been bothering me, and I may have it wrong. Can I tell you how it felt, and then you tell me your side?” A friend worth keeping can hear that much.',
      '“I’ve missed how we used to be. I think something got in between, and I’m sorry for my part. Coffee this week?” Short is good. It leaves the other one room to come back without having to explain first.',
    ],
    passage: 'Proverbs 27:9',
  },
];
