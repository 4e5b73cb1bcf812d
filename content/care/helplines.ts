import type { Concern, Helpline } from '#contract/crisisHelp';

export type CountryHelp = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  name: string;
  lines: readonly [Helpline, ...Helpline[]];
  emergency: string;
};

const ALWAYS = 'day and night';
const VARIES = 'hours on its site';

/** Sorted by country name. Uncertain numbers are left out, because `HELP_ELSEWHERE` is better than a dead number. */
export const HELPLINES: readonly CountryHelp[] = [
  help('AU', 'Australia', '000', [
    line('Lifeline', 'https://www.lifeline.org.au/', '2026-11-21', {
      phone: '13 11 14',
      text: '0477 13 11 14',
    }),
    line('1800RESPECT', 'https://www.1800respect.org.au/', '2026-11-21', {
      phone: '1800 737 732',
      for: 'abuse',
    }),
    line('Kids Helpline', 'https://kidshelpline.com.au/', '2026-11-23', {
      phone: '1800 55 1800',
      for: 'child',
    }),
  ]),
  help('AT', 'Austria', '112', [
    line('TelefonSeelsorge', 'https://www.telefonseelsorge.at/', '2026-11-21', { phone: '142' }),
    line('Frauenhelpline gegen Gewalt', 'https://www.frauenhelpline.at/', '2026-11-23', {
      phone: '0800 222 555',
      for: 'abuse',
    }),
    line('Rat auf Draht', 'https://www.rataufdraht.at/', '2026-11-23', { phone: '147', for: 'child' }),
  ]),
  help('BE', 'Belgium', '112', [
    line('Zelfmoordlijn (Dutch)', 'https://www.zelfmoord1813.be/', '2026-11-21', { phone: '1813' }),
    line('Télé-Accueil (French)', 'https://www.tele-accueil.be/', '2026-11-21', { phone: '107' }),
  ]),
  help('BR', 'Brazil', '190', [
    line('CVV', 'https://cvv.org.br/', '2026-11-21', { phone: '188' }),
    line('Ligue 180', 'https://www.gov.br/mulheres/', '2026-11-23', { phone: '180', for: 'abuse' }),
  ]),
  help('CA', 'Canada', '911', [
    line('9-8-8: Suicide Crisis Helpline', 'https://988.ca/', '2026-11-21', { phone: '988', text: '988' }),
    line('Kids Help Phone', 'https://kidshelpphone.ca/', '2026-11-23', {
      phone: '1-800-668-6868',
      text: 'CONNECT to 686868',
      for: 'child',
    }),
  ]),
  help('CO', 'Colombia', '123', [
    line('Línea 155', 'https://www.policia.gov.co/', '2026-11-23', { phone: '155', for: 'abuse' }),
  ]),
  help('DK', 'Denmark', '112', [
    line('Livslinien', 'https://www.livslinien.dk/', '2026-11-21', { phone: '70 201 201', hours: VARIES }),
    line('Lev Uden Vold', 'https://levudenvold.dk/', '2026-11-23', { phone: '1888', for: 'abuse' }),
  ]),
  help('FI', 'Finland', '112', [
    line('MIELI Kriisipuhelin', 'https://mieli.fi/', '2026-11-21', { phone: '09 2525 0111' }),
    line('Nollalinja', 'https://nollalinja.fi/', '2026-11-23', { phone: '080 005 005', for: 'abuse' }),
  ]),
  help('FR', 'France', '112', [
    line('3114', 'https://3114.fr/', '2026-11-21', { phone: '3114' }),
    line('3919 Violences Femmes Info', 'https://www.solidaritefemmes.org/', '2026-11-23', {
      phone: '3919',
      for: 'abuse',
    }),
  ]),
  help('DE', 'Germany', '112', [
    line('TelefonSeelsorge', 'https://www.telefonseelsorge.de/', '2026-11-21', { phone: '0800 111 0 111' }),
    line('TelefonSeelsorge (second number)', 'https://www.telefonseelsorge.de/', '2026-11-21', {
      phone: '0800 111 0 222',
    }),
    line('Hilfetelefon Gewalt gegen Frauen', 'https://www.hilfetelefon.de/', '2026-11-23', {
      phone: '116 016',
      for: 'abuse',
    }),
    line('Nummer gegen Kummer', 'https://www.nummergegenkummer.de/', '2026-11-23', {
      phone: '116 111',
      hours: VARIES,
      for: 'child',
    }),
  ]),
  help('IN', 'India', '112', [
    line('Tele-MANAS', 'https://telemanas.mohfw.gov.in/', '2026-11-21', { phone: '14416' }),
  ]),
  help('IE', 'Ireland', '112', [
    line('Samaritans', 'https://www.samaritans.org/ireland/', '2026-11-21', { phone: '116 123' }),
    line('Text About It', 'https://www.textaboutit.ie/', '2026-11-21', { text: 'HELLO to 50808' }),
    line('Women’s Aid', 'https://www.womensaid.ie/', '2026-11-21', { phone: '1800 341 900', for: 'abuse' }),
  ]),
  help('IT', 'Italy', '112', [
    line('1522 Anti-Violence and Stalking Helpline', 'https://www.1522.eu/', '2026-11-23', {
      phone: '1522',
      for: 'abuse',
    }),
  ]),
  help('KE', 'Kenya', '999', [
    line('Childline Kenya', 'https://www.childlinekenya.co.ke/', '2026-11-23', {
      phone: '116',
      for: 'child',
    }),
    line(
      'National Gender-Based Violence Helpline',
      'https://www.un.org/en/coronavirus/someone-talk-kenya-hotline-women%E2%80%94and-men%E2%80%94crisis',
      '2026-11-23',
      { phone: '1195', for: 'abuse' },
    ),
  ]),
  help('NL', 'Netherlands', '112', [
    line('113 Zelfmoordpreventie', 'https://www.113.nl/', '2026-11-21', {
      phone: '0800 0113',
      chat: 'https://www.113.nl/',
    }),
    line('Veilig Thuis', 'https://veiligthuis.nl/', '2026-11-23', { phone: '0800 2000', for: 'abuse' }),
  ]),
  help('NZ', 'New Zealand', '111', [
    line('1737', 'https://1737.org.nz/', '2026-11-21', { phone: '1737', text: '1737' }),
    line('Women’s Refuge', 'https://womensrefuge.org.nz/', '2026-11-23', {
      phone: '0800 733 843',
      for: 'abuse',
    }),
  ]),
  help('NO', 'Norway', '112', [
    line('Mental Helse Hjelpetelefonen', 'https://mentalhelse.no/', '2026-11-21', { phone: '116 123' }),
    line('VO-linjen', 'https://volinjen.no/', '2026-11-23', { phone: '116 006', for: 'abuse' }),
  ]),
  help('PH', 'Philippines', '911', [
    line('NCMH Crisis Hotline', 'https://ncmh.gov.ph/', '2026-11-21', { phone: '1553' }),
  ]),
  help('PL', 'Poland', '112', [
    line('116 123', 'https://116sos.pl/', '2026-11-21', { phone: '116 123', hours: VARIES }),
    line('Niebieska Linia', 'https://www.niebieskalinia.info/', '2026-11-23', {
      phone: '800 120 002',
      for: 'abuse',
    }),
    line('Telefon zaufania dla dzieci i młodzieży', 'https://116111.pl/', '2026-11-23', {
      phone: '116 111',
      hours: VARIES,
      for: 'child',
    }),
  ]),
  help('PT', 'Portugal', '112', [
    line('Serviço de Informação às Vítimas de Violência Doméstica', 'https://www.cig.gov.pt/', '2026-11-23', {
      phone: '800 202 148',
      text: '3060',
      for: 'abuse',
    }),
    line('APAV Linha de Apoio à Vítima', 'https://apav.pt/', '2026-11-23', {
      phone: '116 006',
      hours: VARIES,
      for: 'abuse',
    }),
    line('SOS Criança', 'https://iacrianca.pt/', '2026-11-23', {
      phone: '116 111',
      hours: VARIES,
      for: 'child',
    }),
  ]),
  help('RO', 'Romania', '112', [
    line('ANES Helpline', 'https://anes.gov.ro/', '2026-11-23', { phone: '0800 500 333', for: 'abuse' }),
  ]),
  help('SG', 'Singapore', '999', [
    line('Samaritans of Singapore', 'https://www.sos.org.sg/', '2026-11-21', { phone: '1767' }),
  ]),
  help('ZA', 'South Africa', '112', [
    line('SADAG Suicide Crisis Helpline', 'https://www.sadag.org/', '2026-11-21', { phone: '0800 567 567' }),
    line('Gender-Based Violence Command Centre', 'https://gbv.org.za/', '2026-11-23', {
      phone: '0800 428 428',
      for: 'abuse',
    }),
  ]),
  help('KR', 'South Korea', '119', [
    line('109', 'https://www.mohw.go.kr/', '2026-11-21', { phone: '109' }),
    line('Women’s Emergency Hotline 1366', 'https://www.women1366.kr/', '2026-11-23', {
      phone: '1366',
      for: 'abuse',
    }),
  ]),
  help('ES', 'Spain', '112', [
    line('Línea 024', 'https://www.sanidad.gob.es/linea024/', '2026-11-21', { phone: '024' }),
    line('Servicio 016', 'https://violenciagenero.igualdad.gob.es/', '2026-11-23', {
      phone: '016',
      for: 'abuse',
    }),
  ]),
  help('SE', 'Sweden', '112', [
    line('Mind Självmordslinjen', 'https://mind.se/', '2026-11-21', { phone: '90101', hours: VARIES }),
    line('Kvinnofridslinjen', 'https://kvinnofridslinjen.se/', '2026-11-23', {
      phone: '020 50 50 50',
      for: 'abuse',
    }),
  ]),
  help('CH', 'Switzerland', '112', [
    line('Die Dargebotene Hand', 'https://www.143.ch/', '2026-11-21', { phone: '143' }),
  ]),
  help('UA', 'Ukraine', '102', [
    line('La Strada-Ukraine', 'https://la-strada.org.ua/', '2026-11-23', { phone: '116 123', for: 'abuse' }),
  ]),
  help('GB', 'United Kingdom', '999', [
    line('Samaritans', 'https://www.samaritans.org/', '2026-11-21', { phone: '116 123' }),
    line('Shout', 'https://giveusashout.org/', '2026-11-21', { text: 'SHOUT to 85258' }),
    line('National Domestic Abuse Helpline', 'https://www.nationaldahelpline.org.uk/', '2026-11-21', {
      phone: '0808 2000 247',
      for: 'abuse',
    }),
    line('Men’s Advice Line', 'https://mensadviceline.org.uk/', '2026-11-23', {
      phone: '0808 801 0327',
      hours: VARIES,
      for: 'abuse',
    }),
    line(
      '24/7 Rape and Sexual Abuse Support Line (England and Wales)',
      'https://247sexualabusesupport.org.uk/',
      '2026-11-23',
      { chat: 'https://247sexualabusesupport.org.uk/', for: 'sexual' },
    ),
    line('Childline', 'https://www.childline.org.uk/', '2026-11-23', { phone: '0800 1111', for: 'child' }),
    line('Modern Slavery & Exploitation Helpline', 'https://www.modernslaveryhelpline.org/', '2026-11-23', {
      phone: '08000 121 700',
      hours: VARIES,
      for: 'trafficking',
    }),
  ]),
  help('US', 'United States', '911', [
    line('988 Suicide & Crisis Lifeline', 'https://988lifeline.org/', '2026-11-21', {
      phone: '988',
      text: '988',
      chat: 'https://988lifeline.org/chat/',
    }),
    line('Crisis Text Line', 'https://www.crisistextline.org/', '2026-11-21', { text: 'HOME to 741741' }),
    line('National Domestic Violence Hotline', 'https://www.thehotline.org/', '2026-11-21', {
      phone: '1-800-799-7233',
      chat: 'https://www.thehotline.org/',
      for: 'abuse',
    }),
    line('RAINN National Sexual Assault Hotline', 'https://rainn.org/', '2026-11-23', {
      phone: '1-800-656-4673',
      for: 'sexual',
    }),
    line('Childhelp National Child Abuse Hotline', 'https://childhelphotline.org/', '2026-11-23', {
      phone: '1-800-422-4453',
      text: '1 800 422 4453',
      for: 'child',
    }),
    line('National Human Trafficking Hotline', 'https://humantraffickinghotline.org/', '2026-11-23', {
      phone: '1-888-373-7888',
      text: '233733',
      for: 'trafficking',
    }),
    line('National Maternal Mental Health Hotline', 'https://mchb.hrsa.gov/', '2026-11-23', {
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
  checkedOn: '2026-11-21',
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
  return { country, name, emergency, lines };
}

function line(name: string, source: string, checkedOn: string, reach: Partial<Helpline>): Helpline {
  return { name, source, checkedOn, hours: ALWAYS, for: 'crisis', ...reach };
}
