/** What a person who disclosed danger, harm or illness says next, without a subject of its own. */
export type DistressTurn =
  | 'whatNow'
  | 'why'
  | 'stays'
  | 'toldSomeone'
  | 'thanks'
  | 'goodbye'
  | 'disagree'
  | 'secret'
  | 'more';

/** The situation that such a follow-up belongs to. */
export type DistressSituation =
  | 'despair'
  | 'someone'
  | 'harm'
  | 'child'
  | 'illness'
  | 'bereaved'
  | 'scruples';

type Replies = Readonly<Record<DistressTurn, readonly [string, string, ...string[]]>>;

/** The guide’s replies. It says them itself, never in a figure’s voice, and each keeps help within reach. */
export const DISTRESS_REPLIES: Readonly<Record<DistressSituation, Replies>> = {
  despair: {
    whatNow: [
      'First, please don’t be alone with this. Call or text one of the lines below, or go to someone near you and show them what you wrote here. Put away anything you could hurt yourself with, or ask someone to keep it for you. The rest can wait until tomorrow.',
      'Just the next ten minutes: call the line, or send one message to one person: “I’m not safe. Please come, or call me.” If you may act on it, call the emergency number now. You don’t have to explain anything well.',
      'Get through tonight with someone next to you, at your place or theirs. Tomorrow, call a doctor and say the same words you said to me. This kind of pain can be treated, and it does change.',
    ],
    why: [
      'I don’t know why it’s gotten so heavy. I do know that it isn’t because you failed or believed too little. Elijah asked to die under his tree, and God let him sleep and fed him. The people under Help will listen for as long as it takes.',
      'No verse answers that, and I won’t make up a reason. You can say it to God as angrily as you need to; the psalms do. And please say it to one person tonight, too, by phone or in the same room.',
    ],
    stays: [
      'I’m glad you’re still here. Is anyone with you right now? If not, the lines I showed you are open, and a short message to one person is enough.',
      'You don’t have to say more than that. Stay a while. And please let one person know how tonight is: someone near you, or the line under Help.',
      'I’m still with you, as much as a written guide can be. A real voice would be better. Could you call the line, or someone who loves you, while you stay here?',
    ],
    toldSomeone: [
      'I’m so glad. That took courage. Let them stay with you, and show them what you wrote here, so that you don’t have to find the words again. If it gets heavy before they come, the line under Help is open.',
      'Thank you for reaching out to them. You are not alone with it now, and that is what matters tonight. Let the next hours be small: something to drink, a place to sit, someone beside you.',
    ],
    thanks: [
      'I’m glad you told me. Please tell one person, too, before the night is over. The lines stay under Help, at any hour, and you can come back here.',
      'Thank you for staying. If it gets heavy again, in an hour or in a week, call the line first, or wake someone who loves you. They would want you to.',
    ],
    goodbye: [
      'Before you go: is someone with you, or can you call someone? Please keep the number from Help close by tonight. I’d be glad if you came back tomorrow.',
      'Take the number with you, please, and don’t stay alone with this. You matter tonight, and you will tomorrow.',
    ],
    disagree: [
      'You may be right that I don’t understand it. I’m just written pages. Someone on the line under Help can hear what I can’t. Would you tell them what you told me?',
      'You don’t have to agree with me or be talked out of what you feel. Just please don’t be alone with it. The people under Help won’t argue with you.',
    ],
    secret: [
      'I’m just written pages, and I can’t tell anyone. But this is too heavy for one person to know. You choose who hears it. You can call the people under Help without giving your name.',
      'You decide who knows. Please let it be one person, though, and let it be soon. If no one around you feels safe, call the line under Help. You can ask first what stays private.',
    ],
    more: [
      'This was written for nights like yours. The lines under Help are there while you read.',
      'Here is a little more to hold on to. Please let a person near you, too: someone you can call, or the line under Help.',
    ],
  },
  someone: {
    whatNow: [
      'Ask them plainly, “Are you thinking of killing yourself?” Asking does not put the thought there. If the answer is yes, stay with them, move what could hurt them out of reach, and call the line below together. If it is happening now, call the emergency number.',
      'Go to them, or get someone who is near them to go. Listen more than you speak. Then bring in help: the line below, their doctor, their family. It’s okay to break a promise of secrecy to keep someone alive.',
    ],
    why: [
      'I don’t know what made things so dark for them. It is rarely one thing, and it is not your fault. You can ask them, and you can ask the people under Help how to ask.',
      'No one can see all the way into another person’s pain. It isn’t a lack of faith or of love, theirs or yours. The line under Help is there for you as well.',
    ],
    stays: [
      'I’m here. Is someone with them now? And is there someone with you?',
      'It’s scary to love someone who is in that place. You don’t have to carry it by yourself: the people under Help also talk with people who are worried about someone.',
    ],
    toldSomeone: [
      'I’m glad you did that. Now others can help carry it. Keep in touch with the person who is with them, and let someone look after you, too.',
      'That was a loving thing to do, and a hard one. If it gets dangerous, the emergency number comes first. The line under Help can tell you what to do next.',
    ],
    thanks: [
      'Thank you for caring so much. Please bring in a second person today. The lines stay under Help, for you, too.',
      'I’m glad you came. They’re lucky to have you, and you need someone, too. Help is open at any hour.',
    ],
    goodbye: [
      'Go to them if you can, and keep the number from Help close by. Come back whenever you like.',
      'Take the number with you. If it gets dangerous, the emergency number comes first.',
    ],
    disagree: [
      'You know them and I don’t. Please talk it through with someone who does this every day: the line under Help is for people who worry, too.',
      'You may see it better than I do. If there is any doubt about their safety, ask someone who can be there to check on them.',
    ],
    secret: [
      'Keeping their secret may feel like loyalty, and a life matters more than a promise. You don’t have to tell everyone. One person who can be with them is enough to begin with.',
      'You can talk to the line under Help without giving a name, theirs or yours. They can help you find out who should know.',
    ],
    more: [
      'There is more on this page. The lines under Help will talk with you, too.',
      'This is what I have for someone who is there for a person in that much pain.',
    ],
  },
  harm: {
    whatNow: [
      'You don’t have to decide everything today. A good first step is one call, from a phone no one checks: the people below can help you think through what is safe for you, whether you go or stay. If you are in danger now, call the emergency number.',
      'Tell one person you trust what is happening, and agree on one word that means: come over, or get help. Keep your papers, a key and a little money where you can reach them. The helpline can help you plan the rest, and nothing you ask there commits you to anything.',
      'Your safety comes first, and your children’s. If you were hurt, let a doctor see it. Write down what happened and when, and keep it where it won’t be found. You can go somewhere safe without settling anything about forgiveness or marriage.',
    ],
    why: [
      'Because someone chose to hurt you. It isn’t because of what you said, wore, believed or prayed for. No reason would make it right, and God doesn’t ask you to find one.',
      'I can’t tell you why he or she does it, or why God has not stopped it yet. I can tell you that it isn’t a lesson or a punishment, and that it’s okay to get away from it. The people under Help will believe you.',
    ],
    stays: [
      'I’m here. You don’t have to say more than you want to. Are you safe where you are right now?',
      'Take your time. I believe you, and the people under Help will, too.',
      'You don’t have to say anything here. If someone may come in, “Leave this page quickly” closes it at once.',
    ],
    toldSomeone: [
      'I’m glad someone knows now. You don’t have to decide everything tonight. You could ask them to keep a bag, papers or some money for you, and agree on a code word for when you need to be picked up. The helpline can plan the next step with you.',
      'That took courage. What happened is still not your fault, whatever anyone says about it. If it isn’t safe where you are, go to them, and call the emergency number if you are followed.',
    ],
    thanks: [
      'You’re welcome. It took courage to say it. The helpline stays under Help; you can call it today or next week.',
      'I’m glad you told someone, even if it was a written guide. Please let one real person know, too, when it’s safe.',
    ],
    goodbye: [
      'Please be careful. If it gets dangerous, call the emergency number first. If someone checks this device, close the page with “Leave this page quickly.”',
      'I hope you are somewhere safe tonight. The people under Help are there at any time, and so is this page.',
    ],
    disagree: [
      'You know your life, and I don’t. No one here will push you. If you want to talk it through with someone who listens and doesn’t decide for you, that is what the helpline does.',
      'That’s up to you. What was done to you still isn’t your fault, and you can change your mind at any time.',
    ],
    secret: [
      'No one here will go over your head. You decide who knows, and when. It doesn’t have to be your family or the police. A helpline will listen, and you don’t have to give your name.',
      'You don’t have to tell them. Is there anyone else you would trust, such as an aunt, a friend, a teacher or a nurse? You can also call the helpline, and ask first what stays private.',
    ],
    more: [
      'There is more on this page, written for people who were hurt. The people under Help can tell you what I can’t.',
      'Here is what comes next on it. Read only as much as helps you.',
    ],
  },
  child: {
    whatNow: [
      'Tell one grown-up you feel safe with: a teacher, a school nurse, a grandma, a friend’s mom. You can show them what you wrote here. Or call or text the line below; they talk with kids every day. If someone is hurting you right now, call the emergency number.',
      'You don’t have to fix this. Grown-ups have to. Call or text the people below, and if the first grown-up you tell doesn’t help, tell another one. You won’t be in trouble.',
    ],
    why: [
      'It is not because of anything you did. Sometimes grown-ups do wrong things, and it is never a kid’s fault. God is not mad at you.',
      'I don’t know why they do it. I know that you didn’t make them do it, and that you don’t deserve it. Please tell a grown-up you trust.',
    ],
    stays: [
      'I’m here. Are you safe right now? Is there a grown-up near you who is kind to you?',
      'It was good that you said it. You can say more, or just sit here. The people under Help are nice to talk to, too.',
    ],
    toldSomeone: [
      'You were very brave. Telling was the right thing to do. Stay close to that grown-up, and say so if you’re scared to go home. If they don’t help, tell another one, or call the people I showed you.',
      'I’m so glad you told someone. You are not in trouble. You can show them what you wrote here, so that you don’t have to say it all again.',
    ],
    thanks: [
      'You were very brave. Please tell one grown-up you trust as well. The number is under Help, and it’s free.',
      'You’re welcome. Remember: it is not your fault, and you can call the people under Help any time.',
    ],
    goodbye: [
      'Bye for now. Please tell one safe grown-up today. If you’re in danger, call the emergency number.',
      'Take care of yourself. You can come back, and you can call or text the people under Help any time.',
    ],
    disagree: [
      'You can think that. It is still not okay when someone hurts you, and you are allowed to tell.',
      'I may have gotten something wrong, because I’m only written pages. The people under Help can listen better.',
    ],
    secret: [
      'I’m just written pages, and I can’t tell anyone. If your parents aren’t the right ones, it can be someone else: a teacher, a school nurse, an aunt, a grandma, a friend’s mom. The people under Help won’t be mad, and you don’t have to say your name.',
      'You get to pick who you tell. It doesn’t have to be the person you are scared of. But please pick one grown-up, because this is too big to carry by yourself.',
    ],
    more: [
      'Here is a little more. You can read it with a grown-up you trust.',
      'This is for you. Remember that the people under Help talk with kids every day.',
    ],
  },
  illness: {
    whatNow: [
      'The next step is a doctor or a nurse, this week, or today if you are frightened. You can read them what you wrote here. Take someone with you if you can. If you might hurt yourself or someone else, call the number below now.',
      'Tell one person who is close to you, and let them help you make the appointment. Eat and sleep as much as you can, and don’t stop any medicine on your own. Asking for treatment is a faithful thing to do.',
    ],
    why: [
      'It’s an illness, and no one gets sick because God is angry with them. I can’t say why it happened to you. It can be treated, and that matters more today.',
      'Not because you are weak, and not because you prayed too little. Minds and bodies get sick. A doctor may be able to tell you more about why than I can.',
    ],
    stays: [
      'I’m here. You don’t have to hold it together. Is someone with you?',
      'Take your time. It is good that you said it; please say it to a doctor, too.',
    ],
    toldSomeone: [
      'I’m glad you told them. Let them come to the doctor with you, or sit with you when it’s bad. It makes as much sense to get help for this as for a broken leg.',
      'That was a good step, and not a small one. If it gets worse before you see someone, call them again, or one of the lines under Help.',
    ],
    thanks: [
      'You’re welcome. Please let a doctor hear it as well. The lines under Help are there in between.',
      'I’m glad you told me. It can get better with help, and you’re worth it.',
    ],
    goodbye: [
      'Rest if you can. If it gets worse tonight, call the line under Help, or the emergency number.',
      'Take care of yourself. Please make that call to a doctor tomorrow. You can come back here any time.',
    ],
    disagree: [
      'I may have it wrong: I’m a written guide and can’t examine anyone. A doctor can. Would you ask one?',
      'You know what it feels like from the inside. Someone trained can look at it with you, and you can disagree with them, too.',
    ],
    secret: [
      'You don’t have to tell everyone. One person is enough to begin with, and doctors and nurses are used to keeping things private. If that is too much today, you can call the line under Help without giving your name.',
      'It’s up to you who knows. It gets lighter once one safe person does, and they don’t have to understand all of it.',
    ],
    more: [
      'There is more on this page. A doctor is still the best next step.',
      'Here is what comes next on it. Please don’t read it in place of getting help.',
    ],
  },
  bereaved: {
    whatNow: [
      'Today: eat something, drink water, let one person sit with you. You don’t have to grieve well. When you can, ask the line under Help for a group of people who lost someone the same way; they know what others don’t.',
      'You don’t have to do anything with it yet. Say the name out loud. Let someone else make the calls. If you start thinking about following them, tell someone within the hour, or call the line under Help.',
    ],
    why: [
      'Nearly everyone who loses someone this way asks that, and hardly anyone gets an answer. The pain was greater than what they could see past. It was not a measure of their love for you, or of yours for them.',
      'I don’t know. It isn’t a question that a clever answer would help. You can keep asking God, out loud, for as long as you need to.',
    ],
    stays: [
      'I’m here. You can tell me about them, if you want to: anything, a habit, a song, the name.',
      'You don’t have to say more. It is enough to sit here with it for a while.',
    ],
    toldSomeone: [
      'I’m glad someone is with you in this. Let them sit with you, even without words. Nothing has to be settled today.',
      'Thank you for letting someone in. Grief like this is too heavy for one person. You can tell them the story as often as you need to.',
    ],
    thanks: [
      'You’re welcome. I’m so sorry you have to carry this. The people under Help also talk with people who have lost someone.',
      'Thank you for telling me about it. Come back on the hard days; there will be some.',
    ],
    goodbye: [
      'Be gentle with yourself tonight. If it gets to be too much, call the line under Help; they’re there for people who are grieving, too.',
      'Peace to you, and to the one you miss. Let someone be near you tonight if you can.',
    ],
    disagree: [
      'That’s okay. No one can tell you how to grieve this, least of all a written page.',
      'I won’t argue with your grief. Tell me how it is for you.',
    ],
    secret: [
      'You don’t have to tell anyone how it happened. You decide what you say, and to whom. If you want to say it once to someone who won’t be shocked, the line under Help is there.',
      'It’s yours to tell or to keep. Others who have lost someone the same way often turn out to be the easiest to tell.',
    ],
    more: [
      'There is more on this page, for whenever you can read it.',
      'Here is a little more. It can wait if it is too much.',
    ],
  },
  scruples: {
    whatNow: [
      'Nothing, about the thought itself: no checking, no confessing, no getting the words right. Leave it unanswered, and do the next small thing in your day. If this takes up hours of your day, a doctor or a counselor who treats it can help, and it does get better.',
      'Do the ordinary thing you would do if the thought were not there. It will be loud for a while, and then get quieter. And tell one person who won’t argue with you about it; the best would be someone who treats this kind of worry.',
    ],
    why: [
      'Because your tender conscience has a false alarm in it. It goes off over the things you’d want least. That’s an illness of worry, and it says nothing about your heart.',
      'These thoughts stick to whatever matters most to a person. The fact that they torment you shows that you don’t want them.',
    ],
    stays: [
      'I’m here. You don’t have to work it out tonight.',
      'That’s all right. Leave it unanswered for now. God is not in a hurry with you.',
    ],
    toldSomeone: [
      'I’m glad you told them. Let that be enough for today: you don’t have to say it again, or check if you said it right.',
      'That was brave. Someone who knows you can say what the thoughts don’t: you are loved. A counselor who knows such thoughts can help them get quieter.',
    ],
    thanks: [
      'You’re welcome. If the question comes back in an hour, you don’t have to answer it again.',
      'I’m glad. Go and do something with your hands now, and leave the rest with God.',
    ],
    goodbye: [
      'Rest now. You don’t have to say or check anything else today.',
      'Good night. God is holding you, not the other way around.',
    ],
    disagree: [
      'The worry will always find a “but.” You don’t have to win the argument with it, or with me.',
      'I won’t try to prove it to you, because proof never lasts long here. You’re loved even while you’re unsure.',
    ],
    secret: [
      'You don’t have to tell your family or your church. A doctor or a counselor who knows these thoughts has heard them many times, and is used to keeping things private.',
      'It can stay between you and one person who is trained for it. They won’t think that you are your thoughts.',
    ],
    more: [
      'Here is one more. Then do something with your hands.',
      'Read this once, and not to be sure about anything.',
    ],
  },
};
