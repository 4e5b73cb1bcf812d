/** Matches a URL that becomes a link. Stops at Unicode direction marks, which could disguise the URL as another one. */
export const LINK_PATTERN = /https?:\/\/[^\s<>"“”«»\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu;

/** URLs without a scheme do not become links, but work just as well for advertising. */
const BARE_ADDRESS = /(?<![\p{L}\p{N}/.])www\.\S/giu;

/** Counts the URLs in a text, including those that do not become links. */
export function countLinks(text: string): number {
  return (text.match(LINK_PATTERN)?.length ?? 0) + (text.match(BARE_ADDRESS)?.length ?? 0);
}
