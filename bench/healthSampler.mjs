import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

// Requests /healthz on one connection every 10 ms, and sends the response times to the parent process.

const [, , url = '', seconds = '1'] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** @type {number[]} */
const times = [];
for (const until = Date.now() + Number(seconds) * 1000; Date.now() < until; await sleep(10)) {
  times.push(await askOnce());
}
times.sort((a, b) => a - b);
const at = (/** @type {number} */ share) =>
  Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN) * 10) / 10;
process.send?.({ median: at(0.5), p99: at(0.99), max: at(1) }, () => process.exit(0));

/** @returns {Promise<number>} in milliseconds */
function askOnce() {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}/healthz`, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(performance.now() - start));
    }).once('error', reject);
  });
}
