import { readFileSync } from 'node:fs';

// Preloaded into a server process. Shifts `Date` by the milliseconds in CLOCK_FILE, and reads the file again on
// SIGUSR2.
// Timers are not affected, just as when the clock of a machine is set.

const { CLOCK_FILE = '' } = process.env;
const RealDate = Date;
let shift = 0;

const readShift = () => {
  shift = Number(readFileSync(CLOCK_FILE, 'utf8'));
};
readShift();
process.on('SIGUSR2', readShift);

const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (real, given, made) => Reflect.construct(real, given.length === 0 ? [now()] : given, made),
  get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
});
