/** The operator's name and contact, read from meta tags. Empty if the operator has not configured them. */
export const OPERATOR = { name: metaOf('operator-name'), contact: metaOf('operator-contact') };

function metaOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
