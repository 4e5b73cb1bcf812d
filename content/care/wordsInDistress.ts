import type { DistressSituation } from './distressReplies';

/**
 * Replies to people who disclosed danger, harm or illness and ask how to say it to someone. Each gives words that can be
 * used as they are.
 */
export const WORDS_IN_DISTRESS: Readonly<
  Record<Exclude<DistressSituation, 'child'>, readonly [string, string, ...string[]]>
> = {
  despair: [
    'You could send just this: “I’m not doing well and I don’t want to be alone tonight. Can you come, or call me?” If you can say more: “I’ve been thinking about dying, and I need help.” You don’t have to explain why. They can also read what you wrote here.',
    'To a doctor: “I have thoughts of ending my life. I need an appointment today.” You can say just that to the first person who picks up the phone. If speaking is too hard, show these words on your phone.',
  ],
  someone: [
    'You can say, “I’ve noticed you’re not yourself, and I care about you. Are you thinking of killing yourself?” If the answer is yes: “Thank you for telling me. I’m staying with you, and we’ll call someone together.” You don’t need better words than that.',
    'Start with what you saw: “You said you won’t be here at Christmas, and it scared me.” Then ask plainly if they want to die, and wait. If they say yes, stay, and call the line under Help together.',
  ],
  harm: [
    'You could say, “Something is happening to me that I haven’t told anyone. I’m not safe, and I need you to believe me and not talk to anyone yet.” To a doctor or nurse: “I’d like to talk alone. Someone is hurting me.” One sentence is enough, and they can ask the rest.',
    'You can begin with, “I need to tell you something hard, and I don’t need you to fix it.” Then say who it is and one thing that happened. You can stop there. Choose someone who won’t pass it on, and a time and place where no one can overhear.',
  ],
  illness: [
    'To a doctor: “I haven’t been well for a while, and I’m scared of how it’s going. I wrote down what happens, so that I don’t leave it out.” Then read it to them. They have heard it many times and won’t be shocked.',
    'One sentence is enough to begin: “I’m not okay, and I can’t do this alone. Will you help me make an appointment and come with me?” Then let them read what you wrote here.',
  ],
  bereaved: [
    'You can say it as plainly as you like: “He died by suicide, and I don’t have words for it yet.” Or, if you don’t want to say how: “He died, and I’d rather not talk about how.” Both are true. You owe no one the details.',
    'To someone close: “Don’t say anything wise. Just sit with me.” To anyone who asks too much: “Thank you for caring. I can’t talk about that yet.”',
  ],
  scruples: [
    'To a doctor or counselor: “I have thoughts I don’t want, again and again, and I keep checking and confessing. I think it may be OCD.” To your pastor: “Please don’t let me confess the same thing twice.” You don’t have to repeat the thoughts themselves.',
    'You can say, “I’m tormented by thoughts that I don’t want, and I need help with the worry, not with the thoughts.” That is enough.',
  ],
};

/** Words for particular kinds of harm to oneself and illness. What begins with 'To a doctor' is for a doctor. */
export const WORDS_ON_PAGE: Readonly<Record<string, readonly [string, string]>> = {
  'self-harm': [
    'You could say, “I’ve been hurting myself when things get too much. I’m not asking you to fix it. I just don’t want to be alone with it.” You don’t have to show anything. If saying it is too hard, send it as a message.',
    'To a doctor or school nurse: “I’ve been hurting myself, and I want help to stop.” If there is a fresh wound, start with that. They have heard it before and won’t be angry.',
  ],
  'food-and-the-body': [
    'You could say, “I’m having trouble with food, and it scares me. I need help, even if I don’t look sick. Please don’t talk about my weight.” Then say one thing that happens most days.',
    'To a doctor: “I think I have an eating disorder. It has gone on for a while, and I’d like you to check my heart and my blood.” Say how much you really eat, or read it from a note. They have heard it before.',
  ],
  'after-the-birth': [
    'To a doctor or midwife: “I don’t feel what I thought I’d feel, and I have thoughts that scare me. I need help today.” They hear this often, and asking for help is not a reason to take a baby away.',
    'You could say to someone close, “I’m not well since the birth. Please take the baby for a while, and help me call the doctor.” If you’ve thought of not being here anymore, say that, too, in those words.',
  ],
  'when-someone-you-love-wants-to-die': [
    'You can say, “I’ve noticed you’re not yourself, and I care about you. Are you thinking of killing yourself?” If the answer is yes: “Thank you for telling me. I’m staying with you, and we’ll call someone together.”',
    'Start with what you saw or heard, and then ask plainly if they want to die. Wait for the answer. If it’s yes, stay with them, and call the line under Help together.',
  ],
};

/** Replies to people who ask what to say to the one who hurts them. */
export const WORDS_TO_THE_ONE_WHO_HURTS = [
  'You don’t owe them an explanation, and it can be dangerous to confront them alone. If you have to say something now, short and calm is safest: “I’m tired. Let’s talk another day.” Say the true words first to someone who will keep you safe: the helpline, a doctor, a friend.',
  'Please don’t tell them what you’re planning, or that you wrote here. Something like “I need some quiet tonight” is enough. The helpline can help you work out what to say, and whether to say anything at all.',
] as const;
