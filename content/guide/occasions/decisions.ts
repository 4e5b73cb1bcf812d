import type { Occasion } from './occasion';

/** Decisions on which users ask for advice. */
export const DECISIONS: readonly Occasion[] = [
  {
    id: 'stop-teaching-while-doubting',
    title: 'Teaching or leading while I have doubts',
    texts: [
      'Having doubts doesn’t mean you must stop. Many people who teach or lead for years go through times like this. A good reason for a break is having to say things that feel like lying. Churches differ in what they ask of teachers, so talk it over with your pastor, priest or the person in charge, and ask whether a lighter term or a co-leader would help. You don’t have to choose between hiding it and quitting.',
      'Asking questions is different from teaching against what your church believes; if you find yourself doing the second, it’s time to pause. Look at the next month: which lessons, prayers or songs could you give honestly, even if simply? Keep those, and hand the rest to a friend. Tell one person you trust at church how it is with you, and agree on a date to look again. A few months off is fine, too; it isn’t a verdict on your faith.',
    ],
    passage: 'Mark 9:24',
  },
  {
    id: 'buy-or-rent',
    title: 'Whether to buy or rent',
    texts: [
      'Owning tends to suit people who expect to stay for years, have a steady income, and would still have savings after buying. Renting suits people who may move, or who’d lose sleep over a leaking roof. Write down the full monthly cost of each, with taxes, insurance and repairs, and see which one leaves you room to breathe. If two of you want different things, let each say what home means to them. Scripture leaves you free here, and renting isn’t a lesser life.',
      'How long you’ll stay and how tight the month would be matter more than what others your age have done. If buying would use up your whole cushion, waiting is a sound choice. If the payment comes close to your rent and you like the place, buying can make sense, alone as well as with others. Before you sign anything, go over it with an adviser who earns nothing from the sale. Neither choice is more Christian than the other.',
    ],
    passage: 'Luke 14:28',
  },
  {
    id: 'tell-others-we-are-dating',
    title: 'Telling people we’re dating',
    texts: [
      'You don’t owe everyone an announcement, and a few quiet weeks are fine. Still, a secret gets heavier with time, and being found out feels worse than telling. If one of you leads or supervises the other, tell the person in charge soon; that protects you both. If you’re young and someone older wants it kept secret, tell a trusted adult now. Otherwise, agree on one sentence and on who hears it first. If keeping quiet would take lying, it’s time to say it.',
      'Ask first whether you both want the same thing, since often only one is ready. Telling means fewer rumors and friends who can be glad with you; waiting gives something new a little quiet to grow in. Scripture sets no timetable. Many couples start with one leader or close friend and let the others find out by seeing them together. At work, look at what the rules say. If the news could put one of you in danger, get advice first and take your time.',
    ],
    passage: 'Ecclesiastes 3:7',
  },
  {
    id: 'go-to-the-wedding',
    title: 'Whether to go to a wedding',
    texts: [
      'An invitation is a question, so you’re allowed to answer no. Most couples take your coming as “I love you,” and few take it as “I approve of everything.” Some churches give guidance about certain weddings, so ask your pastor or priest if that’s the worry. If being there would be unsafe, or more than you can bear, that settles it. Could you come for the ceremony only, or with a friend beside you? Either way, answer soon and kindly.',
      'Five years from now, would you like to be in the pictures, or would a warm letter be the more honest gift? Christians decide differently about weddings they have doubts about, and your church may have a word on it. If one person there is the problem, ask about seating, bring someone along, and have your own way home; if that person is dangerous, you can stay away. If you’re not going, tell the couple in two friendly sentences, with no made-up reason.',
    ],
    passage: 'Psalm 121:8',
  },
  {
    id: 'parent-to-a-care-home',
    title: 'Moving someone I love to a care home',
    texts: [
      'Needing more help than a family can give isn’t a sin, and it isn’t abandoning someone. Look at nights, falls, medicines and lifting: when those can’t be done safely at home, a good care home is a form of love. A reason to wait is help you haven’t tried yet, such as a day program, a paid aide, or relatives taking turns. Ask a doctor, nurse or social worker what they’d advise, and see two places before you decide, together if possible.',
      'Many caregivers find that once others take the nights and the lifting, they can sit down and be family again. Others find a few hours of help enough for now. Your own health belongs in the decision, because a worn-out caregiver can’t help for long. Scripture asks for honor and care and leaves the place open. Ask what they dread most about leaving home; some of that can be eased. A short trial stay, if you can get one, often answers what worrying can’t.',
    ],
    passage: 'Isaiah 46:4',
  },
  {
    id: 'lend-money-again',
    title: 'Lending money to family or friends',
    texts: [
      'You can love someone and not be their bank. A rule that has kept many families friends: give only what you could lose without resentment, and call it a gift from the start. If your own rent, medicine or savings would suffer, the answer can be no. If you’d like to help, paying one bill directly may do more than cash. Sleep on it, then say it kindly and once. If you’re being threatened for money, tell someone you trust first.',
      'If there was money before, what became of it? If it got them through a hard month, that’s a reason to help; if it didn’t, another kind of help may do more, like going over a budget together. Scripture praises generosity and also warns about guaranteeing other people’s debts, so both answers can be faithful. Signing for a loan can leave you owing all of it. Settle on a sum you can spare, even if it’s zero, before the next call comes.',
    ],
    passage: '2 Corinthians 9:7',
  },
  {
    id: 'change-churches',
    title: 'Whether to change churches',
    texts: [
      'People change churches for good reasons. One is teaching or leadership that harms people; another is that you can’t worship there anymore. A reason to wait is one conflict that hasn’t been talked over yet, because those travel along. Some churches see leaving their communion as far weightier than changing parishes, so talk with your pastor or priest. Visit elsewhere three or four times before you decide. If anyone has hurt or threatened you, leave first and explain later, or never.',
      'Try splitting it in two: what would you be leaving, and what would you be going to? Moves tend to go better when the second has a clear answer. Churches differ on how weighty membership is, so hear what yours says, and what your family fears; if you live with your parents, they need to know. If the place is safe, give it some months: tell one leader honestly what’s missing, and choose a date to look again. Friends there can stay friends.',
    ],
    passage: 'Psalm 122:1',
  },
  {
    id: 'quit-the-job',
    title: 'Whether to quit my job',
    texts: [
      'Two facts matter most: what the job is doing to your health, and how long the household could live without the pay. If the first is bad and the second is short, start looking now and set a date instead of walking out. If there’s harassment, danger, or an order to break the law, get advice and go sooner. One application and one honest look at the savings make a good first step. There’s no sin in giving notice.',
      'Before resigning, check what exactly should end: the work, the hours, one person, or being tired all the time. Some of that can change by asking; a doctor may help with the last. Staying for the paycheck is honorable, and so is leaving in good order. If you can, find the next job before leaving this one, and go over the numbers with the people who live on that money. If the job is someone else’s, say what you see and leave them the choice.',
    ],
    passage: 'Ecclesiastes 4:6',
  },
  {
    id: 'take-the-job-offer',
    title: 'Whether to take a job offer',
    texts: [
      'More money is a decent reason, and so is wanting to keep your evenings. Picture an ordinary Tuesday in each life: when you leave, who’s at dinner, what you’re tired from. That often tells you more than the title does. Ask for a few days to think, and for the hours and pay in writing. If others would feel the change, ask them what they’d miss and what they’d welcome. You’re free to take it, and free to turn it down.',
      'An offer is a compliment, and you don’t have to obey it. In its favor would be work you’d grow in, people you liked when you met them, or pay that lifts a real weight. “You’d be crazy not to” isn’t much of a reason. Ask someone who works there what they’d warn you about. If they want a fee or your passport, stop and have someone you trust check it. If you lean no, a short thank-you keeps you on good terms.',
    ],
    passage: 'Proverbs 16:9',
  },
  {
    id: 'move-away-or-stay',
    title: 'Whether to move away or stay',
    texts: [
      'A move solves the problems that belong to a place and takes the others along, so it helps to sort them first. Count the people as well as the costs: who’d you call at two in the morning there, and who’d miss you here? If you can, try a couple of ordinary weeks there, groceries and all. If papers or visas are part of it, get advice before you travel. A couple may need time until both can say an honest yes.',
      'Loving people and living near them are two things; plenty of good sons, daughters and grandparents manage it from a distance. Still, that costs something real, so name it: which visits would stop, and what could you do instead? List what draws you there, and what pushes you out of here. If the first list is longer, the wish deserves trust. If you’re leaving to be safe, the second is enough. If someone wants you far from all who’d help you, ask a helpline first.',
    ],
    passage: 'Psalm 139:9-10',
  },
  {
    id: 'parent-moves-in',
    title: 'When a parent might move in',
    texts: [
      'Sharing a house goes best when it’s talked through plainly first: money, bathrooms, doors that stay closed, who’s up at night, and what happens if it gets to be too much. The one who’d move has a say, too. If the idea already strains a marriage or your health, it’s fair to look for something nearby instead. Try a month as a visit before anyone gives up a home. Care can be a spare room, and it can be dinner every Thursday. Both count.',
      'Let each person who’d live there answer alone, because people say yes out of duty and pay for it later. You’d gain shared days and perhaps shared costs; you might lose privacy, wake old quarrels, or leave the care to one person. Saying no to the house isn’t saying no to the love. Where there has been cruelty, or a child might not be safe, no is enough. Otherwise, get the family to one table or one call, and write down who’d do what.',
    ],
    passage: 'Proverbs 24:3',
  },
  {
    id: 'whether-to-break-up',
    title: 'Whether to break up',
    texts: [
      'You’re allowed to end a relationship that isn’t going toward something you’d want for life; finding that out is what the time before marriage is for. Pity, years already spent and fear of being alone are weak reasons to stay; kindness, trust and being more yourself with them are strong ones. If you’ve known for weeks, say it plainly, in person when that’s safe. If they frighten or control you, skip the talk, tell someone you trust, and get safe first.',
      'Suppose nothing about them ever changed: could you be glad with this person in ten years? A slow yes deserves more work, perhaps with an older couple or a counselor. A steady no deserves to be said, even without a big reason, and an engagement can be stopped, too. You can’t be the only thing holding someone up; if they threaten to hurt themselves, call their family or emergency help. If you’re afraid of them, don’t tell them alone. It needn’t be tonight.',
    ],
    passage: 'Psalm 25:4-5',
  },
  {
    id: 'get-married',
    title: 'Whether to get married',
    texts: [
      'Marriage asks for a whole yes, and you may take your time with it. Good signs: you’ve seen each other angry, sick and short of money, you can disagree kindly, you want about the same life, and people who love you are glad. Fear, secrets, and hoping they’ll change are warnings. Talk with a pastor or priest early; many churches offer a course, and some have their own rules about marrying. If you’re ever afraid of them, the answer is “not now.”',
      'A deadline is a poor matchmaker, whether it comes from age, money, a baby or the family. What tends to hold is friendship, honesty, and two people who still choose each other on a dull day. Talk five things through: money, children, faith, relatives, and where you’d live. If you can’t have those talks yet, waiting is wise. No one may force you to marry; if someone tries, tell a teacher, a helpline or another adult you trust.',
    ],
    passage: 'Colossians 3:14',
  },
  {
    id: 'date-someone-of-no-or-another-faith',
    title: 'Dating or marrying outside my faith',
    texts: [
      'Churches differ here: some ask you to get permission first, and some won’t bless such a marriage. So talk with your pastor or priest before you promise each other more. For now, be open early about what your faith is to you, and hear what matters to them. Ask how they’d feel about church, prayer and raising children. If a family’s anger could turn dangerous, find someone safe to advise you before anything is announced.',
      'Respect for your faith is a good sign, and it isn’t the same as sharing it. Paul urged believers to marry within the faith; he also wrote gently about marriages where only one believes. Don’t count on changing anyone. Picture Sunday morning, the great feasts, and how a child would be raised: could you both be honest and glad there? If not, it’s kinder to say so soon. If so, keep talking, slowly, and let your pastor or priest hear it, too.',
    ],
    passage: 'Psalm 86:11',
  },
  {
    id: 'leave-the-marriage',
    title: 'Whether to leave my marriage',
    texts: [
      'If you or the children are being hit, threatened or kept in fear, leaving to be safe isn’t wrong, and it needn’t wait for any other answer. Leaving can be a dangerous time, so plan it with a domestic violence helpline, and keep the plan to yourself. Where it’s distance or betrayal, churches differ on when a marriage may end, so ask your pastor or priest. Smaller steps are a counselor, time apart with clear rules, or a lawyer’s advice just to know.',
      'First, are you safe? If there’s violence, threats or fear, safety comes before every other question: call a domestic violence helpline, or the emergency number if it’s happening now. If you’re safe, you don’t have to decide this alone, or late at night. Some marriages that felt over have recovered with help both people wanted; others haven’t. Watch deeds more than promises. See a counselor yourself, and ask a pastor or priest you trust what your church teaches.',
    ],
    passage: 'Psalm 34:18',
  },
  {
    id: 'have-a-child',
    title: 'Whether to have a child',
    texts: [
      'Scripture calls children a gift, and it gives no number. Wanting it together, health that allows it, and help close by matter most; money matters, too, though you needn’t have all of it first. If one is sure and the other isn’t, don’t vote. Tell each other what you’re afraid of, and listen all the way through. A doctor can answer the medical side, and since churches teach differently about planning a family, your pastor or priest can tell you what yours holds.',
      'You don’t owe people around you an explanation. Wanting a child and feeling unready can both be honest at once. What would you grieve more in fifteen years, and what could the next two years carry? If the answer is “not yet,” name a month to talk again, and ask your church how it sees these things. No one may force or trick you into it; if that’s happening, see a doctor alone. Families of every size, and people without children, have served God well.',
    ],
    passage: 'Psalm 32:8',
  },
  {
    id: 'adopt-or-foster',
    title: 'Whether to adopt or foster',
    texts: [
      'A child who comes this way brings a history, and love is only part of what they’ll need. Support makes the biggest difference: training, a good caseworker, and two or three people who’d really show up. Everyone in the house should be able to say yes freely. An information evening, or an hour with a family who has done it, commits you to nothing. If the answer turns out to be no, you can still stand by a family that does it.',
      'Willing and able are both needed, and it’s honest to check the second. How’s your health, your patience on four hours of sleep, your backup if you’re ill? For a relative’s child, ask the child welfare office about support and legal papers before you promise anything. If a goodbye has broken your heart, you may rest before you think of another child. Helping a foster family now and then is a gentle way to find out. Scripture doesn’t ask it of every home.',
    ],
    passage: 'Psalm 68:5',
  },
  {
    id: 'choose-a-school',
    title: 'Choosing a school',
    texts: [
      'Faith has grown in every kind of school, so this is more about the child than about a principle. Look at three things: are they safe, are they learning, and is there an adult there who likes them? Then look at what it costs the family in money and strength. Visit on an ordinary morning, and ask a student what lunch is like. Many church schools welcome families of other churches. Choose for one year. You can choose again.',
      'A place that leaves the family worn out or broke is no bargain, however fine it looks, and a plain one with a caring teacher may be just right. If you’re the one teaching and you’re exhausted, stopping isn’t failing. If a child is being bullied, tell the school now, in writing, whatever you decide about next year. Scripture asks parents to pass on their faith and leaves the classroom open. Let everyone concerned have a say, the youngest first.',
    ],
    passage: 'Proverbs 2:6',
  },
  {
    id: 'college-or-major',
    title: 'Choosing college, a trade or a major',
    texts: [
      'Most people change direction at least once, so you’re choosing a next step and not a whole life. Compare three things: what you’d owe at the end, what you can stand doing on a dull day, and what work it leads to. Ask a person who does that work about their last week. Parents can be heard with respect and still leave room for your own answer. A trade, a degree or a year of work can each be honorable.',
      'Failing, being bored and being unwell can feel alike from inside, and they need different answers. If you’re struggling, see an adviser before you sign anything; many schools can hold a place during a leave. If the days are dark, see a doctor or counselor, and call a helpline today if you think of dying. If you’re still choosing, visit if you can, and read the costs twice. Age is less of an obstacle than it looks. You may use all the time there is.',
    ],
    passage: 'James 1:5',
  },
  {
    id: 'tell-a-partner-the-past',
    title: 'Telling my partner about my past',
    texts: [
      'A secret that can still reach into their life, such as a debt, an illness or a child, is better told by you, and soon. With something long over, ask whether the truth would help them know you, or mainly move your weight onto them. First talk with a priest, pastor or counselor who can keep a confidence. You don’t owe every detail, and what was done to you is yours to tell or keep. If they could become violent, get advice before you speak.',
      'Before a wedding, lean toward telling what would matter to them: a promise is firmer when both know who’s making it. Years into a marriage it’s less simple, and wise people differ. Who would the telling serve? God already knows the story and is merciful, so you can begin with him. Write down the three sentences you’d say, and read them to someone who can keep a confidence. Choose a calm time. If you’d fear for your safety, don’t tell them alone.',
    ],
    passage: 'Psalm 139:1-2',
  },
  {
    id: 'reach-out-again',
    title: 'Whether to reach out again',
    texts: [
      'The first step can be small: three lines on a card or a text, with no blame and no request, so that an answer can take its time. An illness, a grandchild, or a wish that keeps coming back are reasons to try. If this person has hurt or frightened you, you don’t have to go near them; forgiving doesn’t require a visit. If you do want to see them, don’t go alone, meet where others are, and decide beforehand when you’d leave.',
      'Would you be all right if you wrote and heard nothing back? If so, there’s little to lose. If silence would flatten you, have a friend close by when you send it. Where someone has asked for no contact, respect that; you can still pray for them, and write the letter and keep it until they open the door. Scripture speaks of peace as far as it depends on you, and knows it doesn’t all depend on you. Your safety comes first.',
    ],
    passage: 'Romans 12:18',
  },
  {
    id: 'cut-off-contact',
    title: 'Whether to cut off contact',
    texts: [
      'Distance can be a decent answer, above all where someone hurts, threatens or frightens you or the children; there, safety comes first, and you don’t need their agreement. For lesser trouble there are steps in between: shorter visits, only with others present, certain subjects off the table, messages muted. Try one and see whether they respect it. Honoring or forgiving a person doesn’t mean giving them access to you. A counselor, pastor or priest can help you see where the line is.',
      'What would you need to see before you’d feel safe and respected again? If it’s safe to say so, say it once, clearly, and give it time. If they laugh at it, or things get worse, stepping back isn’t cruel, and it needn’t be forever; a blocked number can be unblocked. If you’re afraid of them, you owe no explanation: keep the messages and ask a helpline or the police. If you’re young, tell an adult you trust, so you aren’t handling it alone.',
    ],
    passage: 'Psalm 4:8',
  },
  {
    id: 'tell-my-parents',
    title: 'Whether to tell my parents',
    texts: [
      'Many parents mind finding out more than they mind the thing itself, so it’s usually better if you say it first. Pick a calm time, start with “I need to tell you something and I’m nervous,” and then get it out in one sentence. If you’d rather not be alone for it, ask an aunt, a grandparent or a teacher to sit with you. And if you’re afraid they’d hurt you, go to a school counselor or another safe adult first.',
      'Carrying this by yourself is hard work, and asking is already a start. If someone is hurting or bullying you, it isn’t your fault: tell a safe adult today. If someone else is being blamed, today is best, too. Otherwise lean toward telling soon; a note or a text is fine when the words get stuck. You can say, “Please hear me to the end first.” If home isn’t safe for this, try a teacher, a school nurse or a child helpline.',
    ],
    passage: 'Psalm 46:1',
  },
  {
    id: 'phone-for-a-child',
    title: 'A phone for a child, and the rules',
    texts: [
      'Later is usually easier than sooner, and a plain phone for calls and texts is a good in-between. You don’t have to match the class. Look less at the age than at whether the child can stop when told, and would come to you if something ugly turned up. Set a few rules beforehand: it charges outside the bedroom at night, no new apps without asking, an adult may look. Rules known from the start feel more like care than spying.',
      'Families draw this line in different places, and the Bible hasn’t drawn it for you. Friends and practice while you’re near are reasons for more freedom; sleep, strangers and cruel group chats are reasons for less. Check a young child’s phone openly; with teens, do it less, and tell them. If it’s another family’s child, ask for their rule. If a stranger wants pictures, keep the messages, don’t scold the child, and report it. Start small for a month, then talk about how it went.',
    ],
    passage: 'Proverbs 4:23',
  },
  {
    id: 'leave-social-media',
    title: 'Whether to leave social media',
    texts: [
      'Try it before you decide: take the app off your phone for two weeks, or for Lent if you keep it, and leave the account open. Write down the numbers and birthdays you’d want. By then you’ll know whether you feel relieved or cut off. If it’s relief, stay away. If a few people matter there, keep those and mute the rest. A quiet exit rarely offends, and you don’t need to announce it or give a reason.',
      'The app is neither holy nor wicked, so look at how you are when you put it down. Sour, jealous, awake at one in the morning? Then leaving, or using it only on a computer, is a kindness to yourself. If it’s how you see family or keep old friends, that’s worth keeping. Muting a chat is polite; so is a two-line goodbye. If someone there threatens or torments you, save the messages, block them, and tell someone you trust.',
    ],
    passage: '1 Corinthians 6:12',
  },
  {
    id: 'put-a-pet-down',
    title: 'Whether to put my pet down',
    texts: [
      'Many Christians see ending an animal’s suffering as a kindness, and letting it go quietly at home can be one, too, if it isn’t in pain. Ask the vet straight out: “If this were yours, what would you do, and when?” At home, keep count for a week: eating, walking, greeting you. When bad days outnumber good ones, it’s usually time. Being in the room is up to you; stay as long as you can, and no longer.',
      'They can’t tell you what they want, so you’re deciding for them, and it hurts because you love them. A costly treatment isn’t owed if you can’t afford it, or if it would buy little time or much pain; a calm end can be the gentler gift. Have the vet describe what each choice would be like. If there are children, tell them plainly and let them say goodbye. You don’t have to make up your mind in the waiting room.',
    ],
    passage: 'Luke 12:6',
  },
  {
    id: 'get-or-keep-a-pet',
    title: 'Whether to get or keep a pet',
    texts: [
      'An animal is company, and also an appointment every morning for years. It’s a good idea when someone is truly glad to do the daily work, there’s money for a vet bill, and you know who’d take it if you fell ill. An older, quieter animal suits many homes better than a baby one. Borrow a friend’s for a weekend, or foster for a shelter; two days of that teach more than two months of thinking.',
      'Warmth, a reason to get up, and a friend in a quiet house are worth a lot. Rent rules, allergies, long hours alone and a newborn are real, too. If you’ve lost one lately, a new one takes nothing from the old, so it isn’t disloyal, and there’s no hurry. If an animal bites, keep it apart from children and ask a vet for help. Finding a better home for an animal you can’t manage isn’t heartless; a shelter can often advise.',
    ],
    passage: 'Genesis 1:25',
  },
  {
    id: 'halloween',
    title: 'Whether to celebrate Halloween',
    texts: [
      'Christians really do differ here: some stay clear of it, some give out the best candy on the block, and some hold a church party instead. The name comes from the eve of All Saints, and for many neighbors it’s costumes and sugar. If you take part, you can leave out what’s cruel or dwells on evil. If your conscience says no, a dark porch is fine. If you’re still living with your parents, go with what they decide this year.',
      'What would it be for you: children in silly hats, or something that frightens them and troubles you? Many believers find the first harmless; others keep away from all of it, and neither deserves mocking. The Bible doesn’t mention the day, so ask your church if you’d like its view. If two of you disagree, begin with the one whose conscience minds more, and look for a part you can both enjoy, like pumpkins or a meal with friends.',
    ],
    passage: 'Romans 14:5-6',
  },
  {
    id: 'holidays-of-other-faiths',
    title: 'Joining a holiday of another faith',
    texts: [
      'Eating with neighbors on their holiday is hospitality, and Jesus accepted plenty of dinner invitations. Many Christians see a difference between being a guest, who enjoys the food and the friendship, and joining in another faith’s worship; some keep a wider distance. Ask your church if you’re unsure. You can go, stay quietly to one side during the rituals, and leave out what your conscience won’t do. A friendly word beforehand to the host or teacher makes it easier.',
      'Which part are you being asked to do? Sharing a meal and good wishes is one thing; bowing, offering incense or praying is another, and most hosts understand a guest who simply stands by. If you fast beside a friend, it can be your own prayer to Christ. If you’d rather stay away, a small gift and a warm note say plenty. A parent can go along with a child the first time. Churches differ here, so ask yours, too.',
    ],
    passage: '1 Corinthians 10:31',
  },
  {
    id: 'go-to-the-funeral',
    title: 'Whether to go to a funeral',
    texts: [
      'It’s fair to ask what you need from this funeral, and not only what’s expected. Being there can make the loss real and lets the family see a face that cares. Staying away is right for some, above all when the person who died, or someone who’ll be there, did you harm; you don’t owe anyone a performance. A middle way is to come late, sit near the door and leave after. Children may come if they like, with one adult just for them.',
      'If distance, money or health stands in the way, you can write to the family, watch by video if there is one, or visit the grave later. If you’d like to go and dread it, take a friend who’ll leave when you do. If the one who died hurt you, staying home needs no excuse. Tell a child beforehand what they’ll see, and let them choose. Seeing the body is a choice, never a duty. God hears you in either place.',
    ],
    passage: 'Psalm 23:4',
  },
  {
    id: 'stop-or-start-treatment',
    title: 'Starting, stopping or refusing treatment',
    texts: [
      'Only the doctors can say what each choice would mean here, so put three questions to them: what may it gain, what will it cost in pain and strength, and what happens without it? Ask about palliative care in the same talk; comfort and treatment can go together. Many churches teach that a treatment may be declined when it burdens more than it helps, and that this isn’t giving up on God. Ask your priest or pastor about yours.',
      'Start from what the sick person wants, or would want; if that’s you, your wish comes first. If they can speak, let them say it in their own words, without pressure, and have it written down. Then go over it with the doctor, and with your priest or pastor, since churches have teaching on this. Ask how long you have to think, and which steps could still be changed later. You don’t have to decide this alone, and a chaplain can sit with you.',
    ],
    passage: 'Psalm 73:26',
  },
  {
    id: 'medicine-or-counseling',
    title: 'Whether to take medicine or see a counselor',
    texts: [
      'Taking medicine or seeing a counselor doesn’t show a lack of faith; Luke was a doctor, and he traveled with Paul. Prayer and treatment can go side by side. Whether this one is right is a question for the doctor: ask what it does, what to watch for, and how soon you’d notice. Please don’t stop anything on your own, since some medicines have to be lowered slowly. If you think of dying, call a crisis line or your emergency number now.',
      'It takes courage to ask for help, and it isn’t weakness. A first appointment is only a conversation, and you can bring someone along. If one counselor doesn’t fit, try another; some are believers, if that matters to you. If your partner frightens you, go alone first. For a child, ask the doctor what they’d try and how they’d measure it. Changes in medicine belong with the doctor, not with friends. If it gets very dark, call a crisis line that same hour.',
    ],
    passage: 'Luke 5:31',
  },
  {
    id: 'say-yes-to-serving',
    title: 'Saying yes or no to serving at church',
    texts: [
      'Being asked is a sign of trust, and “no, but thank you” is a full answer. A yes is good when the task fits what you like doing, has an end date, and leaves you the evenings you need. Ask how many hours it really takes, and talk with the person who did it before you. If you’re unsure, offer to try it for three months, or one Sunday a month. Serving was meant to be offered freely.',
      'Two weak reasons to serve are guilt and being the last to look away. Two strong ones are that you’d miss it if you didn’t, and that it would do someone good. Being shy, old or new to the language needn’t rule you out; many jobs need calm people. Take a week, pray about it, and then answer clearly; people can plan around a no. This season of your life may simply be full, and God knows that.',
    ],
    passage: '1 Corinthians 12:4-5',
  },
  {
    id: 'step-down-from-serving',
    title: 'Stepping down from serving at church',
    texts: [
      'Stopping is allowed, and you don’t have to be sick or angry to do it. Often the kindest way is to set a date, tell the leader before you tell friends, and leave a page of notes for the next one. If you only need air, ask for three months off and see how that feels. If someone there hurts or frightens you, you can stop at once and tell a person you trust. God’s care for you doesn’t depend on a roster.',
      'Imagine someone else doing it next year. Do you feel relief, or a pang? Relief may mean it’s time to go. A pang may mean the task is right and the load is wrong, and then you could share it or drop the part that drains you. Elijah, worn out, was given sleep and food before he was given anything to do. If saying it is hard, bring a friend or a parent along. If you feel unsafe there, leave first and explain later.',
    ],
    passage: 'Mark 6:31',
  },
  {
    id: 'tithe-when-money-is-short',
    title: 'Whether to tithe when money is short',
    texts: [
      'Having nothing left isn’t a sin, and you can let the plate pass with a quiet prayer. Christians differ on whether ten percent binds us, how to count it, and where it should go, so ask what your church teaches, and tell your pastor or priest honestly how things are. They’d want your household to eat. You might give a small sum you can spare, or an hour of help. If a church threatens people over money, take that as a warning.',
      'Giving is meant to be free, and God sees what you have to live on. You could choose an amount you can give gladly, write it in the budget beside rent and food, and look again when things change. Some Christians give part straight to people in need; others bring the tithe to their church first, so ask how yours sees it. If debts are the trouble, a free debt counselor can make a plan with you. The amount is between you and God.',
    ],
    passage: '2 Corinthians 8:12',
  },
  {
    id: 'debt-savings-or-spending',
    title: 'Paying off debt, saving or spending',
    texts: [
      'A plain order helps many households: food and rent, a small emergency fund, then the debt with the highest interest, then saving and spending. What’s bought on credit costs more than the price tag says. Before touching retirement money, ask what you’d lose by it. A free debt counselor can look at the whole picture with you, bankruptcy included; it’s a legal remedy, and honest people use it. Don’t sign what you haven’t had explained.',
      'Put three numbers on one sheet: what comes in, what must go out, and what’s owed at which rate. Side by side, they often make the choice clearer than it felt. As for wanting something nice, you’re free to enjoy good things, and a week’s wait shows whether you really will. If you share money with someone you can safely talk to, decide together. Lean toward the choice that lets you sleep and leaves a little to give away.',
    ],
    passage: 'Proverbs 30:8',
  },
  {
    id: 'retire',
    title: 'Whether it’s time to retire',
    texts: [
      'Money and meaning both need an answer before the last day. For money, have someone who sells nothing go over the pension, savings and health care with you. For meaning, write down what an ordinary Wednesday would hold a year from now. If that page stays empty, consider part time first. Being pushed out is another matter; learn your rights before you sign. And working again later is allowed, for pastors, too. Retiring isn’t a vow.',
      'It may be time if your days off go into recovering, if there’s something you’d like to do while you can, and if the numbers work in a bad year, too. It’s worth waiting if you like the people and still look forward to the mornings. Take a week or two at home, if you can, and live as if it had happened. If you’ve stopped and miss it, going back is no failure. Your worth was never the job.',
    ],
    passage: 'Psalm 90:17',
  },
  {
    id: 'stop-driving',
    title: 'Whether it’s time to stop driving',
    texts: [
      'A driving assessment, or a visit to the doctor and the eye doctor, gives an answer that isn’t only one person’s opinion. Getting lost, new dents or near misses mean stop now and get tested first. If there’s no such sign, leaving out night driving, fast roads and rain is a sensible step in the meantime. Line up rides before the keys go: church friends, buses, deliveries. Giving up the car is hard enough without losing the outings.',
      'Two good things meet here, freedom and other people’s lives, and when they collide, lives come first. Even so, begin with one calm talk, and let the doctor be the referee. If danger is plain and talking fails, the licensing office can ask for a new test, and telling them isn’t betrayal. If the license is your own, choosing the day yourself keeps the dignity in it. Children shouldn’t ride along while there’s doubt.',
    ],
    passage: 'Psalm 121:8',
  },
  {
    id: 'sell-the-house-or-stay',
    title: 'Selling the house or staying',
    texts: [
      'If there’s been a death lately, many advise waiting about a year before selling, unless money forces it. When you do weigh it, put the yearly cost and the upkeep on one side, and the neighbors, the church and the garden on the other. Visit a few smaller places before you decide. With family property, get one neutral appraisal, and ask a lawyer who may sign. If you’re being pressed to sign, get advice of your own first.',
      'A house can be loved and still be too much. Which rooms did you use this month, and what would you need on a day with a bad knee? If it’s only a bedroom downstairs, a small change may do. If it’s company and less to fix, choosing early leaves you more say. Let the family speak, and let the one whose home it is decide while they’re able. Photograph every room before you pack a single box.',
    ],
    passage: 'Psalm 90:1',
  },
  {
    id: 'speak-up-at-work',
    title: 'Whether to speak up at work',
    texts: [
      'Your own mistakes, and errors in your favor, are best told early, by you, with what you’ve done to fix them. Someone else’s wrongdoing takes more care: be sure of what you saw, write down dates, and look up how your workplace takes reports. If people could get hurt, get it to those who can stop it. If speaking could put you in danger, ask a lawyer or a union quietly first. You may think of your family while you do the honest thing.',
      'If everyone stayed quiet, what would happen: a small annoyance, or real harm to a customer, a coworker or the public? Small things can be said in person, or let go. Real harm is too much for one pair of shoulders, so get advice away from work, keep your own notes, and let HR or an outside agency carry it. Being asked to falsify something? You can say, “I’m not comfortable putting my name to that,” and then ask a lawyer.',
    ],
    passage: 'Psalm 25:21',
  },
  {
    id: 'break-a-friends-confidence',
    title: 'Whether to tell a friend’s secret',
    texts: [
      'If a body or a life is at risk, from cutting, threats, drugs or being hurt at home, tell an adult you trust today, even if you promised. You can say so to your friend: “I’m too worried to keep this to myself.” If it’s happening right now, call your emergency number and stay with them if you’re safe. With smaller things, like a test or a vape, talk to your friend first. You aren’t the police, and you needn’t lie for them, either.',
      'Some secrets only embarrass, and those you may keep. If a friend might harm themselves, or is being harmed, no promise binds you; tell a parent, a counselor or a nurse today. With cheating or drinking, usually go to your friend first, say what you saw and not what you guess, and give them a fair chance to act. If telling could put anyone in danger, ask a helpline before you do. You aren’t meant to handle this alone.',
    ],
    passage: 'Galatians 6:2',
  },
  {
    id: 'keep-or-end-a-friendship',
    title: 'Keeping or ending a friendship',
    texts: [
      'Friendships may change size; there’s a lot of room between best friends and strangers. If you come home feeling smaller every time, mocked or used or pulled into things you don’t want, stepping back is sensible. If it’s been one bad stretch, say it once: “It hurt me when you did that.” How they take it will tell you something. You can forgive and still plan less. If anyone threatens you, skip the talk and tell a person you trust.',
      'Think over the last year, and not the last week: do you mostly feel glad after seeing them, or mostly tired? A friend who listens when you complain is worth keeping, clumsy or not. One who never does may belong a little farther away; Jesus himself was closer to some friends than to others. Where it’s safe, a short, kind line is better than vanishing. You needn’t invite everyone to everything. Meanwhile, make room for one new person.',
    ],
    passage: 'Proverbs 27:9',
  },
  {
    id: 'apologize-or-make-amends',
    title: 'Whether to apologize or make amends',
    texts: [
      'It’s seldom too late, and it doesn’t need to be grand. A good apology names what you did, doesn’t explain it away, asks for nothing, and lets the other person be silent. If you owe something, offer to return it. Hold back if hearing from you might frighten or hurt them, or if they or a court said no contact; then take it to God, and to your pastor or priest. Otherwise, write it out, wait a day, and cut it by half.',
      'You can be sorry for your part without settling who began it, and without taking the blame for what was done to you. Being hit or frightened is never yours to apologize for. A text is fine for something small; for something deep, try a letter, or a visit they’ve agreed to. What would you do if they never answered? If you could live with that, you’re ready. Leave them free to take their time, or to say no.',
    ],
    passage: 'Psalm 51:10',
  },
  {
    id: 'sundays',
    title: 'Work, sports or rest on Sundays',
    texts: [
      'Churches weigh this differently: for some, Sunday worship is a duty with exceptions for illness, care and necessary work, while others leave the day more open. Ask what yours teaches, and then look at your week. Nurses, bus drivers and farmers have long found another hour for God. With a game or a trip, there may be a service at another time or in another town. If it’s every week, agree on a limit before it starts. Rest was meant as a gift.',
      'How often, and what would you lose? One Sunday with a shift or a test is different from a whole year with no worship and no day off. Some churches count even one Sunday as a duty, so ask your pastor or priest before you’re in the middle of it; they’ve met this question before. Mowing or studying is restful to some and plain labor to others. Keep one fixed point, even a small one: an early service, a quiet prayer, a meal without phones.',
    ],
    passage: 'Mark 2:27',
  },
  {
    id: 'love-again-after-loss',
    title: 'Dating or marrying again',
    texts: [
      'Loving someone new takes nothing from the one you loved before; one heart can hold both. There’s no fixed waiting time, though many advise a year before big decisions, because loneliness can feel like certainty. Go slowly, and keep your own money and home for now. Let children be sad, listen if one is uneasy with the person, and decide as the adult. After a divorce, churches differ about a new marriage, so ask your pastor or priest early.',
      'A first coffee isn’t a wedding. If there’s a person already, do you enjoy them, or mostly the end of quiet evenings? Both are human. Bring children in late, once you know the person well, and take it seriously if one is afraid. A ring may stay on, move to the other hand, or rest in a drawer. Living single is a whole life, too. After a divorce, ask your pastor or priest first. If someone rushes you or asks for money, stop.',
    ],
    passage: 'Psalm 147:3',
  },
  {
    id: 'baptism-or-confirmation',
    title: 'Baptism or confirmation, and when',
    texts: [
      'The traditions part ways here, and all of them love Scripture. Catholic, Orthodox and many Protestant churches baptize infants and don’t repeat it; Baptist and most Pentecostal churches wait for a person’s own faith. So the next step is to ask the church you mean to belong to, and have the pastor or priest explain why. If you’re unsure about believing, say that, too; they’d rather know. You can be thankful for how you were brought this far.',
      'There’s no age limit. For a child, talk over which church they’d really grow up in. For yourself, think what you’d be saying with it, and ask your pastor or priest how your church sees it; some would baptize you, others would mark a fresh start in another way. Rules about communion differ, so ask locally. If your family is against it, get counsel from a pastor or priest before acting, and put your safety first. Doubts are fine to mention.',
    ],
    passage: 'Psalm 25:4-5',
  },
  {
    id: 'family-holidays',
    title: 'Where to spend the family holidays',
    texts: [
      'A holiday isn’t a summons. You can split it, shorten it, move it to the weekend after, or spend it quietly and call at noon. Hearing late is often what hurts, so tell people soon, and begin with something you do want: “We’d love to see you the week after.” If one guest makes the table unsafe or cruel, you’re free to meet the others elsewhere. Alternating years is a little dull, and very fair.',
      'Who’d be truly sad, and who’d only be surprised? That’s worth knowing, though it needn’t outweigh your own peace. Going makes sense when you’d be glad afterward that you went; staying away makes sense when you come back worn out or hurt every time. If you host, you can ask two people who don’t get along for different hours. If there are others at home, settle it with them first. God commands no particular dinner.',
    ],
    passage: 'Proverbs 15:17',
  },
  {
    id: 'grown-child-at-home',
    title: 'Helping a grown child, and the limits',
    texts: [
      'Help works best when everyone knows the terms. If you say yes, put it on one page: how long, what they’ll pay or do, what isn’t allowed in the house, and when you’ll look at it again. Asking a grown child to share the costs is fair; some parents quietly save it for them. If drugs, stealing or threats are involved, your safety comes first, and you can help from a distance, with food or treatment, without handing over a key.',
      'Loving a grown child and paying for one are separate jobs, though it’s hard to feel the difference. Where is your help leading: are they finding their feet, or is it holding everyone still? The rules in your house are yours to set. Choose a calm day, and don’t have that talk alone if you’re afraid. Before you pay bail or a debt, ask what you’d be signing. Support groups for families of people who use drugs know this ground.',
    ],
    passage: 'James 3:17',
  },
  {
    id: 'cremation-or-burial',
    title: 'Cremation or burial',
    texts: [
      'Many churches allow cremation today; Catholics are asked to keep the ashes together in a sacred place, and Orthodox churches normally ask for burial. So one call to your priest or pastor answers half of it. The other half is what the person wanted, what it costs, and where people would go to remember. The hope of resurrection doesn’t hang on the method. If it’s about yourself, write one page and give it to your family.',
      'Ashes can usually wait while the family finds words. If everything is still to arrange, ask the funeral home for its full list of prices, and bring a friend who isn’t grieving. Scattering comforts some and leaves others with no place to visit, and some churches, the Catholic among them, ask people not to; so ask the family and your pastor or priest first. The same goes for giving a body to science. A simple, cheap farewell can be full of love.',
    ],
    passage: 'John 11:25',
  },
  {
    id: 'things-left-by-the-dead',
    title: 'What to do with the things they left',
    texts: [
      'Nothing has to leave the house on anyone’s schedule but yours, if you have the choice. Some empty a closet in a week and feel lighter; others need three years, and both are ordinary. Start with what holds no memory, like socks and old bills, and keep a box for the maybes. Save voicemails and photos in two places before you decide about them. If a friend offers to help, let them do the lifting while you do the choosing.',
      'Three piles are enough: keep, give, not yet. One sweater or one ring can hold as much as a full room, so choose a few things you’d save from a fire, and let the rest be useful to someone in time. Before anything valuable goes, see what the will says and ask the family who’d like what; taking turns can spare a quarrel. Selling something because you need the money isn’t disloyal. “Not yet” may be a large pile.',
    ],
    passage: 'Psalm 56:8',
  },
  {
    id: 'take-an-ex-back',
    title: 'Whether to take my ex back',
    texts: [
      'Forgiving someone and trusting them again run on different clocks, and the second takes as long as it takes. If there was hitting, threats or control, words aren’t enough; don’t meet alone, and plan with a domestic violence helpline before anything else. Otherwise, look at deeds over months: have they told the truth, accepted help, and put up with your questions? Then a slow try, perhaps with a counselor, is reasonable. You may also say no.',
      'What ended it, and what’s different now, in facts you could show a friend? Missing someone is real, and it doesn’t yet answer that. If they ever hurt or frightened you, talk with a domestic violence helpline first and don’t meet alone. If you do try, go slowly, with no secrets and a date to look at it again. If you were married, ask your pastor or priest, too. Saying no doesn’t mean you haven’t forgiven. No one gets to hurry you.',
    ],
    passage: 'Psalm 27:14',
  },
  {
    id: 'tell-the-family-hard-news',
    title: 'Whether to tell the family hard news',
    texts: [
      'Families often sense that something’s up, and what they imagine can be worse than what is. With children, use few words that fit their age, and let their questions set the pace. About an illness: “I’m sick. The doctors are helping. You didn’t cause it.” Plain words are kinder than “sleeping,” which can frighten small ones at bedtime. If you’re leaving someone who could be dangerous, plan your safety before you tell anyone. A counselor or chaplain can help you find the sentences.',
      'Most people take in the truth in portions, from someone who’ll stay in the room. You can ask first, “How much would you like to know?” and believe the answer, also with a parent who’s ill; their doctor can help. Some families speak of such things only sideways, and love can do that, too. News about birth is gentler from you than from a DNA test; if there’s violence behind it, ask a counselor first. You needn’t say it all at once.',
    ],
    passage: 'Ephesians 4:15',
  },
  {
    id: 'children-and-teens-at-church',
    title: 'When a child doesn’t want to go to church',
    texts: [
      'Many families treat church like school or supper while a child is small, and give more say in the teens; some churches hold Sunday as a duty, so ask yours. A fair bargain helps: come along, but choose the seat, the service or the youth group, and say openly what’s boring. Listen, too, for whether something is wrong. If a person there frightens a child, believe it, and keep them apart. Grandparents do well to get the parents’ yes first.',
      'If you’re the young one: while you live at home, going is mostly your parents’ call; what you believe is yours, and you may say so politely. If someone there hurts or scares you, tell an adult you trust; you don’t have to go near them. If you’re the adult: hearing how you pray at home may do more than a pew they sit in against their will. Trade reasons without raised voices, and try one change for three months.',
    ],
    passage: 'Luke 2:52',
  },
  {
    id: 'quit-a-team-or-lessons',
    title: 'Whether to quit a team or lessons',
    texts: [
      'Finishing the season is a fair rule of thumb, since others count on you; after that you’re free. The exceptions are an injury, dread that spoils the whole week, or an adult who humiliates kids or touches them in a wrong way. Then stop now and tell a parent or another adult you trust. Otherwise, try to tell a bad month from a lost interest: what one change would make it good again? Money already spent isn’t a reason to be miserable.',
      'When was it last fun: before, during or after? If it’s only the going home, it has probably run its course. Between two good things, choose the one you’d miss. Talk with the teacher or coach, with a parent beside you; if that person frightens you, let an adult do the talking. Parents can ask why twice, listen for fear, and agree on what to try next. God has no favorite between a trumpet and a free afternoon.',
    ],
    passage: 'Ecclesiastes 3:1',
  },
];
