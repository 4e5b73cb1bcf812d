import { readFileSync } from 'node:fs';

// Loaded before a server's own code: its calendar is then as many milliseconds off as CLOCK_FILE says, which it reads
// anew at SIGUSR2. Timers keep running as they do when somebody sets a machine's clock.

const { CLOCK_FILE = '' } = process.env;
const RealDate = Date;
let shift = 0;

const look = () => {
  shift = Number(readFileSync(CLOCK_FILE, 'utf8'));
};
look();
process.on('SIGUSR2', look);

const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (real, given, made) => Reflect.construct(real, given.length === 0 ? [now()] : given, made),
  get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
});
