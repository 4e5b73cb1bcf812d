/** Notes on the verses that the World English Bible leaves out or numbers differently. */
export const WORLD_ENGLISH_NOTES: Readonly<Record<string, string>> = {
  'Luke 17:36':
    'The World English Bible has these words only in a footnote, because many old manuscripts lack them.',
  'Acts 8:37':
    'The World English Bible has these words only in a footnote, because many old manuscripts lack them.',
  'Acts 15:34':
    'The World English Bible has these words only in a footnote, because many old manuscripts lack them.',
  'Acts 24:7':
    'The World English Bible has these words only in a footnote, because many old manuscripts lack them.',
  'Romans 16:25': 'In the World English Bible, this verse is Romans 14:24.',
  'Romans 16:26': 'In the World English Bible, this verse is Romans 14:25.',
  'Romans 16:27': 'In the World English Bible, this verse is Romans 14:26.',
};
