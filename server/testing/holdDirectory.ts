import { lockDirectory } from '#server/lib/directoryLock';

// A second process on the directory in argv: says whether it got it, and holds it until it is killed.
const [, , folder = ''] = process.argv;
await lockDirectory(folder).then(
  () => console.log('held'),
  (error: Error) => console.log(error.message),
);
setInterval(() => {}, 1000);
