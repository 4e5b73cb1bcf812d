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

/** Sorted by country name. `HELPLINE_SOURCES` says where each number was checked, and when. Uncertain numbers are left out, because `HELP_ELSEWHERE` is better than a dead number. */
export const HELPLINES: readonly CountryHelp[] = [
  help('AU', 'Australia', '000', [
    line('Lifeline', {
      phone: '13 11 14',
      text: '0477 13 11 14',
    }),
    line('1800RESPECT', {
      phone: '1800 737 732',
      for: 'abuse',
    }),
    line('Kids Helpline', {
      phone: '1800 55 1800',
      for: 'child',
    }),
  ]),
  help('AT', 'Austria', '112', [
    line('TelefonSeelsorge', { phone: '142' }),
    line('Frauenhelpline gegen Gewalt', {
      phone: '0800 222 555',
      for: 'abuse',
    }),
    line('Rat auf Draht', { phone: '147', for: 'child' }),
  ]),
  help('BE', 'Belgium', '112', [
    line('Zelfmoordlijn (Dutch)', { phone: '1813' }),
    line('Télé-Accueil (French)', { phone: '107' }),
  ]),
  help('BR', 'Brazil', '190', [
    line('CVV', { phone: '188' }),
    line('Ligue 180', { phone: '180', for: 'abuse' }),
  ]),
  help('CA', 'Canada', '911', [
    line('9-8-8: Suicide Crisis Helpline', { phone: '988', text: '988' }),
    line('Kids Help Phone', {
      phone: '1-800-668-6868',
      text: 'CONNECT to 686868',
      for: 'child',
    }),
  ]),
  help('CO', 'Colombia', '123', [line('Línea 155', { phone: '155', for: 'abuse' })]),
  help('DK', 'Denmark', '112', [
    line('Livslinien', { phone: '70 201 201', hours: VARIES }),
    line('Lev Uden Vold', { phone: '1888', for: 'abuse' }),
  ]),
  help('FI', 'Finland', '112', [
    line('MIELI Kriisipuhelin', { phone: '09 2525 0111' }),
    line('Nollalinja', { phone: '080 005 005', for: 'abuse' }),
  ]),
  help('FR', 'France', '112', [
    line('3114', { phone: '3114' }),
    line('3919 Violences Femmes Info', {
      phone: '3919',
      for: 'abuse',
    }),
  ]),
  help('DE', 'Germany', '112', [
    line('TelefonSeelsorge', { phone: '0800 111 0 111' }),
    line('TelefonSeelsorge (second number)', {
      phone: '0800 111 0 222',
    }),
    line('Hilfetelefon Gewalt gegen Frauen', {
      phone: '116 016',
      for: 'abuse',
    }),
    line('Nummer gegen Kummer', {
      phone: '116 111',
      hours: VARIES,
      for: 'child',
    }),
  ]),
  help('GH', 'Ghana', '112', [line('Mental Health Authority', { phone: '0800 678 678', hours: VARIES })]),
  help('IN', 'India', '112', [line('Tele-MANAS', { phone: '14416' })]),
  help('IE', 'Ireland', '112', [
    line('Samaritans', { phone: '116 123' }),
    line('Text About It', { text: 'HELLO to 50808' }),
    line('Women’s Aid', { phone: '1800 341 900', for: 'abuse' }),
  ]),
  help('IT', 'Italy', '112', [
    line('1522 Anti-Violence and Stalking Helpline', {
      phone: '1522',
      for: 'abuse',
    }),
  ]),
  help('KE', 'Kenya', '999', [
    line('Childline Kenya', {
      phone: '116',
      for: 'child',
    }),
    line('National Gender-Based Violence Helpline', { phone: '1195', for: 'abuse' }),
  ]),
  help('NL', 'Netherlands', '112', [
    line('113 Zelfmoordpreventie', {
      phone: '0800 0113',
      chat: 'https://www.113.nl/',
    }),
    line('Veilig Thuis', { phone: '0800 2000', for: 'abuse' }),
  ]),
  help('NZ', 'New Zealand', '111', [
    line('1737', { phone: '1737', text: '1737' }),
    line('Women’s Refuge', {
      phone: '0800 733 843',
      for: 'abuse',
    }),
  ]),
  help('NG', 'Nigeria', '112', [
    line('SURPIN', { phone: '0800 078 7746', hours: VARIES }),
    line('DSVA (Lagos State)', { phone: '08000 333 333', for: 'abuse' }),
    line('Cece Yara Child Helpline', { phone: '0800 800 8001', for: 'child' }),
  ]),
  help('NO', 'Norway', '112', [
    line('Mental Helse Hjelpetelefonen', { phone: '116 123' }),
    line('VO-linjen', { phone: '116 006', for: 'abuse' }),
  ]),
  help('PH', 'Philippines', '911', [line('NCMH Crisis Hotline', { phone: '1553' })]),
  help('PL', 'Poland', '112', [
    line('116 123', { phone: '116 123', hours: VARIES }),
    line('Niebieska Linia', {
      phone: '800 120 002',
      for: 'abuse',
    }),
    line('Telefon zaufania dla dzieci i młodzieży', {
      phone: '116 111',
      hours: VARIES,
      for: 'child',
    }),
  ]),
  help('PT', 'Portugal', '112', [
    line('Serviço de Informação às Vítimas de Violência Doméstica', {
      phone: '800 202 148',
      text: '3060',
      for: 'abuse',
    }),
    line('APAV Linha de Apoio à Vítima', {
      phone: '116 006',
      hours: VARIES,
      for: 'abuse',
    }),
    line('SOS Criança', {
      phone: '116 111',
      hours: VARIES,
      for: 'child',
    }),
  ]),
  help('RO', 'Romania', '112', [line('ANES Helpline', { phone: '0800 500 333', for: 'abuse' })]),
  help('SG', 'Singapore', '999', [line('Samaritans of Singapore', { phone: '1767' })]),
  help('ZA', 'South Africa', '112', [
    line('SADAG Suicide Crisis Helpline', { phone: '0800 567 567' }),
    line('Gender-Based Violence Command Centre', {
      phone: '0800 428 428',
      for: 'abuse',
    }),
  ]),
  help('KR', 'South Korea', '119', [
    line('109', { phone: '109' }),
    line('Women’s Emergency Hotline 1366', {
      phone: '1366',
      for: 'abuse',
    }),
  ]),
  help('ES', 'Spain', '112', [
    line('Línea 024', { phone: '024' }),
    line('Servicio 016', {
      phone: '016',
      for: 'abuse',
    }),
  ]),
  help('SE', 'Sweden', '112', [
    line('Mind Självmordslinjen', { phone: '90101', hours: VARIES }),
    line('Kvinnofridslinjen', {
      phone: '020 50 50 50',
      for: 'abuse',
    }),
  ]),
  help('CH', 'Switzerland', '112', [line('Die Dargebotene Hand', { phone: '143' })]),
  help('UG', 'Uganda', '999', [
    line('Mental Health Uganda', { phone: '0800 212121', hours: VARIES }),
    line('Sauti', { phone: '116', for: 'child' }),
  ]),
  help('UA', 'Ukraine', '102', [line('La Strada-Ukraine', { phone: '116 123', for: 'abuse' })]),
  help('GB', 'United Kingdom', '999', [
    line('Samaritans', { phone: '116 123' }),
    line('Shout', { text: 'SHOUT to 85258' }),
    line('National Domestic Abuse Helpline', {
      phone: '0808 2000 247',
      for: 'abuse',
    }),
    line('Men’s Advice Line', {
      phone: '0808 801 0327',
      hours: VARIES,
      for: 'abuse',
    }),
    line('24/7 Rape and Sexual Abuse Support Line (England and Wales)', {
      chat: 'https://247sexualabusesupport.org.uk/',
      for: 'sexual',
    }),
    line('Childline', { phone: '0800 1111', for: 'child' }),
    line('Modern Slavery & Exploitation Helpline', {
      phone: '08000 121 700',
      hours: VARIES,
      for: 'trafficking',
    }),
  ]),
  help('US', 'United States', '911', [
    line('988 Suicide & Crisis Lifeline', {
      phone: '988',
      text: '988',
      chat: 'https://988lifeline.org/chat/',
    }),
    line('Crisis Text Line', { text: 'HOME to 741741' }),
    line('National Domestic Violence Hotline', {
      phone: '1-800-799-7233',
      chat: 'https://www.thehotline.org/',
      for: 'abuse',
    }),
    line('RAINN National Sexual Assault Hotline', {
      phone: '1-800-656-4673',
      for: 'sexual',
    }),
    line('Childhelp National Child Abuse Hotline', {
      phone: '1-800-422-4453',
      text: '1 800 422 4453',
      for: 'child',
    }),
    line('National Human Trafficking Hotline', {
      phone: '1-888-373-7888',
      text: '233733',
      for: 'trafficking',
    }),
    line('National Maternal Mental Health Hotline', {
      phone: '1-833-852-6262',
      text: '1 833 852 6262',
      for: 'maternal',
    }),
  ]),
];

/** For all other countries, and until the user chooses one. Checked on 2026-11-21. */
export const HELP_ELSEWHERE = {
  name: 'Find A Helpline',
  chat: 'https://findahelpline.com/',
  emergency: 'your local emergency number',
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
 * Returns a country's helplines: first for the concern, then for any crisis, then the rest. If the country has none for
 * either, the worldwide directory comes first. The list is never empty.
 */
export function orderedLines(country: string | null, concern: Concern): readonly Helpline[] {
  const lines = HELPLINES.find((help) => help.country === country)?.lines;
  if (!lines) return [elsewhereFor(concern)];
  const first = [concern, ...FALLBACKS[concern]].find((one) => lines.some((line) => line.for === one));
  const order = [first, 'crisis'];
  const placeOf = (line: Helpline) => (order.includes(line.for) ? order.indexOf(line.for) : order.length);
  const hasFitting = lines.some((line) => order.includes(line.for));
  // Sorting is stable, so helplines for the same concern keep the order of `HELPLINES`.
  const sorted = [...lines].sort((a, b) => placeOf(a) - placeOf(b));
  return hasFitting ? sorted : [elsewhereFor(concern), ...sorted];
}

/** The numbers of all helplines, digits only. */
export const HELPLINE_NUMBERS: ReadonlySet<string> = new Set(
  HELPLINES.flatMap(({ lines }) => lines.flatMap(({ phone, text }) => [phone, text]))
    .map((number) => number?.replace(/\D/g, '') ?? '')
    .filter((digits) => digits !== ''),
);

function elsewhereFor(concern: Concern): Helpline {
  const { name, chat } = HELP_ELSEWHERE;
  return { name, chat, hours: VARIES, for: concern };
}

function help(country: string, name: string, emergency: string, lines: CountryHelp['lines']): CountryHelp {
  return { country, name, emergency, lines };
}

function line(name: string, reach: Partial<Helpline>): Helpline {
  return { name, hours: ALWAYS, for: 'crisis', ...reach };
}
