import { MAILS, type MailText } from '#content/mails';
import { escapeHtml } from '#server/lib/escapeHtml';
import type { Settings } from '#server/lib/settings';
import type { Mail } from './outbox.queries';

type Recipient = { email: string; firstName: string };

/** Renders a mail as plain text and HTML; the HTML shows the link as a button. */
export function renderMail(
  { email, firstName }: Recipient,
  kind: keyof typeof MAILS,
  { PRODUCT_NAME }: Pick<Settings, 'PRODUCT_NAME'>,
  link?: string,
): Mail {
  const { subject, paragraphs, button }: MailText = MAILS[kind];
  const filled = (text: string) =>
    text.replace('{name}', () => safeName(firstName)).replace('{product}', () => PRODUCT_NAME);
  const texts = paragraphs.map(filled);
  const linkLine = button && link ? [`${button}: ${link}`] : [];
  return {
    recipient: email,
    subject: filled(subject),
    text: [...texts, ...linkLine, PRODUCT_NAME].join('\n\n'),
    html: htmlOf(texts, button, link, PRODUCT_NAME),
  };
}

/** Replaces suspicious names, so that no one can put advertising into a mail to someone else’s address. */
function safeName(firstName: string): string {
  return /^[\p{L}\p{M}’' -]{1,40}$/u.test(firstName) ? firstName : 'friend';
}

function htmlOf(
  texts: string[],
  button: string | null,
  link: string | undefined,
  productName: string,
): string {
  const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`);
  const linkParagraph =
    button && link
      ? [
          `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#8a5a2b;color:#fff;text-decoration:none">${escapeHtml(button)}</a></p>`,
        ]
      : [];
  return `<!doctype html><html lang="en"><body style="font:17px/1.6 Georgia,serif;max-width:34em;margin:2em auto;padding:0 1em;color:#1f1913">${[...paragraphs, ...linkParagraph].join('')}<p>${escapeHtml(productName)}</p></body></html>`;
}
