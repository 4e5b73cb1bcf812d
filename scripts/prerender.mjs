// Prints the prerendered pages as JSON. The argument is the built web/app/prerender.tsx. Runs in a process of its own, because
// the screens need globals of a browser.
import { pathToFileURL } from 'node:url';

const [, , built = ''] = process.argv;
const { prerenderPages } = await import(pathToFileURL(built).href);
process.stdout.write(JSON.stringify(await prerenderPages()), () => process.exit());
