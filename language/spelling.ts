/** Contractions with and without their apostrophe, written out. */
export const CONTRACTIONS: ReadonlyMap<string, readonly string[]> = entries(`
  i'm im: i am | i've ive: i have | i'll: i will | i'd: i would
  you're youre: you are | you've youve: you have | you'll youll: you will | you'd youd: you would
  he's hes: he is | she's shes: she is | it's: it is | that's thats: that is | there's theres: there is
  what's whats: what is | who's whos: who is | where's wheres: where is | how's hows: how is | here's: here is
  he'll: he will | she'll: she will | it'll itll: it will | he'd hed: he would | she'd: she would
  we're: we are | we've weve: we have | we'll: we will | they're theyre: they are | they've theyve: they have
  they'll theyll: they will | they'd: they would | let's: let us
  don't dont dnt: do not | doesn't doesnt: does not | didn't didnt: did not | isn't isnt: is not | aren't arent: are not
  wasn't wasnt: was not | weren't werent: were not | can't cant cannot: can not | couldn't couldnt: could not
  won't wont: will not | wouldn't wouldnt: would not | shouldn't shouldnt: should not | hasn't hasnt: has not
  haven't havent: have not | hadn't hadnt: had not | mustn't: must not | needn't: need not | ain't aint: is not
`);

/** Abbreviations and slang, written out. */
export const SLANG: ReadonlyMap<string, readonly string[]> = entries(`
  u: you | ur: your | urself: yourself | ya: you | yall y'all: you all | r: are | b: be | n: and | k: okay | ok: okay | kk: okay
  y: why | pls plz plss: please | thx tnx thnx ty tysm: thank you | idk: i do not know | idc: i do not care | ik: i know
  ngl: not going to lie | tbh: to be honest | imo: in my opinion | rn: right now | af: very | fr: for real | irl: in real life
  cuz coz bc cus becuz: because | gonna: going to | wanna: want to | gotta: have to | kinda: kind of | sorta: sort of
  dunno: do not know | lemme: let me | gimme: give me | tryna: trying to | finna: going to | imma: i am going to | hafta: have to
  w: with | wo: without | bf: boyfriend | gf: girlfriend | bff: best friend | hubby: husband | wifey: wife | sis: sister | bro: brother
  mum: mom | mam: mom | ma: mom | mommy: mom | mama: mom | mummy: mom | daddy: dad | papa: dad | pops: dad | dads: dad | moms: mom
  gran: grandmother | granny: grandmother | nan: grandmother | nana: grandmother | grandma: grandmother | grandpa: grandfather | gramps: grandfather
  kiddo: child | kiddos: children | omg: oh my god | smh: disappointed | wtf: what | wth: what | lol lmao rofl: laughing
  tmrw tmr tmw tomorow: tomorrow | tonite: tonight | 2day: today | 2moro: tomorrow | 2nite: tonight | l8: late | gr8: great
  luv: love | hav: have | wat wut: what | dat: that | dis: this | da: the | dem: them | tho: though | thru: through | bout: about
  ppl: people | smth sth: something | sm1: someone | every1: everyone | any1: anyone | evry: every | abt: about | btw: by the way
  msg: message | pic: picture | pics: pictures | nudes: nude pictures | vid: video | ig insta: instagram | fb: facebook
  kms: kill myself | kys: kill yourself | sh: self harm | ocd: obsessive thoughts | ptsd: trauma
  gbv: violence | dv: domestic violence | csa: child sexual abuse | porno: porn | p0rn: porn | pr0n: porn
  sui: suicide | s1de: suicide | unalive: kill | unalived: killed | depresed depressd: depressed
  govt: government | uni: university | prof: professor | hw: homework | gcse: exam | sats: exam
  gn: good night | gm: good morning | gtg g2g: got to go | brb: be right back | ttyl: talk to you later | byebye: goodbye | cya: goodbye
  hii hiii hiya heya: hi | heyy heyyy: hey | helo hallo: hello | yep yup yeah yea yeh yh: yes | nope nah naw: no
  jesus': jesus | xmas: christmas | kjv: king james bible | gods: god | god's: god
  lgbt lgbtq lgbtqia: gay | homosexual homosexuals homosexuality gays: gay | lesbians: lesbian | transgender transgendered: trans
  preggo preggers prego: pregnant | ivf: infertility treatment | nicu: newborn intensive care | icu: intensive care | er: emergency room | meds: medication | med: medication
  appt: appointment | dr: doctor | docs: doctors | doc: doctor | shrink: psychiatrist | zits: acne
`);

/** Frequent misspellings. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  `becuase:because beacuse:because becasue:because wich:which teh:the hte:the adn:and taht:that thier:their recieve:receive
  beleive:believe belive:believe beleif:belief freind:friend freinds:friends wierd:weird alot:lot alright:right definately:definitely
  seperated:separated seperate:separate seperation:separation marrige:marriage marraige:marriage maried:married divorse:divorce devorce:divorce
  husbend:husband husban:husband husbnad:husband wif:wife doughter:daughter daugther:daughter dauther:daughter brotherr:brother sistr:sister
  childern:children childs:children forgivness:forgiveness forgivenes:forgiveness forgiv:forgive prayr:prayer prey:pray preyer:prayer preying:praying
  bibel:bible bibil:bible chruch:church curch:church jesuss:jesus jeses:jesus crist:christ christain:christian cristian:christian chritian:christian
  gaurd:guard anxeity:anxiety anxity:anxiety axiety:anxiety anxios:anxious anixety:anxiety depresion:depression deppression:depression depressin:depression deppressed:depressed
  lonley:lonely lonly:lonely alon:alone aloen:alone sucide:suicide suicde:suicide suiside:suicide suacide:suicide
  feer:fear affraid:afraid afriad:afraid scard:scared angery:angry greif:grief greef:grief greiving:grieving
  addicton:addiction adiction:addiction addictd:addicted alchohol:alcohol alchol:alcohol achohol:alcohol drunkeness:drunkenness
  somthing:something someting:something evrything:everything everthing:everything noone:nobody nobodys:nobody
  tought:thought thougt:thought throught:through thier:their tommorow:tomorrow tommorrow:tomorrow tomorow:tomorrow yesturday:yesterday
  whith:with wiht:with realy:really relly:really sory:sorry sorrry:sorry hapy:happy happend:happened hapened:happened
  problm:problem probem:problem helpp:help hlep:help plese:please pleas:please thnak:thank thakn:thank
  comand:command comandments:commandments comandment:commandment commandmants:commandments salvasion:salvation savior:savior saviour:savior
  revelations:revelation psalsm:psalms pslam:psalm pslams:psalms psalam:psalm proverb:proverbs corinthian:corinthians genisis:genesis exidus:exodus
  misscarriage:miscarriage miscarrige:miscarriage infertilty:infertility pregnat:pregnant pregant:pregnant abotion:abortion
  abusiv:abusive abussive:abusive abussed:abused abuseing:abusing vilence:violence rapped:raped harrassed:harassed harrass:harass stalkin:stalking
  jelous:jealous jelousy:jealousy jealosy:jealousy envyous:envious gilty:guilty gulty:guilty guity:guilty ashame:ashamed embarassed:embarrassed
  tierd:tired exausted:exhausted exhuasted:exhausted exsausted:exhausted overwelmed:overwhelmed overwhelmd:overwhelmed stresed:stressed
  excersise:exercise desease:disease cancr:cancer surgary:surgery hosptal:hospital docter:doctor doctr:doctor
  collage:college colledge:college skool:school scool:school techer:teacher bullyd:bullied bulied:bullied bullyed:bullied
  buisness:business bussiness:business mony:money finacial:financial finanical:financial
  temtation:temptation tempation:temptation rightous:righteous rightousness:righteousness rigteous:righteous 
  disiples:disciples diciples:disciples apostels:apostles  profets:prophets pharoah:pharaoh farao:pharaoh phairsees:pharisees
  fath:faith beeing:being untill:until doin:doing goin:going feelin:feeling feelng:feeling nothin:nothing somethin:something
  cryin:crying prayin:praying thinkin:thinking talkin:talking livin:living dyin:dying drinkin:drinking hurtin:hurting havin:having gettin:getting
  alwayz:always alwys:always nver:never neverr:never evrybody:everybody everbody:everybody myslef:myself mysef:myself`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** The meanings of emoji. */
export const EMOJI: ReadonlyMap<string, string> = new Map([
  ['😭', 'crying'],
  ['😢', 'crying'],
  ['😥', 'sad'],
  ['😞', 'sad'],
  ['😔', 'sad'],
  ['☹', 'sad'],
  ['🙁', 'sad'],
  ['💔', 'heartbroken'],
  ['😡', 'angry'],
  ['😠', 'angry'],
  ['🤬', 'angry'],
  ['😱', 'scared'],
  ['😨', 'scared'],
  ['😰', 'anxious'],
  ['😂', 'laughing'],
  ['🤣', 'laughing'],
  ['😊', 'happy'],
  ['😀', 'happy'],
  ['😄', 'happy'],
  ['🥳', 'happy'],
  ['🎉', 'happy'],
  ['🙏', 'pray'],
  ['❤', 'love'],
  ['😍', 'love'],
  ['😴', 'tired'],
  ['🥱', 'tired'],
  ['🔪', 'knife'],
  ['🔫', 'gun'],
  ['💊', 'pills'],
]);

/** Parses entries of the form 'short other: what it means | …'. */
function entries(lines: string): ReadonlyMap<string, readonly string[]> {
  const pairs = lines.split(/[|\n]/).flatMap((line) => {
    const [forms = '', meant = ''] = line.split(':').map((side) => side.trim());
    const words = meant.split(' ').filter(Boolean);
    return forms
      .split(' ')
      .filter(Boolean)
      .map((form) => [form, words] as const);
  });
  return new Map(pairs);
}
