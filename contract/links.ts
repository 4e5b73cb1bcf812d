/** A web address in a text, as it becomes a link. Marks of direction end it: they could make it read as another. */
export const LINK = /https?:\/\/[^\s<>"“”«»\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu;

/** An address without a scheme is not made a link, but advertises just as well. */
const BARE_ADDRESS = /(?<![\p{L}\p{N}/.])www\.\S/giu;

/** How many web addresses a text holds, those that become links and those that do not. */
export function countLinks(text: string): number {
  return (text.match(LINK)?.length ?? 0) + (text.match(BARE_ADDRESS)?.length ?? 0);
}
