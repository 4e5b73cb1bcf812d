/** Converts a message to lower case, with one kind of apostrophe and single spaces. Patterns match this text. */
export function normalizeMessage(message: string): string {
  return message.trim().toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
}
