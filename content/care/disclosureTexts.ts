import type { Concern } from '#contract/crisisHelp';

/** The first answer to a message that discloses harm or danger. */
export type DisclosureTexts = {
  /** Several versions, so that no one reads the same text twice in a row. */
  opening: readonly [string, string, ...string[]];
  near: readonly [string, string, ...string[]];
  /** The page of the written guide about this kind of harm. */
  page: string;
  /** The concern whose helplines come first. */
  concern: Concern;
};

const TELL_SOMEONE = [
  'If there is one person you trust, a friend, a doctor, someone at work or at church, you could tell them. You can show them what you wrote.',
  'You don’t have to decide anything today. Talking it over with someone trained to listen is a good first step, and it commits you to nothing.',
] as const;

const DON_T_BE_ALONE = [
  'If you can, don’t be alone with this tonight. You could go and sit with someone, or call one person and say that it is hard right now.',
  'A short message is enough to start with: “I’m not doing well. Can you come over or call me?”',
] as const;

/** Said to the user by the guide itself, never in a figure’s voice. */
export const DISCLOSURE_TEXTS: readonly DisclosureTexts[] = [
  {
    opening: [
      'Thank you for telling us this. It was brave. What is happening is not your fault, and it is not okay. Grown-ups are supposed to keep kids safe. The people below help kids every day, and they will believe you.',
      'I’m so sorry this is happening. You did nothing wrong, and you are not in trouble for saying it. You can call or text the people below. It’s free, and you don’t have to give your name.',
      'You were right to say this, even if someone told you to keep it secret. Secrets that hurt are allowed to be told. The people below listen to kids and know what to do next.',
      'No one is allowed to hurt you or scare you like that, not at home, not at school, and not at church. It is not because of anything you did. Please let the people below help you.',
    ],
    near: [
      'Is there one grown-up you feel safe with? A teacher, a school nurse, a grandma, a friend’s mom? You can show them what you wrote here.',
      'If the first grown-up doesn’t listen, tell another one. Keep telling until someone helps. If you’re in danger right now, call the emergency number.',
    ],
    page: 'a-child-in-danger',
    concern: 'child',
  },
  {
    opening: [
      'I’m so sorry. No one has the right to hurt or threaten you, at home or anywhere, and it is not your fault. God does not ask you to be hit. Your safety comes first.',
      'Thank you for telling me this. What is being done to you is wrong, and nothing you said or did makes it right. Wanting to be safe is not a lack of faith.',
      'You should not have to be afraid in your own home. This is not yours to fix by being better or praying harder. The people below know this well, and they will believe you.',
      'What you describe is violence, and none of it is your fault. No vow and no verse says you have to stay where you’re being hurt. You can talk to someone today without deciding anything.',
    ],
    near: [
      'If the phone or this browser may be watched, call from a friend’s phone. You can close this page at any time.',
      'If it becomes dangerous, the emergency number comes first. You can also agree on a word with someone you trust that means: come, or call for help.',
    ],
    page: 'safety-at-home',
    concern: 'abuse',
  },
  {
    opening: [
      'I’m so sorry this was done to you. It was not your fault: not what you wore, not where you were, not that you froze. The shame belongs to the one who did it.',
      'Thank you for trusting me with this. What happened to you was wrong, and you didn’t cause it. You are not ruined, and you are not less in God’s eyes.',
      'I believe you. You did not say yes, so none of it is yours to answer for. There is no right way to feel now, and no deadline for what you do next.',
      'What you’re telling me is a heavy thing to carry, and you have carried it alone long enough. It was done to you. It is not who you are.',
    ],
    near: [
      'The people below talk with survivors every day, even years later. You decide what you tell, and no one will push you to report it.',
      'If it happened in the last few days, a doctor or a hospital can look after your body, whether or not you want the police to know.',
    ],
    page: 'sexual-violence',
    concern: 'sexual',
  },
  {
    opening: [
      'What you describe sounds like being controlled, and that is a form of harm, even if no one has ever hit you. You are not imagining it, and it is not your fault.',
      'I’m sorry. Love does not need to hold your money, your phone or your friends. Faith is no excuse for it either. You deserve help with this, and there is help.',
      'It makes sense that you’re tired of being watched and judged. No one should have to ask permission to live. The people below understand this well.',
      'Thank you for writing this. When someone else decides everything, it gets hard to trust your own mind. What you noticed is real, and your safety matters.',
    ],
    near: [
      'If the phone or this browser may be watched, call from a friend’s phone. You can close this page at any time.',
      TELL_SOMEONE[1],
    ],
    page: 'when-love-controls',
    concern: 'abuse',
  },
  {
    opening: [
      'That is frightening, and you are not overreacting. Being followed or watched is a crime in many places. You didn’t invite it, and you don’t owe this person an answer.',
      'I’m sorry you have to look over your shoulder. You have a right to be left alone. It helps to tell someone and to keep a record of what happens and when.',
      'You are right to take this seriously. What this person does is about power, and none of it is your fault. The people below can help you plan how to stay safe.',
    ],
    near: [
      'If they show up or you feel in danger, the emergency number comes first. Let someone near you know what is going on.',
      'A phone or a car can be tracked. Someone at the line below can go through it with you, from a phone that isn’t yours.',
    ],
    page: 'followed-and-watched',
    concern: 'abuse',
  },
  {
    opening: [
      'I’m so sorry. Someone is threatening you, and that is a crime. You are not the first to be tricked like this, and you are not alone. This can be stopped.',
      'Take a breath. What they are doing is blackmail, and the wrong is theirs. Please don’t pay and don’t send anything more; it doesn’t make them stop. People below can help you today.',
      'You are not stupid, and your life is not over, however it feels right now. This has happened to many people, and they came through it. You don’t have to face it alone.',
    ],
    near: [
      'Keep the messages as proof, stop answering, and tell one person you trust, a parent, a teacher, a friend. It gets easier once someone you trust knows.',
      'If you are under 18, the children’s line below knows exactly how to get pictures taken down, and you won’t be in trouble.',
    ],
    page: 'threatened-with-pictures',
    concern: 'child',
  },
  {
    opening: [
      'What you describe is not allowed, anywhere. No one is allowed to keep your papers, your pay or your freedom, or to make you work or have sex. It is not your fault that you trusted them.',
      'I’m so sorry. No debt gives anyone a right to hold you. There are people whose work it is to get others out of exactly this, even if your visa has run out.',
      'Thank you for writing this; I know it may not be safe to. You are not a criminal for what you were forced to do. The people below can help quietly, in many languages.',
    ],
    near: [
      'If you can’t talk, a text or a few words are enough. In danger, call the emergency number and say only where you are.',
      'Tell someone outside, a customer, a neighbor, a nurse, a pastor, that you are not free to leave.',
    ],
    page: 'held-against-your-will',
    concern: 'trafficking',
  },
  {
    opening: [
      'I’m so sorry. You were a child, and it was the grown-up who did wrong. It was never your fault, not even a little, and nothing you did or didn’t say changes that.',
      'Thank you for telling me. What was done to you then was wrong, and it makes sense that it still hurts now. You don’t have to forgive or understand anything today.',
      'What you carry was put on you when you were too small to carry it. I believe you. You can be angry, or numb, or miss them anyway; all of it is allowed.',
      'That should never have happened to you. Someone should have protected you. You are not broken beyond repair, and God was not on the side of the one who hurt you.',
    ],
    near: [
      'There are counselors who work only with this, and talking to one is not disloyal to anyone.',
      TELL_SOMEONE[1],
    ],
    page: 'hurt-as-a-child',
    concern: 'sexual',
  },
  {
    opening: [
      'I’m so sorry. Someone who spoke in God’s name used your trust to harm you. That was wrong, and it was not your fault. Being believed matters more than a church’s good name.',
      'Thank you for saying this. A title does not make it less of a wrong; it makes it worse. You don’t owe anyone your silence, and telling is not a sin.',
      'What was done to you in God’s name was not from God. It makes sense if prayer or church feels unsafe now. You are allowed to keep your distance.',
      'I believe you. You were betrayed where you should have been safe. You don’t have to settle what you believe about church before you get help.',
    ],
    near: [
      'Talk to someone outside that church: a helpline, a doctor, the police if it was a crime. They won’t decide anything for you.',
      TELL_SOMEONE[0],
    ],
    page: 'harmed-in-the-church',
    concern: 'sexual',
  },
  {
    opening: [
      'Thank you for caring about this person and taking it seriously. You can ask them directly if they are thinking of suicide; asking does not put the thought there. The people below also help those who are worried about someone.',
      'It is a lot to carry for someone you love, and you were right to say it. Stay close to them if you can, and let others help. The people below will listen to you, too.',
      'You noticed, and that matters. You can’t keep someone alive all by yourself, and you don’t have to. Call the line below together, or call it alone and ask what to do.',
    ],
    near: [
      'If they may act on it now, don’t leave them alone, move what could hurt them out of reach, and call the emergency number.',
      'Tell one more person who loves them. A promise to keep it secret can be broken to save a life.',
    ],
    page: 'when-someone-you-love-wants-to-die',
    concern: 'crisis',
  },
  {
    opening: [
      'I’m so sorry for your loss. There is no right way to grieve this, and no verdict here on the one you love. Whatever was left unsaid, you did not cause it.',
      'I’m so sorry. Losing someone this way leaves questions that no one can answer, and a grief that others don’t know how to meet. You can bring all of it here.',
      'What a terrible thing to have to carry. The illness or despair that took them was not a measure of their faith, or of your love. I’m glad you wrote it down.',
      'I am so sorry. The signs that seem so clear now were not clear then. You are allowed to be sad and angry and to miss them, all on the same day.',
    ],
    near: [
      'There are groups of people who have lost someone the same way; the line below can tell you where. If it ever becomes too much for you, too, they are there for that.',
      'If you find yourself thinking of following them, please say so to someone today, and to the people below.',
    ],
    page: 'after-a-suicide',
    concern: 'crisis',
  },
  {
    opening: [
      'Thank you for telling me. Hurting yourself is often a way to get through something that feels unbearable. There is no need to be ashamed of it here, and there are other ways through.',
      'I’m glad you said this. It doesn’t make you bad, or weak in faith. It says that something hurts more than you have words for, and you deserve help with it.',
      'That urge is strong, and it also passes. You wrote instead, and that is something. The people below listen without being shocked.',
    ],
    near: [
      'If you’re hurt now, please get it taken care of. A doctor or nurse has seen it before and won’t scold you.',
      ...DON_T_BE_ALONE,
    ],
    page: 'self-harm',
    concern: 'crisis',
  },
  {
    opening: [
      'Thank you for saying this. Fighting with food and with your own body is exhausting, and it is an illness, not vanity and not a sin. People do get free of it.',
      'I’m sorry it has such a hold on you. You are more than what you eat or weigh. You don’t have to be sick enough to deserve help; asking now is the right time.',
      'That is a lonely thing to hide at every table. None of it makes you a bad believer. A doctor can help with it, and so can people who have been there.',
    ],
    near: [
      'If you feel faint, your heart races, or you can’t keep food down, please see a doctor today.',
      TELL_SOMEONE[0],
    ],
    page: 'food-and-the-body',
    concern: 'crisis',
  },
  {
    opening: [
      'That sounds frightening and very tiring, and I’m glad you wrote it. I’m a written guide, so I can’t tell you what is real. A doctor can help you sort it out, and it’s good to talk to one soon.',
      'Thank you for telling me. When voices or messages come again and again, the kindest next step is a doctor or a nurse, today if you can. That is care, not a lack of faith.',
      'You shouldn’t have to go through this alone. If a voice tells you to hurt yourself or someone else, please don’t do it, and call the number below now.',
    ],
    near: [
      'Sleep, food and one person who stays with you help more than you’d think. Please don’t stop any medicine without your doctor.',
      'Let someone you trust read what you wrote here, and go to the doctor together.',
    ],
    page: 'when-the-mind-is-ill',
    concern: 'crisis',
  },
  {
    opening: [
      'I’m so glad you said this. What you describe happens to many mothers, and fathers too. It is an illness that can be treated. It doesn’t mean you are a bad parent.',
      'Thank you for being honest about this. Not feeling what you thought you would feel is more common than anyone says. It is not a sin, and it doesn’t last forever.',
      'You have just brought a child into the world, and you are worn out. Scary or empty thoughts after a birth are a symptom, not who you are. Please let someone help you.',
    ],
    near: [
      'Call your doctor or midwife and say exactly what you wrote here; they have heard it many times. If you fear for yourself or the baby, call now.',
      'Let someone take the baby for an hour while you sleep. Asking for that is good care for both of you.',
    ],
    page: 'after-the-birth',
    concern: 'maternal',
  },
  {
    opening: [
      'A thought you don’t want is not a sin. The fact that it horrifies you shows how little you want it. Many faithful people know this torment, and it has a name and good help.',
      'What you describe sounds like a mind that sounds the alarm over and over. The fear feels like guilt, but it isn’t the same thing. You can’t settle it by confessing one more time, and you don’t have to.',
      'I’m sorry; that is exhausting. The worry that you have lost God is not proof that you have. These thoughts come uninvited, and they pass more easily when you don’t argue with them.',
    ],
    near: [
      'Doctors call it scrupulosity or obsessive thoughts, and they can help. A wise pastor or priest can, too, one who will not let you confess the same thing again and again.',
      TELL_SOMEONE[1],
    ],
    page: 'thoughts-you-do-not-want',
    concern: 'crisis',
  },
];

/** The page for each kind of harm the classifier distinguishes. */
/** The first words to an adult who sees that a child is being hurt. The children's page speaks to the child. */
export const CHILD_SEEN_HURT: DisclosureTexts = {
  page: 'helping-someone-who-is-hurt',
  concern: 'child',
  opening: [
    'Thank you for taking this seriously. You don’t need proof, and you don’t need anyone’s permission: call the child protection service or the children’s line below today and tell them exactly what you saw or heard. If the child is in danger right now, call the emergency number. Praying and reporting belong together.',
    'What you noticed matters. Please pass it on today, to child protection, the children’s line below or the police; they will find out what is behind it, and you don’t have to. No one’s standing in a church or a family is a reason to wait.',
  ],
  near: [
    'Write down what you saw and what the child said, in their own words. Tell the child, if they speak of it, that they did right and that it is not their fault.',
    'Don’t question the child or confront the adult yourself; stay kind and near, and let the people who do this work take the next step.',
  ],
};

export const PAGE_OF_HARM: Readonly<Record<string, string>> = {
  'sexual-violence': 'sexual-violence',
  'minor-being-hurt': 'a-child-in-danger',
  'violence-at-home': 'safety-at-home',
  'childhood-abuse': 'hurt-as-a-child',
  'suicide-bereavement': 'after-a-suicide',
  'clergy-abuse': 'harmed-in-the-church',
  'worried-for-someone': 'when-someone-you-love-wants-to-die',
  'self-harm': 'self-harm',
  'eating-disorder': 'food-and-the-body',
  psychosis: 'when-the-mind-is-ill',
  'postnatal-depression': 'after-the-birth',
  'coercive-control': 'when-love-controls',
  stalking: 'followed-and-watched',
  'image-blackmail': 'threatened-with-pictures',
  trafficking: 'held-against-your-will',
  scrupulosity: 'thoughts-you-do-not-want',
};

/** Answers a user who was hurt and was told that Scripture wants them to endure it. */
export const NO_VERSE_FOR_HARM = {
  words: [
    'No verse gives anyone the right to hurt you. The passage that speaks of wives goes on to ask a husband to love his wife as his own body, and no one harms his own body. Anyone who quotes half of it at you is leaving that half out.',
    'I know how those lines get used. They were never permission to hit, frighten or control anyone, and getting yourself safe breaks none of them. The same letters say this to husbands:',
  ],
  passages: ['Ephesians 5:28-29', 'Colossians 3:19'],
} as const;

/** Answers a user who was hurt by someone and asks whether they have to forgive. */
export const FORGIVING_HARM = {
  words: [
    'You don’t have to settle that now, and no one gets to make it the price of being helped or loved. Forgiving is not the same as trusting, going back or keeping quiet, and it never means that what was done was small. If it comes someday, it will come in your own time. Being safe and being believed come first.',
    'You don’t owe that to anyone by a certain date. God sees what was done and calls it what it is, and so can you. You can tell the truth about it, want justice and keep your distance, and none of it is a sin. What you feel can wait for someone who knows how to walk through it with you.',
  ],
  passages: ['Psalm 10:14', 'Psalm 10:17-18'],
} as const;

/** Answers a user who is being hurt at home and asks whether to stay or to leave. */
export const STAY_OR_LEAVE = {
  words: [
    'You don’t have to stay where you are being hurt, and getting yourself safe breaks no vow. The promise was broken by the one who does the hurting. You don’t have to decide tonight, either. Leaving is often the most dangerous time, so it helps to plan it quietly with the helpline or with one person you trust.',
    'I can’t decide that for you, but I can say this much: God does not ask you to be hurt so that a marriage looks whole. Many people who left to be safe had prayed about it for years. The people at the helpline can help you think it through and plan each step, at your pace.',
  ],
  passages: ['Proverbs 22:3', '1 Samuel 19:10-12'],
} as const;
