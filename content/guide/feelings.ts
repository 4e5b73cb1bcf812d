/** A feeling that users name, the words for it, and what the guide or a figure says to it: a sentence and a question. */
export type Feeling = {
  words: readonly string[];
  heard: readonly [string, string];
  questions: readonly [string, string];
};

/** In the order in which they are tried. The words are regular expressions. */
export const NAMED_FEELINGS: Readonly<Record<string, Feeling>> = {
  blah: {
    words: [
      'blah',
      'meh',
      'bleh',
      '(?:a bit |kind of )?flat',
      '(?:a bit |kind of )?(?:off|gray|grey)(?: today| lately| this week)?',
    ],
    heard: [
      'Some days are just gray, and there doesn’t have to be a reason. It can be too little sleep, too much of the same, or a heart catching its breath. If it goes on for weeks, a doctor would want to know.',
      'Gray days count, too, and God isn’t waiting for you to be brighter. A walk around the block, something warm to eat and an early night have helped many people more than thinking about it.',
    ],
    questions: ['How long has it been like this?', 'When did you last have an hour that was different?'],
  },
  afraid: {
    words: ['afraid', 'scared', 'terrified', 'frightened', 'petrified', 'scared stiff', 'spooked'],
    heard: ['That sounds frightening.', 'I can hear how scared you are.'],
    questions: ['What are you most afraid will happen?', 'What would help you feel a little safer?'],
  },
  anxious: {
    words: [
      'anxious',
      'nervous',
      'worried',
      'stress(?:ed|ing)(?: out)?',
      'on edge',
      'tense',
      'panicking',
      'freaking out',
    ],
    heard: ['That is a lot of worry to carry around.', 'I can hear how tense you are about this.'],
    questions: [
      'What does the worry tell you will happen?',
      'Which part of this is yours to do, and which part isn’t?',
    ],
  },
  ashamed: {
    words: [
      'ashamed',
      'embarrassed',
      'humiliated',
      'mortified',
      '(?:so |such )?(?:stupid|an idiot)',
      'like (?:such )?(?:an idiot|a fool|a fraud|a fake|a phony|an? impostor)',
    ],
    heard: [
      'Shame makes us want to hide, and you didn’t hide this.',
      'That is hard to say out loud, and you said it.',
    ],
    questions: ['What do you fear people would think if they knew?', 'Has anyone been kind to you about it?'],
  },
  guilty: {
    words: [
      'guilty',
      '(?:so |really )?(?:bad|terrible|awful) about (?:it|that|this|what)',
      'like (?:such )?(?:a|an|the) (?:bad|terrible|horrible|awful|lousy|worst) (?:mom|mum|mother|dad|father|parent|wife|husband|son|daughter|friend|person|christian)',
      'regretting',
    ],
    heard: ['You are being honest about it, and that isn’t easy.', 'I can hear that it weighs on you.'],
    questions: [
      'Is there something that could still be put right?',
      'What would you say to a friend who had done the same?',
    ],
  },
  hurt: {
    words: [
      'hurt',
      'betrayed',
      'rejected',
      'left out',
      'ignored',
      'let down',
      'disappointed',
      'used(?! to)',
      'unwanted',
      'unappreciated',
      'taken for granted',
      'overlooked',
    ],
    heard: [
      'That hurt, and you don’t have to make it smaller.',
      'I’m sorry. It hurts to be treated like that.',
    ],
    questions: ['What did you hope they would do?', 'Do they know that it hurt you?'],
  },
  lonely: {
    words: ['lonely', 'alone', 'isolated', 'homesick'],
    heard: [
      'Being alone with it makes it heavier.',
      'I’m sorry you have no one beside you in this right now.',
    ],
    questions: ['Who would you most like to have near you?', 'When do you feel it most?'],
  },
  jealous: {
    words: ['jealous', 'envious'],
    heard: ['It takes honesty to call it by that name.', 'Most people feel that, and few admit it.'],
    questions: [
      'What is it that you would like to have, too?',
      'What do you see in their life that you miss in yours?',
    ],
  },
  angry: {
    words: [
      'angry',
      'mad',
      'furious',
      'livid',
      'annoyed',
      'frustrated',
      'irritated',
      'fed up',
      'pissed(?: off)?',
      'bitter',
      'resentful',
    ],
    heard: ['I can hear how angry you are.', 'Anger like that often guards something that matters.'],
    questions: ['What should have happened instead?', 'What bothers you most about it?'],
  },
  sad: {
    words: [
      'sad',
      'heartbroken',
      'devastated',
      'gutted',
      'crushed',
      'down(?! for| to| with)',
      'low(?! on)',
      'blue',
      'miserable',
      'tearful',
      'crying(?! laughing| with laughter)',
    ],
    heard: ['I’m sorry. That is a sad thing to live with.', 'I can hear how sad this makes you.'],
    questions: ['When is it heaviest?', 'Is there someone who lets you be sad for a while?'],
  },
  tired: {
    words: [
      'tired',
      'exhausted',
      'drained',
      'worn out',
      'burn(?:ed|t) out',
      'overwhelmed',
      'wiped out',
      'spent',
    ],
    heard: ['That sounds exhausting.', 'You have been carrying this for a while.'],
    questions: ['What could wait until tomorrow?', 'Who could take one piece of it off your hands?'],
  },
  unsure: {
    words: ['confused', 'torn', 'stuck', 'lost', 'unsure', 'not sure what to do', 'conflicted', 'at a loss'],
    heard: ['It’s hard not to know which way to turn.', 'You don’t have to have it worked out yet.'],
    questions: ['What do you already know for sure?', 'What would you tell someone you love to do?'],
  },
  glad: {
    words: [
      'happy',
      'excited',
      'thrilled',
      'proud',
      'relieved',
      'glad',
      'grateful',
      'thankful',
      'hopeful',
      'stoked',
      'over the moon',
    ],
    heard: ['I’m glad.', 'That is good to hear.'],
    questions: ['Who will you tell about it?', 'What made the difference, do you think?'],
  },
};

/** Said after the sentence about the feeling, before a passage, if no page is about what the user tells. */
export const NOTHING_FOR_EXACTLY_THIS = [
  'I have nothing written for exactly this, and I won’t give you someone else’s answer. Here is one line to keep with it:',
  'I don’t have a page for just this. I can leave one line with you, and you can tell me more if you like.',
] as const;
