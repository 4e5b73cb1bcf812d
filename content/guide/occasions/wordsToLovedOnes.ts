import type { Occasion } from './occasion';

/** Words to family, partners and friends. */
export const WORDS_TO_LOVED_ONES: readonly Occasion[] = [
  {
    id: 'when-kids',
    title: 'When people ask about having kids',
    texts: [
      'For people you don’t owe anything: “That’s a tender subject for us, so I’d rather not get into it. How have you been?” Said with a small smile, it closes the door without a scene. If they push on: “If there’s ever news, we’ll share it ourselves.” Say it once out loud at home, so it’s there when you need it, and feel free to walk off afterward.',
      'With someone close, a little more of the truth can spare you the next ten questions: “We’d love to have children, and it isn’t happening. It would help me a lot if you didn’t ask.” After a loss, if you want them to know: “We lost a baby. I can’t talk about it yet.” If advice starts: “I know you want to help. A hug is better than a tip right now.” If you’re a couple, decide together who gets told what.',
    ],
    passage: 'Psalm 38:9',
  },
  {
    id: 'inlaw-holiday',
    title: 'Saying no to my in-laws’ plans',
    texts: [
      '“Thank you for thinking of us. It doesn’t work for us this time, and I wanted you to hear it early.” If you’d like to see them another day, name one: “Could we see each other on … instead?” If they’re let down: “I know that’s disappointing.” Keep the reasons to yourselves; every reason invites bargaining, and “It doesn’t work for us” leaves nothing to bargain over.',
      'Say how much you can do, and stop there: “We’d be glad to see you from Friday to Sunday. Longer than that is too much for us right now.” For visits: “We can’t come every week, but the first Sunday of the month works.” If you can, agree on it at home first, and let the one whose parents they are be the one to tell them.',
    ],
    passage: 'Romans 15:5',
  },
  {
    id: 'inlaw-thanks',
    title: 'Thanking my in-laws',
    texts: [
      'Name the one thing and what it did for you: “Thank you for …. It took real weight off us, and I saw how much work it was.” If it’s true, add: “I’m glad you’re my family.” If that’s more than you feel, leave it out; the first part is plenty. A text today is better than a card you never get around to mailing.',
      '“I wanted to tell you this myself: thank you. You made … so much easier, and I won’t forget it.” That fits a card, a text, or a phone call. Finish with something small from afterward, such as “We’re still talking about it.” Leave any other matter out of it, even one you’ll have to settle someday.',
    ],
    passage: 'Philippians 1:3',
  },
  {
    id: 'inlaw-interferes',
    title: 'When my in-laws interfere',
    texts: [
      'You can be friendly and still close the subject: “I know you care about us. We’ve decided to do it this way, and I’d like to leave it there.” The second time, shorter: “We’re happy with how we do it.” If you can talk openly with your husband or wife, do that first; it often lands softer from their own child, or from both of you. If you can’t, tell someone you trust.',
      'For a text: “Hi! I want us to get along, so I’d rather say this than stew over it. Please ask us first before you ….” In the moment itself, “Thanks, I’ll think about that” is enough, and then you talk about something else. Choose the one thing that wears on you most, and let the small things go for now. Anything that touches a child’s safety can’t wait.',
    ],
    passage: 'Romans 12:18',
  },
  {
    id: 'teen-fight',
    title: 'Making peace with my teenager',
    texts: [
      'Slip a note under the door, or send this: “That got loud, and I don’t like how we left it. I love you, and a fight doesn’t change that.” Then give it a few hours. When they come out, “Want something to eat?” can be the whole conversation. What you fought about can wait until you’ve both slept. If anyone got hurt or is afraid to be at home, bring in a counselor or a doctor soon.',
      'Try offering the one thing most teenagers miss in a fight: “I’d like to hear your side again. I won’t interrupt this time.” If there’s something you regret, one line will do: “I shouldn’t have said …, and I’m sorry.” Leave out “but you,” even where it’s true. Sitting side by side is easier than face to face, so try a walk or the dishes.',
    ],
    passage: 'Lamentations 3:22-23',
  },
  {
    id: 'apologize-grown-child',
    title: 'Saying sorry to my grown child',
    texts: [
      '“I’ve been thinking about when you were growing up. I …, and you should have had better from me. I’m sorry.” One real thing you remember counts more than “sorry for everything.” Then leave them free: “You don’t have to answer this.” A letter is good here, because they can read it alone, and twice. If they’ve asked you not to write, honor that, and keep the letter for now.',
      'Keep your own hard years out of it; they can ask about those another time. “I wasn’t the parent you needed when …. I see it now, and I’m sorry. If you ever want to tell me how it was for you, I’ll listen and I won’t argue.” Then keep to that, even if they remember it differently. What they do with it is up to them.',
    ],
    passage: 'Psalm 51:10',
  },
  {
    id: 'apologize-child',
    title: 'Saying sorry to a young child',
    texts: [
      'Sit down so you’re at their height, and keep it small: “I …, and that was wrong. You didn’t make me do it. I’m sorry.” Then ask: “Would you like a hug, or should I just sit here with you?” and take the answer you get. Skip the part about your hard day. After that, do something ordinary together, like making sandwiches. If it keeps happening, ask a doctor or a counselor for help.',
      'Children tend to think the trouble was their fault, so take that off them first: “What I did was a grown-up mistake. It wasn’t because of you.” And then: “You can be angry with me for a while. I still love you.” Don’t ask them to say it’s okay. If you promise anything for next time, make it one thing you’re sure you can keep, and let another adult you trust help you keep it.',
    ],
    passage: 'Psalm 103:13-14',
  },
  {
    id: 'child-deployed',
    title: 'When a parent is away in the military',
    texts: [
      'Little ones can’t count months, so tell them what you know and nothing more: “… is far away for work and misses you. I don’t know the day yet. When I know, I’ll tell you.” Tears are fine: “You miss … so much. Me too. Come sit with me.” A picture by the bed, to say good night to, gives the missing a place.',
      'If they ask about danger, don’t promise what you can’t: “There is some danger, and … has people there who look out for each other. I’m right here with you.” If they wonder why: “You didn’t do anything to make … leave. It’s the job.” Use the same words every night. Then hand them a crayon: “Let’s draw something we can send.”',
    ],
    passage: 'Psalm 139:9-10',
  },
  {
    id: 'child-prison',
    title: 'When a child’s parent is in prison',
    texts: [
      'Use the true word, because children usually hear it somewhere anyway: “… is in jail. A judge decides for how long. It isn’t because of anything you did, and you can ask me about it.” If you know how long, say so; if not: “I don’t know yet.” For school, give them a sentence of their own: “My … can’t be here, and I don’t want to talk about it.” Practice it together once.',
      'Keep the answer as small as the question: “It may be a long time. I’ll tell you when I know more.” Make room for both feelings: “You can miss … and be angry at …, even on the same day.” A story about work or a trip is hard to take back later. Before any visit, tell them what the room and the guards look like. If the child was hurt by what happened, ask a children’s counselor first.',
    ],
    passage: 'Hebrews 13:3',
  },
  {
    id: 'child-parent-died',
    title: 'When a child’s mom or dad has died',
    texts: [
      'Say it as it is. That’s kindest, even for a very small child: “… died, and that means … can’t come back. I’m so sad about it too.” Words like “sleeping” or “went away” can make bedtime frightening. They’ll ask again, maybe every day, and it isn’t because you said it wrong. Each time: “You miss …. Tell me what you miss.”',
      'If your family hopes in heaven, say both halves: “I trust God with …. And … can’t come back to us here, not even for a visit. I wish it could be different.” Then take away the secret worry: “Nothing you did made this happen, and being good can’t bring … back.” Hold them if they want it, look at a picture together, and cry if you have to. It won’t scare them if you say why.',
    ],
    passage: 'Psalm 34:18',
  },
  {
    id: 'child-parent-left',
    title: 'When a child asks for the parent who left',
    texts: [
      'When you don’t know, say so: “I don’t know when … is coming. I wish I had a better answer for you. I’m here with you now.” Why the grown-ups parted can stay with the grown-ups. Let them be sad without fixing it: “It’s okay to miss ….” If they think it’s their fault: “It isn’t. You did nothing wrong.” They’ll ask again, and the same words will do.',
      'If it’s settled, a clear no is gentler than a maybe: “We live in two homes now, and it’s going to stay that way. You didn’t cause it, and it isn’t your job to fix it.” If there’s a visit you’re sure of: “You’ll see … on …. Let’s mark it on the calendar.” Don’t name a day you can’t count on. If a visit might not be safe, ask a lawyer or a children’s counselor first.',
    ],
    passage: 'Matthew 19:14',
  },
  {
    id: 'tell-kids-divorce',
    title: 'Telling my kids about the divorce',
    texts: [
      '“I have something sad to tell you. Your … and I aren’t going to live together anymore. It’s a grown-up problem, you didn’t cause it, and I love you.” Then what stays: “You’ll still have …, and … won’t change at all.” Say only what’s truly settled. Tell them together as parents, if that’s possible and safe. If you’re leaving because of danger, get help first, and tell them once you’re all safe.',
      'Choose a time with empty hours after it, and tell all of them at once. “We’re not going to live together anymore. You never have to pick a side.” Leave out who did what; they’ll carry every word. And open the door for later: “You can ask me anything, even if you think it will make me sad.” Some children cry and some go back to their game. If home isn’t safe, call a helpline before you tell anyone.',
    ],
    passage: 'Psalm 46:1',
  },
  {
    id: 'tell-kids-move',
    title: 'Telling my kids we’re moving',
    texts: [
      'With a small child, start with what comes along: “We’re going to live in a new place. I’m coming with you, and so is ….” A favorite toy or blanket counts. Then ask “What will you miss here?” and resist listing what’s better there. Give them one decision that’s truly theirs, such as what to carry in their own bag or how to say goodbye.',
      'An older one deserves it straight: “We’re moving to … in …. I know it costs you something, and you didn’t get a vote. I’m sorry about that part.” Give the reason in one honest sentence, money included. Later, “Let’s work out how you’ll keep up with your friends.” Tell them before they can hear it from a cousin.',
    ],
    passage: 'Deuteronomy 31:8',
  },
  {
    id: 'tell-kids-illness',
    title: 'Telling my kids about an illness',
    texts: [
      'Use the real name of it: “I have an illness called …” or “… has an illness called ….” Then: “You didn’t cause it, and you can ask me about it as often as you want.” Say what changes this week: who picks them up, who makes dinner. And this helps: “If I don’t know something, I’ll say that I don’t know.” Two minutes is enough for a first talk.',
      'They may ask about dying. You don’t have to promise, and you don’t have to scare them: “The doctors are doing what they can. If something changes, I’ll tell you, so you don’t have to listen at doors.” If a person acts different because of it: “That’s the sickness. It isn’t because of you.” If there’s a teacher you trust, tell them, too, so someone at school knows.',
    ],
    passage: 'Psalm 56:3',
  },
  {
    id: 'tell-kids-death',
    title: 'Telling a child about a death',
    texts: [
      'Sit close and say it in the first minute: “I have very sad news. … died. That means … can’t come back, and I’m sad too.” Then wait. Some children cry, some ask about lunch: “You can cry, and you can go play. Both are okay.” Leave out “asleep” and “lost”; they’ll take the words exactly as you say them. If heaven is your hope, tell them that, too, once they’ve understood.',
      'Most children wonder the same three things: did I cause it, who will be next, who takes care of me. You can answer before they ask: “Nothing you said or did made this happen. I’m here, and you’ll be taken care of.” About a funeral, tell them what they’ll see, then let them choose: “You can come with me or stay with …. Either is fine.”',
    ],
    passage: 'Revelation 21:4',
  },
  {
    id: 'tell-parents-pregnant',
    title: 'Telling my parents about the pregnancy',
    texts: [
      '“I have big news, and I’m nervous about saying it. I’m pregnant.” (Or: “We’re expecting a baby.”) Then stop for a moment. If it goes quiet: “You don’t have to know what to say yet. I just wanted you to hear it from me.” Start with the one who listens best. If they might hurt you or put you out, don’t tell them alone: first tell an adult you trust, a doctor or a helpline.',
      'They may ask ten things at once, and you can slow it down: “I don’t have every answer yet. Can we take one question at a time?” To open: “Please sit down with me. There’s a baby on the way, and I want you to know before other people do.” If their anger could be dangerous, let an adult you trust tell them. If anyone forced you, it isn’t your fault; tell a doctor or a helpline near you.',
    ],
    passage: 'Isaiah 41:10',
  },
  {
    id: 'tell-parents-no-belief',
    title: 'Telling my parents I don’t believe',
    texts: [
      '“I want to be honest with you, because you matter to me. I don’t believe the way I used to, and pretending has been hard.” You might add: “I’m not asking you to agree. I’m still me.” Don’t bring your arguments to this first talk. If you depend on them for your home or your schooling, or fear being hurt or put out, it’s all right to wait, and to tell another adult you trust first.',
      'You can tell them exactly as much as you’re sure of: “I don’t know what I believe right now. I’d rather say that than go through the motions.” If it turns into a debate: “I’m not ready to argue about it. Could we just eat together?” Say it to one person first, the one who listens best. If they’re sad, you don’t have to fix that tonight. If you’re afraid of them, you can wait.',
    ],
    passage: 'Romans 8:38-39',
  },
  {
    id: 'tell-parents-grade',
    title: 'Telling my parents about a bad grade',
    texts: [
      'Go to them before they come to you: “I want you to hear this from me. I got … in …. I feel bad about it, and I’ve thought about what to do next.” Have that next thing ready, even a small one: a tutor, a talk with the teacher, a retake. If it gets loud, ask once: “Can I finish, and then you say everything?” If you could get hurt, tell a teacher or counselor first, and don’t be alone with it.',
      'If saying it out loud is too hard, send it: “I have bad news about …. My grade is …. I’ll tell you all of it tonight. Please let me get through it once before we talk about what happens now.” Give the real grade the first time, so it doesn’t come out in pieces. If anyone at home hurts or scares you, tell a teacher, a school counselor or a child helpline first.',
    ],
    passage: 'Psalm 37:24',
  },
  {
    id: 'tell-parents-study',
    title: 'Telling my parents what I want to study',
    texts: [
      '“I’ve thought about this for a long time. I don’t want to go on with …. I’d rather …, and I want to show you what I found out.” Then do show them: the cost, the jobs, what you’d do if it doesn’t work. Some parents hear ingratitude, so say the other thing too: “I know what you’ve given for this. I’m not throwing it away.” If you’re afraid of how they’ll take it, bring an adult you trust.',
      'Ask for time instead of a yes: “Please don’t decide tonight. Sleep on it, and let’s talk again this weekend.” Before that, one plain reason: “I could do … for your sake, but I wouldn’t do it well. I think I could do … well.” Offer them a part in it, such as looking at the program with you. If they hold the money, ask what they’d agree to.',
    ],
    passage: '1 Peter 4:10',
  },
  {
    id: 'tell-parents-breakup',
    title: 'Telling my parents we broke up',
    texts: [
      'A message is fine, and then you choose when to pick up the phone: “I have sad news. … and I aren’t together anymore. I’m not ready to talk about why, but I wanted you to know.” When the questions come: “Thanks for caring. I’ll tell you more when I can.” Ask one person you trust to tell the relatives, so you don’t have to say it ten times.',
      'They may be losing someone they love, too, and you can say so: “I know … means a lot to you, and you’re allowed to be sad. I just need you with me right now.” Then tell them what you’d like: “Please don’t call them. A quiet dinner with you would help.” You don’t owe the whole story. If you’re afraid of the person you left, add: “Please don’t tell them where I am.”',
    ],
    passage: 'Psalm 147:3',
  },
  {
    id: 'parent-pressures',
    title: 'When my parents pressure me',
    texts: [
      '“I hear that this matters to you. I’ve thought about it, and I’ve decided. I’d like us to talk about other things when we talk.” You’ll probably have to say it more than once, so have a short one ready: “I’m not going to discuss that. How’s the garden?” On the phone: “I’m going now. I’ll call you soon.” If saying no isn’t safe where you live, talk to an adult you trust or a helpline first.',
      'You can be thankful and say no in one breath: “I’m grateful for what you’ve given me, and this is mine to decide.” If you want them to understand: “When you bring up …, I start to dread our talks, and I don’t want that.” If their anger frightens you, or you’re being forced into a marriage, don’t face them alone. Ask a teacher, a doctor or a helpline near you first.',
    ],
    passage: 'Psalm 32:8',
  },
  {
    id: 'birthday-adult-child',
    title: 'A birthday card for my distant child',
    texts: [
      '“Happy birthday, …. I’m so glad you were born, and I think of you with joy today. No need to answer.” That’s a whole card. Leave out the verse this time, the church news, and any hint of how much they’re missed, which can read like a bill. Your prayer for them doesn’t need to be on the paper. If they’ve asked you not to write, keep the card in a drawer and pray for them.',
      'One good memory says more than a long letter: “Today I thought of the time you …, and it still makes me smile.” Then something light: “I hope there’s cake, and someone nice to share it with. Love, ….” Ask for nothing, not a call, not a visit. If they’ve asked you not to write at all, keep the card in a drawer and honor that.',
    ],
    passage: 'Numbers 6:24-26',
  },
  {
    id: 'adult-child-distance',
    title: 'Reaching out to my distant grown child',
    texts: [
      'A small message with nothing hidden in it: “I saw … today and thought of you. How are you?” Or, if you want to say more: “I love you, and I’d like to know your life as it is, not as I imagined it.” Then ask about work, the cat, the apartment, and leave church for when they bring it up. If they’ve asked for no contact, respect that for now.',
      'If they’ve just told you something hard, begin with thanks: “Thank you for trusting me with that. I love you, and this doesn’t change it.” Then, if you can keep it: “I won’t bring up church unless you do. Want to get lunch?” You may be sad, and a friend, a pastor or a priest can hear that, so your child doesn’t have to. If they’ve asked for no contact, wait until they write.',
    ],
    passage: '1 Corinthians 13:7',
  },
  {
    id: 'bless-army',
    title: 'Blessing my child who joins the military',
    texts: [
      'Say it the evening before, when no one’s watching the clock: “I’m proud of you, and I’d be proud of you without the uniform, too.” If they’d welcome a blessing, put a hand on their shoulder: “God be with you everywhere they send you, and bring you home to us.” It can take one minute, and you can cry through half of it.',
      'In a letter, keep it ordinary and give them room to be tired: “You don’t have to sound tough when you write to me. Tell me the boring parts.” And, if they’d be glad of it, one line to keep in a pocket: “I pray for you every morning at …. At that hour, you’ll know I’m thinking of you.” Short and often is better than long. Leave your worries for a friend to hear.',
    ],
    passage: 'Psalm 121:7-8',
  },
  {
    id: 'bless-college',
    title: 'Sending my child off to college',
    texts: [
      'Say it at the table the night before, since the goodbye itself is loud and quick: “I’ve loved having you around. Now go learn things I don’t know.” If they’d welcome a blessing: “May God give you good friends, honest teachers, and the courage to ask for help.” When you part, a hug and “I’m one call away” is enough. If you cry, you cry.',
      'For a note in a coat pocket: “You can call me at 3 a.m. You can fail a test. You can change your mind. None of it changes how much I love you.” Add one true thing you’ve noticed in them, like “You always see who’s sitting alone.” Leave the advice out of this one; there’ll be other days for laundry and money.',
    ],
    passage: 'Joshua 1:9',
  },
  {
    id: 'wedding-toast',
    title: 'Words for a wedding toast',
    texts: [
      'Three parts, two minutes: who you are, one small story you saw yourself, one wish. “I’m …, and I’ve known … since ….” Then the story. Then glasses up: “To … and …! May your home be full of laughter, and may you always find your way back to the same table.” Leave out old partners and jokes that only four people get.',
      'An opening that works with shaking hands: “I practiced this at home and got stuck every time, so bear with me.” In the middle, what you’ve noticed: “Since … came along, you ….” And the last line: “We love you both. Everyone, please raise your glass to … and ….” Print it in large type; phones go dark at the wrong moment.',
    ],
    passage: 'Ecclesiastes 4:9',
  },
  {
    id: 'wedding-card',
    title: 'Words for a wedding card',
    texts: [
      '“Congratulations, … and …! I’m so happy for you, and I hope your home is a place where you can both rest.” If they’d be glad of a blessing: “May God bless your marriage, the ordinary Tuesdays most of all.” Two or three lines by hand are plenty. Sign with your last name too, because they’ll be reading a hundred of these.',
      'Write one thing that no printed card could know: “I remember …, and I love seeing you so happy.” Then a wish with a little salt in it: “I wish you patience on the hard days and good coffee on all the others.” If you’ll miss the day: “I’m sorry I can’t be there. Please save me some pictures.”',
    ],
    passage: 'Colossians 3:14',
  },
  {
    id: 'turn-down',
    title: 'Turning someone down kindly',
    texts: [
      '“Thank you for telling me. I know that isn’t easy. I don’t feel that way about you, and I didn’t want to leave you guessing.” Leave out “right now” and “maybe someday”; they keep hope alive for months. If you see each other often: “I hope we can still say hi like always.” Keep it short, and don’t explain yourself in circles. If they make you uneasy, a message is enough; don’t meet alone.',
      'A message is fine, and you don’t owe a reason: “Thank you for asking. My answer is no, and I wish you well.” After a date or two: “It was nice to get to know you. I don’t want to go out again.” If they keep asking: “I’ve given you my answer. Please don’t ask me again.” After that you needn’t reply. If they frighten you, save the messages and tell someone you trust.',
    ],
    passage: 'Proverbs 3:3',
  },
  {
    id: 'ask-out',
    title: 'Asking someone out',
    texts: [
      'Make it clear, small, and easy to refuse: “I like talking with you. Would you have coffee with me on Saturday, just the two of us?” Naming a day helps, and so does “I mean as a date,” if it could be misread. Ask when no one’s listening, in a place they can easily leave. If it’s a no: “Thanks for being straight with me.” If you’re their boss, teacher or leader, don’t ask; they can’t freely say no.',
      'By text: “Hi, it’s …. I’d love to take you to … this week. Thursday or Friday? And if you’d rather not, that’s a fine answer too.” Send it once and put the phone in another room. If they hesitate: “No problem at all, I’m glad I asked.” Two checks first: that you’re not in charge of them in any way, and that you’re both grown up or both about the same age.',
    ],
    passage: 'Proverbs 16:24',
  },
  {
    id: 'tell-feelings',
    title: 'Telling someone I like them',
    texts: [
      '“I like you, as more than a friend, and I’d rather say it than keep guessing. You don’t have to answer right now.” If you’re already close, add: “I can take a no, and I’d still want to be your friend,” provided it’s true. Say it when no one’s listening and one of you has to leave soon; it gives them air. If one of you is taken, or leads the group, ask someone wise first.',
      'If you hardly know each other yet, start lighter: “I had fun talking at …. I’d like to get to know you better.” Then one message, and wait; a long letter is hard to answer. If you’re already together: “I love you. You don’t have to say it back today.” If one of you is much older, already taken, or leads the group, talk to someone you trust before you say anything.',
    ],
    passage: 'Proverbs 15:23',
  },
  {
    id: 'answer-ex',
    title: 'Answering my ex',
    texts: [
      'You can wait a day, and you can leave it unanswered. If you want to close it kindly: “Thanks for writing. I’m all right, and I’d like to leave things as they are.” If you don’t know yet: “I need time to think about that. I’ll write when I know.” Don’t answer late at night, and have a friend read it before you send it. If they’ve ever frightened you, show someone you trust before you answer at all.',
      'If you share children or bills, stay with the one practical thing: “I can do pickup at …. Does that work for you?” And for the rest: “I’d like to keep our messages to the schedule.” If you share nothing, you’re free not to answer. If they threaten or scare you, save everything, don’t meet alone, and ask a lawyer or an abuse helpline how to answer, or if you should at all.',
    ],
    passage: 'Proverbs 4:23',
  },
  {
    id: 'break-up',
    title: 'Breaking up with someone',
    texts: [
      '“I have to say something hard. I don’t want to go on with our relationship.” If they ask for one more try: “My mind is made up, and I don’t want to give you false hope.” In person is kind if you feel safe with them; if not, a message is enough. Leave out the list of faults, and have your own way home. If they threaten you or themselves, call for help, and don’t go to them alone.',
      'If you’ve ever been afraid of this person, don’t meet. Ask a helpline how to leave safely, and with a friend next to you, write: “I’m ending our relationship. Please don’t come by or call.” If it’s safe and simply sad, more is kind: “I care about you, and I can’t be your partner. I’d rather say it plainly than pull away slowly.” Tell a friend when you plan to do it.',
    ],
    passage: 'Ephesians 4:15',
  },
  {
    id: 'spouse-debt',
    title: 'Telling my husband or wife about debt',
    texts: [
      'Say the whole number once, so it doesn’t come out in pieces: “There’s something about money I haven’t told you. It’s …, and I’m sorry I didn’t say it sooner.” Lay the papers on the table: “I’ve written everything down, and you can look at all of it.” Have a debt counselor’s number ready. If you fear what they might do, don’t be alone with them. If it all feels hopeless, call a helpline tonight.',
      '“I’ve been afraid to tell you this. We’re behind, and I can’t fix it by myself.” Then the amount, then a breath. They may be angry at first: “I understand that you’re upset. I’ll answer what you ask.” Not at bedtime, and not in front of children. If it was gambling, say what help you’re getting. If you’re afraid they could hurt you, talk to a helpline before you say anything.',
    ],
    passage: 'Psalm 62:8',
  },
  {
    id: 'spouse-money',
    title: 'Talking about money without a fight',
    texts: [
      '“I don’t want to fight about money again. Could we sit down Saturday for half an hour and just look at the numbers?” Begin with a question and let them go first: “What worries you most about money?” Make something warm to drink, set a timer, and stop when it goes off. The evening a bill arrives is the worst time. If talking about money makes you afraid of them, call a helpline first.',
      'Take one thing, and say what it’s like for you: “When … got paid for without us talking, I felt left out. Could we check with each other before anything over …?” Then ask: “How do you see it?” Leave “you always” at the door. If money is kept from you and you’re afraid to ask, that’s more than a quarrel; talk to a counselor or a hotline first.',
    ],
    passage: 'Proverbs 24:3',
  },
  {
    id: 'partner-argument',
    title: 'Making up after an argument',
    texts: [
      'A first message doesn’t have to settle it: “I don’t like how we left things. You matter to me, and I’d like to talk when we’re both calmer.” If there are words you regret, name them: “I’m sorry I said ….” Save the rest for when you can see each other’s faces. Arguments typed with thumbs only get longer. If you’re afraid of what happens at home, talk to someone you trust before you write anything.',
      '“I’m still upset, and I still want us to be okay. Could we start over at supper?” When you do talk, ask this and then only listen for a while: “What was the worst part for you?” If you were frightened during it, or if anyone got hurt or things were broken, you don’t have to be the one who makes peace. Talk to someone safe first.',
    ],
    passage: 'James 3:18',
  },
  {
    id: 'sibling-care',
    title: 'Asking my siblings to help with care',
    texts: [
      'Ask for one definite thing, because “help more” is easy to pass over: “I can’t do this by myself anymore. Could you take every other weekend, starting …?” Leave a second way open: “If you can’t come, could you take on the calls and the paperwork, or share the cost?” Send it as a text so they can think, and call the next day. Old scores can wait.',
      '“I don’t want us to fight over this. Here’s what one week looks like: …. Which part could be yours?” If they see it differently from far away: “I’d welcome your ideas. Could you come for a few days and see how it is?” When you’re stuck, ask the doctor or a social worker to join a family call. Some things are heard better from them.',
    ],
    passage: 'Galatians 6:2',
  },
  {
    id: 'parent-driving',
    title: 'Telling my parent to stop driving',
    texts: [
      '“I worry when you drive, and I’d rather say it to your face. Would you let the doctor or a driving test decide, so it’s not you against me?” Come with other ways to get around: “We’ve found out who can take you on … and …, and we’ll work out the rest.” Losing the car can feel like losing a life, so let them be angry without arguing.',
      'Begin with what it means to them: “I know how much driving matters to you. I don’t want you hurt, and I don’t want you to live with having hurt someone.” Perhaps a first step: “Could we start with no driving at night?” If it’s dangerous today, or they forget what you agreed, don’t wait for a yes. Ask their doctor or the licensing office, who can be the one to say no.',
    ],
    passage: 'Isaiah 46:4',
  },
  {
    id: 'parent-accept-help',
    title: 'Helping my parent accept help',
    texts: [
      'Ask before you propose anything: “What’s gotten harder lately? And what do you want to keep doing yourself?” Then offer a trial instead of a decision: “Would you try two hours a week, for one month, as a favor to me? Then you tell me what you think.” One of you at the table is better than the whole family at once.',
      '“I’m not here to run your life. I worry about …, and I lie awake over it. Could we look at it together?” Talk about the one thing that happened, not about age. If they say no today: “All right. May I ask again next week?” Many people take it better from a doctor or an old friend. If there’s real danger now, such as a fall or a fire, call for help and ask afterward.',
    ],
    passage: 'James 3:17',
  },
  {
    id: 'friend-hurt',
    title: 'Telling a friend they hurt me',
    texts: [
      'If you feel safe with them, just the two of you: “Can I tell you something? When you …, it hurt. I’m telling you because you matter to me.” Then ask: “How was it from your side?” and wait out the silence. Stay with the one thing that happened. What kind of person they are is a different conversation. If what they did scares you, don’t go alone; tell someone you trust first.',
      'To ask for a talk: “I’ve been quiet because … is bothering me, and I don’t want to be fake with you. Do you have half an hour this week?” When you talk: “I’d like to be able to trust you again. What I need is ….” If they brush it off, you can go home, and decide later how much you tell them from now on. If you’re afraid of them, you don’t owe them a talk at all.',
    ],
    passage: 'Psalm 55:12-14',
  },
  {
    id: 'friend-pulled-away',
    title: 'When a friend has pulled away',
    texts: [
      '“Hey, I miss you. We’ve talked less lately, and I wanted to ask: is something wrong between us, or is life just full? Either answer is okay.” If you suspect there’s a reason: “If I did something, I’d want to know.” Send it once and give it two weeks. Silence can mean a lot of things, and many of them aren’t about you.',
      'Sometimes an easy invitation gets further than a question: “I walked past … today and thought of you. Lunch sometime this month?” Or, if you think they’re worn out: “You don’t have to explain the quiet. I’d just like to know you’re all right.” If they’ve asked you to stop writing, let that be their answer. If nothing comes back, you’ve left the door open; spend the evening on what does you good.',
    ],
    passage: '1 Thessalonians 2:17',
  },
  {
    id: 'reply-sorry',
    title: 'Answering an apology',
    texts: [
      'Say as much as is true today. If it still hurts: “Thank you for saying that. I’m still hurt, and I need some time.” If it’s settled for you: “Thank you. I forgive you.” You don’t have to say “it’s fine.” You can also just write, “I got your message, and I’ll answer when I’ve thought about it.” If this person has hurt or frightened you, you don’t owe an answer, and you don’t have to meet.',
      'When the apology missed the point: “I’m glad you wrote. What hurt me was …, and I’d like to know if you can see that.” When you don’t want to talk yet: “I hear you. I’m not ready for more right now.” You can forgive and still need time before you trust them again. And if this person has frightened you, you don’t owe a reply.',
    ],
    passage: 'Ecclesiastes 3:7',
  },
  {
    id: 'dinner-comments',
    title: 'Answering remarks at family dinners',
    texts: [
      'Calm and a little boring works best: “I’d rather not talk about that. Could you pass the potatoes?” If it comes again: “I meant that. Let’s talk about something else.” Then get up and refill the water. You don’t need a clever line, and you don’t have to explain. Ask one relative you like to help change the subject when it starts. If anyone there frightens you, you don’t have to go.',
      'For a remark that stings: “I don’t find that funny. Please don’t say that around me.” For a nosy question: “That’s a long story, and the food’s getting cold.” Said evenly, once, it’s no scene. Before you go, settle how long you’ll stay: “I’m heading out now. Thank you for dinner.” If leaving isn’t up to you, ask an adult you trust beforehand to be on your side.',
    ],
    passage: 'Psalm 3:3',
  },
];
