import { ensureDevInstalled } from './install.mjs';
import { binPath, run } from './run.mjs';

await ensureDevInstalled();

// The browser's origin is Vite's address, which the server's CSRF protection must accept.
const server = {
  ...process.env,
  PORT: '3001',
  PUBLIC_URL: 'http://localhost:3000',
  DATA_DIR: process.env.DATA_DIR || '.cache/dev',
};

await Promise.race([
  run(binPath('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], { env: server }),
  run(binPath('vite'), []),
]);
process.kill(process.pid, 'SIGTERM');
