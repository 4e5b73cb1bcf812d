import { once } from 'node:events';
import { openCluster } from './clusterProcesses';

const PORT = Number(process.env.PORT ?? 8080);

const { url, members, databaseUrl, close } = await openCluster({ LIMITS: 'on' }, PORT);
console.log(`Two processes behind a proxy are ready at ${url}`);
console.log(`  Processes: ${members.map(({ url }) => url).join(' and ')}`);
console.log(`  Database:  ${databaseUrl}`);
console.log(process.env.DATABASE_URL ? '' : 'Press Ctrl-C to stop. All data is deleted then.');

await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await close();
process.exit(0);
