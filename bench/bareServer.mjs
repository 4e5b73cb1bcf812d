import { createServer } from 'node:http';
import pg from 'pg';

// The server that ours is compared with. It only runs one statement and returns the rows as JSON.

const { DATABASE_URL, POOL_SIZE, STATEMENT = '' } = process.env;
const { text, values } = JSON.parse(STATEMENT);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(POOL_SIZE) });

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query(text, values);
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(rows));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`http://127.0.0.1:${port}`);
});
