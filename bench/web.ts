import { ensureBuilt } from '../scripts/build.mjs';
import { ensureMachine } from '../scripts/machine.mjs';
import { failuresOf, isClear, row } from './web/bars';
import { openBrowser } from './web/browser';
import { openHouse } from './web/demoHouse';
import { type Figures, lookAt, median } from './web/lighthouse';
import { isMailed, routes } from './web/routes';

// Runs Lighthouse on every address as on a slow phone: scores, timings and script size. Fails if a limit is missed.
// `--only /dreams` audits that address only.

const [only] = process.argv.slice(process.argv.indexOf('--only') + 1 || process.argv.length);

await ensureBuilt();
const chromium = await ensureMachine();
const house = await openHouse();
const browser = await openBrowser(chromium);

const results: Record<string, ReturnType<typeof row>> = {};
const failures: string[] = [];
for (const { who, path } of await routes(house)) {
  if (only && path !== only) continue;
  const name = `${path} (${who})`;
  const figures = await audit(() => addressOf(path), house.cookies[who]);
  results[name] = row(figures);
  failures.push(...failuresOf(figures, { who, path }).map((failure) => `${name}: ${failure}`));
  console.error(name);
}
await browser.close();
await house.close();

console.table(results);
for (const failure of failures) console.log(failure);
if (Object.keys(results).length === 0) failures.push(`There is no address ${only}.`);
console.log(`${Object.keys(results).length} addresses, ${failures.length} failures`);
process.exit(failures.length === 0 ? 0 : 1);

/** One audit if every limit is met by a clear margin, otherwise the median of three. */
async function audit(address: () => Promise<string>, cookie: string | null): Promise<Figures> {
  const once = async () => lookAt(house.url + (await address()), { port: browser.port, cookie });
  const first = await once();
  return isClear(first) ? first : median([first, await once(), await once()]);
}

/** The link in a mail works only once, so each audit needs a new one. */
async function addressOf(path: string): Promise<string> {
  return isMailed(path) ? house.mailed(path) : path;
}
