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
    html: htmlOf({ subject: filled(subject), texts, button, link, productName: PRODUCT_NAME }),
  };
}

/** Replaces suspicious names, so that no one can put advertising into a mail to someone else’s address. */
function safeName(firstName: string): string {
  return /^[\p{L}\p{M}’' -]{1,40}$/u.test(firstName) ? firstName : 'friend';
}

/** Mail programs support neither flexbox nor web fonts, so this is a table with system fonts. It loads no pictures. */
function htmlOf({
  subject,
  texts,
  button,
  link,
  productName,
}: {
  subject: string;
  texts: string[];
  button: string | null;
  link: string | undefined;
  productName: string;
}): string {
  const [greeting = '', ...rest] = texts.map((text) => `<p>${escapeHtml(text)}</p>`);
  const [first = '', ...last] = rest;
  const [action, fallback] = button && link ? actionOf(button, link) : [];
  const parts = [greeting, first, action, ...last, fallback].filter(Boolean);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
<style>p{margin:0 0 16px}a{color:#7a4a1f}@media(max-width:480px){.card{padding:28px 22px!important}}</style>
</head>
<body style="margin:0;background:#f1e9dc">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f1e9dc"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:520px;text-align:left">
<tr><td align="center" style="padding:22px;background:#15110d;border-radius:18px 18px 0 0;color:#e6be8c;font:400 26px/1.2 Georgia,'Times New Roman',serif">${escapeHtml(productName)}</td></tr>
<tr><td class="card" style="padding:36px 40px;background:#fffdf9;border-radius:0 0 18px 18px;color:#2a1f14;font:17px/1.6 Georgia,'Times New Roman',serif">${parts.join('\n')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Returns a button, and the same link as text in case the mail program does not show the button. */
function actionOf(button: string, link: string): [string, string] {
  const href = escapeHtml(link);
  return [
    `<p style="margin:26px 0"><a href="${href}" style="display:inline-block;padding:14px 26px;border-radius:12px;background:#8a5a2b;color:#ffffff;font:600 17px/1.3 Helvetica,Arial,sans-serif;text-decoration:none">${escapeHtml(button)}</a></p>`,
    `<p style="margin:26px 0 0;color:#6b5a48;font:13px/1.5 Helvetica,Arial,sans-serif">If the button doesn’t work, copy this link into your browser:<br><a href="${href}" style="word-break:break-all">${href}</a></p>`,
  ];
}
