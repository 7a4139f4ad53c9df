import { once } from 'node:events';
import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import type { LogicalType } from '@populace/core';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type DatabaseForTests, type DatabaseKind, hasProgram, placeName, runClient, wordsOf } from './database.ts';

const server = {
  host: process.env['PGHOST'] ?? '127.0.0.1',
  port: Number(process.env['PGPORT'] ?? 5432),
  user: process.env['PGUSER'] ?? 'postgres',
  password: process.env['PGPASSWORD'] ?? 'postgres',
  database: process.env['PGDATABASE'] ?? 'postgres',
};

/** The server of the machine. */
export const postgresServer: DatabaseKind = {
  name: 'the PostgreSQL server',
  dialect: 'postgres',
  missing: await whyNot(),
  hasClient: hasProgram('psql'),
  async open() {
    const client = new pg.Client(server);
    await client.connect();
    const place = placeName();
    await client.query(`CREATE SCHEMA ${place}; SET search_path = ${place}`);
    return databaseOf(client, place);
  },
};

async function whyNot(): Promise<string | undefined> {
  try {
    const client = new pg.Client({ ...server, connectionTimeoutMillis: 3000 });
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return `no PostgreSQL answers at ${server.host}:${server.port} (${String(error)})`;
  }
}

function databaseOf(client: pg.Client, place: string): DatabaseForTests {
  const { host: PGHOST, port: PGPORT, user: PGUSER, password: PGPASSWORD, database: PGDATABASE } = server;
  const PGOPTIONS = `-c search_path=${place}`;
  return {
    loadByClient(script) {
      const env = { PGHOST, PGPORT: `${PGPORT}`, PGUSER, PGPASSWORD, PGDATABASE, PGOPTIONS };
      runClient('psql', ['--no-psqlrc', '--quiet', '-v', 'ON_ERROR_STOP=1', '-f', '-'], script, env);
    },
    async load(script) {
      for (const step of stepsOf(script)) {
        if (step.rows === undefined) {
          await client.query(step.sql);
          continue;
        }
        const stream = client.query(copyFrom(step.sql));
        stream.end(step.rows);
        await once(stream, 'finish');
      }
    },
    async read(table, columns) {
      const text = `SELECT ${columns.map(({ name, type }) => asText(name, type)).join(', ')} FROM ${quoted(table)}`;
      const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array' });
      return rows.map((row) => row.map((cell, at) => wordsOf(cell, columns[at]?.type ?? { kind: 'string' })));
    },
    async close() {
      await client.query('ROLLBACK');
      await client.query(`DROP SCHEMA ${place} CASCADE`);
      await client.end();
    },
  };
}

/** One for all that is loaded: to begin takes it some seconds. */
let memory: Promise<PGlite> | undefined;

/** PostgreSQL as WebAssembly, which needs nothing of the machine. */
export const postgresInMemory: DatabaseKind = {
  name: 'PostgreSQL in memory',
  dialect: 'postgres',
  missing: undefined,
  hasClient: false,
  async open() {
    memory ??= PGlite.create();
    const database = await memory;
    const place = placeName();
    await database.exec(`CREATE SCHEMA ${place}; SET search_path = ${place}`);
    return {
      loadByClient() {
        throw new Error('There is no client of a database in memory.');
      },
      async load(script) {
        for (const { sql, rows } of stepsOf(script)) {
          if (rows === undefined) await database.exec(sql);
          else await database.query(sql.replace(/ FROM stdin$/, " FROM '/dev/blob'"), [], { blob: new Blob([rows]) });
        }
      },
      async read(table, columns) {
        const text = `SELECT ${columns.map(({ name, type }) => asText(name, type)).join(', ')} FROM ${quoted(table)}`;
        const { rows } = await database.query<(string | null)[]>(text, [], { rowMode: 'array' });
        return rows.map((row) => row.map((cell, at) => wordsOf(cell, columns[at]?.type ?? { kind: 'string' })));
      },
      async close() {
        await database.exec(`ROLLBACK; DROP SCHEMA ${place} CASCADE`);
      },
    };
  },
};

interface Step {
  readonly sql: string;
  /** The rows of a COPY. */
  readonly rows?: string;
}

/** Cuts a script where rows of COPY stand, which psql alone sends for itself. Rows of INSERT must not look like them. */
function stepsOf(script: string): readonly Step[] {
  const steps: Step[] = [];
  let from = 0;
  for (const copy of script.matchAll(/^(COPY [^\n]* FROM stdin);\n((?:[^\n]*\n)*?)\\\.\n/gm)) {
    steps.push({ sql: script.slice(from, copy.index) }, { sql: copy[1] ?? '', rows: copy[2] ?? '' });
    from = copy.index + copy[0].length;
  }
  return [...steps, { sql: script.slice(from) }].filter(({ sql }) => sql.trim() !== '');
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A cell as text that no setting of the session changes. */
function asText(name: string, { kind }: LogicalType): string {
  const column = quoted(name);
  if (kind === 'timestamp') return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
  if (kind === 'timestamptz') return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
  if (kind === 'date') return `to_char(${column}, 'YYYY-MM-DD')`;
  if (kind === 'bytes') return `translate(encode(${column}, 'base64'), E'\\n', '')`;
  if (kind === 'array' || kind === 'object') return `to_json(${column})::text`;
  return `${column}::text`;
}
