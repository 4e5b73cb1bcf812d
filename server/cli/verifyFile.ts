import { readFileSync } from 'node:fs';
import { BIBLE_TEXTS } from '#contract/bibleTexts';
import type { VerifiedQuotation } from '#contract/scripture';
import { StartupError } from '#server/lib/startupError';
import { verifyQuotations } from '#server/scripture/quotations/verifiedQuotations';
import { openScripture } from '#server/scripture/scripture.service';
import type { CommandResult } from './commandSocket';

/**
 * Verifies the quotations of a text file against our Bible texts. The command fails if one of them is not exact, so that
 * it can check texts before they are published.
 */
export async function verifyFile(file: string): Promise<CommandResult> {
  const quotations = await verifyQuotations(openScripture(), textIn(file));
  const exact = quotations.filter(({ verdict }) => verdict === 'exact').length;
  const summary = `${quotations.length} quotations, ${exact} exact`;
  return { isDone: exact === quotations.length, message: [...quotations.map(report), summary].join('\n\n') };
}

function report({ quotation, givenReference, verdict, source }: VerifiedQuotation): string {
  return [
    `${verdict}: “${quotation}”`,
    ...(givenReference === null ? [] : [`  given as ${givenReference}`]),
    ...(source === null ? [] : [`  ${source.reference}, ${BIBLE_TEXTS[source.version]}: ${source.text}`]),
  ].join('\n');
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartupError(`${file} cannot be read.`);
  }
}
