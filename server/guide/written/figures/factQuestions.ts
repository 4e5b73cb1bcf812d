import type { FactSubject } from '#content/figures/figure';

/** How people ask about something that a figure has, such as a wife or a job, given the words for it. */
const OWN = [
  'who|whos|what|whats is|are|was|were? your|ur *? {}',
  'tell|talk me|us? more|something? about|of your|ur *? {}',
  'what|how about your|ur *? {}',
  'what is|was|were? your|ur {} like|called|name|names',
  'your|ur {} like|called|name|names',
  'did|do you|u ever|even|really? have|get a|an|any|no? *? {} or? *?',
  'have|had you|u ever? have|had|got? a|an|any? *? {} or? *?',
  'how many {} did|do|have|had? you|u have|had|get?',
  'did|do you|u love|like|miss|hate|know|trust your|ur *? {}',
  'what happened to|with your|ur *? {}',
];

/** The words for what each subject is about, if people ask about it as in `OWN`. */
const WORDS: Partial<Record<FactSubject, string>> = {
  spouse: 'wife|wives|husband|spouse|partner|girlfriend',
  parents: 'parents|mother|father|mom|mum|mommy|dad|daddy|mam',
  siblings: 'brother|brothers|sister|sisters|siblings',
  children: 'children|child|kids|kid|son|sons|daughter|daughters',
  friends: 'friend|friends|bestie',
  enemies: 'enemy|enemies',
  home: 'home|hometown|house|country|homeland',
  work: 'job|work|occupation|trade|profession|career',
  age: 'age',
  birth: 'birthday|birthplace',
  fear: 'fear|fears',
  regret: 'regret|regrets',
  sin: 'sins|sin',
};

/** Other wordings of the questions. */
const QUESTIONS: Record<FactSubject, readonly string[]> = {
  spouse: [
    'were|are|was you|u ever? married|single',
    'did you|u ever|even? marry|wed|remarry',
    'who did you|u marry|wed',
    'why did|didnt|werent|didn you|u never|not? marry|married',
    'have you|u ever been|got married',
  ],
  parents: ['who raised you|u', 'who gave birth to you|u'],
  siblings: [],
  children: ['were|are you|u a father|mother|dad|mom|mum|parent'],
  friends: ['who was|is|were close|closest to you|u'],
  enemies: ['who hated you|u', 'who wanted you|u dead', 'who was|were against you|u'],
  birth: [
    'where|when|how were|was|are you|u born',
    'where|when|how you|u were|was born',
    'about|of your|ur birth',
  ],
  age: [
    'how old are|were|was|r you|u',
    'how old you|u are|were|was',
    'how long did you|u live',
    'how old did you|u get|become|live',
    'what age were|are|was you|u',
  ],
  death: [
    'how|when|where|why did you|u die|pass',
    'how|when|where you|u died',
    'did you|u die *? *?',
    'about|of your|ur death',
    'were|was you|u killed|martyred|murdered|executed|crucified|beheaded|stoned',
    'who|what killed you|u',
    'how did|does your|ur life|story end',
    'where are|were|was you|u buried',
    'did you|u die a martyr',
  ],
  home: [
    'where did|do you|u live|grow up?',
    'where are|were|r you|u from',
    'where did|do you|u come from',
    'where you|u from',
    'which|what city|town|country|village did|were|are|do you|u *? from?',
  ],
  work: [
    'what did|do you|u do for a? living|work|job',
    'what was|is your|ur job|work|trade',
    'did you|u have|get a job',
    'how did you|u earn|make money|living',
  ],
  looks: [
    'what did|do you|u look like',
    'how did|do you|u look',
    'were|are|was you|u tall|short|handsome|beautiful|pretty|ugly|strong|hot|cute|big|bald|black|white|redhead',
    'color|colour of your|ur hair|eyes|skin',
    'did you|u have a beard',
  ],
  time: [
    'when did|do you|u live',
    'when were|was you|u alive|around',
    'what|which year|century|time did|were|was you|u',
    'how long ago did|were|was you|u',
  ],
  name: [
    'what does|did|do your|ur name mean',
    'what|whats is? the? meaning of your|ur name',
    'why are|were|was you|u called|named',
    'who named you|u',
    'your|ur real name',
  ],
  writings: [
    'did|have you|u ever|really|actually? write|written|author a|any|the? bible|book|books|psalms|letters|scripture',
    'what|which books|book|letters|psalms|parts did|have you|u write|written',
    'what did you|u write',
    'which book|books of the bible are|is|did you|u *?',
    'are you|u in the bible',
    'where are|can you|i|u read about? you|u? in the bible',
  ],
  jesus: [
    'did you|u ever|actually|really? meet|know|see jesus|christ',
    'have you|u ever|actually|really? met|known|seen jesus|christ',
    'how|when|where did you|u meet|know jesus|christ',
    'how well did you|u know jesus|christ',
    'do|did you|u know jesus|christ',
  ],
  sin: [
    'did|do|have you|u ever? sin|sinned',
    'were|are|was you|u really? sinless|perfect|blameless',
    'were you|u without|free of? sin',
    'what was|is|were your|ur biggest|worst|greatest sin|sins|mistake|failure',
    'what|whats? is|was? the? worst thing you|u ever? did|done',
    'did you|u ever? do|did something|anything bad|wrong|evil',
  ],
  regret: [
    'do|did you|u ever? regret *? *? *?',
    'what do|did you|u regret',
    'any regrets',
    'what would you|u do|have differently|different',
  ],
  fear: [
    'were|are|was you|u ever? afraid|scared|frightened|terrified|nervous|anxious',
    'what were|are|was you|u afraid|scared|frightened of',
    'did you|u ever? get|feel|felt scared|afraid|frightened|nervous|anxious',
    'your|ur biggest|worst|greatest fear',
  ],
  happiest: [
    'what|when? is|was? your|ur happiest|best|favorite|favourite day|moment|memory|time',
    'when were|was you|u happiest|happy',
    'what made you|u happy|happiest|laugh',
    'were|are you|u ever? happy',
    'what|whats? is|was? the? best day|part|moment of your|ur life',
  ],
  hardest: [
    'what|when? is|was? your|ur hardest|worst|saddest|darkest day|moment|memory|time|hour',
    'what|whats? is|was? the? hardest|worst|saddest part|thing|day|time of|in|about your|ur life',
    'what|whats? is|was? the? hardest|worst|saddest thing you|u ever? *? *?',
  ],
  favorite: [
    'whats|what|which|who is|was? your|ur favorite|favourite|fav *',
    'which|what * is|was your|ur favorite|favourite|fav',
    'do|did you|u have a|any favorite|favourite|fav',
    'which|what psalm|verse|story|book|food do|did you|u like|love best|most?',
  ],
  joke: [
    'tell|know|got|have me|us? a|any|another? *? joke|jokes',
    'tell|say me|us? something funny',
    'do|did you|u ever? laugh|joke',
    'make me laugh',
  ],
};

/** Returns the phrase patterns of all questions about a subject. */
export function questionsAbout(subject: FactSubject): string[] {
  const words = WORDS[subject];
  return [...(words ? OWN.map((pattern) => pattern.replace('{}', words)) : []), ...QUESTIONS[subject]];
}

/** Returns the phrase patterns of questions about a person, place or thing by name. */
export function questionsAboutName(name: string): string[] {
  return ABOUT_NAME.map((pattern) => pattern.replace('{}', name));
}

const ABOUT_NAME = [
  'who|whos|what|whats is|are|was|were? the|your|ur|this|that? *? {}',
  'tell|talk me|us? more|something|a? bit|little? about|of your|ur|the? *? {}',
  'what|how about your|ur|the? *? {}',
  'what|how is|was|were|did? the|your|ur? {} like|look',
  'did|do you|u really|ever|even? love|like|hate|miss|know|trust|forgive|meet your|ur|the? *? {}',
  'what did|do you|u think|feel of|about your|ur|the? *? {}',
  'do you remember your|ur|the? *? {}',
  '{} who|what is|was',
];
