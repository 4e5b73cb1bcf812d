/** The page that lists a helpline's number, and the day it was last looked up there. */
export type HelplineSource = { url: string; checkedOn: string };

/**
 * The source of each helpline, by country and name: the helpline's own site, or that of a public authority, a newspaper or a directory.
 * Kept apart from the helplines, which every browser loads.
 */
export const HELPLINE_SOURCES: Record<string, Record<string, HelplineSource>> = {
  AT: {
    TelefonSeelsorge: { url: 'https://www.telefonseelsorge.at/', checkedOn: '2026-11-21' },
    'Frauenhelpline gegen Gewalt': { url: 'https://www.frauenhelpline.at/', checkedOn: '2026-11-23' },
    'Rat auf Draht': { url: 'https://www.rataufdraht.at/', checkedOn: '2026-11-23' },
  },
  AU: {
    Lifeline: { url: 'https://www.lifeline.org.au/', checkedOn: '2026-11-21' },
    '1800RESPECT': { url: 'https://www.1800respect.org.au/', checkedOn: '2026-11-21' },
    'Kids Helpline': { url: 'https://kidshelpline.com.au/', checkedOn: '2026-11-23' },
  },
  BE: {
    'Zelfmoordlijn (Dutch)': { url: 'https://www.zelfmoord1813.be/', checkedOn: '2026-11-21' },
    'Télé-Accueil (French)': { url: 'https://www.tele-accueil.be/', checkedOn: '2026-11-21' },
  },
  BR: {
    CVV: { url: 'https://cvv.org.br/', checkedOn: '2026-11-21' },
    'Ligue 180': { url: 'https://www.gov.br/mulheres/', checkedOn: '2026-11-23' },
  },
  CA: {
    '9-8-8: Suicide Crisis Helpline': { url: 'https://988.ca/', checkedOn: '2026-11-21' },
    'Kids Help Phone': { url: 'https://kidshelpphone.ca/', checkedOn: '2026-11-23' },
  },
  CH: {
    'Die Dargebotene Hand': { url: 'https://www.143.ch/', checkedOn: '2026-11-21' },
  },
  CO: {
    'Línea 155': { url: 'https://www.policia.gov.co/', checkedOn: '2026-11-23' },
  },
  DE: {
    TelefonSeelsorge: { url: 'https://www.telefonseelsorge.de/', checkedOn: '2026-11-21' },
    'TelefonSeelsorge (second number)': { url: 'https://www.telefonseelsorge.de/', checkedOn: '2026-11-21' },
    'Hilfetelefon Gewalt gegen Frauen': { url: 'https://www.hilfetelefon.de/', checkedOn: '2026-11-23' },
    'Nummer gegen Kummer': { url: 'https://www.nummergegenkummer.de/', checkedOn: '2026-11-23' },
  },
  DK: {
    Livslinien: { url: 'https://www.livslinien.dk/', checkedOn: '2026-11-21' },
    'Lev Uden Vold': { url: 'https://levudenvold.dk/', checkedOn: '2026-11-23' },
  },
  ES: {
    'Línea 024': { url: 'https://www.sanidad.gob.es/linea024/', checkedOn: '2026-11-21' },
    'Servicio 016': { url: 'https://violenciagenero.igualdad.gob.es/', checkedOn: '2026-11-23' },
  },
  FI: {
    'MIELI Kriisipuhelin': { url: 'https://mieli.fi/', checkedOn: '2026-11-21' },
    Nollalinja: { url: 'https://nollalinja.fi/', checkedOn: '2026-11-23' },
  },
  FR: {
    '3114': { url: 'https://3114.fr/', checkedOn: '2026-11-21' },
    '3919 Violences Femmes Info': { url: 'https://www.solidaritefemmes.org/', checkedOn: '2026-11-23' },
  },
  GB: {
    Samaritans: { url: 'https://www.samaritans.org/', checkedOn: '2026-11-21' },
    Shout: { url: 'https://giveusashout.org/', checkedOn: '2026-11-21' },
    'National Domestic Abuse Helpline': {
      url: 'https://www.nationaldahelpline.org.uk/',
      checkedOn: '2026-11-21',
    },
    'Men’s Advice Line': { url: 'https://mensadviceline.org.uk/', checkedOn: '2026-11-23' },
    '24/7 Rape and Sexual Abuse Support Line (England and Wales)': {
      url: 'https://247sexualabusesupport.org.uk/',
      checkedOn: '2026-11-23',
    },
    Childline: { url: 'https://www.childline.org.uk/', checkedOn: '2026-11-23' },
    'Modern Slavery & Exploitation Helpline': {
      url: 'https://www.modernslaveryhelpline.org/',
      checkedOn: '2026-11-23',
    },
  },
  GH: {
    'Mental Health Authority': { url: 'https://mhaghana.com/', checkedOn: '2026-11-27' },
  },
  IE: {
    Samaritans: { url: 'https://www.samaritans.org/ireland/', checkedOn: '2026-11-21' },
    'Text About It': { url: 'https://www.textaboutit.ie/', checkedOn: '2026-11-21' },
    'Women’s Aid': { url: 'https://www.womensaid.ie/', checkedOn: '2026-11-21' },
  },
  IN: {
    'Tele-MANAS': { url: 'https://telemanas.mohfw.gov.in/', checkedOn: '2026-11-21' },
  },
  IT: {
    '1522 Anti-Violence and Stalking Helpline': { url: 'https://www.1522.eu/', checkedOn: '2026-11-23' },
  },
  KE: {
    'Childline Kenya': { url: 'https://www.childlinekenya.co.ke/', checkedOn: '2026-11-23' },
    'National Gender-Based Violence Helpline': {
      url: 'https://www.un.org/en/coronavirus/someone-talk-kenya-hotline-women%E2%80%94and-men%E2%80%94crisis',
      checkedOn: '2026-11-23',
    },
  },
  KR: {
    '109': { url: 'https://www.mohw.go.kr/', checkedOn: '2026-11-21' },
    'Women’s Emergency Hotline 1366': { url: 'https://www.women1366.kr/', checkedOn: '2026-11-23' },
  },
  NG: {
    SURPIN: {
      url: 'https://healthwise.punchng.com/ngo-launches-toll-free-hotline-for-assistance-on-mental-health/',
      checkedOn: '2026-11-27',
    },
    'DSVA (Lagos State)': { url: 'https://lagosdsva.org/', checkedOn: '2026-11-27' },
    'Cece Yara Child Helpline': { url: 'https://ceceyara.org/', checkedOn: '2026-11-27' },
  },
  NL: {
    '113 Zelfmoordpreventie': { url: 'https://www.113.nl/', checkedOn: '2026-11-21' },
    'Veilig Thuis': { url: 'https://veiligthuis.nl/', checkedOn: '2026-11-23' },
  },
  NO: {
    'Mental Helse Hjelpetelefonen': { url: 'https://mentalhelse.no/', checkedOn: '2026-11-21' },
    'VO-linjen': { url: 'https://volinjen.no/', checkedOn: '2026-11-23' },
  },
  NZ: {
    '1737': { url: 'https://1737.org.nz/', checkedOn: '2026-11-21' },
    'Women’s Refuge': { url: 'https://womensrefuge.org.nz/', checkedOn: '2026-11-23' },
  },
  PH: {
    'NCMH Crisis Hotline': { url: 'https://ncmh.gov.ph/', checkedOn: '2026-11-21' },
  },
  PL: {
    '116 123': { url: 'https://116sos.pl/', checkedOn: '2026-11-21' },
    'Niebieska Linia': { url: 'https://www.niebieskalinia.info/', checkedOn: '2026-11-23' },
    'Telefon zaufania dla dzieci i młodzieży': { url: 'https://116111.pl/', checkedOn: '2026-11-23' },
  },
  PT: {
    'Serviço de Informação às Vítimas de Violência Doméstica': {
      url: 'https://www.cig.gov.pt/',
      checkedOn: '2026-11-23',
    },
    'APAV Linha de Apoio à Vítima': { url: 'https://apav.pt/', checkedOn: '2026-11-23' },
    'SOS Criança': { url: 'https://iacrianca.pt/', checkedOn: '2026-11-23' },
  },
  RO: {
    'ANES Helpline': { url: 'https://anes.gov.ro/', checkedOn: '2026-11-23' },
  },
  SE: {
    'Mind Självmordslinjen': { url: 'https://mind.se/', checkedOn: '2026-11-21' },
    Kvinnofridslinjen: { url: 'https://kvinnofridslinjen.se/', checkedOn: '2026-11-23' },
  },
  SG: {
    'Samaritans of Singapore': { url: 'https://www.sos.org.sg/', checkedOn: '2026-11-21' },
  },
  UA: {
    'La Strada-Ukraine': { url: 'https://la-strada.org.ua/', checkedOn: '2026-11-23' },
  },
  UG: {
    'Mental Health Uganda': {
      url: 'https://mopawa.com/company/850/mental-health-uganda-mhu',
      checkedOn: '2026-11-27',
    },
    Sauti: { url: 'https://sauti.mglsd.go.ug/', checkedOn: '2026-11-27' },
  },
  US: {
    '988 Suicide & Crisis Lifeline': { url: 'https://988lifeline.org/', checkedOn: '2026-11-21' },
    'Crisis Text Line': { url: 'https://www.crisistextline.org/', checkedOn: '2026-11-21' },
    'National Domestic Violence Hotline': { url: 'https://www.thehotline.org/', checkedOn: '2026-11-21' },
    'RAINN National Sexual Assault Hotline': { url: 'https://rainn.org/', checkedOn: '2026-11-23' },
    'Childhelp National Child Abuse Hotline': {
      url: 'https://childhelphotline.org/',
      checkedOn: '2026-11-23',
    },
    'National Human Trafficking Hotline': {
      url: 'https://humantraffickinghotline.org/',
      checkedOn: '2026-11-23',
    },
    'National Maternal Mental Health Hotline': { url: 'https://mchb.hrsa.gov/', checkedOn: '2026-11-23' },
  },
  ZA: {
    'SADAG Suicide Crisis Helpline': { url: 'https://www.sadag.org/', checkedOn: '2026-11-21' },
    'Gender-Based Violence Command Centre': { url: 'https://gbv.org.za/', checkedOn: '2026-11-23' },
  },
};
