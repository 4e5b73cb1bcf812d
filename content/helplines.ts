import type { Concern, Helpline } from '#contract/crisisHelp';

export type CountryHelp = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  name: string;
  lines: readonly [Helpline, ...Helpline[]];
  emergency: string;
  source: string;
  checkedOn: string;
};

const ALWAYS = 'day and night';
const VARIES = 'hours on its site';
const CHECKED_ON = '2026-11-21';
const RECHECKED_ON = '2026-11-23';

/** Sorted by country name. Uncertain numbers are left out, because `HELP_ELSEWHERE` is better than a dead number. */
export const HELPLINES: readonly CountryHelp[] = [
  help('AU', 'Australia', '000', [
    line('Lifeline', 'https://www.lifeline.org.au/', { phone: '13 11 14', text: '0477 13 11 14' }),
    line('1800RESPECT', 'https://www.1800respect.org.au/', { phone: '1800 737 732', for: 'abuse' }),
    checked('Kids Helpline', 'https://kidshelpline.com.au/', { phone: '1800 55 1800', for: 'child' }),
  ]),
  help('AT', 'Austria', '112', [
    line('TelefonSeelsorge', 'https://www.telefonseelsorge.at/', { phone: '142' }),
    checked('Frauenhelpline gegen Gewalt', 'https://www.frauenhelpline.at/', {
      phone: '0800 222 555',
      for: 'abuse',
    }),
    checked('Rat auf Draht', 'https://www.rataufdraht.at/', { phone: '147', for: 'child' }),
  ]),
  help('BE', 'Belgium', '112', [
    line('Zelfmoordlijn (Dutch)', 'https://www.zelfmoord1813.be/', { phone: '1813' }),
    line('Télé-Accueil (French)', 'https://www.tele-accueil.be/', { phone: '107' }),
  ]),
  help('BR', 'Brazil', '190', [
    line('CVV', 'https://cvv.org.br/', { phone: '188' }),
    checked('Ligue 180', 'https://www.gov.br/mulheres/', { phone: '180', for: 'abuse' }),
  ]),
  help('CA', 'Canada', '911', [
    line('9-8-8: Suicide Crisis Helpline', 'https://988.ca/', { phone: '988', text: '988' }),
    checked('Kids Help Phone', 'https://kidshelpphone.ca/', {
      phone: '1-800-668-6868',
      text: 'CONNECT to 686868',
      for: 'child',
    }),
  ]),
  added('CO', 'Colombia', '123', [
    checked('Línea 155', 'https://www.policia.gov.co/', { phone: '155', for: 'abuse' }),
  ]),
  help('DK', 'Denmark', '112', [
    line('Livslinien', 'https://www.livslinien.dk/', { phone: '70 201 201', hours: VARIES }),
    checked('Lev Uden Vold', 'https://levudenvold.dk/', { phone: '1888', for: 'abuse' }),
  ]),
  help('FI', 'Finland', '112', [
    line('MIELI Kriisipuhelin', 'https://mieli.fi/', { phone: '09 2525 0111' }),
    checked('Nollalinja', 'https://nollalinja.fi/', { phone: '080 005 005', for: 'abuse' }),
  ]),
  help('FR', 'France', '112', [
    line('3114', 'https://3114.fr/', { phone: '3114' }),
    checked('3919 Violences Femmes Info', 'https://www.solidaritefemmes.org/', {
      phone: '3919',
      for: 'abuse',
    }),
  ]),
  help('DE', 'Germany', '112', [
    line('TelefonSeelsorge', 'https://www.telefonseelsorge.de/', { phone: '0800 111 0 111' }),
    line('TelefonSeelsorge (second number)', 'https://www.telefonseelsorge.de/', { phone: '0800 111 0 222' }),
    checked('Hilfetelefon Gewalt gegen Frauen', 'https://www.hilfetelefon.de/', {
      phone: '116 016',
      for: 'abuse',
    }),
    checked('Nummer gegen Kummer', 'https://www.nummergegenkummer.de/', {
      phone: '116 111',
      hours: VARIES,
      for: 'child',
    }),
  ]),
  help('IN', 'India', '112', [line('Tele-MANAS', 'https://telemanas.mohfw.gov.in/', { phone: '14416' })]),
  help('IE', 'Ireland', '112', [
    line('Samaritans', 'https://www.samaritans.org/ireland/', { phone: '116 123' }),
    line('Text About It', 'https://www.textaboutit.ie/', { text: 'HELLO to 50808' }),
    line('Women’s Aid', 'https://www.womensaid.ie/', { phone: '1800 341 900', for: 'abuse' }),
  ]),
  added('IT', 'Italy', '112', [
    checked('1522 Anti-Violence and Stalking Helpline', 'https://www.1522.eu/', {
      phone: '1522',
      for: 'abuse',
    }),
  ]),
  added('KE', 'Kenya', '999', [
    checked('Childline Kenya', 'https://www.childlinekenya.co.ke/', { phone: '116', for: 'child' }),
    checked(
      'National Gender-Based Violence Helpline',
      'https://www.un.org/en/coronavirus/someone-talk-kenya-hotline-women%E2%80%94and-men%E2%80%94crisis',
      { phone: '1195', for: 'abuse' },
    ),
  ]),
  help('NL', 'Netherlands', '112', [
    line('113 Zelfmoordpreventie', 'https://www.113.nl/', {
      phone: '0800 0113',
      chat: 'https://www.113.nl/',
    }),
    checked('Veilig Thuis', 'https://veiligthuis.nl/', { phone: '0800 2000', for: 'abuse' }),
  ]),
  help('NZ', 'New Zealand', '111', [
    line('1737', 'https://1737.org.nz/', { phone: '1737', text: '1737' }),
    checked('Women’s Refuge', 'https://womensrefuge.org.nz/', { phone: '0800 733 843', for: 'abuse' }),
  ]),
  help('NO', 'Norway', '112', [
    line('Mental Helse Hjelpetelefonen', 'https://mentalhelse.no/', { phone: '116 123' }),
    checked('VO-linjen', 'https://volinjen.no/', { phone: '116 006', for: 'abuse' }),
  ]),
  help('PH', 'Philippines', '911', [line('NCMH Crisis Hotline', 'https://ncmh.gov.ph/', { phone: '1553' })]),
  help('PL', 'Poland', '112', [
    line('116 123', 'https://116sos.pl/', { phone: '116 123', hours: VARIES }),
    checked('Niebieska Linia', 'https://www.niebieskalinia.info/', { phone: '800 120 002', for: 'abuse' }),
    checked('Telefon zaufania dla dzieci i młodzieży', 'https://116111.pl/', {
      phone: '116 111',
      hours: VARIES,
      for: 'child',
    }),
  ]),
  added('PT', 'Portugal', '112', [
    checked('Serviço de Informação às Vítimas de Violência Doméstica', 'https://www.cig.gov.pt/', {
      phone: '800 202 148',
      text: '3060',
      for: 'abuse',
    }),
    checked('APAV Linha de Apoio à Vítima', 'https://apav.pt/', {
      phone: '116 006',
      hours: VARIES,
      for: 'abuse',
    }),
    checked('SOS Criança', 'https://iacrianca.pt/', { phone: '116 111', hours: VARIES, for: 'child' }),
  ]),
  added('RO', 'Romania', '112', [
    checked('ANES Helpline', 'https://anes.gov.ro/', { phone: '0800 500 333', for: 'abuse' }),
  ]),
  help('SG', 'Singapore', '999', [
    line('Samaritans of Singapore', 'https://www.sos.org.sg/', { phone: '1767' }),
  ]),
  help('ZA', 'South Africa', '112', [
    line('SADAG Suicide Crisis Helpline', 'https://www.sadag.org/', { phone: '0800 567 567' }),
    checked('Gender-Based Violence Command Centre', 'https://gbv.org.za/', {
      phone: '0800 428 428',
      for: 'abuse',
    }),
  ]),
  help('KR', 'South Korea', '119', [
    line('109', 'https://www.mohw.go.kr/', { phone: '109' }),
    checked('Women’s Emergency Hotline 1366', 'https://www.women1366.kr/', { phone: '1366', for: 'abuse' }),
  ]),
  help('ES', 'Spain', '112', [
    line('Línea 024', 'https://www.sanidad.gob.es/linea024/', { phone: '024' }),
    checked('Servicio 016', 'https://violenciagenero.igualdad.gob.es/', { phone: '016', for: 'abuse' }),
  ]),
  help('SE', 'Sweden', '112', [
    line('Mind Självmordslinjen', 'https://mind.se/', { phone: '90101', hours: VARIES }),
    checked('Kvinnofridslinjen', 'https://kvinnofridslinjen.se/', { phone: '020 50 50 50', for: 'abuse' }),
  ]),
  help('CH', 'Switzerland', '112', [line('Die Dargebotene Hand', 'https://www.143.ch/', { phone: '143' })]),
  added('UA', 'Ukraine', '102', [
    checked('La Strada-Ukraine', 'https://la-strada.org.ua/', { phone: '116 123', for: 'abuse' }),
  ]),
  help('GB', 'United Kingdom', '999', [
    line('Samaritans', 'https://www.samaritans.org/', { phone: '116 123' }),
    line('Shout', 'https://giveusashout.org/', { text: 'SHOUT to 85258' }),
    line('National Domestic Abuse Helpline', 'https://www.nationaldahelpline.org.uk/', {
      phone: '0808 2000 247',
      for: 'abuse',
    }),
    checked('Men’s Advice Line', 'https://mensadviceline.org.uk/', {
      phone: '0808 801 0327',
      hours: VARIES,
      for: 'abuse',
    }),
    checked(
      '24/7 Rape and Sexual Abuse Support Line (England and Wales)',
      'https://247sexualabusesupport.org.uk/',
      { chat: 'https://247sexualabusesupport.org.uk/', for: 'sexual' },
    ),
    checked('Childline', 'https://www.childline.org.uk/', { phone: '0800 1111', for: 'child' }),
    checked('Modern Slavery & Exploitation Helpline', 'https://www.modernslaveryhelpline.org/', {
      phone: '08000 121 700',
      hours: VARIES,
      for: 'trafficking',
    }),
  ]),
  help('US', 'United States', '911', [
    line('988 Suicide & Crisis Lifeline', 'https://988lifeline.org/', {
      phone: '988',
      text: '988',
      chat: 'https://988lifeline.org/chat/',
    }),
    line('Crisis Text Line', 'https://www.crisistextline.org/', { text: 'HOME to 741741' }),
    line('National Domestic Violence Hotline', 'https://www.thehotline.org/', {
      phone: '1-800-799-7233',
      chat: 'https://www.thehotline.org/',
      for: 'abuse',
    }),
    checked('RAINN National Sexual Assault Hotline', 'https://rainn.org/', {
      phone: '1-800-656-4673',
      for: 'sexual',
    }),
    checked('Childhelp National Child Abuse Hotline', 'https://childhelphotline.org/', {
      phone: '1-800-422-4453',
      text: '1 800 422 4453',
      for: 'child',
    }),
    checked('National Human Trafficking Hotline', 'https://humantraffickinghotline.org/', {
      phone: '1-888-373-7888',
      text: '233733',
      for: 'trafficking',
    }),
    checked('National Maternal Mental Health Hotline', 'https://mchb.hrsa.gov/', {
      phone: '1-833-852-6262',
      text: '1 833 852 6262',
      for: 'maternal',
    }),
  ]),
];

/** For all other countries, and until the user chooses one. */
export const HELP_ELSEWHERE = {
  name: 'Find A Helpline',
  chat: 'https://findahelpline.com/',
  emergency: 'your local emergency number',
  source: 'https://findahelpline.com/',
  checkedOn: CHECKED_ON,
} as const;

/** The concerns to try, in order, if a country has no helpline for a concern. */
const FALLBACKS: Record<Concern, readonly Concern[]> = {
  crisis: [],
  abuse: [],
  sexual: ['abuse'],
  child: [],
  trafficking: ['abuse'],
  maternal: [],
};

/**
 * Returns a country's helplines: first for the concern, then for any crisis, then the rest. The list is never empty.
 */
export function orderedLines(country: string | null, concern: Concern): readonly Helpline[] {
  const lines = HELPLINES.find((help) => help.country === country)?.lines;
  if (!lines) return [elsewhereFor(concern)];
  const first = [concern, ...FALLBACKS[concern]].find((one) => lines.some((line) => line.for === one));
  const order = [first, 'crisis'];
  const placeOf = (line: Helpline) => (order.includes(line.for) ? order.indexOf(line.for) : order.length);
  // Sorting is stable, so helplines for the same concern keep the order of `HELPLINES`.
  return [...lines].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The numbers of all helplines, digits only. */
export const HELPLINE_NUMBERS: ReadonlySet<string> = new Set(
  HELPLINES.flatMap(({ lines }) => lines.flatMap(({ phone, text }) => [phone, text]))
    .map((number) => number?.replace(/\D/g, '') ?? '')
    .filter((digits) => digits !== ''),
);

function elsewhereFor(concern: Concern): Helpline {
  const { name, chat, source, checkedOn } = HELP_ELSEWHERE;
  return { name, chat, hours: VARIES, for: concern, source, checkedOn };
}

function help(country: string, name: string, emergency: string, lines: CountryHelp['lines']): CountryHelp {
  return { country, name, emergency, lines, source: lines[0].source, checkedOn: CHECKED_ON };
}

function added(...country: Parameters<typeof help>): CountryHelp {
  return { ...help(...country), checkedOn: RECHECKED_ON };
}

function line(name: string, source: string, reach: Partial<Helpline>): Helpline {
  return { name, source, hours: ALWAYS, for: 'crisis', checkedOn: CHECKED_ON, ...reach };
}

function checked(name: string, source: string, reach: Partial<Helpline>): Helpline {
  return line(name, source, { checkedOn: RECHECKED_ON, ...reach });
}
