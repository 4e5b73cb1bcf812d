import { ensureBuilt } from '../scripts/build.mjs';
import { ensureTestTools } from '../scripts/testTools.mjs';
import { openBrowser } from './web/browser';
import { openDemoServer } from './web/demoServer';
import { type AuditResult, auditPage, medianResult } from './web/lighthouse';
import { failuresOf, isClearlyMet, row } from './web/limits';
import { isReachedByMail, routesToAudit } from './web/routes';

// Runs Lighthouse on every URL as on a slow phone. Measures scores, timings and script sizes, and fails if a limit is
// missed. `--only /dreams` audits only this URL.

const [only] = process.argv.slice(process.argv.indexOf('--only') + 1 || process.argv.length);

await ensureBuilt();
const chromium = await ensureTestTools();
const server = await openDemoServer();
const browser = await openBrowser(chromium);

const results: Record<string, ReturnType<typeof row>> = {};
const failures: string[] = [];
for (const { who, path } of await routesToAudit(server)) {
  if (only && path !== only) continue;
  const name = `${path} (${who})`;
  const figures = await audit(() => addressOf(path), server.cookies[who]);
  results[name] = row(figures);
  failures.push(...failuresOf(figures, { who, path }).map((failure) => `${name}: ${failure}`));
  console.error(name);
}
await browser.close();
await server.close();

console.table(results);
for (const failure of failures) console.log(failure);
if (Object.keys(results).length === 0) failures.push(`There is no address ${only}.`);
console.log(`${Object.keys(results).length} addresses, ${failures.length} failures`);
process.exit(failures.length === 0 ? 0 : 1);

/** Audits a page once if every limit is met by a clear margin. Otherwise returns the median of three audits. */
async function audit(address: () => Promise<string>, cookie: string | null): Promise<AuditResult> {
  const once = async () => auditPage(server.url + (await address()), { port: browser.port, cookie });
  const first = await once();
  return isClearlyMet(first) ? first : medianResult([first, await once(), await once()]);
}

/** The link in a mail works only once, so each audit needs a new one. */
async function addressOf(path: string): Promise<string> {
  return isReachedByMail(path) ? server.mailed(path) : path;
}
