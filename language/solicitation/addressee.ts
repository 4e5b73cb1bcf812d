// Whether a sentence addresses the reader, and not God or someone in a story.

/** Combines patterns into one that matches any of them. */
export function anyOf(patterns: readonly string[], flags = ''): RegExp {
  return new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), flags);
}

export const SOMEONE =
  '(?:you|u|ya|any ?(?:one|body)|some ?(?:one|body)|any of you|one of you)(?: here| out there)?';
const POLITE = '(?:please|pls|plz|kindly|just|simply|now|possibly|perhaps|maybe|also|always|even|either)';
/** Matches the place where a sentence begins to address the reader. */
const ADDRESS = `(?:^ ?|[,:()/*-] ?|\\b(?:${POLITE}|(?:can|could|would|will) ${SOMEONE}|(?:you|u)(?: can| could| may| might| should| must)?|${SOMEONE} (?:who )?(?:can|could|would|please)|feel free to|(?:willing|able|led) to|beg (?:you|u)|hello|hi|dear|friends?|guys|fam|sir|brothers?|sisters?|brethren|jesus)(?: ${POLITE})? )`;
/** Returns a pattern that matches any of these at the place where a sentence begins to address the reader. */
export function addressed(patterns: readonly string[]): string {
  return `${ADDRESS}(?:${patterns.join('|')})`;
}

/**
 * Whether a match of the patterns addresses the reader and is not part of a prayer or story. `patterns` must be a
 * global regular expression.
 */
export function isAddressedToReader(patterns: RegExp, lines: string): boolean {
  // Fast path for texts without a match, which are most: matchAll() first copies its pattern, which takes longer than a
  // search.
  if (lines.search(patterns) < 0) return false;
  for (const { index } of lines.matchAll(patterns)) {
    const start = lines.lastIndexOf('\n', index - 1) + 1;
    const near = Math.max(start, index - 120);
    const before =
      index === 0 ? '' : lines.slice(start, Math.min(near, start + 20)) + lines.slice(near, index);
    const part = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(':')) + 1);
    const end = lines.indexOf('\n', index);
    const after = lines.slice(index, end < 0 ? undefined : end).slice(-20);
    if (
      !PRAYED.test(before) &&
      !ENDS_WITH_NAME_OF_GOD.test(after) &&
      !FOR_PRAYER.test(part) &&
      !REPORTED_SPEECH.test(`${part.trim()} `)
    )
      return true;
  }
  return false;
}

const FOR_PRAYER =
  /\b(?:pray|prayers?|praying)\b(?! (?:circle|group|line|warrior|partner|chain|room|meeting))/;
const PRAYED =
  /\bpray(?:ing|ed|s)?\b[^\n]*\b(?:that|god|lord|he|someone|somebody)\b|^(?:o |oh |dear |please )?(?:lord|god(?! bless)|father|jesus|heavenly father)\b/;
/** A prayer that names God at the end of the sentence. */
const ENDS_WITH_NAME_OF_GOD = /, ?(?:o |dear |my )?(?:lord|god|father|jesus)$/;
const REPORTED_SPEECH =
  /\b(?:he|she|they|who|some ?(?:one|body)|(?:a|the|this|that|my|our|your|his|her|their) (?:\w+ ){0,4}\w+|people|strangers?|scammers?|prophets?|preachers?) (?:\w+ ){0,3}?(?:ask|asks|asked|asking|tell|tells|told|say|says|said|want|wants|wanted|try|tries|tried|trying|offer|offers|offered|pretend\w*|keep|keeps|kept|promise[sd]?|beg|begs|begged|wrote|writes) ?(?:\w+ ){0,4}$/;
