import { z } from 'zod/v4';

// Zod compiles parsers with `new Function` if it can. Our content security policy forbids that, and Firefox reports
// even the attempt as an error. The browser bundle uses this module in place of `zod` (see vite.config.ts).
z.config({ jitless: true });

export { z };
