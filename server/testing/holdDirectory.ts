import { lockDirectory } from '#server/db/directoryLock';

// Runs as a second process. Locks the directory in argv, prints the result, and holds the lock until it is killed.
const [, , folder = ''] = process.argv;
await lockDirectory(folder).then(
  () => console.log('held'),
  (error: Error) => console.log(error.message),
);
setInterval(() => {}, 1000);
