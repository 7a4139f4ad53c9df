import process from 'node:process';
import mysql from 'mysql2/promise';
import { type DatabaseKind, hasProgram, placeName, type ReadColumn, runClient, wordsOf } from './database.ts';

const server = {
  host: process.env['MYSQL_HOST'] ?? '127.0.0.1',
  port: Number(process.env['MYSQL_PORT'] ?? 3306),
  user: process.env['MYSQL_USER'] ?? 'root',
  password: process.env['MYSQL_PASSWORD'] ?? '',
  multipleStatements: true,
  charset: 'utf8mb4',
  dateStrings: true,
};

/** The server of the machine, MySQL or MariaDB. */
export const mysqlServer: DatabaseKind = {
  name: 'the MySQL or MariaDB server',
  dialect: 'mysql',
  missing: await whyNot(),
  hasClient: hasProgram('mysql'),
  async open() {
    const connection = await mysql.createConnection(server);
    const place = placeName();
    await connection.query(`CREATE DATABASE ${place}; USE ${place}`);
    return {
      load: async (script) => void (await connection.query(script)),
      loadByClient(script) {
        const { host, port, user, password } = server;
        const words = [`--host=${host}`, `--port=${port}`, `--user=${user}`, '--default-character-set=utf8mb4', place];
        runClient('mysql', words, script, { MYSQL_PWD: password });
      },
      async read(table, columns) {
        const list = columns.map(exactly).join(', ');
        const sql = `SELECT ${list} FROM ${quoted(table)}`;
        const [rows] = await connection.query<mysql.RowDataPacket[][]>({ sql, rowsAsArray: true });
        return rows.map((row) => columns.map((column, at) => cellOf(row[at], column)));
      },
      async close() {
        await connection.query(`ROLLBACK; DROP DATABASE ${place}`);
        await connection.end();
      },
    };
  },
};

async function whyNot(): Promise<string | undefined> {
  try {
    const connection = await mysql.createConnection({ ...server, connectTimeout: 3000 });
    await connection.end();
    return undefined;
  } catch (error) {
    return `no MySQL answers at ${server.host}:${server.port} (${String(error)})`;
  }
}

function quoted(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}

function exactly({ name, type }: ReadColumn): string {
  return type.kind === 'bytes' ? `TO_BASE64(${quoted(name)})` : `CAST(${quoted(name)} AS CHAR)`;
}

function cellOf(value: unknown, { type }: ReadColumn): string | null {
  if (type.kind === 'boolean' && value !== null) return value === '1' ? 'true' : 'false';
  return wordsOf(value, type);
}
