// Prints the pages as they stand before anything is known; web/app/drawn.tsx, built, is named in the command. A process of
// its own, because the screens ask for things that only a browser has.
import { pathToFileURL } from 'node:url';

const [, , built = ''] = process.argv;
const { drawn } = await import(pathToFileURL(built).href);
process.stdout.write(JSON.stringify(await drawn()), () => process.exit());
