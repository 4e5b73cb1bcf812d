import type { Truth } from '#content/truths/truth';

export const TRUTHS: readonly [Truth, Truth, Truth, Truth] = [
  {
    id: 'chosen',
    title: 'You Are Chosen',
    subtitle: 'Wanted by God before you had done anything to earn it',
    icon: 'Crown',
    content: {
      verse: {
        text: 'But ye [are] a chosen generation, a royal priesthood, an holy nation, a peculiar people; that ye should shew forth the praises of him who hath called you out of darkness into his marvellous light:',
        reference: '1 Peter 2:9',
        worldEnglish:
          'But you are a chosen race, a royal priesthood, a holy nation, a people for God’s own possession, that you may proclaim the excellence of him who called you out of darkness into his marvelous light.',
      },
      explanation:
        'Peter wrote this to people scattered over the provinces of Asia Minor: foreigners, slaves, wives of men who did not believe, converts whom their old friends now thought strange. No one in their towns would have called them royal. He tells them that God has taken them for his own, in Christ. The old word peculiar means here that they belong to someone; it does not mean odd.\n\nThat may be hard to take in. Many of us learned early what it’s like to be picked last, or to be wanted for what we could do and dropped when we no longer could. One sentence will not undo that. The claim stands all the same, and it does not wait for a feeling: your place with God began with his wanting you there.',
      reflection:
        'Say your name quietly, the way someone who’s glad to see you would say it. If you can recall such a voice, stay with it for a minute. If you cannot, tell God so; many in the Bible have told him the same, and he was not offended.',
      personalQuestions: [
        'Where in your life are you still waiting to be picked?',
        'Which sentence about yourself have you believed longest, and who said it first?',
        'What would you stop doing if you had nothing left to prove?',
      ],
    },
    discoveryExercise: {
      type: 'story',
      prompt:
        'Three questions about being wanted, and about not being wanted. Begin with the one that comes easiest. A few words are enough, in any language. No one is grading you.',
      questions: [
        'Who has ever picked you, when they could have picked someone else? If no one comes to mind, you can write about that, or skip this one.',
        'Whose words about you do you still hear, kind ones or cruel ones, and what were they?',
        'If God wanted you, and no one else in your place, what would be different about tomorrow morning?',
      ],
    },
  },
  {
    id: 'forgiven',
    title: 'You Are Forgiven',
    subtitle: 'The wrong you did has been carried away',
    icon: 'Heart',
    content: {
      verse: {
        text: 'For as the heaven is high above the earth, [so] great is his mercy toward them that fear him. As far as the east is from the west, [so] far hath he removed our transgressions from us.',
        reference: 'Psalm 103:11-12',
        worldEnglish:
          'For as the heavens are high above the earth, so great is his loving kindness toward those who fear him. As far as the east is from the west, so far has he removed our transgressions from us.',
      },
      explanation:
        'The singer of this psalm looks for the largest distances he knows, the sky over the ground and sunrise from sunset, and measures forgiveness by them. Christians hear in it what Jesus did on the cross: the wrong was not called small, and he bore it away. Nothing in these lines asks how long ago it was, or how often.\n\nKnowing this and living by it are two different things. Memory keeps bringing back what God has put away, and some consequences stay: a broken trust, a sentence to serve, words you can no longer take back from someone who has died. Forgiveness does not pretend otherwise. And if what weighs on you was done to you by somebody else, it is not yours to be forgiven for; the shame of it belongs elsewhere, and God knows where.',
      reflection:
        'Think of one thing you would rather no one knew. You don’t have to name it. Picture it carried toward the horizon by someone who knows exactly what it is, and who turns to you without disgust. Let it get small. Notice how much of this you can believe.',
      personalQuestions: [
        'What do you keep punishing yourself for, and who asked you to?',
        'Is there something you have never said to God because you thought he would turn away?',
        'What is the difference, in you, between being sorry and being ashamed?',
      ],
    },
    discoveryExercise: {
      type: 'reflection',
      prompt:
        'Write only what is good for you to write down. No one needs details here, and what was done to you is not your fault. One word can stand for a whole story.',
      questions: [
        'What would you undo if you could? A hint is enough; you know what you mean.',
        'Has anyone ever forgiven you when they had a right to be angry? If no one has, what did that do to you?',
        'When you have done something wrong, what do you expect from God first? Write what you really expect, even if you were taught otherwise.',
      ],
    },
  },
  {
    id: 'protected',
    title: 'You Are Protected',
    subtitle: 'Held by a love that does not let go',
    icon: 'Shield',
    content: {
      verse: {
        text: 'For I am persuaded, that neither death, nor life, nor angels, nor principalities, nor powers, nor things present, nor things to come, Nor height, nor depth, nor any other creature, shall be able to separate us from the love of God, which is in Christ Jesus our Lord.',
        reference: 'Romans 8:38-39',
        worldEnglish:
          'For I am persuaded that neither death, nor life, nor angels, nor principalities, nor things present, nor things to come, nor powers, nor height, nor depth, nor any other created thing will be able to separate us from God’s love which is in Christ Jesus our Lord.',
      },
      explanation:
        'Paul does not say here that nothing bad will happen. When he wrote this he had been flogged, stoned, shipwrecked and jailed, and by all accounts he was put to death in the end. He goes through the list of what people dread, dying and living, rulers and unseen powers, today and tomorrow, and says of each that it cannot pull anybody out of God’s love in Christ. That is the protection meant: a hold that does not open.\n\nPerhaps you were not kept safe when you should have been. Then this truth may sound like mockery, and you may say so to God; many psalms do. He doesn’t ask anyone to stay where they are being hurt. Getting away, and letting others help, can itself be a way of being kept.',
      reflection:
        'Breathe out, and let your weight go into the chair, the bed or the floor. It holds you without any effort of yours. Stay there for five breaths. If prayer comes, pray; if only tiredness comes, let God have that. Sleep, too, is a way of leaving things to him.',
      personalQuestions: [
        'What do you check twice, and what are you afraid would happen if you did not?',
        'Has anything you dreaded ever turned out differently than you feared?',
        'Who do you protect, perhaps without calling it that?',
      ],
    },
    discoveryExercise: {
      type: 'reflection',
      prompt:
        'Three questions about fear and about shelter. If one of them hurts too much, skip it. If you are in danger now, stop here and call someone who can help.',
      questions: [
        'Think of a time when you were afraid. Who or what was with you? Or who did you wish was there?',
        'Where, or with whom, can you let your guard down? If nowhere, what would such a place need to have?',
        'What do you need protection from these days?',
      ],
    },
  },
  {
    id: 'gifted',
    title: 'You Are Gifted',
    subtitle: 'Given something that is good for others',
    icon: 'Star',
    content: {
      verse: {
        text: 'As every man hath received the gift, [even so] minister the same one to another, as good stewards of the manifold grace of God.',
        reference: '1 Peter 4:10',
        worldEnglish:
          'As each has received a gift, employ it in serving one another, as good managers of the grace of God in its various forms.',
      },
      explanation:
        'Peter takes for granted that everybody has been given something. He does not ask whether it is impressive. A gift, in his letter, is whatever God has put into a person’s hands for the good of others, and he speaks of it like running a household: it is God’s, it is yours to look after, and it is meant to be passed on.\n\nMost of us find our own gift hard to see. What comes easily seems like nothing, and what we admire in others seems like the real thing. Illness, age, a locked door or small children may have taken from you what you used to do. It is fair to mourn that. There may be something left in your hands even so, as plain as listening, or staying, or knowing what a bad night is like.',
      reflection:
        'Look at your hands for a moment. Think about what they did yesterday: cooked, typed, carried, lay still, held somebody. Pick one of those things and picture the person it helped, even if that person was you. Thank God for it, if you can, without making it bigger than it was.',
      personalQuestions: [
        'What do you do so easily that you have never thought of it as a gift?',
        'Whose gift has kept you going, and do they know?',
        'What have you stopped doing because somebody else did it better?',
      ],
    },
    discoveryExercise: {
      type: 'gifts',
      prompt:
        'Five questions about what is in your hands. If the word talent bothers you, forget it. Think of ordinary days and of real people, and write down whatever comes, however small.',
      questions: [
        'What do you love doing, or did you love once, before life got in the way?',
        'What do others come to you for? Small things count: a ride, a recipe, a listening ear, a laugh.',
        'What have you lived through that you would recognize in someone else right away?',
        'Who is within your reach this month: in your house, on your street, down the hall, in your phone?',
        'What small thing could you begin this week, even if no one noticed?',
      ],
    },
  },
];
