import type { Occasion } from './occasion';

/** Words to family, partners and friends. */
export const WORDS_TO_LOVED_ONES: readonly Occasion[] = [
  {
    id: 'when-kids',
    title: 'When people ask why we have no children',
    texts: [
      'For people you don’t owe anything: “That’s a tender subject for us, so I’d rather not get into it. How have you been?” Said with a small smile, it closes the door without a scene. If they push on: “If there’s ever news, we’ll share it ourselves.” Say it once out loud at home, so it’s there when you need it, and feel free to walk off afterward.',
      'With someone close, a little more of the truth can spare you the next ten questions: “We’d love to have children, and it isn’t happening. It would help me a lot if you didn’t ask.” If advice starts: “I know you want to help. A hug is better than a tip right now.” If you’re a couple, decide together beforehand who gets told what.',
    ],
    passage: 'Psalm 38:9',
  },
  {
    id: 'inlaw-holiday',
    title: 'Saying no to my in-laws’ holiday plans',
    texts: [
      '“Thank you for thinking of us. We’ve decided to stay home this time, and we’d love to see you on … instead.” Offer a real date, so it doesn’t sound like never. If they’re let down: “I know that’s disappointing. I wanted you to hear it early.” Keep the reasons to yourselves; every reason invites bargaining, and “we’ve decided” doesn’t.',
      'Say how much you can do, and stop there: “We’d be glad to have you from Friday to Sunday. Longer than that is too much for us right now.” For visits: “We can’t come every week, but the first Sunday of the month works.” Agree at home first, and if you can, let the one whose parents they are make the call.',
    ],
    passage: 'Romans 15:5',
  },
  {
    id: 'inlaw-thanks',
    title: 'Thanking my in-laws',
    texts: [
      'Name the one thing and what it did for you: “Thank you for …. It took real weight off us, and I saw how much work it was.” If it’s true, add: “I’m glad you’re my family.” If that’s more than you feel, leave it out; the first part is plenty. A text today is better than a card you never get around to mailing.',
      '“I wanted to tell you this myself: thank you. You made … so much easier, and we won’t forget it.” That fits a card, a text, or a phone call. Finish with something small from after they left, such as “We still talk about it at supper.” Leave any other matter out of it, even one you’ll have to settle someday.',
    ],
    passage: 'Philippians 1:3',
  },
  {
    id: 'inlaw-interferes',
    title: 'When my in-laws interfere',
    texts: [
      'You can be friendly and still close the subject: “I know you care about us. We’ve decided to do it this way, and I’d like to leave it there.” The second time, shorter: “We’re happy with how we do it.” Talk to your husband or wife first. It lands softer when it comes from their own child, or from both of you.',
      'For a text: “Hi! I want us to get along, so I’d rather say this than stew over it. Please ask us first before you ….” In the moment itself, “Thanks, I’ll think about that” is enough, and then you talk about something else. Choose the one thing that wears on you most, and let the rest go for now.',
    ],
    passage: 'Romans 12:18',
  },
  {
    id: 'teen-fight',
    title: 'After a fight with my teenager',
    texts: [
      'Slip a note under the door, or send this: “That got loud, and I don’t like how we left it. I love you, and a fight doesn’t change that.” Then give it a few hours. When they come out, “Want something to eat?” can be the whole conversation. What you fought about can wait until you’ve both slept.',
      'Try offering the one thing most teenagers miss in a fight: “I’d like to hear your side again. I won’t interrupt this time.” If there’s something you regret, one line will do: “I shouldn’t have said …, and I’m sorry.” Leave out “but you,” even where it’s true. Sitting side by side is easier than face to face, so try the car or the dishes.',
    ],
    passage: 'Lamentations 3:22-23',
  },
  {
    id: 'apologize-grown-child',
    title: 'Apologizing to my grown child',
    texts: [
      '“I’ve been thinking about when you were growing up. I …, and you should have had better from me. I’m sorry.” One real thing you remember counts more than “sorry for everything.” Then let them off the hook: “You don’t have to answer this.” A letter is good here, because they can read it alone, and twice.',
      'Keep your own hard years out of it; they can ask about those another time. “I wasn’t the parent you needed when …. I see it now, and I’m sorry. If you ever want to tell me how it was for you, I’ll listen and I won’t argue.” Then keep to that, even if they remember it differently. What they do with it is up to them.',
    ],
    passage: 'Psalm 51:10',
  },
  {
    id: 'apologize-child',
    title: 'Apologizing to a young child',
    texts: [
      'Get down to their height and keep it small: “I …, and that was wrong. You didn’t make me do it. I’m sorry.” Then ask: “Would you like a hug, or should I just sit here with you?” and take the answer you get. Skip the part about your hard day. After that, do something ordinary together, like making sandwiches.',
      'Children tend to think the trouble was their fault, so take that off them first: “What I did was a grown-up mistake. It wasn’t because of you.” And then: “You can be mad at me for a while. I still love you.” Don’t ask them to say it’s okay. If you promise anything for next time, make it one thing you’re sure you can keep.',
    ],
    passage: 'Psalm 103:13-14',
  },
  {
    id: 'child-deployed',
    title: 'A child whose parent is deployed',
    texts: [
      'Little ones can’t count months, so tell them what you know and nothing more: “… is far away for work and misses you. I don’t know the day yet. When I know, you’ll be the first to hear.” Tears are fine: “You miss … so much. Me too. Come sit with me.” A picture by the bed, to say good night to, gives the missing a place.',
      'If they ask about danger, don’t promise what you can’t: “… has friends close by, and they all look out for each other. And I’m right here with you.” If they wonder why: “You didn’t do anything to make … leave. It’s the job.” Use the same words every night. Then hand them a crayon: “Let’s draw something we can send.”',
    ],
    passage: 'Psalm 139:9-10',
  },
  {
    id: 'child-prison',
    title: 'A child whose parent is in prison',
    texts: [
      'Use the true word, because children usually hear it somewhere anyway: “… is in jail. A judge decides when … can come home, and I don’t know the day. It isn’t because of anything you did.” For school, give them a sentence of their own: “My … can’t be here, and I don’t want to talk about it.” Practice it together once.',
      'Keep the answer as small as the question: “It may be a long time. I’ll tell you when I know more.” Then make room for both feelings: “You can miss … and be mad at …, even on the same day.” A story about work or a trip is hard to take back later. If there’ll be a visit, tell them beforehand what the room and the guards look like.',
    ],
    passage: 'Hebrews 13:3',
  },
  {
    id: 'child-parent-died',
    title: 'A child who asks for a parent who died',
    texts: [
      'Say it as it is. That’s kindest, even for a very small child: “… died, and that means … can’t come back. I’m so sad about it too.” Words like “sleeping” or “went away” can make bedtime frightening. They’ll ask again, maybe every day, and it isn’t because you said it wrong. Each time: “You miss …. Tell me what you miss.”',
      'If your family speaks of heaven, say the other half as well: “No one can come back from there, not even for a visit. I wish it could be different.” Then take away the secret worry: “Nothing you did made this happen, and being good can’t undo it.” Hold them, look at a picture together, and cry if you have to. It won’t scare them if you say why.',
    ],
    passage: 'Psalm 34:18',
  },
  {
    id: 'child-parent-left',
    title: 'A child who asks when a parent comes home',
    texts: [
      'When you don’t know, say so: “I don’t know when … is coming. I wish I had a better answer for you. I’m here, and tomorrow we’ll have breakfast together.” Why the grown-ups parted can stay with the grown-ups. Let them be sad without fixing it: “It’s okay to miss ….” They’ll ask again, and the same words will do.',
      'If it’s settled, a clear no is gentler than a maybe: “We live in two homes now, and it’s going to stay that way. You didn’t cause it, and it isn’t your job to fix it.” If there’s a visit you’re sure of: “You’ll see … on …. Let’s mark it on the calendar.” Don’t name a day you can’t count on.',
    ],
    passage: 'Matthew 19:14',
  },
  {
    id: 'tell-kids-divorce',
    title: 'Telling the kids about a divorce',
    texts: [
      '“I have something sad to tell you. Your … and I aren’t going to live together anymore. It’s a grown-up problem, you didn’t cause it, and I love you.” Then what stays: “You’ll still go to …, and … won’t change at all.” Say only what’s truly settled. Tell them together as parents, if that’s possible and safe.',
      'Choose a day with empty hours after it, and tell all of them at once. “We’re getting divorced. You never have to pick a side.” Leave out who did what; they’ll carry every word. And open the door for later: “You can ask me anything, even if you think it will make me sad.” Some children cry and some go back to their game. Both are all right.',
    ],
    passage: 'Psalm 46:1',
  },
  {
    id: 'tell-kids-move',
    title: 'Telling the kids we’re moving',
    texts: [
      'With a small child, start with what comes along: “We’re going to live in a new place. I’m coming, and your bed and your toys are coming too.” Then ask “What will you miss here?” and resist listing what’s better there. Give them one decision that’s truly theirs, such as the color of the room or how to say goodbye.',
      'An older one deserves it straight: “We’re moving to … in …. I know it costs you something, and you didn’t get a vote. I’m sorry about that part.” Give the reason in one honest sentence, money included. Later, “Let’s work out how you’ll keep up with your friends.” Tell them before they can hear it from a cousin.',
    ],
    passage: 'Genesis 28:15',
  },
  {
    id: 'tell-kids-illness',
    title: 'Explaining an illness to children',
    texts: [
      'Use the real name of it: “There’s an illness in our family called …. You didn’t cause it, and it’s okay to ask me about it as often as you want.” Say what changes this week: who picks them up, who makes dinner. And this helps: “If I don’t know something, I’ll say that I don’t know.” Two minutes is enough for a first talk.',
      'They may ask about dying. You don’t have to promise, and you don’t have to scare them: “The doctors are doing what they can, and today we’re all here. If something changes, I’ll tell you, so you don’t have to listen at doors.” If a person acts different because of it: “That’s the sickness. It isn’t about you.” Tell their teacher, too, so someone at school knows.',
    ],
    passage: 'Psalm 56:3',
  },
  {
    id: 'tell-kids-death',
    title: 'Telling children that someone died',
    texts: [
      'Sit close and say it in the first minute: “I have very sad news. … died. That means we won’t see … anymore, and I’m sad too.” Then wait. Some children cry, some ask about lunch: “You can cry, and you can go play. Both are okay.” Leave out “asleep” and “lost”; they’ll take the words exactly as you say them.',
      'Most children wonder the same three things: did I cause it, will it happen to you, who takes care of me. You can answer before they ask: “Nothing you said or did made this happen. I’m here, and I’m taking care of you.” About a funeral, tell them what they’ll see, then let them choose: “You can come with me or stay with …. Either is fine.”',
    ],
    passage: 'Isaiah 40:11',
  },
  {
    id: 'tell-parents-pregnant',
    title: 'Telling my parents about a pregnancy',
    texts: [
      '“I have big news, and I’m nervous about saying it. I’m pregnant.” (Or: “We’re expecting a baby.”) Then stop for a moment. If it goes quiet: “You don’t have to know what to say yet. I just wanted you to hear it from me.” Start with the calmer one, at a time when no one has to leave, and have someone with you if you’re scared of what they’ll do.',
      'They may ask ten things at once, and you can slow it down: “I don’t have every answer yet. Can we take one question at a time?” To open: “Please sit down with me. There’s going to be a baby, and I want you to know before other people do.” If you’re afraid of their anger, don’t do it alone; bring an adult you trust, or let that adult tell them.',
    ],
    passage: 'Isaiah 41:10',
  },
  {
    id: 'tell-parents-no-belief',
    title: 'Telling my parents I don’t believe',
    texts: [
      '“I want to be honest with you, because you matter to me. I don’t believe the way I used to, and pretending has been hard.” You might add: “I’m not asking you to agree. I’m still me.” Don’t bring your arguments to this first talk. If you depend on them for your home or your tuition and fear losing it, it’s all right to wait.',
      'You can tell them exactly as much as you’re sure of: “I don’t know what I believe right now. I’d rather say that than go through the motions.” If it turns into a debate: “I’m not ready to argue about it. Could we just eat together?” Say it to one person first, the one who listens best. Their sadness isn’t something you have to fix that night.',
    ],
    passage: 'Romans 8:38-39',
  },
  {
    id: 'tell-parents-grade',
    title: 'Telling my parents about a bad grade',
    texts: [
      'Tell them before the school does: “I want you to hear this from me. I got a … in …. I feel bad about it, and I’ve thought about what to do next.” Have that next thing ready, even a small one: a tutor, a talk with the teacher, a retake. If it gets loud, ask once: “Can I finish, and then you say everything?”',
      'If saying it out loud is too hard, send it: “I have bad news about …. I didn’t pass. I’ll tell you all of it tonight. Please let me get through it once before we talk about what happens now.” Give the real number the first time, so it doesn’t come out in pieces. If someone at home hurts or scares you, tell a teacher or school counselor first.',
    ],
    passage: 'Psalm 37:24',
  },
  {
    id: 'tell-parents-study',
    title: 'Telling my parents I chose another path',
    texts: [
      '“I’ve thought about this for a long time. I don’t want to go on with …. I want to do …, and I’d like to show you what I found out.” Then do show them: the cost, the jobs, what you’d do if it doesn’t work. Parents often hear ingratitude, so say the other thing too: “I know what you’ve given for this. I’m not throwing it away.”',
      'Ask for time instead of a yes: “Please don’t decide tonight. Sleep on it, and let’s talk again on Sunday.” Before that, one plain reason: “I could do … for your sake, but I wouldn’t do it well. I think I could do … well.” Offer them a part in it, such as visiting the program with you. If they hold the money, ask what they’d agree to.',
    ],
    passage: '1 Peter 4:10',
  },
  {
    id: 'tell-parents-breakup',
    title: 'Telling my parents we broke up',
    texts: [
      'A message is fine, and then you choose when to pick up the phone: “I have sad news. … and I aren’t together anymore. I’m not ready to talk about why, but I wanted you to know.” When the questions come: “Thanks for caring. I’ll tell you more when I can.” Ask one of them to tell the relatives, so you don’t have to say it ten times.',
      'They may be losing someone they love, too, and you can say so: “I know … means a lot to you, and you’re allowed to be sad. I just need you on my side of the table for a while.” Then tell them what you’d like: “Please don’t call them right now. A quiet dinner with you would help.” You don’t owe the whole story.',
    ],
    passage: 'Psalm 147:3',
  },
  {
    id: 'parent-pressures',
    title: 'When my parents push me',
    texts: [
      '“I hear that this matters to you. I’ve thought about it, and I’ve decided. I’d like us to talk about other things when we talk.” You’ll probably have to say it more than once, so have a short one ready: “I’m not going to discuss that. How’s the garden?” On the phone, you can also hang up kindly: “I’m going now. I’ll call you Sunday.”',
      'You can be thankful and say no in one breath: “I’m grateful for what you’ve given me, and this is mine to decide.” If you want them to understand: “When you bring up …, I start to dread our talks, and I don’t want that.” If you still live with them, or their anger frightens you, you don’t have to do this now or alone. Ask an adult you trust.',
    ],
    passage: 'Psalm 32:8',
  },
  {
    id: 'birthday-adult-child',
    title: 'A birthday card for my grown child',
    texts: [
      '“Happy birthday, …. I’m so glad you were born, and I think of you with joy today. No need to answer.” That’s a whole card. Leave out the verse, the church news, and any hint of how much they’re missed, which can read like a bill. Your prayer for them doesn’t need to be on the paper. Mail it so that it arrives on the day itself.',
      'One good memory says more than a long letter: “Today I thought of the time you …, and it still makes me smile.” Then something light: “I hope there’s cake, and someone nice to share it with. Love, ….” Ask for nothing, not a call, not a visit. If they’ve asked you not to write at all, keep the card in a drawer and honor that.',
    ],
    passage: 'Numbers 6:24-26',
  },
  {
    id: 'adult-child-distance',
    title: 'Writing to a grown child who is distant',
    texts: [
      'A small message with nothing hidden in it: “I saw … today and thought of you. How are you?” Or, if you want to say more: “I love you, and I’d like to know your life as it is, not as I imagined it.” Then ask about work, the cat, the apartment, and leave church for when they bring it up. If they’ve asked for no contact, respect that for now.',
      'If they’ve just told you something hard, begin with thanks: “Thank you for trusting me with that. I love you, and this doesn’t change it.” Then, if you can keep it: “I won’t bring up church unless you do. Want to get lunch?” You may be sad, and a friend or a pastor can hear that. It’s better if your child doesn’t have to.',
    ],
    passage: '1 Corinthians 13:7',
  },
  {
    id: 'bless-army',
    title: 'Sending someone off to the military',
    texts: [
      'Say it the evening before, when no one’s watching the clock: “I’m proud of you, and I’d be proud of you without the uniform, too.” If they’d welcome a blessing, put a hand on their shoulder: “God be with you everywhere they send you, and bring you home to us.” It can take one minute, and you can cry through half of it.',
      'In a letter, keep it ordinary and give them room to be tired: “You don’t have to sound tough when you write to me. Tell me the boring parts.” And one line to keep in a pocket: “I’m praying for you every morning at …, so at that hour you know someone has you in mind.” Short and often is better than long. Leave your worries for a friend to hear.',
    ],
    passage: 'Psalm 121:7-8',
  },
  {
    id: 'bless-college',
    title: 'Sending my child off to college',
    texts: [
      'Say it at the kitchen table the night before, since parking lots are loud: “I’ve loved having you around. Now go learn things I don’t know.” If you’d like to bless them: “May God give you good friends, honest teachers, and the courage to ask for help.” At the car, a hug and “I’m one call away” is enough.',
      'For a note in a coat pocket: “You can call me at 3 a.m. You can fail a test. You can change your mind. None of it changes how I feel about you.” Add one true thing you’ve noticed in them, like “You always see who’s sitting alone.” Leave the advice out of this one; there’ll be other days for laundry and money.',
    ],
    passage: 'Joshua 1:9',
  },
  {
    id: 'wedding-toast',
    title: 'A wedding toast',
    texts: [
      'Three parts, two minutes: who you are, one small story you saw yourself, one wish. “I’m …, and I’ve known … since ….” Then the story. Then glasses up: “To … and …! May your home be full of laughter, and may you always find your way back to the same table.” Leave out old partners and jokes that only four people get.',
      'An opening that works with shaking hands: “I practiced this in the car and cried both times, so bear with me.” In the middle, what you’ve noticed: “Since … came along, you ….” And the last line: “We love you both. Everyone, please raise your glass to … and ….” Print it in large type; phones go dark at the wrong moment.',
    ],
    passage: 'Ecclesiastes 4:9',
  },
  {
    id: 'wedding-card',
    title: 'A wedding card',
    texts: [
      '“Congratulations, … and …! I’m so happy for you, and I hope your home is a place where you can both rest.” If they’d be glad of a blessing: “May God bless your marriage, the ordinary Tuesdays most of all.” Two or three lines by hand are plenty. Sign with your last name too, because they’ll be reading a hundred of these.',
      'Write one thing that no printed card could know: “I’ll never forget …, and I love seeing you so happy.” Then a wish with a little salt in it: “I wish you patience on the hard days and good coffee on all the others.” If you’ll miss the day: “I’m sorry I can’t be there. Please save me some pictures.”',
    ],
    passage: 'Colossians 3:14',
  },
  {
    id: 'turn-down',
    title: 'Turning someone down kindly',
    texts: [
      '“Thank you for telling me. I know that isn’t easy. I don’t feel that way about you, and I didn’t want to leave you guessing.” Leave out “right now” and “maybe someday”; they keep hope alive for months. If you see each other often: “I hope we can still say hi like always.” Say it in private, keep it short, and don’t explain yourself in circles.',
      'After a date or two, a text is fine: “It was nice to meet you. I don’t want to go out again, and I wish you well.” You don’t owe a reason. If they keep asking: “I’ve given you my answer. Please don’t ask me again.” After that you needn’t reply. If they frighten you, save the messages and tell someone you trust.',
    ],
    passage: 'Proverbs 3:3',
  },
  {
    id: 'ask-out',
    title: 'Asking someone out',
    texts: [
      'Make it clear, small, and easy to refuse: “I like talking with you. Would you have coffee with me on Saturday, just the two of us?” Naming a day helps, and so does “I mean as a date,” if it could be misread. Ask when you’re alone. If it’s a no: “Thanks for being straight with me,” and you’re as friendly as before.',
      'By text: “Hi, it’s …. I’d love to take you to … this week. Thursday or Friday? And if you’d rather not, that’s a fine answer too.” Send it once and put the phone in another room. If they hesitate: “No problem at all, I’m glad I asked.” One thing to check first: if you’re their boss, teacher, or leader, don’t, because they can’t freely say no.',
    ],
    passage: 'Proverbs 16:24',
  },
  {
    id: 'tell-feelings',
    title: 'Telling someone I like them',
    texts: [
      '“I like you, as more than a friend, and I’d rather say it than keep guessing. You don’t have to answer right now.” If you’re already close, add: “I can take a no, and I’d still want to be your friend,” provided it’s true. Say it when you’re alone together and one of you has to leave soon; it gives them air.',
      'If you hardly know each other yet, start lighter: “I had fun talking at …. What are you up to this weekend?” When that’s gone well a few times: “I think you’re great. I’d like to get to know you better.” One message, then wait. A long letter is hard to answer, and other people may end up reading it.',
    ],
    passage: 'Proverbs 15:23',
  },
  {
    id: 'answer-ex',
    title: 'Answering an ex',
    texts: [
      'You can wait a day, and you can leave it unanswered. If you want to close it kindly: “Thanks for writing. I’m all right, and I’d like to leave things as they are.” If you don’t know yet: “I need time to think about that. I’ll write when I know.” Don’t answer late at night, and have a friend read it before you send it.',
      'If you share children or bills, stay with the one practical thing: “I can do pickup at …. Does that work for you?” And for the rest: “I’d like to keep our messages to the schedule.” Short, polite, no history. If they threaten or scare you, save everything, don’t meet alone, and ask a lawyer or an advocate how to answer, or if you should at all.',
    ],
    passage: 'Proverbs 4:23',
  },
  {
    id: 'break-up',
    title: 'Breaking up with someone',
    texts: [
      '“I have to say something hard. I don’t want to go on with our relationship. I’ve thought about it for a long time.” If they ask for one more try: “My mind is made up, and I don’t want to give you false hope.” In person is kind if you feel safe with them; if not, a message is enough. Keep it short, leave out the list of faults, and have your own way home.',
      'If you’ve ever been afraid of this person, you don’t have to meet. A text is all right, with a friend next to you: “I’m ending our relationship. Please don’t come by or call.” If it’s safe and simply sad, more is kind: “I care about you, and I can’t be your partner. I’d rather say it plainly than pull away slowly.” Tell a friend when you plan to do it.',
    ],
    passage: 'Ephesians 4:15',
  },
  {
    id: 'spouse-debt',
    title: 'Telling my spouse about a debt',
    texts: [
      'Say the whole number once, so it doesn’t come out in pieces: “There’s something about money I haven’t told you. It’s …, and I’m sorry I didn’t say it sooner.” Lay the papers on the table: “I’ve written everything down, and you can look at all of it.” Don’t ask to be comforted. A credit counselor can go through it with you, so have a number ready.',
      '“I’ve been afraid to tell you this. We’re behind, and I can’t fix it by myself.” Then the amount, then a breath. They may be angry, and you can let it be: “You have every right to be upset. I’ll answer whatever you ask.” Not at bedtime, and not in front of children. If you fear what they might do, have someone with you, or speak with a counselor first.',
    ],
    passage: 'Psalm 62:8',
  },
  {
    id: 'spouse-money',
    title: 'Talking about money with my spouse',
    texts: [
      '“I don’t want to fight about money again. Could we sit down Saturday for half an hour and just look at the numbers?” Begin with a question and let them go first: “What worries you most about money?” Make coffee, set a timer, and stop when it rings. The evening a bill arrives is the worst time for this talk.',
      'Take one thing, and say what it’s like for you: “When … got paid for without us talking, I felt left out. Could we check with each other before anything over …?” Then ask: “How do you see it?” Leave “you always” at the door. If money is kept from you and you’re afraid to ask, that’s more than a quarrel; talk to a counselor or a hotline first.',
    ],
    passage: 'Matthew 6:31-32',
  },
  {
    id: 'partner-argument',
    title: 'A message after an argument',
    texts: [
      'A first message doesn’t have to settle it: “I don’t like how we left things. I love you, and I’d like to talk tonight when we’re both calmer.” If there are words you regret, name them: “I’m sorry I said ….” Save the rest for when you can see each other’s faces. Arguments typed with thumbs only get longer. If you’re afraid of what happens at home, talk to someone you trust before you write anything.',
      '“I’m still upset, and I still want us to be okay. Could we start over at supper?” When you do talk, ask this and then only listen for a while: “What was the worst part for you?” If you were frightened during it, or if anyone got hurt or things were broken, you don’t have to be the one who makes peace. Talk to someone safe first.',
    ],
    passage: 'James 3:18',
  },
  {
    id: 'sibling-care',
    title: 'Asking my siblings to help with our parents',
    texts: [
      'Ask for one definite thing, because “help more” is easy to pass over: “I can’t do this by myself anymore. Could you take every other weekend, starting …?” Leave a second way open: “If you can’t come, could you pay for someone who does?” Send it as a text so they can think, and call the next day. Old scores can wait.',
      '“I don’t want us to fight over this. Here’s what one week looks like: …. Which part could be yours?” If they see it differently from far away: “I’d welcome your ideas. Could you come for a few days and see how it is?” When you’re stuck, ask the doctor or a social worker to join a family call. Some things are heard better from them.',
    ],
    passage: 'Galatians 6:2',
  },
  {
    id: 'parent-driving',
    title: 'Talking to a parent about driving',
    texts: [
      '“I worry when you drive, and I’d rather say it to your face. Would you let the doctor or a driving test decide, so it’s not you against me?” Come with rides in hand: “I’ll take you Tuesdays and Sundays, and we’ll work out the rest.” Losing the car can feel like losing a life, so let them be angry without arguing.',
      'Begin with what it means to them: “I know how much driving matters to you. I don’t want you hurt, and I don’t want you to live with having hurt someone.” Perhaps a first step: “Could we start with no nights and no highways?” If it’s dangerous today, don’t wait for agreement. Call their doctor, who can be the one to say no.',
    ],
    passage: 'Isaiah 46:4',
  },
  {
    id: 'parent-accept-help',
    title: 'When a parent refuses help',
    texts: [
      'Ask before you propose anything: “What’s gotten harder lately? And what do you want to keep doing yourself?” Then offer a trial instead of a decision: “Would you try two hours a week, for one month, as a favor to me? If you hate it, we stop.” One of you at the table is better than the whole family at once.',
      '“I’m not here to run your life. I worry about …, and I lie awake over it. Could we look at it together?” Talk about the one thing that happened, not about age. If they say no today: “All right. May I ask again next week?” Many parents take it better from a doctor or an old friend. If there’s real danger now, get help in without waiting.',
    ],
    passage: 'Psalm 71:9',
  },
  {
    id: 'friend-hurt',
    title: 'Telling a friend that I was hurt',
    texts: [
      'Face to face and just the two of you, if you can: “Can I tell you something? When you …, it hurt. I’m telling you because I’d like us to stay friends.” Then ask: “How was it from your side?” and wait out the silence. Stay with the one thing that happened. What kind of person they are is a different conversation.',
      'To ask for a talk: “I’ve been quiet because … is bothering me, and I don’t want to be fake with you. Do you have half an hour this week?” When you’re together: “I’d like to be able to trust you again. What I need is ….” If they brush it off, you don’t have to win. You can go home, and decide later how much you tell them from now on.',
    ],
    passage: 'Matthew 18:15',
  },
  {
    id: 'friend-pulled-away',
    title: 'A friend who pulled away',
    texts: [
      '“Hey, I miss you. We’ve talked less lately, and I wanted to ask: is something wrong between us, or is life just full? Either answer is okay.” If you suspect there’s a reason: “If I did something, I’d want to know.” Send it once and give it two weeks. Silence can mean a lot of things, and many of them aren’t about you.',
      'Sometimes an easy invitation gets further than a question: “I walked past … today and thought of you. Tacos sometime this month?” Or, if you think they’re worn out: “You don’t have to explain the quiet. I’d just like to know you’re all right.” If nothing comes back, you’ve left the door open. Then spend the evening with someone who does answer.',
    ],
    passage: '1 Thessalonians 2:17',
  },
  {
    id: 'reply-sorry',
    title: 'Answering an apology',
    texts: [
      'Say as much as is true today. If it still hurts: “Thank you for saying that. It means something to me. I’m still hurt, and I need some time.” If it’s settled for you: “Thank you. I forgive you.” You don’t have to say “it’s fine.” You can also just write, “I got your message, and I’ll answer when I’ve thought about it.”',
      'When the apology missed the point: “I’m glad you wrote. What hurt me was …, and I’d like to know if you can see that.” When you don’t want to talk yet: “I hear you. I’m not ready for more right now.” A kind answer doesn’t put everything back the way it was. And if this person has frightened you, you don’t owe a reply.',
    ],
    passage: 'Colossians 4:6',
  },
  {
    id: 'dinner-comments',
    title: 'Answering comments at the family table',
    texts: [
      'Calm and a little boring works best: “I’d rather not talk about that. Could you pass the potatoes?” If it comes again: “I meant that. Let’s talk about something else.” Then stand up and fetch the water. You don’t need a clever line, and you don’t have to explain. Ask one relative you like to help change the subject when it starts.',
      'For a remark that stings: “I don’t find that funny. Please don’t say that around me.” For a nosy question: “That’s a long story, and the food’s getting cold.” Said evenly, once, it’s no scene. Before you go, settle how long you’ll stay, so you can leave without drama: “We’re heading out now. Thank you for dinner.”',
    ],
    passage: 'Psalm 3:3',
  },
];
