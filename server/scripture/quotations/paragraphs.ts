/** Splits a text into paragraphs. A paragraph that only names a source is joined to the one before it. */
export function splitParagraphs(prose: string): string[] {
  const paragraphs: string[] = [];
  for (const paragraph of prose.split(/\n[ \t]*\n\s*/)) {
    const isSource = paragraphs.length > 0 && SOURCE_LINE.test(paragraph.trimStart());
    if (isSource) paragraphs.push(`${paragraphs.pop()}\n${paragraph.replace(/^\s*>\s*/, '')}`);
    else if (paragraph.trim() !== '') paragraphs.push(paragraph);
  }
  return paragraphs;
}

const SOURCE_LINE = /^[>*_(]*\s*(?:—|–|--|-)\s*\S.{0,60}$/;
