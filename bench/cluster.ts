import { once } from 'node:events';
import { openCluster } from './clusterHouse';

const PORT = Number(process.env.PORT ?? 8080);

const { url, members, databaseUrl, close } = await openCluster({ LIMITS: 'on' }, PORT);
console.log(`Two processes behind a proxy are ready at ${url}`);
console.log(`  the processes: ${members.map(({ url }) => url).join(' and ')}`);
console.log(`  the database:  ${databaseUrl}`);
console.log(process.env.DATABASE_URL ? '' : 'All of it is thrown away when you stop it with Ctrl-C.');

await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await close();
process.exit(0);
