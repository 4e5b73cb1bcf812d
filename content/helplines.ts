/** A line that listens. At least one of `phone`, `text` and `chat` is given. */
export type Helpline = {
  name: string;
  phone?: string;
  /** What to send and where, as a person would read it. */
  text?: string;
  chat?: string;
  /** In words; left open where the line itself should say it. */
  hours: string;
  for: 'crisis' | 'abuse';
  /** The line’s own official site. */
  source: string;
};

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

/** By name of country. A number that is not certain is left out: `ELSEWHERE` is better than a dead line. */
export const HELPLINES: readonly CountryHelp[] = [
  help('AU', 'Australia', '000', [
    line('Lifeline', 'https://www.lifeline.org.au/', { phone: '13 11 14', text: '0477 13 11 14' }),
    line('1800RESPECT', 'https://www.1800respect.org.au/', { phone: '1800 737 732', for: 'abuse' }),
  ]),
  help('AT', 'Austria', '112', [
    line('TelefonSeelsorge', 'https://www.telefonseelsorge.at/', { phone: '142' }),
  ]),
  help('BE', 'Belgium', '112', [
    line('Zelfmoordlijn (Dutch)', 'https://www.zelfmoord1813.be/', { phone: '1813' }),
    line('Télé-Accueil (French)', 'https://www.tele-accueil.be/', { phone: '107' }),
  ]),
  help('BR', 'Brazil', '192', [line('CVV', 'https://cvv.org.br/', { phone: '188' })]),
  help('CA', 'Canada', '911', [
    line('9-8-8: Suicide Crisis Helpline', 'https://988.ca/', { phone: '988', text: '988' }),
  ]),
  help('DK', 'Denmark', '112', [
    line('Livslinien', 'https://www.livslinien.dk/', { phone: '70 201 201', hours: VARIES }),
  ]),
  help('FI', 'Finland', '112', [line('MIELI Kriisipuhelin', 'https://mieli.fi/', { phone: '09 2525 0111' })]),
  help('FR', 'France', '112', [line('3114', 'https://3114.fr/', { phone: '3114' })]),
  help('DE', 'Germany', '112', [
    line('TelefonSeelsorge', 'https://www.telefonseelsorge.de/', { phone: '0800 111 0 111' }),
    line('TelefonSeelsorge (second number)', 'https://www.telefonseelsorge.de/', { phone: '0800 111 0 222' }),
  ]),
  help('IN', 'India', '112', [line('Tele-MANAS', 'https://telemanas.mohfw.gov.in/', { phone: '14416' })]),
  help('IE', 'Ireland', '112', [
    line('Samaritans', 'https://www.samaritans.org/ireland/', { phone: '116 123' }),
    line('Text About It', 'https://www.textaboutit.ie/', { text: 'HELLO to 50808' }),
    line('Women’s Aid', 'https://www.womensaid.ie/', { phone: '1800 341 900', for: 'abuse' }),
  ]),
  help('NL', 'Netherlands', '112', [
    line('113 Zelfmoordpreventie', 'https://www.113.nl/', {
      phone: '0800 0113',
      chat: 'https://www.113.nl/',
    }),
  ]),
  help('NZ', 'New Zealand', '111', [line('1737', 'https://1737.org.nz/', { phone: '1737', text: '1737' })]),
  help('NO', 'Norway', '112', [
    line('Mental Helse Hjelpetelefonen', 'https://mentalhelse.no/', { phone: '116 123' }),
  ]),
  help('PH', 'Philippines', '911', [line('NCMH Crisis Hotline', 'https://ncmh.gov.ph/', { phone: '1553' })]),
  help('PL', 'Poland', '112', [line('116 123', 'https://116sos.pl/', { phone: '116 123', hours: VARIES })]),
  help('SG', 'Singapore', '999', [
    line('Samaritans of Singapore', 'https://www.sos.org.sg/', { phone: '1767' }),
  ]),
  help('ZA', 'South Africa', '112', [
    line('SADAG Suicide Crisis Helpline', 'https://www.sadag.org/', { phone: '0800 567 567' }),
  ]),
  help('KR', 'South Korea', '119', [line('109', 'https://www.mohw.go.kr/', { phone: '109' })]),
  help('ES', 'Spain', '112', [line('Línea 024', 'https://www.sanidad.gob.es/linea024/', { phone: '024' })]),
  help('SE', 'Sweden', '112', [
    line('Mind Självmordslinjen', 'https://mind.se/', { phone: '90101', hours: VARIES }),
  ]),
  help('CH', 'Switzerland', '112', [line('Die Dargebotene Hand', 'https://www.143.ch/', { phone: '143' })]),
  help('GB', 'United Kingdom', '999', [
    line('Samaritans', 'https://www.samaritans.org/', { phone: '116 123' }),
    line('Shout', 'https://giveusashout.org/', { text: 'SHOUT to 85258' }),
    line('National Domestic Abuse Helpline', 'https://www.nationaldahelpline.org.uk/', {
      phone: '0808 2000 247',
      for: 'abuse',
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
  ]),
];

/** For every other country, and until one is chosen. */
export const ELSEWHERE = {
  name: 'Find A Helpline',
  chat: 'https://findahelpline.com/',
  emergency: 'your local emergency number',
  source: 'https://findahelpline.com/',
  checkedOn: CHECKED_ON,
} as const;

function help(country: string, name: string, emergency: string, lines: CountryHelp['lines']): CountryHelp {
  return { country, name, emergency, lines, source: lines[0].source, checkedOn: CHECKED_ON };
}

function line(name: string, source: string, reach: Partial<Helpline>): Helpline {
  return { name, source, hours: ALWAYS, for: 'crisis', ...reach };
}
