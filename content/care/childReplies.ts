import type { DisclosureReply } from './disclosureReplies';

/** The first words to a child who says that they are being hurt, perhaps right now. */
export const CHILD_IN_DANGER = [
  'You were right to say this. What is happening is not okay, and it is not your fault. You are not in trouble. If it is happening right now, go to another grown-up or call the emergency number below. The people below help kids every day, and they will believe you.',
  'I believe you. Grown-ups are never allowed to do that to you, and you did nothing wrong. If you are in danger right now, go where other people are and call the emergency number below. You can also call or text the people below.',
] as const;

/** The first words to a child or teenager who wants to die, and the wish to be near someone. */
export const CHILD_IN_DESPAIR = {
  opening: [
    'I’m really glad you told me. You are not in trouble, and you are not bad for feeling this. It means that something hurts too much right now, and that can get better. Please go to an adult you trust, even if you have to wake them up, and tell them what you told me. You can also call or text the people below. They talk with kids and teens every day.',
    'Thank you for telling me. You matter so much, and today is no different. When it hurts like this, you need a person next to you, not just a page. Find an adult and say, “I don’t want to be alive, and I need you to stay with me.” Or call or text the people below. They won’t be mad at you.',
  ],
  near: [
    'If there is anything near you that you could hurt yourself with, give it to an adult or go to another room. If you already did something, call the emergency number now.',
    'Is an adult in the house or next door? Please don’t stay by yourself with this tonight.',
  ],
  passage: 'Isaiah 41:13',
} as const;

/** Replies to what children add after they said that they are being hurt. The children's helpline is shown with each. */
export const REPLIES_TO_CHILDREN = {
  toldSomeone: {
    words: [
      'You were very brave. Telling was the right thing to do. Stay close to that grown-up, and say so if you’re scared to go home. If they don’t help, tell another one, or call or text the people below.',
      'I’m so glad you told someone. You are not in trouble. You can show them what you wrote here, so that you don’t have to say it all again. The people below can help both of you.',
    ],
    passages: [],
  },
  wordsToSay: {
    words: [
      'You can say it in one sentence: “Something is happening at home that scares me, and I need you to help me.” Or: “Someone is touching me or hurting me, and I want it to stop.” You don’t have to say all of it. You can also write it on paper, or show what you wrote here.',
      'Pick a time when it’s just the two of you. Say, “I have to tell you something hard. Please don’t be mad, and please don’t send me back home yet.” Then say who it is and what they do. If the words won’t come, write them down and hand over the paper.',
    ],
    passages: [],
  },
  prayer: {
    words: [
      'Here is a short one: God, I’m scared. Stay with me, and send someone to help me. Amen. You can say it without a sound. And please let a grown-up help, too: that can be how God answers.',
      'You can whisper this: Jesus, you love kids. Keep me safe tonight, and help me tell someone. Amen. Asking a grown-up for help is not less than praying.',
    ],
    passages: [],
  },
  willYouTell: {
    words: [
      'I can’t tell anyone, because I’m only written pages. You decide who to tell. I hope you’ll choose one safe grown-up or the people below, because you shouldn’t be alone with this.',
      'No, I’m just a written guide, and I can’t call anyone. That is also why I can’t make it stop. A grown-up can. You can ask the people below first what they do with what you say.',
    ],
    passages: [],
  },
  honoring: {
    words: [
      'Honoring your parents never means letting someone hurt you, and it never means keeping it secret. Telling the truth to get help is not a sin. God is on your side in this.',
      'No. That commandment is not for protecting people who hurt kids. Jesus was very angry with anyone who hurts a child. You are allowed to say no, and you are allowed to tell.',
    ],
    passages: ['Matthew 18:10'],
  },
  godSilent: {
    words: [
      'It makes sense to feel that way when it hasn’t stopped. God hasn’t stopped loving you, and you didn’t pray wrong. He is not the one doing this. He often helps through people, so please tell one.',
      'God likes you very much, and he is sad about what is done to you. You can be mad at him, too. It isn’t happening because of anything you did or didn’t pray.',
    ],
    passages: ['Psalm 34:18', 'Isaiah 41:13'],
  },
  familySad: {
    words: [
      'It is not your job to keep your mom, your dad or anyone else from being sad. Grown-ups can get help for being sad. You are the one who has to be safe, and a grown-up who loves you would want to know.',
      'If your family gets upset, that is because of what was done to you, not because you told. You are not breaking the family. Telling is how it stops.',
    ],
    passages: ['Psalm 27:10'],
  },
  secret: {
    words: [
      'People who hurt kids say that so no one will stop them. You are allowed to tell, even if you promised. You won’t be in trouble, and it is not too late.',
      'A secret like that is not yours to keep. The people below have heard it from other kids, and they know what to do so that you are safe when you tell.',
    ],
    passages: [],
  },
  notBelieved: {
    words: [
      'I believe you, and so will the people below. Someone not believing you doesn’t make it less true.',
      'It hurts to think that no one will believe you. I do. The people below hear things like this from kids every day, and they take them seriously.',
    ],
    passages: [],
  },
  afterTelling: {
    words: [
      'I don’t know exactly what comes next, and it’s okay to be scared of it. Grown-ups whose job this is will talk with you and make sure you have a safe place. You can ask the people below before you tell anyone. You don’t have to give your name.',
      'Whatever happens after you tell, it won’t be because you were bad. You can ask the people below what would happen where you live. You can ask them first what they do with what you say.',
    ],
    passages: [],
  },
  fault: {
    words: [
      'No. It is never a kid’s fault, not even if you didn’t say no, not even if you stayed quiet, and not even if you like them sometimes. The grown-up is the one who did wrong.',
      'You didn’t make this happen. You could not have stopped it by being better. God is not mad at you.',
    ],
    passages: ['Psalm 34:18'],
  },
  more: {
    words: [
      'Thank you for telling me more. I believe you. Please don’t carry this by yourself: tell one grown-up you feel safe with, today if you can, or call or text the people below. They talk with kids your age.',
      'I’m sorry this is happening to you. You can tell me as much as you like, but I’m only written pages. The people below can really help, and it’s free.',
      'You are brave to keep talking about it. What you just said matters, too. Can you tell it to one safe grown-up, or to the people below?',
    ],
    passages: [],
  },
} as const satisfies Record<string, DisclosureReply>;

/** Answers a child who asks whether God can see them. */
export const GOD_SEES_CHILD = {
  answer:
    'Yes. God sees you everywhere, in the dark and under the blankets, too. He isn’t watching to catch you out. He is on your side.',
  passage: 'Psalm 139:11-12',
  question:
    'Is there something that makes you ask? If anyone does things you don’t like, or wants you to keep a secret, it isn’t your fault, and you can tell a grown-up who is kind to you. You can tell it here first, if that is easier.',
} as const;
