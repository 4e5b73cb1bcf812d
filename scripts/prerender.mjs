// Prints the prerendered pages as JSON. The argument is the path of the built web/app/prerender.tsx. Runs in its own
// process, because the screens need browser globals.
import { pathToFileURL } from 'node:url';

const [, , built = ''] = process.argv;
const { prerenderPages } = await import(pathToFileURL(built).href);
process.stdout.write(JSON.stringify(await prerenderPages()), () => process.exit());
