/** Returns the British spelling of a lowercase word in American spelling: 'saviour' for 'savior'. */
export function britishSpelling(word: string): string {
  return BRITISH_SPELLINGS.get(word) ?? word;
}

/** Pairs of American and British spellings. Each also covers its inflected forms. */
const SPELLINGS: readonly { british: string; american: string; suffixes: string; bases: string }[] = [
  {
    british: 'our',
    american: 'or',
    suffixes: ' s ed ing er ers able ably eth est edst hood y ies ful less ite ites ly',
    bases:
      'lab hon fav sav savi neighb arm col val vap vig rum harb od behavi misbehavi splend end endeav clam ferv tum hum cand ranc succ parl ard arb demean dishon disfav unsav discol flav enam',
  },
  {
    british: 'ise',
    american: 'ize',
    suffixes: ' d s r rs',
    bases:
      'bapt real recogn apolog sympath symbol critic memor organ agon evangel scandal author civil emphas final general harmon modern scrutin special steril summar terror visual victim jeopard minim maxim fertil brutal humil idol immortal memorial moral penal spiritual tantal util vandal colon legal equal',
  },
  {
    british: 'ising',
    american: 'izing',
    suffixes: '',
    bases:
      'bapt real recogn apolog sympath symbol critic memor organ agon evangel scandal author emphas general harmon minim idol',
  },
  { british: 'yse', american: 'yze', suffixes: ' d s', bases: 'anal paral' },
  {
    british: 'll',
    american: 'l',
    suffixes: 'ed ing er ers ous ously or ors eth est',
    bases:
      'counse trave marve quarre libe leve jewe reve kidne grove chise signa fue channe shove caro pane mode labe cance due counci unrave',
  },
  { british: 'shipp', american: 'ship', suffixes: 'ed er ers ing eth', bases: 'wor' },
  {
    british: 'tre',
    american: 'ter',
    suffixes: ' s d',
    bases: 'cen scep thea lus spec saltpe me li',
  },
  { british: 'chre', american: 'cher', suffixes: ' s', bases: 'sepul o' },
  { british: 'gre', american: 'ger', suffixes: '', bases: 'mea' },
  { british: 'bre', american: 'ber', suffixes: ' s', bases: 'som fi sa cali' },
  { british: 'ence', american: 'ense', suffixes: ' s less', bases: 'def off pret lic' },
  { british: 'practise', american: 'practice', suffixes: ' d s', bases: '@' },
  { british: 'gement', american: 'gment', suffixes: ' s', bases: 'jud acknowled abrid misjud' },
  { british: 'il', american: 'ill', suffixes: ' s ment', bases: 'fulf inst dist' },
  { british: 'ol', american: 'oll', suffixes: ' s ment', bases: 'enr' },
  { british: 'ilful', american: 'illful', suffixes: ' ly ness', bases: 'sk w' },
  {
    british: 'plough',
    american: 'plow',
    suffixes: ' s ed ing man men share shares eth est er ers',
    bases: '@',
  },
  { british: 'mould', american: 'mold', suffixes: ' s ed ing y', bases: '@' },
  { british: 'moulder', american: 'molder', suffixes: ' s ed ing', bases: '@ s' },
  { british: 'grey', american: 'gray', suffixes: ' s haired headed er', bases: '@' },
  { british: 'axe', american: 'ax', suffixes: '', bases: '@' },
  { british: 'sulphur', american: 'sulfur', suffixes: ' ous', bases: '@' },
  { british: 'woollen', american: 'woolen', suffixes: '', bases: '@' },
  { british: 'waggon', american: 'wagon', suffixes: ' s', bases: '@' },
  { british: 'shew', american: 'show', suffixes: ' s n ed ing est eth edst bread', bases: '@' },
  { british: 'stedfast', american: 'steadfast', suffixes: ' ly ness', bases: '@' },
  { british: 'fulness', american: 'fullness', suffixes: '', bases: '@' },
  { british: 'jewellery', american: 'jewelry', suffixes: '', bases: '@' },
  { british: 'tranquillity', american: 'tranquility', suffixes: '', bases: '@' },
  { british: 'enquir', american: 'inquir', suffixes: 'e ed es er ers y ies ing est eth', bases: '@' },
];

const BRITISH_SPELLINGS: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap(({ british, american, suffixes, bases }) =>
    bases.split(' ').flatMap((base) =>
      suffixes.split(' ').map((suffix): [string, string] => {
        const start = base === '@' ? '' : base;
        return [start + american + suffix, start + british + suffix];
      }),
    ),
  ).filter(([american, british]) => american !== british),
);
