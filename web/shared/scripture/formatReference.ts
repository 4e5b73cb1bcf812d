/** Formats a reference for reading, with an en dash: 'Philippians 4:6–7'. */
export function formatReference(reference: string): string {
  return reference.replace(/(?<=\d)-(?=\d)/g, '–');
}
