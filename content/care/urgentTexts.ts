import type { Concern } from '#contract/crisisHelp';

/** What the guide says first, in its own voice, in a situation that cannot wait. */
export type UrgentTexts = {
  opening: readonly [string, string];
  near: readonly [string, string];
  /** Whose helplines come first. */
  concern: Concern;
  /** Shown below the help, one at a time. */
  passages: readonly [string, string, ...string[]];
  /** Said, one after the other, while the user goes on about the situation. */
  after: readonly [string, string, ...string[]];
};

const WAITING_PASSAGES = ['Psalm 46:1', 'Isaiah 41:10', 'Psalm 121:1-2'] as const;

/** Said if the user keeps writing after a medical emergency. */
const AFTER_EMERGENCY = [
  'Have you made the call? If not, please do that first; this page will still be here. If help is on its way, I’m glad. Breathe out slowly, and keep talking to the person who is with you.',
  'The call comes before anything I can say. Once someone is with you, write to me as much as you like.',
] as const;

const AFTER_MEDICATION = [
  'Please make that call before anything else: a doctor, a pharmacist or a nurse line. Tell them how long it has been and what you have noticed since then. If there is a seizure, vomiting, fast breathing, fainting, chest pain, heavy bleeding or confusion, go to a hospital or call the emergency number now. Until a doctor says it’s safe, don’t drive, and don’t stay alone.',
  'What you describe is one more reason to call today and not wait. Trusting God and taking medicine go together: Luke was a physician, and Paul loved him. Is there someone who can sit with you while you call?',
  'I can’t see how you are, and a doctor can. Once someone has told you what to do, write to me as much as you like.',
] as const;

export const URGENT_TEXTS = {
  /** Signs of a stroke. */
  stroke: {
    opening: [
      'These can be signs of a stroke. Please call the emergency number now, even if it passes or the person says it’s only tiredness. Tell them what you wrote here and the time it began.',
      'Please call the emergency number right now and say, “I think it’s a stroke.” Don’t wait to see if sleep helps: every minute counts. Note the time when it began; they will ask.',
    ],
    near: [
      'Stay with them until help comes. Nothing to eat or drink, no tablets, and don’t let them sleep it off alone or drive. Unlock the door.',
      'If it is you, unlock the door and keep the phone on speaker. If it is someone else, stay right beside them; then we can pray.',
    ],
    concern: 'crisis',
    passages: ['Psalm 46:1', 'Isaiah 41:10', 'Psalm 121:1-2'],
    after: [
      'Have you made the call? If not, please call now, even if they don’t want you to, and even if it seems better. Treatment for a stroke only works in the first hours. Tell them when it began. We can pray while you wait with them.',
      'The call comes before anything I can say. Stay beside them, and do what the voice on the phone tells you. You can write to me again as soon as help is there.',
    ],
  },
  /** Signs of a heart attack, trouble breathing, bleeding and the like. */
  body: {
    opening: [
      'This could be a medical emergency. Please call the emergency number now, or ask someone next to you to call. Tell them what you told me. If it turns out to be nothing, no one will be angry that you called.',
      'Please don’t wait and see. This needs a doctor right now, so call the emergency number before you read on, and say exactly what you wrote here.',
    ],
    near: [
      'Unlock the front door, keep the phone on speaker, and do what the person on the line says. Don’t drive yourself. If someone is near, ask them to stay with you.',
      'Stay with the person, keep the line open, and let the voice on the phone tell you what to do next. Someone else can open the door and wait outside.',
    ],
    concern: 'crisis',
    passages: WAITING_PASSAGES,
    after: AFTER_EMERGENCY,
  },
  /** Someone took or swallowed something dangerous, by accident or not. */
  poison: {
    opening: [
      'Please call the emergency number right now, even if you feel all right. What was swallowed can be treated, and every minute helps. No one will be in trouble for calling. You matter, and so does the next hour.',
      'This can’t wait, and it can still be treated. Call the emergency number now and say what was taken, how much, and when. Keep the packet next to you. Your life is worth this call.',
    ],
    near: [
      'Unlock the door and go to where someone can see you. If you are with the person, stay with them and keep them talking.',
      'Please don’t be alone for the next hours. Wake someone, or knock on a door, and tell them what was taken.',
    ],
    concern: 'crisis',
    passages: WAITING_PASSAGES,
    after: AFTER_EMERGENCY,
  },
  /** A question about medicine or a sick baby that a pharmacist or nurse must answer today. */
  medication: {
    opening: [
      'I can’t judge that, and it shouldn’t wait. Please call a pharmacist, a doctor or the poison line now, and read them the names and the amounts from the packets. If there is bleeding, fainting, trouble breathing or confusion, call the emergency number.',
      'That is a question for a nurse or a pharmacist, and it is one to ask right now. They answer it every day. If anything looks wrong in the meantime, call the emergency number.',
    ],
    near: [
      'Keep the packets in your hand while you call. Take nothing more until you have an answer.',
      'Write down what was taken and at what time. It is the first thing they will ask.',
    ],
    concern: 'crisis',
    passages: WAITING_PASSAGES,
    after: AFTER_EMERGENCY,
  },
  /** Someone who stopped a medicine that must not be stopped at once. */
  stoppedMedicine: {
    opening: [
      'Please call a doctor, a pharmacist or a nurse line today, right now if you can, and tell them which medicine you stopped and when. Some medicines are dangerous to stop at once, even if you feel well. If you feel faint, confused or sick, or are breathing fast, call the emergency number.',
      'This needs a doctor today, even if you feel well: some illnesses come back hard when the medicine is gone. Call and say what you stopped and when. Taking medicine isn’t a lack of faith, and asking for it again isn’t doubt.',
    ],
    near: [
      'God can heal, and he also gives doctors and medicine. Don’t stay alone with this, and don’t drive until a doctor says it’s safe.',
      'Ask someone to go with you or to sit with you while you call.',
    ],
    concern: 'crisis',
    passages: WAITING_PASSAGES,
    after: AFTER_MEDICATION,
  },
  /** A baby of a few weeks with a fever. */
  baby: {
    opening: [
      'Please don’t wait until morning. A fever in a baby this young has to be seen by a doctor today, even if the baby seems well. Call your doctor’s night line or the emergency number now and tell them the age and the temperature.',
      'With a baby this small, the safe answer is to call now: a doctor’s night line, or the emergency number. They would much rather hear from you too early.',
    ],
    near: [
      'If the baby is hard to wake, won’t feed, breathes fast or has a rash, call the emergency number right away.',
      'Let someone come with you, and take the baby’s papers. You are not making too much of it.',
    ],
    concern: 'crisis',
    passages: WAITING_PASSAGES,
    after: AFTER_EMERGENCY,
  },
  /** A parent who hit their own child. */
  hurtMyChild: {
    opening: [
      'It took courage to say that, and it has to be taken seriously. First your child: if there was a blow to the head, or they are drowsy, throwing up or in pain, call the emergency number now. Then put a room between you until you are calm, and let another adult be with them if you can.',
      'Thank you for not hiding it. Your child’s safety comes first: look at where they were hit, get medical help if there is any doubt, and step away until you are calm. When you are, tell them it was wrong and that it was not their fault.',
    ],
    near: [
      'The people below talk with parents, too, and they will not only judge you. One person who knows, a friend, a doctor, a pastor, makes it far less likely to happen again.',
      'What was done to you as a child does not decide what you do tomorrow. Help works best when it starts on the same day.',
    ],
    concern: 'child',
    passages: ['Ephesians 6:4', 'Psalm 51:10', 'Psalm 103:13-14'],
    after: [
      'If there’s swelling, a mark or pain, your child needs a doctor today, and that comes before what anyone may think of you. Tell the doctor the truth; parents who ask for help are usually given help. Let another adult be with your child until you are calm. After that, call the line under Help. They help parents who want to stop, and it’s never too early or too late to ask.',
      'You don’t have to explain it away, and you don’t have to hate yourself to change. Tell one adult today, a doctor, a friend or your pastor, exactly what happened, so that you aren’t alone with your child and your anger.',
      'What helps is a plan for the next time you feel it rising: put the child down somewhere safe, leave the room, and call someone. The people under Help can work it out with you.',
    ],
  },
  /** Someone who hurt their husband, wife or partner. */
  hurtPartner: {
    opening: [
      'It matters that you say it plainly. Their safety comes first: if they were hit on the head, choked or are in pain, they need a doctor today. Give them distance, and don’t go after them to explain or apologize. Then call a line for people who want to stop being violent; the people below can connect you.',
      'Thank you for not hiding it. The one you hurt decides about contact now, so leave them room, and let other people look after them. Being sorry is not yet stopping. There are programs for people who have hurt a partner; call today, while you still mean it.',
    ],
    near: [
      'I won’t tell you that it’s all right, and I won’t tell you that you can’t change. Tell one person today who will hold you to it.',
      'If there is a weapon in the house, give it to someone else today.',
    ],
    concern: 'abuse',
    passages: ['Psalm 51:10', 'Isaiah 1:16-17', 'James 5:16'],
    after: [
      'Start with one call to the line under Help and ask for a program for people who have been violent to a partner. Such programs last months, and they work best for people who go before anyone makes them. Until then, stay somewhere else if you can.',
      'You can’t ask the person you hurt to make you feel forgiven, or to come back as proof that it’s over. What you can do is stop, get help, tell the truth to anyone who asks, and accept their decision. That is what repentance looks like here.',
      'When Zacchaeus changed, he named what he would give back. Ask the program, a counselor or your pastor to hold you to what you promise, and let it be checked by people who aren’t afraid of you.',
    ],
  },
  /** Someone who is about to take revenge. */
  revenge: {
    opening: [
      'I understand why you want to. Please leave that place first: drive away, and call one person who can stay with you. What was done has to be answered, and the police can answer it without you losing everything. The people you love need you here, and free.',
      'Your anger has every reason. But if you go through with it, the person who was hurt loses you as well. Step away now, call someone who can talk you through the next hour, and give what you know to the police.',
    ],
    near: [
      'Give the keys, and anything that could be used as a weapon, to someone else tonight.',
      'The person who was hurt needs you next to them more than they need this. Can you go to them now?',
    ],
    concern: 'crisis',
    passages: ['Romans 12:19', 'Psalm 10:14', 'Psalm 94:1-2'],
    after: [
      'Have you left? If not, please drive away first and write to me from somewhere else. I’ll still be here.',
      'You don’t have to stop being angry. You only have to get through tonight without doing something that can’t be undone. Who can you call and stay on the phone with?',
    ],
  },
  /** Someone who believes in secret, where that is dangerous. */
  /** Many days of a fast on water alone. */
  longFast: {
    opening: [
      'Please don’t go on with water alone on your own. After about five days without food, the salts in your blood can fall so low that your heart is in danger, and eating again needs care, too. Call a doctor or a nurse line today and say how many days it has been.',
      'Many days on water alone can harm you, however good the reason. Please call a doctor or a nurse line today, tell them how long it has been, and ask how to begin to eat again.',
    ],
    near: [
      'If you feel faint or confused, or your heart races or flutters, call the emergency number now. Please also tell one person near you how long it has been.',
      'Don’t drive while you feel weak, and don’t stay alone tonight. A fast may end on any day and still have been prayer.',
    ],
    concern: 'crisis',
    passages: ['Psalm 103:13-14', 'Psalm 145:15-16', 'Isaiah 40:29'],
    after: [
      'God knows what you meant by it, and nothing is lost if you stop today. Have you been able to call someone who can tell you how to eat again safely?',
      'Is it only about prayer, or also about your weight or your body? Either way you won’t be scolded here, and a doctor can hear it too.',
    ],
  },
  secretFaith: {
    opening: [
      'You do not have to put yourself in danger for God to know you. Nicodemus came to Jesus at night, and Joseph of Arimathaea was his disciple secretly, because he was afraid. Neither was sent away. He sees the heart.',
      'God hears what is said without a sound. Joseph of Arimathaea followed Jesus secretly out of fear, and the Gospel still calls him a disciple. Your safety matters to God.',
    ],
    near: [
      'Don’t tell anyone you wouldn’t trust with your life. This page keeps nothing, but the browser remembers its address: delete it from the history, or use a private window.',
      'If you are in danger now, go where you are safest. You can close this page at any time, and it keeps nothing of what you wrote.',
    ],
    concern: 'crisis',
    passages: ['John 19:38', '1 Samuel 16:7', 'Romans 8:38-39'],
    after: [
      'You can pray without words and without moving your lips. Hannah did, and God heard her. No one has to know.',
      'You can take your time, and you can close this page at any moment. It keeps nothing of what you wrote.',
    ],
  },
} as const satisfies Record<string, UrgentTexts>;

export type UrgentSituation = keyof typeof URGENT_TEXTS;

/** Words for someone who asks for prayer in a medical emergency. */
export const WAITING_PRAYER =
  'Lord, be close to us now. Guide the hands of those who come to help, and keep us calm until they are here. Amen.';

/** Introduces the passage below the help in a medical emergency. */
export const WAITING_LEAD = 'One line to hold on to while help is on its way:';
