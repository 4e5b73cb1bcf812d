import { MAILS, type MailText } from '#content/mails';
import type { Mail } from '#server/lib/mail.queries';
import type { Settings } from '#server/lib/settings';

type To = { email: string; firstName: string };

/** A mail to somebody, in plain text and in HTML; the link stands behind the button, and as it is in the text. */
export function mailTo(
  { email, firstName }: To,
  kind: keyof typeof MAILS,
  { PRODUCT_NAME }: Pick<Settings, 'PRODUCT_NAME'>,
  link?: string,
): Mail {
  const { subject, paragraphs, button }: MailText = MAILS[kind];
  const filled = (text: string) =>
    text.replace('{name}', () => nameOf(firstName)).replace('{product}', () => PRODUCT_NAME);
  const words = paragraphs.map(filled);
  const way = button && link ? [`${button}: ${link}`] : [];
  return {
    recipient: email,
    subject: filled(subject),
    text: [...words, ...way, PRODUCT_NAME].join('\n\n'),
    html: htmlOf(words, button, link, PRODUCT_NAME),
  };
}

/** A name that is more than a name would make our mail carry somebody's advertisement to an address she typed in. */
function nameOf(firstName: string): string {
  return /^[\p{L}\p{M}’' -]{1,40}$/u.test(firstName) ? firstName : 'friend';
}

function htmlOf(words: string[], button: string | null, link: string | undefined, house: string): string {
  const paragraphs = words.map((text) => `<p>${escaped(text)}</p>`);
  const way =
    button && link
      ? [
          `<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#8a5a2b;color:#fff;text-decoration:none">${escaped(button)}</a></p>`,
        ]
      : [];
  return `<!doctype html><html lang="en"><body style="font:17px/1.6 Georgia,serif;max-width:34em;margin:2em auto;padding:0 1em;color:#1f1913">${[...paragraphs, ...way].join('')}<p>${escaped(house)}</p></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
