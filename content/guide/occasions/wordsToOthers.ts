import type { Occasion } from './occasion';

/** Words at work, at school and at church, in illness and grief, and to strangers. */
export const WORDS_TO_OTHERS: readonly Occasion[] = [
  {
    id: 'scam-relative',
    title: 'Telling a loved one it’s a scam',
    texts: [
      '“I’m not here to scold you. I care about you, and I’m worried about the money. Can we look at the messages together?” Shame makes people hide, so ask before you tell: “What would you think if a friend showed you this?” Suggest one harmless test: “Let’s wait a week before the next payment, and see what they say.” Scammers do this for a living; anyone can be taken in.',
      'When they’ve seen it: “You trusted someone, and they lied to you. That’s on them. Let’s call the bank now.” Keep every message, change the passwords, and report it to the police or a fraud helpline in your country. If they won’t hear it: “I disagree, and I love you. I won’t lend money for this. You can call me at any hour if something feels off.” Stay in touch; a scammer wants them alone.',
    ],
    passage: 'Proverbs 25:11',
  },
  {
    id: 'scammer',
    title: 'Answering a stranger who wants money',
    texts: [
      '“I don’t send money, gift cards or codes to people I haven’t met. Please don’t ask again.” Send that once and block them, or block without a word, which is safer. If they say they’re family, the tax office or a pastor, check on a number you find yourself. If they threaten you, don’t pay and don’t answer; keep the messages and tell the police or an adult you trust: “I need help with this today.”',
      'If money is already gone, call your bank: “I think I’ve been scammed. I sent … on …. Please stop it if you can, and secure my account.” You’re not foolish; scammers are practiced. Don’t send more to get the first back. If they threaten you with pictures, don’t pay and don’t answer; keep the messages and tell the police or an adult you trust: “Someone is threatening to share pictures of me. I need help.”',
    ],
    passage: 'Matthew 10:16',
  },
  {
    id: 'suicide-loss',
    title: 'What to say after a suicide',
    texts: [
      '“I’m so sorry about …. I don’t have the right words, and I’m here. I’ll always remember how ….” Say the name and one good thing; families often fear that the way their loved one died will be all that’s left. Don’t ask how it happened, and don’t guess at why, or at where they are now: “I don’t know. I trust God to be merciful.” Bring food, and come again in a month, when it’s quiet.',
      'If they blame themselves: “I hear how much you wish you could have stopped it. I don’t blame you.” If they ask where their loved one is now: “God knows … better than we do, and I trust God to be merciful.” Later, mention a group for people left behind by suicide. If they talk of dying themselves, ask straight out, stay with them, and call a crisis line or your country’s emergency number together.',
    ],
    passage: 'Psalm 34:18',
  },
  {
    id: 'miscarriage',
    title: 'Words after the loss of a baby',
    texts: [
      '“I heard about your baby, and I’m so sorry. I’m sad with you. You don’t have to be okay, and you don’t have to reply.” If the baby has a name, use it. Leave out “at least it was early”, “you can try again” and “God needed an angel”. Leave food at the door with a note: “For tonight. No need to return the dish.”',
      '“I’m so sorry. Would you like to tell me about your baby?” It says the child was real. If there’s another parent, ask them too, because they’re often skipped: “And how are you holding up?” If one twin lived, there’s room for both: “I’m so glad … is here, and I’m so sorry about ….” In a few weeks, and around the due date, write again: “I haven’t forgotten. I’m thinking of you and your baby today.”',
    ],
    passage: 'Psalm 56:8',
  },
  {
    id: 'thank-nurse',
    title: 'Thanking a nurse, doctor or caregiver',
    texts: [
      '“Dear …, you looked after … when we needed it most. I’ll never forget how you …. Thank you for your skill and your patience.” One exact moment is what they’ll keep for years. If you don’t know the name, address it to the whole ward or team: “To all of you who were there in …, thank you.” Send a copy to the manager if there is one; praise on file does some good.',
      'If the person has died: “You made those last days gentle. You called … by name, and you were kind to us in the hallway. We’re grateful.” For someone you still see, or see for the last time: “I wanted to tell you while I can: you made the hard days easier.” Four lines by hand are enough. A box of fruit for the whole shift goes over better than a big gift for one.',
    ],
    passage: 'Hebrews 6:10',
  },
  {
    id: 'sympathy-card',
    title: 'Writing a sympathy card',
    texts: [
      '“Dear …, I was so sorry to hear about …. I remember how …. I’m thinking of you and your family.” With the name and one memory in it, three lines are plenty. If you didn’t know the person who died: “I never got to meet …, and I’m so sorry for your loss.” Write by hand if you can, even on plain paper. Late is better than not at all.',
      'For someone you know only a little: “I’m sorry for your loss, and I’m thinking of you in these days.” Closer: “I don’t have words that help. I love you, and I’ll call on Sunday; you don’t have to pick up.” On flowers, “In loving memory” or “With love from …” fits. Unless you know they share your faith, offer a kind thought or a visit rather than a sermon. If you promise something, keep it.',
    ],
    passage: '2 Corinthians 1:3-4',
  },
  {
    id: 'boss-fewer-hours',
    title: 'Asking my boss for fewer hours',
    texts: [
      '“Could we find fifteen minutes this week to talk about my hours? I’d like to stay, and I can’t keep up this schedule.” Send that first, so it isn’t a surprise at the end of a shift. Then bring a number: “Starting in …, I’d like to work … hours a week.” Check beforehand what that would do to your pay and benefits. If it’s about extra shifts: “I can work my regular hours, and no more for now.”',
      'For an extra shift or a late night: “I can’t stay tonight. I can finish … before I go.” When it happens every week: “I’ve been glad to help out, but I can’t take extra shifts anymore. Please plan with my regular hours.” To cut back for good: “I’d like to go down to … hours. When could we talk about how that might work?” One short reason is plenty; each extra one can be argued with.',
    ],
    passage: 'Ecclesiastes 4:6',
  },
  {
    id: 'boss-day-off',
    title: 'Asking my boss for time off',
    texts: [
      '“I’d like to take … off. I’ve checked the schedule, and … could cover for me. Is that all right with you?” That’s enough for most bosses; the date first, the reason only if you want to give it. In writing, finish with “Please let me know by …, so I can plan.” If it’s a family event or a funeral, one plain line such as “It’s for a funeral” usually ends the questions.',
      'Planned ahead: “Could I have … off? I’ll finish … before then.” At short notice: “I’m sorry for the late notice. I can’t come in on …. I’ll be back on ….” For an illness, you often don’t have to name it: “I’m not well enough to work today. I’ll update you tomorrow morning.” For worship every week, ask once for the whole season: “I have church on Sunday mornings. Could I work … instead?”',
    ],
    passage: 'Ecclesiastes 3:1',
  },
  {
    id: 'boss-raise',
    title: 'Asking for a raise',
    texts: [
      'Ask for the meeting in one message: “Could we talk for twenty minutes this week about my role and my pay?” In the room: “Since …, I’ve taken on … and …. I’d like my pay to reflect that, and I’m asking for ….” Then stop talking, even if the quiet feels long. Bring two or three results on a sheet of paper, and leave out your bills and what other people earn.',
      '“I enjoy the work, and I’d like to talk about my salary. Based on what I do now and what similar jobs pay here, I’m hoping for ….” If the answer is no: “I understand. What would need to happen for a yes, and when can we look at it again?” Write down what they tell you and send it back as a short thank-you the same day.',
    ],
    passage: '1 Timothy 5:18',
  },
  {
    id: 'colleague-credit',
    title: 'When someone takes credit for my work',
    texts: [
      'In the meeting itself, stay friendly and claim it: “I’m glad that idea is catching on. When I brought it up on …, I was also thinking about ….” Afterward, just the two of you: “The part about … was my work, and it came across as yours. How can we set that straight?” Ask before you accuse; they may not have noticed. From now on, put your ideas in an email first.',
      '“Next time we present, I’d like to show my part myself. Can we agree on that?” It fixes the future without a trial about the past, and it works with a boss too. If it goes on, tell a manager you trust the facts, without adjectives: “I want you to know that I wrote … and …. I’d be glad to walk you through it.” Have the dated drafts with you, and skip any guess about why it happened.',
    ],
    passage: 'Psalm 37:5-6',
  },
  {
    id: 'work-report',
    title: 'Speaking up about a wrong at work',
    texts: [
      '“I need to report something. On …, at …, I saw …. It has happened … times. What will be done about it?” Stay with what you saw and heard. Send it in writing and keep a copy at home. You can ask to bring a coworker or a union rep, and you don’t have to meet alone with the person it’s about. If you’re asked to fake a paper: “I can’t sign that, because it isn’t true.”',
      'To the person, if it feels safe: “Please stop. I don’t want to be touched,” or “I can’t put my name on something that isn’t true.” You don’t have to say it to their face, or do this alone. To HR or a labor office: “I’m reporting … by …. I’m worried about what may follow. How am I protected?” Note dates and witnesses now. If you’ve been threatened or hurt, get somewhere safe first and call the police.',
    ],
    passage: 'Zechariah 8:16',
  },
  {
    id: 'resign',
    title: 'Telling my boss I’m leaving',
    texts: [
      '“I wanted you to hear this from me first: I’m leaving, and my last day will be …. Thank you for …. I’ll do what I can to hand things over well.” Say it in person or on a call, then send the same three sentences by email with the date. You don’t need a list of complaints; if they ask why, “I’d rather keep that private” or “It’s time for something different” is enough.',
      'Short letter: “Please accept my resignation from my position as …. My last day will be …. I’m grateful for what I learned here.” If they offer more money: “Thank you, that means a lot. My decision is made.” Check your contract for the notice period before you speak, and save your personal files and contacts first, because some places end your access the same day.',
    ],
    passage: 'Psalm 121:8',
  },
  {
    id: 'interview-gap',
    title: 'Explaining a gap or a lost job',
    texts: [
      '“From … to … I was out of work because of …. I’m ready now, and I’m looking forward to being part of a team again.” One true word in the blank is plenty: family, health, a layoff. You don’t have to name a diagnosis. Then turn to the job: “What drew me to this position is ….” Practice it until it takes fifteen seconds. A gap sounds worse in your head than it does across a table.',
      'For time at home or an illness: “I was away from work because of …, and I’m ready to come back.” If you were let go: “My last job ended because …. I learned …, and here’s what I’ve done since.” If they ask about a record: “I have a conviction from …. Here are two people who know me now.” What you have to tell differs by country; ask a job center or legal aid. On a form, “position ended” is fine.',
    ],
    passage: 'Psalm 90:17',
  },
  {
    id: 'interview-yourself',
    title: 'Talking about myself in an interview',
    texts: [
      'For “Tell me about yourself,” three sentences do: “I’m …, and for the last … I’ve been …. People come to me when they need …. I’m here because ….” For a weakness, name a small real one: “I used to …, so now I ….” Say both out loud a few times, timed at under a minute. If your mind goes blank: “That’s a good question. Let me think for a second.” Interviewers hear that every day.',
      '“What I’d bring is …. In my last class or job, for example, I ….” One small true story beats five adjectives. For a weakness, pick a real one you’re working on: “I used to …, so now I ….” First job? “I haven’t done this before, but I show up on time and I learn fast.” Have one question for them as well: “What does a good first month look like here?”',
    ],
    passage: 'Joshua 1:9',
  },
  {
    id: 'teacher-homework',
    title: 'Explaining missing homework',
    texts: [
      '“I don’t have the assignment today. I could turn it in by …. Is that all right?” Say or send it before class, not when it’s collected. If something hard is going on: “It’s been a rough few weeks, and I fell behind. Could I have until …?” You don’t owe the details. If you’ve been very low, tell a counselor or another adult you trust as well. A parent can write the same in two lines.',
      'From a parent: “… didn’t finish the homework because …. We’ll catch up by …, if that’s all right.” If it’s every night: “Homework takes us … hours and often ends in tears. What do you see in class, and which part could we leave out for now?” You each see half of the day. From a student: “I missed the deadline, and I’d still like to finish. What can I do?”',
    ],
    passage: 'Matthew 11:28',
  },
  {
    id: 'teacher-bullying',
    title: 'Telling the school about bullying',
    texts: [
      'From a parent: “… is being bullied. On …, this happened: …. Please tell me by … what the school will do to keep my child safe, and who is in charge of it.” Dates and plain facts get further than anger. Ask your child first what they’re afraid of. If it’s you, tell an adult you trust: “Some people keep hurting me, and I need help.” Save screenshots. If there are injuries or threats, you can go to the police.',
      'If it’s happening to you, pick one adult you trust: “Some people keep hurting me, and I can’t stop it by myself. It happens at …, since ….” Can’t say it out loud? Write it down or show the messages. Telling isn’t snitching, and it isn’t your fault. If the first adult doesn’t act, tell another one. A parent can write higher up: “I told you about … on …, and it’s still happening. What will change this week?”',
    ],
    passage: 'Psalm 9:9',
  },
  {
    id: 'classmate-alone',
    title: 'Talking to a classmate who sits alone',
    texts: [
      '“Hey, is this seat taken? I’m …. Did you get what we’re supposed to do for …?” A question about class is easier to answer than “Are you okay?” If it goes well: “We sit over there at lunch. Come over if you like.” One invitation can feel like pity, so make it ordinary and ask again another day. They may prefer some quiet, and that’s fine too.',
      'A short message works: “Hi, it’s … from …. A few of us are going to …. Want to come?” If they say no: “No problem, maybe next time.” And mean the next time. For someone learning the language, short sentences help, and a game: “How do you say … in your language?” Bring one friend along if walking up by yourself is scary. If they seem hopeless or stay shut in, tell an adult who can help.',
    ],
    passage: 'Romans 15:7',
  },
  {
    id: 'neighbor-parking',
    title: 'Talking to a neighbor about parking',
    texts: [
      '“Hi, my name’s …, and I live at …. When a car is parked there, I can’t use my place. Could you leave it free?” Go at a calm hour, not while you’re late and boiling. Add something that helps them too: “If you have guests, tell me, and we’ll work it out.” Many people have simply never been told. If they frighten you, don’t go; ask the landlord or the local office to deal with it.',
      'For the windshield: “Hi, I need this spot every morning at …. Please park somewhere else. Thank you! … from number ….” A friendly note gets further than an angry one. If you’ve asked twice: “I’ve asked before, and it keeps happening. Next time I’ll have to ask the landlord or the local office for help.” With someone who frightens you, skip the doorstep and the note, and go straight to that office.',
    ],
    passage: 'Proverbs 25:15',
  },
  {
    id: 'neighbor-noise',
    title: 'Talking to a neighbor about noise',
    texts: [
      '“Hi, I’m … from next door. I don’t think you can hear it from your side, but … comes right through to our bedroom. Could it be quieter after ten?” They can fix it without losing face. For an animal: “Is there any way to keep … inside until seven?” Go by day, and ask for one change, not five. If people there are drinking or angry, don’t go; write, or ask the landlord.',
      'A note, if talking is hard: “Hello from …. On many nights I hear … until about …, and I can’t sleep. Would you turn it down at …? If something at our place bothers you, please tell me as well.” If nothing changes, take a list of dates to the landlord or the local office: “I’ve asked, and it goes on. Could you help?” Stay away if people are drinking or angry. If you hear someone being hurt, call your country’s emergency number.',
    ],
    passage: 'Romans 12:18',
  },
  {
    id: 'roommate-messy',
    title: 'Talking to a messy roommate',
    texts: [
      '“Can we talk about the kitchen for ten minutes tonight? I get stressed when the dishes pile up, and I don’t want to be the person who nags.” Then offer a deal rather than a complaint: “What if we each wash our own dishes before bed?” Ask what bugs them about you, too. Pick a time when everyone has eaten, and don’t do it in front of friends.',
      'By text, keep it light and exact: “Hey, could you take care of … before tomorrow night? Thanks!” One thing per message. If hints haven’t worked: “I’ve brought up the cleaning a few times, and it isn’t getting better. Let’s split it: I’ll do …, you do …, and we’ll check in on Sunday.” Put the list on the fridge with every name on it. For food, separate shelves save a lot of friendship.',
    ],
    passage: 'Colossians 4:6',
  },
  {
    id: 'landlord-rent',
    title: 'Talking to my landlord about rent',
    texts: [
      '“I want to tell you early: I can’t pay the full rent on …. I can pay … now and the rest by …. Would that work for you?” Name an amount you can really keep. For an increase: “I’d like to stay, and … is more than I can manage. Could we talk about …?” Ask for every answer in writing. If you have an eviction notice, ask a legal aid or tenant office today; dates matter there.',
      'If you’re behind: “I want to catch up. Could I pay … extra each month until it’s settled?” About an increase: “I’d like to stay. Would you consider … with a longer lease?” For a deposit: “I moved out on … and left the place clean. Please send my deposit, or a list of what you’re keeping and why, by ….” Attach photos. Before you sign anything, ask a tenant or legal aid office about the rules where you live.',
    ],
    passage: 'Psalm 46:1',
  },
  {
    id: 'landlord-repair',
    title: 'Asking my landlord for a repair',
    texts: [
      '“Since … there has been a problem with …. I’ve attached photos. Please let me know by … when it will be repaired.” Send it in writing, even if you’ve already called, so there’s a date on record. After a week of silence: “I’m following up on my message of …. If it can’t be fixed by …, I’ll ask the housing office what to do next.” Before you hold back any rent, ask a tenant or legal aid office.',
      'If they get short with you: “I know repairs are a hassle. I’d just like a date, so I can be home.” If they come in unannounced: “Please tell me a day ahead before you come in. Thank you.” You’re allowed to ask for both. A tenant office can tell you what’s required where you live. If being alone with them worries you, have a friend there for the visit, and send requests in writing.',
    ],
    passage: 'Isaiah 32:18',
  },
  {
    id: 'muslim-three-gods',
    title: 'Explaining the Trinity to a Muslim',
    texts: [
      '“I’d say no to three gods as well. Christians believe in one God, and only one, who has made himself known as Father, Son and Holy Spirit.” Then be honest about the hard part: “It’s a mystery to me too, and I can’t draw you a picture of it.” Ask what they’ve been taught about it. You don’t have to win, and where talking about faith isn’t safe for you, you don’t have to answer.',
      'If they stumble over the Son: “We don’t mean that God had a wife or a child the way people do. We mean that Jesus is one with God and shows us who God is.” About Mary: “She’s the mother of Jesus. She isn’t part of the Trinity.” You can add: “What do you believe about Jesus? I’d like to understand it.” Leave their prophet and their book out of your answer, speak for your own faith, and say so when you don’t know.',
    ],
    passage: 'Mark 12:29',
  },
  {
    id: 'jewish-friend',
    title: 'Talking about Jesus with a Jewish friend',
    texts: [
      '“I came to trust God through Jesus. He was a Jew, and he prayed the psalms. I know we see him differently.” Then let them speak: “What do you hope the Messiah will bring?” If they point out that the world isn’t at peace: “You’re right, it isn’t. I’m still waiting for that too.” You don’t have to win anything; tell what you believe, and be curious about what they do.',
      'When history comes up, don’t defend it: “Christians have done terrible things to Jewish people. I’m sorry, and I’m glad you can say it to me.” On who is saved: “That’s for God to judge, not me. I can tell you what I believe, and I’m thankful you’re my friend.” If you’d like to learn more, ask about something they love, such as a holiday or a family custom, and listen well.',
    ],
    passage: 'Micah 6:8',
  },
  {
    id: 'hindu-friend',
    title: 'Talking with a Hindu or Buddhist friend',
    texts: [
      '“For me it isn’t mainly a list of rules or ideas. I trust Jesus, and I believe that he shows me what God is like.” Follow it with a real question: “What do you do at home to pray or be quiet, and what does it mean to you?” If they say all religions are the same: “I can see why you’d say that. I see some real differences, and I’d like to hear yours.” Smile, and stay for tea.',
      'When you’re asked to take part in something you can’t: “Thank you for including me. I pray as a Christian, so may I sit with you quietly instead?” Churches differ on what to attend; ask your pastor or priest. If a no could put you in danger, talk first with someone you trust. When they ask what’s different: “That God came looking for us before we did anything right.” Skip any verdict on their gods or their family.',
    ],
    passage: 'Acts 17:27',
  },
  {
    id: 'atheist-why-believe',
    title: 'Telling a friend why I believe',
    texts: [
      '“I can’t prove it to you, and I won’t pretend I can. I believe because of …, and because I don’t feel alone when I pray.” Put in the one thing that really holds you; a small true reason carries more than a borrowed argument. Then turn it around: “What’s your story with it?” Listen to the end, and don’t save up a reply while they talk.',
      'If the tone is mocking: “It’s fine that you see it differently. It matters a lot to me, so I’d rather not joke about it.” If they mean it seriously: “Good question. I’ve got doubts too, and I still keep coming back, because ….” You’re allowed to say “I don’t know. Let me think about that one.” Nothing has to be settled by the end of lunch.',
    ],
    passage: '1 Peter 3:15',
  },
  {
    id: 'why-god-allows',
    title: 'When a friend asks why God allows it',
    texts: [
      '“I don’t know why. I wish I did. I’m not going to give you an explanation, but I’ll stay here with you.” Then let them be angry, even at God, without correcting them. Leave out “for a reason”, “God needed” and “at least”; they hurt. Later you might ask, “Would you like me to pray, or would you rather I didn’t?” and do as they say. If it’s your loss too, you can cry together.',
      'When the question is more from the head: “I don’t have an answer that would satisfy me either. People in the Bible ask God the same thing, and they don’t get told off for it.” You can say what you hold on to: “I believe that God is near people who suffer. I can’t prove it from this.” By text: “I’ve been thinking about what you asked. I have no answer, just a lot of love for you.”',
    ],
    passage: 'Psalm 10:1',
  },
  {
    id: 'child-heaven',
    title: 'Explaining heaven to a child',
    texts: [
      '“Heaven is where God is. It isn’t a spot on a map, so a car or a rocket can’t take us there. God knows the way.” For “What does it look like?” try “I haven’t seen it. What do you think?” and listen to what they picture. Whether people in heaven see us is answered differently from church to church, so say what your family believes. Short answers are best; if they want more, they’ll ask again.',
      '“No one has taken a photo of heaven. I believe that God is there, and that no one there is sick or scared or sad.” About someone who died: “God loves them even more than we do. We can tell God what we miss about them.” If a child talks of wanting to go there, ask gently, “Are you feeling very sad?” Stay close, and if they speak of dying, talk to a doctor that day.',
    ],
    passage: 'John 14:2',
  },
  {
    id: 'child-communion',
    title: 'Explaining communion to a child',
    texts: [
      '“On his last evening, Jesus ate with his friends. He gave them bread and a cup, and he asked them to keep doing it.” That carries a child a long way. About the body and the blood: “Jesus used those words because he gave himself for us.” Churches differ here, from a sign that we remember him by to his true body and blood, so ask your pastor or priest how your church says it to children.',
      'For bread without yeast: “Long ago God’s people had to leave Egypt so fast that the dough had no time to rise. Our church remembers that.” Others use risen bread. If your child has to wait: “You belong with us. In our church we get ready first, and I’ll be so glad with you when the day comes.” When children may receive, and how the bread is understood, differs between churches; ask your pastor or priest for words that fit.',
    ],
    passage: 'Luke 22:19',
  },
  {
    id: 'child-god-real',
    title: 'When a child asks if God is real',
    texts: [
      '“I believe he is, and I can’t see him either. I notice him when …, and when I pray.” Tell one true thing from your own life; children remember that. Then: “What makes you wonder?” There’s often a story behind it, a joke at school or a prayer that didn’t get the answer they wanted. To that you can say: “I don’t know why. I’m sad about it with you.” You don’t need the last word on God today.',
      'If Santa was part of your home: “You’re right to ask. I told you about Santa as a game, and I tell you about God because I really pray to him.” If they say they don’t believe: “Thank you for telling me. You can ask me anything, and I’ll love you the same whatever you think.” Keep praying and saying grace as usual, and don’t make them perform. “I don’t know” is a good answer, too.',
    ],
    passage: 'Mark 9:24',
  },
  {
    id: 'invite-church',
    title: 'Inviting a friend to church',
    texts: [
      '“I’m going to … on Sunday at …. Would you like to come along? We could eat together after, and it’s fine to say no.” Name the day and the hour; a loose “You should come sometime” is easy to forget. Tell them what to expect: “It takes about …, come as you are, and I’ll sit with you. You don’t have to do anything.” Ask once, then leave it with them.',
      'By text: “No pressure at all: our church has … on …, and I thought of you. If you’d like, we can meet at the door at ….” If they decline: “Thanks for telling me. Coffee on Saturday anyway?” That second line shows the friendship doesn’t hang on it. For someone who’s had a hard time with church, something smaller may be better, such as a shared meal or a concert.',
    ],
    passage: 'John 1:39',
  },
  {
    id: 'decline-serving',
    title: 'Saying no to serving at church',
    texts: [
      '“Thank you for thinking of me. I won’t be able to do it this year.” That’s a whole answer, and you can repeat it word for word when they ask why. If you’d like to offer something smaller: “I can bring food once. I can’t organize it.” If you’re stopping in the middle: “My last day will be ….” Reply within a day or two if you can. You don’t have to find the replacement.',
      'If you’re stopping something you’ve done for years: “I’ve loved …, and it’s time for me to stop. My last Sunday will be …. I’ll gladly show the next person where everything is.” If it’s only a request: “Not this time, but thank you for asking.” Tell the person in charge before it gets around. When you feel guilt rising: “I need to just come to church for a while.” Rest is a good enough reason.',
    ],
    passage: 'Mark 6:31',
  },
  {
    id: 'women-speak',
    title: 'Answering a no to women speaking in church',
    texts: [
      '“Could you help me understand this? Is it a rule of our church or your own view, and which parts of the service does it cover?” Churches read Scripture differently here, and asking first shows you what yours teaches. Then: “Being told no hurt me. Who can I talk to about it?” Write if you’re usually interrupted, and bring someone who’ll stand by you. A daughter can hear: “I loved that you wanted to read. I’ll ask about it.”',
      'To answer on the spot: “I know faithful Christians read those passages differently. I’d like to understand how our church does, and where I can serve.” You’re not obliged to debate it. For a child who was turned away: “… wanted to help, and came home feeling unwanted. What could we find for them to do?” If the no stays and it weighs on you, talk it over with a pastor or priest you trust before you decide anything.',
    ],
    passage: 'Romans 16:1-2',
  },
  {
    id: 'leave-church',
    title: 'Telling people I’m leaving my church',
    texts: [
      '“I want you to hear it from me: I’m leaving … and going to another church. Thank you for …. I’ve thought it through and prayed about it.” A short email is fine, and you don’t owe a list of reasons. If they ask to meet: “Thank you, but I’d rather leave it here.” If someone there has frightened or controlled you, don’t meet them alone; you don’t have to meet, write or explain at all.',
      'To friends there: “I’ve found another church. It isn’t about you, and I’d love to keep having coffee.” To family who grieve over it: “I know this is hard to hear. I love you, and I’m still praying.” To those who dig: “There were reasons, and I’d rather not go over them. How are you?” If you leave as a family, agree on one sentence. If someone there scares you, send keys and goodbyes through a friend.',
    ],
    passage: 'Acts 20:32',
  },
  {
    id: 'disagree-pastor',
    title: 'Disagreeing with my pastor or priest',
    texts: [
      '“Do you have half an hour this week? Something you said on … has stayed with me, and I’d like to tell you how it landed.” Then: “When you said …, I heard …. Is that what you meant?” Bring one point, and listen to the answer. If you’re afraid of them, write, or bring someone. If it’s about medicine, don’t stop it because they say so; ask your doctor first.',
      '“I’ve prayed and thought about what you told me, and I see it differently. I’d like to explain why.” Clear and respectful is enough. On your health or your safety, you may always say: “Thank you. I’ll talk about that with my doctor,” and keep taking your medicine until you have. If the answer is pressure or shouting, you can get up and leave. Most churches have someone to write to, such as a board or a bishop.',
    ],
    passage: 'Ephesians 4:15',
  },
  {
    id: 'open-church-meeting',
    title: 'Opening a difficult church meeting',
    texts: [
      '“I’m glad you’re all here. Some of us are angry tonight, some are sad, and we don’t all want the same thing. We all care about this church.” Then the ground rules in one breath: “Two minutes each, one person at a time, and we talk about the question, not about each other.” Say when the meeting will end, and keep to it. Begin with a prayer or a minute of silence. Don’t name anyone who was hurt.',
      'Open with the facts, so no one has to guess: “Here’s what has happened: …. Here’s what we don’t know yet. Tonight we’ll talk about …, and nothing else.” If people were harmed, protect them: no names, no details, no calling on them to speak. If you pray, don’t take sides: “God, help us listen. Help us tell the truth and be kind. Amen.” When voices rise: “Let’s stop for a minute. Who hasn’t spoken yet?”',
    ],
    passage: 'James 1:19',
  },
  {
    id: 'pray-aloud',
    title: 'Praying out loud when I’m asked',
    texts: [
      'Keep one in your pocket: “Dear God, thank you for this day and for the people here. Please be with the ones we’re worried about, and help us this week. Amen.” Fifteen seconds is a prayer. For one person, add a line: “Be near to …, and give them peace.” Hold a card if you like, or start the Lord’s Prayer and let everyone join in. If you’d rather not: “I’ll pray silently today.”',
      'When you’d rather not: “I’d like to pray silently today. Would someone else do it out loud?” You don’t owe a reason. To settle it for good, tell the leader in private: “I freeze when I’m called on. Please don’t ask me unless I offer.” If you want to try, begin with just thanks: “Thank you, God, for …. Amen.” One sentence, and you’ve done it.',
    ],
    passage: 'Romans 8:26',
  },
  {
    id: 'testimony',
    title: 'Giving my testimony',
    texts: [
      '“My name is …, and I’m a bit nervous, so thank you for listening. A few years ago, I was …. Then …. Today, ….” Before, what happened, now: that’s all the shape it needs. Choose one scene and tell it with details, such as the kitchen, the phone call, the rain. You never owe the room the part that still hurts. End with “That’s my story so far. Thank you.”',
      'If your story feels ordinary: “I don’t have a dramatic story. God has been with me quietly, and the clearest time was ….” Someone in the back row may need just that. Of the hard parts, share only what you’re ready to, and leave out other people’s secrets: “I won’t go into all of it. It was dark, and I was helped.” Read it aloud at home once with a clock.',
    ],
    passage: 'Psalm 66:16',
  },
  {
    id: 'grace-unbelievers',
    title: 'Saying grace with unbelievers',
    texts: [
      '“Before we eat, I’d like to say a short thanks, as I do at home. You’re welcome to join in or just be quiet for a moment.” Then: “God, thank you for this food, for the people who made it, and for everyone at this table. Amen.” Ten seconds is plenty. Make the sign of the cross if that’s yours, don’t slip a sermon into it, and pass the food right after.',
      'At someone else’s table, you can pray silently before you start to eat. If you’re asked to speak for a mixed group: “We’re thankful for good food, for the hands that cooked it, and for those who can’t be with us. May everyone have enough.” People of any belief can say yes to that. If it’s your own table, you can add “Thank you, God.” If eyes roll: “That’s all, I promise. Let’s eat.”',
    ],
    passage: 'Psalm 145:15-16',
  },
  {
    id: 'diagnosed',
    title: 'When someone has a serious diagnosis',
    texts: [
      '“I’m so sorry you have to face this. You don’t have to answer. I’m thinking of you a lot.” Send it today; the perfect version isn’t coming. A day or two later, offer one thing with a time on it: “I can come with you on Thursday, or bring a meal. Which would help?” Keep stories of other people’s cures, the diet tips and “stay positive” to yourself.',
      'You might ask: “Do you want to talk about it, or would you rather have an hour of normal?” Both are kind, and the answer can change from day to day. If you froze when they told you: “When you told me, I didn’t know what to say. I still don’t, but I care about you and I’m here.” Write treatment dates on your calendar and send a message the evening before.',
    ],
    passage: 'Galatians 6:2',
  },
  {
    id: 'dying',
    title: 'What to say to someone who is dying',
    texts: [
      '“I love you. Thank you for …. I won’t forget you.” Say it slowly, or send it just like that. Add one small memory: “I keep thinking of the time we ….” If they can’t answer, they may still hear you, so talk to them and not over them. Sitting in silence also says something. Ask, “Would you like your pastor or priest to come?” If love isn’t what you feel: “I’ve come to say goodbye.”',
      'If it wasn’t easy between you: “I’m here. I wish some things had been different.” You don’t have to settle everything in that room, and if they hurt you, you may stay away or bring someone along. To a person who’s afraid: “What scares you most? I’d like to hear it.” You don’t need an answer. From far away, ask a nurse or relative: “Could you hold the phone to their ear?”',
    ],
    passage: 'Romans 8:38-39',
  },
  {
    id: 'widowed',
    title: 'Talking to a friend who is widowed',
    texts: [
      '“I was thinking about … today, and about you. You don’t need to write back.” Use the name; many people long to hear it once everyone else has stopped saying it. Then something with a day: “I’m making soup on Tuesday. I’ll drop some off at five and won’t stay unless you want me to.” The weeks after the cards stop are when a message counts most.',
      'Face to face: “How are the evenings?” It’s easier to answer than “How are you?” If they cry, stay put: “I’m in no hurry.” For a holiday or an anniversary: “I know what day tomorrow is. Would you like company, or a call, or to be left in peace?” Leave out dating, moving on and selling the house, and put their dates in your calendar for next year.',
    ],
    passage: 'Psalm 147:3',
  },
  {
    id: 'pet-died',
    title: 'Words for someone whose pet died',
    texts: [
      '“Oh no, not …. I’m so sorry. The place must feel very quiet tonight.” Use the animal’s name. You can add: “Send me a picture, if you feel like it.” Never say it was just an animal, and don’t mention getting another one yet. If they live alone, the daily routine is what they may miss most, so ask, “Would you like company for a walk or a cup of tea tomorrow?”',
      'For a card: “You gave … so many good years. I’ll always remember how ….” One memory beats any poem. If they had to let the vet end it: “You did a hard thing out of love.” For a child: “It’s okay to cry. What was the funniest thing your pet ever did?” If they ask about heaven, “God made … and cares about every animal” is something you can say.',
    ],
    passage: 'Luke 12:6',
  },
  {
    id: 'obituary',
    title: 'Writing an obituary',
    texts: [
      '“… died on … at the age of ….” Start there, then two lines of who they were: “They worked as …, and everyone knew them for ….” You don’t have to name a cause. Close with the names left behind and “The service will be held at … on ….” Let someone who knew them check the names and dates; those are the mistakes that hurt. For safety, leave off the home address and the full birth date.',
      'Let one true detail do the work: “… never left a card game early and never let anyone go home hungry.” For the cause, “died unexpectedly” says enough. If the family wants to be open: “… died after a long fight with addiction. We love them still.” For family you’re not in touch with, list names without comment, so the page doesn’t settle any scores. Leave out anyone who could be put in danger by being named.',
    ],
    passage: 'Psalm 90:1-2',
  },
  {
    id: 'eulogy',
    title: 'Speaking at a funeral',
    texts: [
      '“I’m …, and … was my …. If you ever sat at their table, you know ….” Begin with a place or a habit, so people see them at once. Then one true story, and an ending you can lean on: “Thank you, …. We’ll miss you at every ….” Three minutes is about four hundred words. Ask the pastor or priest when you may speak. Print it large, and have someone ready to read on if you can’t.',
      'If it’s hard to begin: “I could say a lot about …. I’ll tell you one thing.” When it was complicated, you can be honest and kind: “… wasn’t an easy person. There was also …, and I want to remember that today.” You needn’t praise what hurt you, or speak at all. If tears come: “Give me a moment.” No one minds. You can also hand the talk over: “I’ve written a few words, and … will read them for me.”',
    ],
    passage: 'Ecclesiastes 3:4',
  },
  {
    id: 'friend-rehab',
    title: 'Words for a friend in rehab',
    texts: [
      '“I’m thinking of you, and I’m glad you’re getting help. No need to report anything. Here’s what’s new on our street: ….” Ordinary news is a gift when everything else is about the addiction. Write by hand if phones aren’t allowed. When they’re out: “Want to get breakfast on Saturday?” Choose somewhere without alcohol, and ask, “What would make this easier for you?”',
      'After a relapse: “Thank you for telling me. I’m not giving up on you. Who can you call today, your sponsor or your doctor?” If they ask for money: “I won’t give you cash, and I do care about you. I could bring food, or go to a meeting with you.” You can be warm and keep that line. For a milestone: “Thirty days. I see how much work that is.” If they can’t be woken, call your country’s emergency number.',
    ],
    passage: 'Lamentations 3:22-23',
  },
  {
    id: 'friend-prison',
    title: 'Writing to someone in prison',
    texts: [
      '“Hi …, I’ve been thinking of you. I don’t know what your days are like, so tell me as much or as little as you want. Here, ….” Fill the page with weather, sports and what the neighbors are up to. Don’t ask about the case; mail and calls may be read and recorded. To someone you’ve never met, write through the program, not from your home address. End with something you’ll really do: “I’ll write again next month.”',
      'On a visit or a call: “It’s good to see you. What do you want to hear about first?” Check the rules on clothes and ID the day before. To someone getting out: “I’m glad you’re getting out. Want to eat together, or have some time alone first?” To their family, who often get silence: “I heard about …. I’m not judging. What would help this week?” If they’ve hurt you, you don’t owe a letter or a visit.',
    ],
    passage: 'Matthew 25:36',
  },
  {
    id: 'friend-depressed',
    title: 'Answering a friend who is depressed',
    texts: [
      '“I’m glad you told me. That sounds really heavy, and you don’t have to hide it from me.” Then ask the plain question: “Are you thinking about killing yourself?” Asking doesn’t put the idea there. If it’s yes, stay with them or on the phone, and call a crisis line or your country’s emergency number together. If you’re young, get an adult right away, even if they asked you to keep it secret. Leave out “cheer up” and “just pray more”.',
      'By text: “No need to answer. I’m thinking of you, and I’ll check in again tomorrow.” And do check in. Offer company for one small thing: “Can I come over and do the dishes with you?” or “I’ll sit next to you while you call the doctor.” If they hint at not wanting to live, don’t wait: ask directly, stay with them, bring in another adult, and call a crisis line or your country’s emergency number.',
    ],
    passage: '1 Kings 19:5-7',
  },
  {
    id: 'homeless-money',
    title: 'Answering someone who asks for money',
    texts: [
      '“Hi, I’m …. I don’t give cash, but could I get you something to eat?” Being looked at and asked is sometimes the better half of it. If you meet every day: “What’s your name?” and then use it. Carry some water, socks or fruit for next time. Stay where other people can see you, keep children with you, and trust your feeling if it says to walk on.',
      'A kind no is allowed: “Sorry, not today. I hope the day gets better.” Look at them, say it once, and keep walking; you don’t need a story about an empty wallet. If you know a place that helps: “Do you know about …? They serve lunch until two.” A local church or town office may know what’s open. To give or not to give cash is up to you, and either can be done with respect.',
    ],
    passage: 'Proverbs 22:2',
  },
  {
    id: 'thank-teacher',
    title: 'Thanking a teacher',
    texts: [
      '“Dear …, this year … came home talking about …. Thank you for seeing what they can do.” Let your child add a drawing or one line in their own spelling; it’ll be the part that’s saved. For your own teacher or coach: “You explained … until I got it, and you never made me feel slow.” If it was a rough year, name it: “You didn’t give up on …, and we noticed.” A note weighs more than another mug.',
      'Years later works too: “You may not remember me. I sat by the window in …, and you told me …. I’m a … now, and I still think of it.” For a recommendation: “Thank you for writing for me. I heard back from …, and I’ll let you know how it goes.” Write as you’d talk, sign with your full name and year, and send it to the school office if you have no address.',
    ],
    passage: 'Proverbs 15:23',
  },
  {
    id: 'thank-pastor',
    title: 'Thanking my pastor or priest',
    texts: [
      '“Dear …, when …, you were there. I don’t recall everything you said, but I know you stayed. Thank you.” People who serve a church mostly hear what went wrong, so be exact about what went right: the visit, the sentence, the meal, the phone call at night. If they have a family, you can thank them too: “Thank you for sharing … with us.” An ordinary week, when no one else is writing, is a good time.',
      'After a sermon: “What you said about … helped me with …. I’ll be taking that into the week.” For a farewell: “You’ll be missed. I remember how you …. I hope what comes next brings you good neighbors and some rest.” To a whole crew who brought meals: “For … weeks we didn’t have to think about supper. We ate, and we knew we weren’t forgotten.” Four lines by hand are plenty.',
    ],
    passage: 'Philippians 1:3',
  },
  {
    id: 'online-arguer',
    title: 'Stopping an argument online',
    texts: [
      '“I’ve read what you wrote. I see it differently, and I’m not going to argue about it here.” To a friend or relative you can add, “Call me if you’d like to talk.” Post it once and don’t look again for a day. You may delete, mute or block without a farewell speech. If you’re tempted to answer at midnight, sleep on it first. If they threaten you, save it, report it and tell someone you trust.',
      'For a group chat: “I love you all too much to fight in here. Can we keep this one for photos and birthdays?” For the videos: “Please don’t send me political stuff. I’d much rather hear how your week was.” To a stranger who insults your faith, “I wish you well” is a complete reply, and none at all is a good one, too. Mute or block as you need; you owe no one a debate.',
    ],
    passage: 'Proverbs 17:14',
  },
  {
    id: 'gossip',
    title: 'Stopping gossip',
    texts: [
      '“I don’t feel right talking about … when they’re not here. How’s your own week been?” Light voice, quick turn. In a prayer group: “Let’s pray for them without the details.” If it keeps up: “I’d want you to speak up if it were about me, so let’s stop here.” If it’s about you: “I heard what’s going around. Please don’t pass it on.” At school, show an adult you trust; you don’t have to stop it alone.',
      'When the talk is about you: “I heard that … is being said about me. Please don’t pass it on.” If it’s safe, say it first to the person it came from; if you’re afraid of them, or it’s a whole group, go to an adult, a boss or a leader you trust instead. And if it was you who talked: “I told … what you’d trusted me with. I’m sorry. I’ve asked them not to repeat it.” No excuses after that.',
    ],
    passage: 'Psalm 19:14',
  },
];
