import { ensureBuilt } from '../scripts/build.mjs';
import { ensureMachine } from '../scripts/machine.mjs';
import { failuresOf, isClear, row } from './web/bars';
import { openBrowser } from './web/browser';
import { openHouse } from './web/demoHouse';
import { type Figures, lookAt, median } from './web/lighthouse';
import { isMailed, routes } from './web/routes';

// Every address through Lighthouse as on a slow phone: what it scores, how soon it is drawn, what it weighs. Fails below
// the bars. `--only /dreams` looks at that address alone.

const [only] = process.argv.slice(process.argv.indexOf('--only') + 1 || process.argv.length);

await ensureBuilt();
const chromium = await ensureMachine();
const house = await openHouse();
const browser = await openBrowser(chromium);

const looked: Record<string, ReturnType<typeof row>> = {};
const failures: string[] = [];
for (const { who, path } of await routes(house)) {
  if (only && path !== only) continue;
  const name = `${path} (${who})`;
  const figures = await look(() => addressOf(path), house.cookies[who]);
  looked[name] = row(figures);
  failures.push(...failuresOf(figures, { who, path }).map((failure) => `${name}: ${failure}`));
  console.error(name);
}
await browser.close();
await house.close();

console.table(looked);
for (const failure of failures) console.log(failure);
if (Object.keys(looked).length === 0) failures.push(`There is no ${only}.`);
console.log(`${Object.keys(looked).length} addresses, ${failures.length} failures`);
process.exit(failures.length === 0 ? 0 : 1);

/** Once where all is well by far, otherwise the median of three. */
async function look(address: () => Promise<string>, cookie: string | null): Promise<Figures> {
  const once = async () => lookAt(house.url + (await address()), { port: browser.port, cookie });
  const first = await once();
  return isClear(first) ? first : median([first, await once(), await once()]);
}

/** A link of a mail is good once. */
async function addressOf(path: string): Promise<string> {
  return isMailed(path) ? house.mailed(path) : path;
}
