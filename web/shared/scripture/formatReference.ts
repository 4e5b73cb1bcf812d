/** Formats a reference for reading: with an en dash, 'Philippians 4:6–7', and no line break after the 1 of '1 Peter'. */
export function formatReference(reference: string): string {
  return reference.replace(/(?<=\d)-(?=\d)/g, '–').replace(/^(\d) /, '$1\u00a0');
}
