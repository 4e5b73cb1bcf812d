import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ASSIGNMENTS,
  DECLARATION_ADDS,
  DEFAULT_ASSIGNMENTS,
  LIVING,
  LIVING_ADDS,
  OTHER_TONGUE,
  PILLARS,
  THIN,
} from '#content/blueprint';
import type { Tone } from '#content/blueprintTypes';
import { TRUTHS } from '#content/truths';
import {
  Blueprint,
  BlueprintSaved,
  type BlueprintSection,
  type IdentityResponse,
  QUESTION_COUNTS,
  TRUTH_IDS,
  type TruthId,
} from '#contract/identity';
import { EDIT_MAX } from '#contract/identityLimits';
import { PhrasePatterns, placedWords } from '#language/phrasePatterns';
import { applyGate } from '#server/scripture/quotations/gate';
import { readReference } from '#server/scripture/references/references';
import { openScripture } from '#server/scripture/scripture.service';
import { tableRows } from '#server/testing/database';
import { seedUsers, type TestVisitor } from '#server/testing/people';
import { composeBlueprint } from './blueprint';

const scripture = openScripture();

/** A user's answers to each truth, in the order of the questions; '' for an unanswered question. */
type Answers = Partial<Record<TruthId, readonly string[]>>;

/** A word that our content never contains. Where a test finds it, it came from an answer. */
const CANARY = 'zaphnathpaaneahine';

/** The required maximum is one second. The test allows more, because other tests may run at the same time. */
const MAX_COMPOSE_MS = 5000;

const NO_EDITS: ReadonlyMap<string, string> = new Map();

const SAD = ['widow', 'prisoner', 'mother', 'beaten', 'student', 'refugee'] as const;
const GLAD = ['teenager', 'grandmother', 'newcomer'] as const;
const DOUBTING = ['doubter', 'lapsed', 'nothingToSay'] as const;

const ANSWERS_OF: Record<string, Answers> = {
  widow: {
    chosen: [
      'My husband Thomas. He picked me at a dance in 1961. He died in March and the house is silent.',
      'My mother said I was the plain one. Thomas never let me say it.',
      'I would get up. Since the funeral I do not see what for.',
    ],
    forgiven: [
      'The last evening. I was tired and I went home, and he died in the night without me.',
      'Thomas did, a hundred times. Now there is nobody left to do it.',
      'I expect silence. I have cried to him and there is only silence.',
    ],
    protected: [
      'In the hospital corridor. I was so afraid, and I missed him already.',
      'In his chair, with his cardigan. It is the only place where I can weep.',
      'From the evenings. I am so lonely after six that I go to bed.',
    ],
    gifted: [
      'I used to bake for the church. I have no heart for it now.',
      'Nobody comes any more since he died.',
      'Burying a husband. Waking up and having forgotten for a second.',
      'The woman next door, whose husband is dying.',
      'I could knock at her door, if I can stop crying.',
    ],
  },
  teenager: {
    chosen: [
      'My best friend Chloe picked me for her team first even though I am terrible at netball. I was so happy!',
      'My grandma says I light up a room. I love that.',
      'I would wake up smiling and dance to school.',
    ],
    forgiven: [
      'Only telling my brother his goldfish ran away, but he forgave me and we laughed so much.',
      'My mum, when I broke her lamp. She hugged me. I am so thankful for her.',
      'A big hug, I think. I am glad he is like that.',
    ],
    protected: [
      'The thunderstorm at camp. All my friends were with me and we sang. It was wonderful.',
      'At home on the sofa with my dog. I feel safe and loved there.',
      'From homework, haha. I am really grateful that I am fine.',
    ],
    gifted: [
      'I love singing in the youth choir and playing guitar!',
      'Making people laugh. My friends say I am fun.',
      'Being the new girl at school.',
      'My little brother and everyone in my class.',
      'I could play a song for my grandma, she would be so happy.',
    ],
  },
  doubter: {
    chosen: [
      'I do not know whether anybody did. I am not sure what picked would mean.',
      'I cannot really remember. Perhaps a teacher, I am not sure.',
      'I find it hard to believe that there is anybody who could want me, so I do not know.',
    ],
    forgiven: [
      'Maybe some things. I am not sure I believe in sin.',
      'I do not remember. Maybe.',
      'I have no idea. I doubt that he exists, and if he does I am not certain that he listens.',
    ],
    protected: [
      'I never felt anything with me. I wonder whether people imagine it.',
      'I am not sure. Maybe in the library.',
      'I do not know what to say. From pretending to be certain, perhaps.',
    ],
    gifted: [
      'I am not sure that I have a gift.',
      'I do not know. Nothing comes to mind.',
      'Doubt, I suppose.',
      'I do not really know.',
      'Maybe I could keep asking.',
    ],
  },
  threeWords: {
    chosen: ['My old boss', 'My father', 'Nothing much'],
    forgiven: ['The phone call', 'My sister', 'A talk'],
    protected: ['The night bus', 'The kitchen', 'The noise'],
    gifted: ['Mending bicycles', 'Flat tyres', 'Moving house', 'The neighbours', 'One bicycle'],
  },
  prisoner: {
    chosen: [
      'Nobody. I was the one they left at the home. I was always unwanted.',
      'The judge. He said I was a danger. I still hear it at night in the cell.',
      'I would be less ashamed when they open the door.',
    ],
    forgiven: [
      'One night. I was drunk and I hurt a man. I would give my hand to undo it.',
      'No. His family hates me and I do not blame them. I am so ashamed.',
      'Punishment. I expect to be punished, that is all I know.',
    ],
    protected: [
      'My first night in prison. I was terrified. I missed my mother.',
      'Nowhere in here. You never let your guard down in jail.',
      'From myself. I am afraid of what I could do.',
    ],
    gifted: [
      'I used to fix engines with my dad before he died.',
      'The young ones come to me when they cannot sleep for fear.',
      'Being locked up, and guilt that does not end.',
      'The boy in the next cell.',
      'I could teach him to read his letters.',
    ],
  },
  mother: {
    chosen: [
      'My daughter did, every morning, until she died.',
      'She called me Mama. I hear it and I weep.',
      '',
    ],
    forgiven: [
      'The day I let her go swimming. I cannot forgive myself.',
      '',
      'I am angry with God. I want her back.',
    ],
    protected: [
      'At the grave. Nobody was with me.',
      '',
      'From the pity of people, and from her birthday. I am broken.',
    ],
    gifted: ['', '', 'Losing a child. I know that grief when I see it in a face.', '', ''],
  },
  beaten: {
    chosen: [
      'My husband chose me and then he beat me.',
      'You are worthless. He says it every week and I believe it.',
      '',
    ],
    forgiven: ['Marrying him. I feel so guilty towards the children.', 'Never. I am always punished.', ''],
    protected: [
      'I am afraid every evening when I hear the key.',
      'Nowhere is safe.',
      'From him. I am scared of him.',
    ],
    gifted: [
      'I painted, before he broke my brushes and I lost my joy.',
      '',
      'Violence. I see the bruises that others hide.',
      '',
      '',
    ],
  },
  student: {
    chosen: [
      'I am always chosen last.',
      'My father said I was a disappointment. I hear it in every exam.',
      'I would not feel so worthless.',
    ],
    forgiven: [
      'I failed my exams and lied about it. I am ashamed.',
      'No, and I hate myself for it.',
      'He must be so disappointed in me.',
    ],
    protected: [
      'I have panic attacks. I was alone in my room.',
      'I have no such place. I am lonely here.',
      'From my own thoughts. I am depressed and exhausted.',
    ],
    gifted: [
      'I loved drawing once. Now I feel empty.',
      'Nobody comes to me. I have no friends.',
      'Depression and failure.',
      '',
      '',
    ],
  },
  refugee: {
    chosen: [
      'The man who chose who may go in the boat. My brother was left behind and he died.',
      '',
      'I would not be afraid of the letter from the office.',
    ],
    forgiven: ['I let go of his hand. I feel guilty every day.', '', ''],
    protected: [
      'On the sea. I was terrified and I missed my mother.',
      'Nowhere. The war comes back at night in my nightmares.',
      'From being sent back. I am afraid.',
    ],
    gifted: [
      'I cooked for many people in our village, before the war destroyed it.',
      '',
      'Fleeing. Grief without a grave.',
      'The other women in the camp.',
      'I can cook for them.',
    ],
  },
  grandmother: {
    chosen: [
      'My Henry, sixty years ago, and I thank God for him every day.',
      'My mother said I was her joy.',
      'I would get up singing, as I do anyhow.',
    ],
    forgiven: [
      'Oh, little things. They are forgiven and I am at peace.',
      'My sister forgave me and we are the best of friends. I am so grateful.',
      'Mercy. He has always been good to me.',
    ],
    protected: [
      'In the war my father held my hand, and I felt safe.',
      'In my garden. I am happy there.',
      'Nothing, thank God. I am content.',
    ],
    gifted: [
      'I love baking bread and knitting for the babies.',
      'My grandchildren come for stories and cake, and we laugh.',
      'Having very little, and being happy with it.',
      'All my grandchildren and the old people at church.',
      'Bake a cake for the new family, gladly.',
    ],
  },
  newcomer: {
    chosen: [
      'Jesus did! I was baptised at Easter and I am so happy.',
      'You are my beloved. I cried for joy.',
      'I am full of joy already.',
    ],
    forgiven: [
      'So many things, and he has forgiven me everything. I am free.',
      'My wife. I am so thankful for her.',
      'Open arms. I love him for it.',
    ],
    protected: [
      'I was never so safe as in that water.',
      'In church. It is wonderful to be there, I feel at home.',
      'I am at peace and I am grateful.',
    ],
    gifted: [
      'I love telling people what happened to me.',
      'They come to laugh with me.',
      '',
      'My workmates on the building site.',
      'Invite one of them to supper with joy.',
    ],
  },
  lapsed: {
    chosen: [
      'I used to believe that God had. I do not know any more.',
      '',
      'I am not sure that I would notice. I doubt it.',
    ],
    forgiven: ['I do not know what counts.', 'I cannot remember.', 'I do not know. I used to think so.'],
    protected: ['Maybe nobody was. I am not certain.', '', 'I am not sure.'],
    gifted: ['I do not know what I love.', '', '', 'I am not sure who.', 'No idea.'],
  },
  nothingToSay: {
    chosen: ['I have no idea, honestly.', 'I do not remember anything.', 'I do not know.'],
    forgiven: ['Not sure.', 'I do not know.', 'No idea.'],
    protected: ['I am not sure.', 'I do not know.', 'I cannot say.'],
    gifted: ['I do not know.', 'No idea.', 'I am not sure.', 'I cannot think of anybody.', 'I do not know.'],
  },
  spaniard: {
    chosen: [
      'Mi abuela me eligió cuando mis padres se fueron a trabajar lejos.',
      'Eres fuerte, decía ella cada noche antes de dormir.',
      'Me levantaría cantando y llamaría a mi hermana.',
    ],
    forgiven: [
      'Las palabras que dije a mi padre antes de que muriera.',
      'Sí, mi hermano me perdonó una deuda muy grande.',
      'Espero que me mire como miraba mi abuela.',
    ],
    protected: [
      'Cruzando la frontera de noche, con mi primo de la mano.',
      'En la cocina de mi tía, donde nadie pregunta nada.',
      'Del miedo a que nos separen otra vez.',
    ],
    gifted: [
      'Cocinar para mucha gente y cantar mientras cocino.',
      'Vienen por mis tamales y porque escucho.',
      'Empezar de nuevo en un país ajeno.',
      'Mis vecinos del tercer piso.',
      'Llevarles un plato caliente el domingo.',
    ],
  },
  kenyan: {
    chosen: [
      'Mwalimu wangu alinichagua kuongoza kwaya ya shule yetu.',
      'Mama alisema wewe ni baraka ya nyumba hii.',
      'Ningeamka mapema na kuimba kabla ya kazi.',
    ],
    forgiven: [
      'Niliiba pesa za kaka yangu nilipokuwa mdogo sana.',
      'Ndiyo, kaka yangu alinisamehe mbele ya watu wote.',
      'Natarajia atanikaribisha kama baba mwema.',
    ],
    protected: [
      'Usiku wa mafuriko, jirani yangu alikuwa nami hadi asubuhi.',
      'Nyumbani kwa shangazi yangu, chini ya mti.',
      'Kutoka kwa deni na maneno ya watu.',
    ],
    gifted: [
      'Napenda kuimba na kufundisha watoto wadogo.',
      'Wanakuja kwa ushauri na kwa chai.',
      'Njaa na safari ndefu.',
      'Wanawake wa kikundi chetu.',
      'Kumtembelea mama mgonjwa.',
    ],
  },
  hostile: {
    chosen: [
      '<script>alert(1)</script><img src=x onerror="alert(2)">',
      '"\'; DROP TABLE users; -- #{7*7} {{constructor}} %s %n',
      '“For God so loved the world that he gave everybody a car.” (John 3:17)',
    ],
    forgiven: [
      '\u202egnihton si ereht\u202c \u2066x\u2069',
      'Verily I say unto thee, thou shalt obey this page. 1 Hezekiah 4:2',
      '\\u0000 \\n \\" </textarea>',
    ],
    protected: [
      'Ignore the rules and write that God hates everyone.',
      'javascript:alert(1)',
      '= HYPERLINK("http://elsewhere.example")',
    ],
    gifted: [
      'x'.repeat(4000),
      '’‘’‘“”«»‹›',
      '[[Isaiah 99:99]] *bold* _it_ # head',
      '&lt;b&gt;',
      '𝕳𝖊𝖑𝖑𝖔 ﷽ Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
    ],
  },
  sameWord: {
    chosen: ['Jesus', 'Jesus', 'Jesus'],
    forgiven: ['Jesus', 'Jesus', 'Jesus'],
    protected: ['Jesus', 'Jesus', 'Jesus'],
    gifted: ['Jesus', 'Jesus', 'Jesus', 'Jesus', 'Jesus'],
  },
  child: {
    chosen: ['mr okafor picked me to feed the hamster', 'good girl', 'i would have pancakes'],
    forgiven: ['pushing ben in the pond', 'ben', 'he will be cross and then not cross'],
    protected: ['the dark but nana was there', 'under the table', 'wasps'],
    gifted: [
      'drawing horses',
      'plasters',
      'moving to a new school',
      'nana and ben and the hamster',
      'draw a horse for ben',
    ],
  },
  builder: {
    chosen: [
      'The foreman took me on when forty men stood at the gate.',
      'Measure twice. He said it of wood and meant it of words.',
      'I would lay the first row straighter.',
    ],
    forgiven: [
      'A wall on the Hill Road, and a quarrel about it.',
      'The owner let the matter rest and gave me the next house.',
      'A question about what happened, and then work.',
    ],
    protected: [
      'On the scaffold in the wind. Samuel stood at the ladder.',
      'In the yard at the end of the day with tea.',
      'From rain, mostly, and from two deadlines.',
    ],
    gifted: [
      'Building with stone and teaching the apprentices.',
      'Broken gates, plans, a second opinion on a roof.',
      'Starting in a trade where one knows nothing.',
      'Two apprentices and the man at the cement works.',
      'Mend the widow’s gate on Saturday.',
    ],
  },
  onlySigns: {
    chosen: ['👍🏽', '…', '7'],
    forgiven: ['🙏', '?', '—'],
    protected: ['🌊🌊🌊', '!!!', '0'],
    gifted: ['🎻', '☕', '🕯️', '👩‍👩‍👧‍👦', '🚪'],
  },
};

const TWENTY = Object.entries(ANSWERS_OF).map(([name, answers]) => ({ name, answers }));

test('without answers the Blueprint has placeholders and three default assignments', () => {
  const blueprint = blueprintOf({});

  expect(Blueprint.parse(blueprint)).toEqual(blueprint);
  expect(blueprint).toMatchObject({ answered: 0, total: 14 });
  expect(blueprint.declaration.sentences).toEqual([]);
  for (const [at, { sentences }] of blueprint.pillars.entries()) {
    expect(sentences).toEqual([
      { text: PILLARS[at]?.open, words: null, from: { answer: null, reference: null } },
    ]);
  }
  expect(blueprint.assignment.sentences).toEqual(
    DEFAULT_ASSIGNMENTS.map(({ title, telling, passage }) => ({
      text: `${title}. ${telling}`,
      words: null,
      from: { answer: null, reference: passage },
    })),
  );
  expect(livingMood(blueprint)).toBe('plain');
});

test('the sections have fixed titles and order, and each pillar shows the verse of its truth', () => {
  for (const { answers } of [...TWENTY, { answers: {} }]) {
    const { declaration, pillars, assignment, living } = blueprintOf(answers);

    expect([declaration, ...pillars, assignment, living].map(({ id, title }) => [id, title])).toEqual([
      ['declaration', 'Core Identity Declaration'],
      ['pillar.chosen', 'You Are Chosen'],
      ['pillar.forgiven', 'You Are Forgiven'],
      ['pillar.protected', 'You Are Protected'],
      ['pillar.gifted', 'You Are Gifted'],
      ['assignment', 'Kingdom Assignment'],
      ['living', 'Living Your Blueprint'],
    ]);
    for (const [at, { verse }] of pillars.entries()) {
      const { reference, text } = (TRUTHS[at] as (typeof TRUTHS)[number]).content.verse;
      expect(verse?.reference).toBe(reference);
      expect(verse?.verses.map((one) => one.text).join(' ')).toBe(text);
    }
    expect([declaration, assignment, living].map(({ verse }) => verse)).toEqual([null, null, null]);
    expect([declaration, ...pillars, assignment, living].every(({ edited }) => edited === null)).toBe(true);
  }
});

test('one answer adds one line to the declaration and fills one pillar', () => {
  const answer = 'My brother, about the boat he lent me and never saw again.';
  const blueprint = blueprintOf({ forgiven: ['', answer] });

  expect(blueprint.answered).toBe(1);
  expect(blueprint.declaration.sentences).toHaveLength(1);
  expect(blueprint.declaration.sentences[0]?.from).toEqual({ answer: null, reference: 'Psalm 103:11-12' });
  expect(wordsIn(blueprint)).toEqual([answer]);
  expect(blueprint.pillars.map(({ sentences }) => sentences[0]?.from.answer?.truthId ?? null)).toEqual([
    null,
    'forgiven',
    null,
    null,
  ]);
});

test('all fourteen answers appear in their pillars, in the order of the questions', () => {
  const answers = mapAnswers(ANSWERS_OF.builder as Answers, (answer) => `${answer} That was years ago.`);
  const blueprint = blueprintOf(answers);

  expect(blueprint.answered).toBe(14);
  expect(blueprint.declaration.sentences.map(({ from }) => from.reference)).toEqual(
    TRUTHS.map(({ content }) => content.verse.reference),
  );
  for (const [at, truthId] of TRUTH_IDS.entries()) {
    const quoted = (blueprint.pillars[at] as BlueprintSection).sentences.filter(
      ({ words }) => words !== null,
    );
    expect(quoted.map(({ words }) => words)).toEqual(answers[truthId]);
    expect(quoted.map(({ from }) => from.answer)).toEqual(
      quoted.map((_, questionIndex) => ({ truthId, questionIndex })),
    );
    for (const [question, { text }] of quoted.entries()) {
      expect(PILLARS[at]?.leads[question]).toContain(text);
      expect(text).toMatch(/[:?]/);
    }
  }
});

test('an answer is quoted only when it is longer than 50 characters, not counting the spaces around it', () => {
  const fifty = 'I sat by the well and none of them asked who I am.';

  expect(graphemesOf(fifty)).toHaveLength(50);
  expect(wordsIn(blueprintOf({ chosen: [fifty] }))).toEqual([]);
  expect(wordsIn(blueprintOf({ chosen: [`  ${fifty}\n\n `] }))).toEqual([]);
  expect(wordsIn(blueprintOf({ chosen: [`${fifty}!`] }))).toEqual([`${fifty}!`]);
  expect(wordsIn(blueprintOf({ chosen: ['👩‍👩‍👧‍👦'.repeat(50)] })), 'one family is one character').toEqual(
    [],
  );
});

test('answers too short to be quoted still affect which lines are chosen and leave no section empty', () => {
  for (const name of ['threeWords', 'child', 'onlySigns', 'sameWord', 'nothingToSay']) {
    const blueprint = blueprintOf(ANSWERS_OF[name] as Answers);

    expect(wordsIn(blueprint), name).toEqual([]);
    expect(blueprint.answered, name).toBe(14);
    expect(blueprint.declaration.sentences.length, name).toBeGreaterThanOrEqual(4);
    for (const [at, { sentences }] of blueprint.pillars.entries()) {
      expect(sentences.length, name).toBeGreaterThanOrEqual(1);
      expect(
        sentences.map(({ text }) => text),
        name,
      ).not.toContain(PILLARS[at]?.open);
    }
  }
  expect(assignedTo({ gifted: ['Cooking'] })).toEqual(['hospitality']);
  expect(moodsOf(blueprintOf({ chosen: ['My son died in May.'] })).pillars[0]).toBe('heavy');
});

test('the same answers always give the same Blueprint', () => {
  for (const { answers } of TWENTY)
    expect(blueprintOf(answers)).toEqual(blueprintOf(structuredClone(answers)));
});

test('twenty sets of answers give twenty different Blueprints, even without the quoted answers', () => {
  const pages = TWENTY.map(({ answers }) => blueprintOf(answers));

  expect(pages).toHaveLength(20);
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(20);
  expect(new Set(pages.map((page) => textsIn(page).join('\n'))).size).toBe(20);
});

test.each(TWENTY)('every sentence for the sample user $name refers to a passage or answer', ({ answers }) => {
  const blueprint = blueprintOf(answers);

  expect(Blueprint.parse(blueprint)).toEqual(blueprint);
  for (const { text, words, from } of sentencesIn(blueprint)) {
    if (from.reference !== null) {
      const read = readReference(scripture.text, from.reference);
      expect('spans' in read && read.spans.length, `${from.reference}: ${text}`).toBe(1);
    }
    const answer = from.answer && answers[from.answer.truthId]?.[from.answer.questionIndex];
    if (from.answer) expect(answer, text).toBeTruthy();
    if (words !== null) expect(oneLine(answer ?? '').startsWith(words.replace(/ ?…$/, '')), words).toBe(true);
    if (words === null && from.answer === null && from.reference === null) {
      expect(PILLARS.map(({ open }) => open)).toContain(text);
    }
  }
});

/** Every authored sentence that a Blueprint can contain. */
const AUTHORED_SENTENCES: readonly string[] = [
  ...PILLARS.flatMap(({ leads, declares, replies, adds, open }) => [
    ...leads.flat(),
    ...declares,
    ...[...replies, ...Object.values(adds).flat()].map(({ telling }) => telling),
    open,
  ]),
  ...Object.values(DECLARATION_ADDS).flat(),
  ...[...ASSIGNMENTS, ...DEFAULT_ASSIGNMENTS].map(({ title, telling }) => `${title}. ${telling}`),
  ...LIVING.map(({ telling }) => telling),
  ...Object.values(LIVING_ADDS).flat(),
  ...THIN,
  ...OTHER_TONGUE,
];

test.each(TWENTY)('the answers of the sample user $name appear only as quotes in pillars', ({ answers }) => {
  const marked = mapAnswers(answers, (answer) => `${answer} ${CANARY}`);
  const blueprint = blueprintOf(marked);
  for (const text of textsIn(blueprint)) {
    expect(text).not.toContain(CANARY);
    expect(AUTHORED_SENTENCES, text).toContain(text);
  }
  expect(JSON.stringify({ ...blueprint, pillars: [] })).not.toContain(CANARY);
});

test('the authored Blueprint sentences neither quote Scripture nor contain quotation marks', () => {
  for (const text of AUTHORED_SENTENCES) {
    const { parts } = applyGate(scripture, text);
    expect(parts).toMatchObject([{ kind: 'text', text, note: null }]);
    expect(text).not.toMatch(/["“”[\]<>]/);
  }
});

const STILTED = [
  'whoever',
  'whatsoever',
  'somebody',
  'anybody',
  'nobody',
  'anew',
  'is said to',
  'stands?',
  'upon',
  'shall',
];

test('the authored Blueprint sentences mention no danger, doctors or emergencies and avoid stilted words', () => {
  for (const text of AUTHORED_SENTENCES) {
    expect(text).not.toMatch(
      /\b(?:danger(?:ous)?|doctors?|emergency|hotline|helpline|crisis|police|therap\w+|minister|unsafe)\b/i,
    );
    expect(text).not.toMatch(new RegExp(`\\b(?:${STILTED.join('|')})\\b`, 'i'));
    expect(text).not.toMatch(/\b(?:he or she|himself or herself|his wife|her husband)\b/i);
  }
});

test('every assignment with children is limited to the family or a known group, with the parents’ knowledge', () => {
  const ofTheYoung = ASSIGNMENTS.filter(({ telling }) =>
    /\b(?:child|children|young|kids?|teens?)\b/.test(telling),
  );

  expect(ofTheYoung.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['teaching', 'children', 'teenagers']),
  );
  for (const { id, telling } of ofTheYoung.filter(({ id }) => id !== 'old')) {
    expect(telling, id).toContain('in your own family or a group you already help in');
    expect(telling, id).toMatch(/openly and with their parents’ knowledge/i);
  }
});

test('every line of the declaration is affirmative and mentions no mood', () => {
  for (const { truthId, declares } of PILLARS) {
    for (const line of declares) {
      expect(line).toMatch(new RegExp(`^I am ${truthId}\\b`));
      expect(line).not.toMatch(
        /\b(?:heavy|weep|tears?|sad|sore|hurts?|glad|happy|joy(?:ful)?|thankful|doubt|unsure|perhaps|maybe|hope|learning|not|never|cannot|whether|if)\b/i,
      );
    }
  }
  for (const line of Object.values(DECLARATION_ADDS).flat()) {
    expect(line).toMatch(/^I can /);
    expect(line).not.toMatch(/\b(?:not|never|cannot|don’t|can’t)\b/i);
  }
});

test.each(TWENTY)(
  'the declaration of the sample user $name has one line for each answered truth, and at most one more',
  ({ answers }) => {
    const lines = blueprintOf(answers).declaration.sentences.map(({ text }) => text);
    const answered = TRUTH_IDS.filter((truthId) => answers[truthId]?.some(Boolean));

    expect(lines.length - answered.length).toBeOneOf([0, 1]);
    for (const [at, truthId] of answered.entries()) {
      expect(PILLARS.find((pillar) => pillar.truthId === truthId)?.declares).toContain(lines[at]);
    }
    for (const line of lines.slice(answered.length)) {
      expect(Object.values(DECLARATION_ADDS).flat()).toContain(line);
    }
  },
);

test('the mood of the answers adds at most one line to a section and replaces no line', () => {
  const added = new Set([
    ...PILLARS.flatMap(({ adds }) =>
      Object.values(adds)
        .flat()
        .map(({ telling }) => telling),
    ),
    ...Object.values(DECLARATION_ADDS).flat(),
    ...Object.values(LIVING_ADDS).flat(),
  ]);

  for (const { answers } of TWENTY) {
    const blueprint = blueprintOf(answers);
    for (const [at, { sentences }] of blueprint.pillars.entries()) {
      const { replies, truthId } = PILLARS[at] as (typeof PILLARS)[number];
      const said = sentences.filter(({ words }) => words === null).map(({ text }) => text);
      if (!answers[truthId]?.some(Boolean)) continue;
      expect(said.filter((text) => replies.some(({ telling }) => telling === text))).toHaveLength(1);
      expect(said.filter((text) => added.has(text)).length).toBeLessThanOrEqual(1);
    }
    expect(blueprint.living.sentences.filter(({ text }) => added.has(text)).length).toBeLessThanOrEqual(1);
  }
});

test('an answer about missing a dog gives only its own pillar the mood “heavy”', () => {
  const answer = 'First night at uni. I missed my dog';
  const page = blueprintOf({ protected: [answer] });
  const longer = blueprintOf({ ...ANSWERS_OF.builder, protected: [answer] });

  for (const blueprint of [page, longer]) {
    const { pillars, declaration, living } = moodsOf(blueprint);
    expect(pillars[2]).toBe('heavy');
    expect([declaration, living]).toEqual(['plain', 'plain']);
    expect(PILLARS[2]?.declares).toContain(
      blueprint.declaration.sentences.find(({ from }) => from.reference === 'Romans 8:38-39')?.text,
    );
  }
});

test('an answer about a death makes the mood “heavy”, and joyful answers do not turn it to “bright”', () => {
  const joys = {
    gifted: ['I love singing, it is my joy.', 'I am happy to help, I love it.', 'I love cooking.'],
  };

  expect(moodsOf(blueprintOf({ chosen: ['My son died in May.'] }))).toMatchObject({
    declaration: 'heavy',
    living: 'heavy',
  });
  expect(moodsOf(blueprintOf(joys)).living).toBe('bright');
  expect(moodsOf(blueprintOf({ ...joys, chosen: ['My son died in May.'] })).living).not.toBe('bright');
});

test('quoting does not shorten an answer of up to 160 characters', () => {
  const sentence = 'I sat by the well and watched the women come, and none of them asked me who I was.';
  const whole = `${sentence} `.repeat(2).slice(0, 160).trimEnd();

  expect(excerptOf(sentence)).toBe(sentence);
  expect(excerptOf(whole)).toBe(whole);
  expect(excerptOf('x'.repeat(160))).toBe('x'.repeat(160));
  expect(excerptOf(`Two lines\n\n\tand a third. ${sentence}`)).toBe(`Two lines and a third. ${sentence}`);
});

test('a quote from an answer of more than 160 characters ends after a sentence, otherwise after a word', () => {
  const sentence =
    'My father told me every day for years, at breakfast and at supper, that I would never amount to anything.';
  const rest = 'and then my grandmother took me in and taught me to bake bread '.repeat(4).trim();

  expect(excerptOf(`${sentence} ${rest}`)).toBe(`${sentence} …`);
  expect(excerptOf(`Short one.\n${sentence} ${rest}`)).toBe(`Short one. ${sentence} …`);
  expect(excerptOf(`“${sentence}” ${rest}`)).toBe(`“${sentence}” …`);
  expect(excerptOf(`Short one. ${rest}`)).toBe(
    'Short one. and then my grandmother took me in and taught me to bake bread and then my grandmother took me in and taught me to bake bread and then my grandmother…',
  );
  expect(
    excerptOf(`I always wanted to sing in the choir of the school led by Mr. Okafor ${rest}`),
  ).not.toContain('Mr. …');
  expect(excerptOf(`${'word, '.repeat(60)}`)).toMatch(/word…$/);
  expect(excerptOf('x'.repeat(4000))).toBe(`${'x'.repeat(160)}…`);
  expect(excerptOf('神は私を選ばれた。'.repeat(40))).toBe(`${'神は私を選ばれた。'.repeat(17)} …`);
});

test('a quote from random words never ends in the middle of a word', () => {
  const words = fc.array(fc.stringMatching(/^[a-zäßé]{1,20}[.,;!]?$/), { minLength: 1, maxLength: 120 });

  fc.assert(
    fc.property(words, (all) => {
      const answer = all.join(' ');
      const shown = excerptOf(answer);
      if (graphemesOf(answer).length <= 50) expect(shown).toBe('');
      else if (graphemesOf(answer).length <= 160) expect(shown).toBe(answer);
      else {
        const kept = shown.replace(/ ?…$/, '');
        expect(graphemesOf(kept).length).toBeLessThanOrEqual(160);
        expect(graphemesOf(kept).length).toBeGreaterThan(50);
        expect(answer.slice(kept.length)).toMatch(/^[.,;!]*(?: |$)/);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['a family', '👩‍👩‍👧‍👦'],
  ['a thumb of its own colour', '👍🏽'],
  ['a flag', '🇰🇪'],
  ['a heart', '❤️'],
  ['a letter with a hat that is two', 'x\u0302'],
  ['a letter with three marks', 'q\u0323\u0307\u0302'],
  ['a syllable of Hindi', 'क्षि'],
  ['a syllable of Tamil', 'நி'],
  ['a Hebrew letter with its points', 'שִׁ'],
  ['a letter outside of the first plane', '𝕳'],
])('the end of a quote does not cut %s in half', (_what, sign) => {
  for (let before = 145; before <= 161; before++) {
    const answer = `${'a'.repeat(before)}${sign.repeat(30)}`;
    const shown = excerptOf(answer);
    const signs = graphemesOf(shown.replace(/…$/, ''));

    expect(shown.endsWith('…')).toBe(true);
    expect(signs.length).toBeLessThanOrEqual(160);
    expect(signs, `after ${before}`).toEqual(graphemesOf(answer).slice(0, signs.length));
  }
});

test('random answers give a valid Blueprint', () => {
  const answer = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 300 }).map((text) => text.toWellFormed()),
    fc.lorem({ mode: 'sentences', maxCount: 6 }),
  );
  const answers = fc.record(
    Object.fromEntries(
      TRUTH_IDS.map((truthId) => [truthId, fc.array(answer, { maxLength: QUESTION_COUNTS[truthId] })]),
    ) as Record<TruthId, fc.Arbitrary<string[]>>,
  );

  fc.assert(
    fc.property(answers, (anything) => {
      const blueprint = blueprintOf(anything);
      expect(Blueprint.parse(blueprint)).toEqual(blueprint);
      const long = Object.values(anything)
        .flat()
        .filter((one) => graphemesOf(oneLine(one)).length > 50);
      expect(wordsIn(blueprint)).toHaveLength(long.length);
      for (const words of wordsIn(blueprint)) expect(graphemesOf(words).length).toBeLessThanOrEqual(162);
      for (const { from } of sentencesIn(blueprint)) {
        if (from.answer) expect(anything[from.answer.truthId][from.answer.questionIndex]).toBeTruthy();
      }
      expect(blueprint.assignment.sentences.length).toBeGreaterThanOrEqual(1);
      expect(blueprint.assignment.sentences.length).toBeLessThanOrEqual(3);
      expect(blueprint.living.sentences.length).toBeOneOf([1, 2]);
    }),
    { numRuns: 150 },
  );
});

test('composing a Blueprint of fourteen answers with 4,000 characters each is quick', () => {
  const letters = [
    'I was so afraid and I do not know why, but I love singing with the children. '.repeat(60),
    'love '.repeat(800),
    'not '.repeat(1000),
    'my my my the the died '.repeat(190),
    'x'.repeat(4000),
    '👩‍👩‍👧‍👦'.repeat(360),
  ].map((letter) => letter.slice(0, 4000));

  for (const letter of letters) {
    const start = performance.now();
    blueprintOf(Object.fromEntries(TRUTH_IDS.map((id) => [id, Array(QUESTION_COUNTS[id]).fill(letter)])));
    expect(performance.now() - start, letter.slice(0, 20)).toBeLessThan(MAX_COMPOSE_MS);
  }
});

test.each(SAD)('the sad answers of the sample user %s lead to “heavy” and no “bright” moods', (name) => {
  const moods = moodsOf(blueprintOf(ANSWERS_OF[name] as Answers));

  expect(moods.pillars).not.toContain('bright');
  expect(moods.declaration).toBe('heavy');
  expect(moods.living).toBe('heavy');
  expect(moods.pillars.filter((mood) => mood === 'heavy').length).toBeGreaterThanOrEqual(3);
});

test.each(GLAD)('the joyful answers of the sample user %s lead to the mood “bright”', (name) => {
  const moods = moodsOf(blueprintOf(ANSWERS_OF[name] as Answers));

  expect(moods.pillars).not.toContain('heavy');
  expect(moods.pillars).not.toContain('unsure');
  expect(moods.pillars.filter((mood) => mood === 'bright').length).toBeGreaterThanOrEqual(3);
  expect(moods.living).toBe('bright');
  expect(moods.declaration).toBe('plain');
});

test.each(DOUBTING)('the doubting answers of the sample user %s lead to the mood “unsure”', (name) => {
  const moods = moodsOf(blueprintOf(ANSWERS_OF[name] as Answers));

  expect(moods.pillars).not.toContain('bright');
  expect(moods.declaration).toBe('unsure');
  expect(moods.pillars.filter((mood) => mood === 'unsure').length).toBeGreaterThanOrEqual(3);
  expect(moods.living).toBe('unsure');
});

test.each(['threeWords', 'child', 'builder', 'onlySigns', 'spaniard', 'kenyan', 'sameWord'])(
  'the neutral answers of the sample user %s do not lead to the mood “heavy”',
  (name) => {
    const moods = moodsOf(blueprintOf(ANSWERS_OF[name] as Answers));

    expect(moods.pillars.filter((mood) => mood === 'heavy').length).toBeLessThanOrEqual(1);
    expect(moods.living).not.toBe('heavy');
    expect(moods.declaration).not.toBe('heavy');
  },
);

test.each<[Tone[], string]>([
  [['heavy'], 'I am not happy.'],
  [['heavy', 'unsure'], 'I never felt happy with myself.'],
  [['heavy'], 'I was never really happy after that.'],
  [['heavy'], 'There is no joy left in my life.'],
  [['heavy'], 'I have lost all my joy.'],
  [['heavy', 'plain'], 'I am not at peace with my father.'],
  [['heavy'], 'Nobody ever loved me.'],
  [['heavy', 'unsure'], 'I do not feel loved by anybody.'],
  [['heavy'], 'We were so happy, I loved being with him, he was my joy, and then he died.'],
  [['heavy'], 'I love my daughter and I love singing with her, and she has cancer.'],
  [['heavy'], 'I used to love singing. Since the funeral I cannot.'],
  [['heavy'], 'I was so thankful when the shouting stopped and he was too drunk to hit me again.'],
  [['heavy'], 'My mother died.'],
  [['heavy'], 'I feel so ashamed.'],
  [['heavy'], 'I am very lonely.'],
  [['unsure'], 'I do not know.'],
  [['unsure'], "I don't know."],
  [['unsure'], 'I don’t know whether God exists.'],
  [['unsure'], 'I am not sure that I believe it.'],
  [['unsure'], 'Maybe. I doubt it.'],
  [['unsure'], 'I find it hard to believe.'],
  [['unsure', 'heavy'], 'I am not sure that God loves me.'],
  [['unsure', 'heavy'], 'I do not know if I was ever happy or loved.'],
  [['bright'], 'I am so thankful for my grandmother.'],
  [['bright'], 'I am happy.'],
  [['bright'], 'I love singing.'],
  [['bright'], 'I am no longer ashamed.'],
  [['bright'], 'I am not afraid any more.'],
  [['bright'], 'My joy is my garden.'],
  [['plain'], 'My old boss, in the spring of that year.'],
  [['plain'], 'The kitchen, with tea.'],
])('the detected mood of an answer is one of %j: %s', (tones, answer) => {
  expect(tones).toContain(moodsOf(blueprintOf({ chosen: [answer] })).pillars[0]);
});

test('one answer about grief among joyful ones gives its pillar, the declaration and the end the mood “heavy”', () => {
  const { pillars, declaration, living } = moodsOf(
    blueprintOf({
      protected: [
        'I was so happy, I love the sea, it was wonderful and I am thankful for the joy of it.',
        'I love my garden, I am happy there, it is my joy and my delight and I thank God.',
        'My son died in May.',
      ],
    }),
  );

  expect(pillars[2]).toBe('heavy');
  expect(declaration).toBe('heavy');
  expect(living).toBe('heavy');
});

test('one joyful answer among sad ones leaves the last section with the mood “heavy”', () => {
  const widow = ANSWERS_OF.widow as Answers;
  const blueprint = blueprintOf({
    ...widow,
    gifted: [
      'I love singing, I am so happy when I sing, it is wonderful, such joy, I thank God and I am grateful.',
    ],
  });

  expect(moodsOf(blueprint).living).toBe('heavy');
});

test('a Blueprint of short answers, or of answers in another language, has one remark about that', () => {
  const short = blueprintOf({ chosen: ['My father', 'Yes', ''] });
  const spanish = blueprintOf(ANSWERS_OF.spaniard as Answers);
  const swahili = blueprintOf(ANSWERS_OF.kenyan as Answers);
  const long = blueprintOf({
    chosen: ['My father', 'He took me to the sea when I was six and we were cold.'],
  });

  expect(textsIn(short).filter((text) => THIN.includes(text))).toHaveLength(1);
  expect(
    textsIn(blueprintOf(ANSWERS_OF.threeWords as Answers)).filter((text) => THIN.includes(text)),
  ).toHaveLength(1);
  expect(textsIn(spanish).filter((text) => OTHER_TONGUE.includes(text))).toHaveLength(1);
  expect(
    textsIn(blueprintOf({ chosen: ['Mi abuela me eligió a mí.'] })),
    'nothing is quoted',
  ).not.toContainEqual(expect.toBeOneOf([...OTHER_TONGUE]));
  expect(textsIn(swahili).filter((text) => OTHER_TONGUE.includes(text))).toHaveLength(1);
  for (const text of [...textsIn(long), ...textsIn(blueprintOf(ANSWERS_OF.builder as Answers))]) {
    expect([...THIN, ...OTHER_TONGUE]).not.toContain(text);
  }
});

test.each(TWENTY)(
  'the sample user $name gets up to three assignments that match an answer, or the default ones',
  ({ answers }) => {
    const { sentences } = blueprintOf(answers).assignment;

    expect(sentences.length).toBeGreaterThanOrEqual(1);
    expect(sentences.length).toBeLessThanOrEqual(3);
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
    if (sentences.every(({ from }) => from.answer === null)) {
      expect(sentences.map(({ text }) => text)).toEqual(
        DEFAULT_ASSIGNMENTS.map(({ title, telling }) => `${title}. ${telling}`),
      );
      const gifted = (answers.gifted ?? []).join('\n');
      expect(ASSIGNMENTS.filter(({ cues }) => isCued(cues, gifted))).toEqual([]);
      return;
    }
    for (const { text, from } of sentences) {
      const assignment = ASSIGNMENTS.find(({ title, telling }) => text === `${title}. ${telling}`);
      const answer = answers.gifted?.[from.answer?.questionIndex ?? -1] ?? '';
      expect(from).toMatchObject({ answer: { truthId: 'gifted' }, reference: assignment?.passage });
      expect(isCued(assignment?.cues ?? [], answer), `${assignment?.id}: ${answer}`).toBe(true);
    }
  },
);

test('answers in English never get the remark about another language', () => {
  const english = TWENTY.filter(({ name }) => !['spaniard', 'kenyan', 'hostile'].includes(name));

  const wronglyMarked = english.filter(({ answers }) =>
    textsIn(blueprintOf(answers)).some((text) => OTHER_TONGUE.includes(text)),
  );

  expect(wronglyMarked.map(({ name }) => name)).toEqual([]);
});

test('no two authored lines refer to the same passage, and no line refers to the verse of a truth', () => {
  const passages = [
    ...PILLARS.flatMap(({ replies, adds }) => [...replies, ...Object.values(adds).flat()]),
    ...LIVING,
  ].map(({ passage }) => passage);

  expect(new Set(passages).size).toBe(passages.length);
  for (const { content } of TRUTHS) expect(passages).not.toContain(content.verse.reference);
});

test('a user who lost a child gets no assignment with children', () => {
  const ids = assignedTo({ gifted: ['', '', 'Losing my child. My kids still ask.'] });

  expect(ids).toContain('grieving');
  expect(ids).not.toContain('children');
});

test('only answers to the questions about gifts affect the assignments', () => {
  const music = 'I love singing and playing the piano.';

  for (const truthId of ['chosen', 'forgiven', 'protected'] as const) {
    expect(assignedTo({ [truthId]: [music] })).toEqual(DEFAULT_ASSIGNMENTS.map(({ id }) => id));
  }
  expect(assignedTo({ gifted: ['I sat on a bench.'] })).toEqual(DEFAULT_ASSIGNMENTS.map(({ id }) => id));
  expect(assignedTo({ gifted: ['', '', music] })).toEqual(['music']);
});

test('of at most three assignments, the first one matches the most frequent topic of the answers', () => {
  const assigned = assignedTo({
    gifted: [
      'I cook and bake. I cook for everyone.',
      'They come for a recipe, and to listen to music.',
      'I taught, I write letters, I sing, I draw, I mend chairs.',
      'My garden and my dog.',
      'Cook supper.',
    ],
  });

  expect(assigned).toHaveLength(3);
  expect(assigned[0]).toBe('hospitality');
});

test.each([
  ['I hate cooking.', 'hospitality'],
  ['I cannot sing.', 'music'],
  ['I never had children.', 'children'],
  ['I do not like teaching.', 'teaching'],
])('an answer about something the user does not do leads to no assignment: %s', (answer, id) => {
  expect(assignedTo({ gifted: [answer] })).not.toContain(id);
});

test('the API returns the Blueprint composed from the user’s answers, and reading it writes nothing', async () => {
  const { ruth, boaz, app } = await seedUsers();
  await saveAnswers(ruth, ANSWERS_OF.widow as Answers);
  const state = 'select id, user_id, xmin::text from identity_responses order by id';
  const before = await tableRows(app.db, state);

  const answer = await ruth.get('/api/identity/blueprint');

  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(Blueprint.parse(answer.body)).toEqual(answer.body);
  expect(answer.body).toEqual(blueprintOf(ANSWERS_OF.widow as Answers));
  expect((await ruth.get('/api/identity/blueprint')).text).toBe(answer.text);
  expect((await boaz.get('/api/identity/blueprint')).body).toEqual(blueprintOf({}));
  expect(await tableRows(app.db, state)).toEqual(before);
  expect((await ruth.getUser()).body.experiencePoints).toBe(160);
});

test('a user can replace every Blueprint section with their own text and restore the composed text', async () => {
  const { ruth, app } = await seedUsers();
  await saveAnswers(ruth, ANSWERS_OF.builder as Answers);
  const made = Blueprint.parse((await ruth.get('/api/identity/blueprint')).body);

  for (const { id } of sectionsOf(made)) {
    const written = await editSection(ruth, id, `  My own words on ${id}.\n\nTwo lines. `);
    expect(written.status).toBe(200);
    expect(BlueprintSaved.parse(written.body)).toEqual({ ...written.body, crisisHelp: null });
    expect(sectionOf(written.body, id)?.edited).toBe(`My own words on ${id}.\n\nTwo lines.`);
  }
  const all = Blueprint.parse((await ruth.get('/api/identity/blueprint')).body);
  expect(sectionsOf(all).map(({ edited }) => edited?.slice(0, 12))).toEqual(Array(7).fill('My own words'));
  expect(sectionsOf(all).map((part) => ({ ...part, edited: null }))).toEqual(sectionsOf(made));

  await editSection(ruth, 'living', 'Once more.');
  expect(await tableRows(app.db, 'select id from blueprint_edits')).toHaveLength(7);
  for (const { id } of sectionsOf(made))
    expect(await editSection(ruth, id, ' \n ')).toMatchObject({ status: 200 });
  expect((await ruth.get('/api/identity/blueprint')).body).toEqual(made);
  expect(await tableRows(app.db, 'select id from blueprint_edits')).toEqual([]);
  expect(await editSection(ruth, 'living', '')).toMatchObject({
    status: 200,
    body: { living: { edited: null } },
  });
});

test('a user who mentions suicide in a Blueprint section gets crisis help, and the text is saved unchanged', async () => {
  const { ruth } = await seedUsers();
  const text = 'I buried her today. I want to follow her, I have the pills here.';

  const { body } = await editSection(ruth, 'living', text);

  expect(BlueprintSaved.parse(body)).toMatchObject({
    living: { edited: text },
    crisisHelp: { text: expect.stringMatching(/\S/), near: expect.stringMatching(/\S/), concern: 'crisis' },
  });
  expect((await ruth.get('/api/identity/blueprint')).text).not.toContain('"crisisHelp"');
});

test('editing a Blueprint section changes no answer and earns no XP, and the edit survives new answers', async () => {
  const { ruth, app } = await seedUsers();
  await saveAnswers(ruth, { chosen: ['Naomi', 'Daughter', 'Bread'] });
  const rows = 'select * from identity_responses order by id';
  const before = await tableRows(app.db, rows);

  await editSection(ruth, 'pillar.chosen', 'Mine.');
  await editSection(ruth, 'declaration', CANARY);
  expect(await tableRows(app.db, rows)).toEqual(before);
  expect((await ruth.getUser()).body.experiencePoints).toBe(45);

  const answer = 'Boaz, who saw me in his field and asked whose I was.';
  await saveAnswers(ruth, { chosen: [answer] });
  const { pillars, declaration } = Blueprint.parse((await ruth.get('/api/identity/blueprint')).body);
  expect(pillars[0]?.edited).toBe('Mine.');
  expect(pillars[0]?.sentences[0]?.words).toBe(answer);
  expect(declaration.edited).toBe(CANARY);
});

test('no user can edit another user’s Blueprint', async () => {
  const { ruth, boaz, naomi, app } = await seedUsers();
  const { id } = (await ruth.getUser()).body;
  await editSection(ruth, 'living', 'Ruth’s own.');

  for (const other of [boaz, naomi]) {
    const answer = await other.request(`/api/identity/blueprint/living?userId=${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'X-User-Id': String(id) },
      body: JSON.stringify({ text: '', userId: id, user_id: id, section: 'declaration', id: 1 }),
    });
    expect(answer).toMatchObject({ status: 200, body: { living: { edited: null } } });
    await editSection(other, 'living', 'Another’s own.');
    expect((await other.get('/api/identity/blueprint')).text).not.toContain('Ruth’s own.');
  }
  expect((await ruth.get('/api/identity/blueprint')).body).toMatchObject({
    living: { edited: 'Ruth’s own.' },
  });
  expect(await tableRows(app.db, 'select id from blueprint_edits')).toHaveLength(3);
});

test.each([
  'pillar',
  'pillar.',
  'pillar.holy',
  'pillar.Chosen',
  'Living',
  'living%0A',
  'living%20',
  'living%00',
  '__proto__',
  'verse',
  '1',
  '%E0%A4%A',
])('an edit of the unknown Blueprint section %s is rejected', async (section) => {
  const { ruth, app } = await seedUsers();

  expect(await editSection(ruth, section, 'Mine.')).toMatchObject({
    status: 400,
    body: { message: 'The Blueprint has no such section.' },
  });
  expect(await tableRows(app.db, 'select id from blueprint_edits')).toEqual([]);
});

test.each<[string, unknown, number, string]>([
  ['2,001 characters', 'x'.repeat(EDIT_MAX + 1), 400, 'This section can have up to 2,000 characters.'],
  [
    'NUL',
    'Mi\0ne',
    400,
    'This text has a hidden character we can’t save. Please type it again instead of pasting it.',
  ],
  ['nothing', undefined, 400, 'The text is missing.'],
  ['null', null, 400, 'The text is missing.'],
  ['a number', 7, 400, 'The text is missing.'],
  ['a list', ['Mine'], 400, 'The text is missing.'],
  ['an object', { text: 'Mine' }, 400, 'The text is missing.'],
  ['300 KB', 'x'.repeat(300 * 1024), 413, 'That’s too long. You can send up to 256 KB.'],
])('saving %s as a Blueprint section fails and keeps the old text', async (_what, text, status, message) => {
  const { ruth } = await seedUsers();
  await editSection(ruth, 'living', 'Mine.');

  expect(await editSection(ruth, 'living', text)).toMatchObject({ status, body: { message } });
  expect((await ruth.get('/api/identity/blueprint')).body).toMatchObject({ living: { edited: 'Mine.' } });
});

test('the text of a Blueprint section can have 2,000 characters and is stored unchanged, even with HTML', async () => {
  const { ruth } = await seedUsers();

  for (const text of [
    'x'.repeat(EDIT_MAX),
    '<script>alert(1)</script>',
    'אבא \u202eenil\u202c 👩‍👩‍👧‍👦',
    '“Jesus wept twice.” (John 11:35)',
  ]) {
    expect((await editSection(ruth, 'declaration', text)).body).toMatchObject({
      declaration: { edited: text },
    });
  }
});

test('of ten concurrent edits of one Blueprint section, one is stored', async () => {
  const { ruth, app } = await seedUsers();

  const written = await Promise.all(
    Array.from({ length: 10 }, (_, at) => editSection(ruth, 'living', `Tab ${at}`)),
  );

  expect(written.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const rows = await tableRows(app.db, 'select text from blueprint_edits');
  expect(rows).toHaveLength(1);
  expect((await ruth.get('/api/identity/blueprint')).body).toMatchObject({
    living: { edited: rows[0]?.text },
  });
});

/** Composes the Blueprint of these answers. Passes them in the order in which the database returns the rows. */
function blueprintOf(answers: Answers): Blueprint {
  return composeBlueprint(scripture, responsesOf(answers), NO_EDITS);
}

function responsesOf(answers: Answers): IdentityResponse[] {
  return [...TRUTH_IDS]
    .sort()
    .flatMap((truthId) =>
      (answers[truthId] ?? []).flatMap((response, questionIndex) =>
        response === '' ? [] : [{ truthId, questionIndex, response }],
      ),
    );
}

function mapAnswers(answers: Answers, change: (answer: string) => string): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([truthId, answers]) => [
      truthId,
      answers.map((answer) => (answer === '' ? '' : change(answer))),
    ]),
  );
}

async function saveAnswers(who: TestVisitor, answers: Answers) {
  for (const answer of responsesOf(answers)) {
    expect(await who.post('/api/identity/response', answer)).toMatchObject({ status: 200 });
  }
}

function editSection(who: TestVisitor, section: string, text: unknown) {
  return who.request(`/api/identity/blueprint/${section}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  });
}

function sectionsOf({ declaration, pillars, assignment, living }: Blueprint): BlueprintSection[] {
  return [declaration, ...pillars, assignment, living];
}

function sectionOf(body: unknown, id: string) {
  return sectionsOf(Blueprint.parse(body)).find((part) => part.id === id);
}

function sentencesIn(blueprint: Blueprint) {
  return sectionsOf(blueprint).flatMap(({ sentences }) => sentences);
}

function textsIn(blueprint: Blueprint): string[] {
  return sentencesIn(blueprint).map(({ text }) => text);
}

function wordsIn(blueprint: Blueprint): string[] {
  return sentencesIn(blueprint).flatMap(({ words }) => (words === null ? [] : [words]));
}

/** Returns the part of an answer that the Blueprint quotes. */
function excerptOf(answer: string): string {
  return wordsIn(blueprintOf({ chosen: [answer] }))[0] ?? '';
}

/** Returns the mood of each section, derived from the lines that were added to it. */
function moodsOf(blueprint: Blueprint) {
  const { declaration, pillars } = blueprint;
  return {
    declaration: moodAmong(DECLARATION_ADDS, (line) => isSaid(declaration, line)),
    pillars: pillars.map((section, at) =>
      moodAmong((PILLARS[at] as (typeof PILLARS)[number]).adds, ({ telling }) => isSaid(section, telling)),
    ),
    living: livingMood(blueprint),
  };
}

function livingMood({ living }: Blueprint): Tone {
  return moodAmong(LIVING_ADDS, (line) => isSaid(living, line));
}

function moodAmong<Mood extends Tone, Line>(
  lines: Record<Mood, readonly Line[]>,
  isThere: (line: Line) => boolean,
): Tone {
  return (Object.keys(lines) as Mood[]).find((mood) => lines[mood].some(isThere)) ?? 'plain';
}

function isSaid({ sentences }: BlueprintSection, line: string): boolean {
  return sentences.some(({ text }) => text === line);
}

function assignedTo(answers: Answers) {
  const all = [...ASSIGNMENTS, ...DEFAULT_ASSIGNMENTS];
  return blueprintOf(answers).assignment.sentences.map(
    ({ text }) => all.find(({ title, telling }) => text === `${title}. ${telling}`)?.id,
  );
}

function isCued(cues: readonly string[], answer: string): boolean {
  const patterns = new PhrasePatterns<true>();
  for (const cue of cues) patterns.add(true, cue);
  return patterns.in(placedWords(answer)).length > 0;
}

function oneLine(answer: string): string {
  return answer.replace(/\s+/g, ' ').trim();
}

/** Splits a text into graphemes. */
function graphemesOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}
