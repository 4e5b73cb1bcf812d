/** Who runs this site, as the operator has set it, read from meta tags; empty if they have not. */
export const OPERATOR = { name: metaOf('operator-name'), contact: metaOf('operator-contact') };

function metaOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
