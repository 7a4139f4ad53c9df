import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeMulti } from '@msgpack/msgpack';
import { isNumeric, type LogicalType } from '@populace/core';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { type OpenedTable, openSchema } from '../index.ts';
import { nestedSchema } from './nested-schema-for-tests.ts';

const WINDOW = { take: 200 };

async function open(): Promise<OpenedTable> {
  return (await openSchema(nestedSchema)).table('t');
}

/** The rows as readers have them that know no decimals. */
function rowsOf(table: OpenedTable): unknown[] {
  return [...table.rows(WINDOW)].map((row) =>
    Object.fromEntries(table.columns.map(({ name, logicalType }) => [name, plain(row[name], logicalType)])),
  );
}

function plain(value: unknown, type: LogicalType): unknown {
  if (value === null) return null;
  if (type.kind === 'array') return (value as unknown[]).map((item) => plain(item, type.items));
  if (type.kind !== 'object') return isNumeric(type) ? Number(value) : value;
  const members = value as Record<string, unknown>;
  return Object.fromEntries(type.members.map((member) => [member.name, plain(members[member.name], member.type)]));
}

/** Reads texts that stand for lists and structures. */
function parsed(row: Record<string, string | null>, table: OpenedTable): unknown {
  return Object.fromEntries(
    table.columns.map(({ name, logicalType }) => {
      const text = row[name] ?? null;
      const isNested = logicalType.kind === 'array' || logicalType.kind === 'object';
      return [name, plain(isNested && text !== null ? JSON.parse(text) : text, logicalType)];
    }),
  );
}

describe('lists and structures are read back', () => {
  it.each([{}, { pretty: true }])('from json, with %j', async (options) => {
    const table = await open();

    expect(JSON.parse(table.text('json', { ...WINDOW, options }))).toEqual(rowsOf(table));
  });

  it('from indented json as JSON.stringify writes it', async () => {
    const table = await open();
    const text = table.text('json', {
      ...WINDOW,
      columns: ['id', 'nasty', 'other', 'times'],
      options: { pretty: true },
    });

    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  });

  it('from lines of json', async () => {
    const table = await open();
    const lines = table.text('ndjson', WINDOW).trimEnd().split('\n');

    expect(lines.map((line) => JSON.parse(line))).toEqual(rowsOf(table));
  });

  it('from yaml', async () => {
    const table = await open();

    expect(parseYaml(table.text('yaml', WINDOW), { strict: true })).toEqual(rowsOf(table));
  });

  it('from a module of JavaScript', async () => {
    const table = await open();
    const folder = mkdtempSync(join(tmpdir(), 'populace-lists-'));
    const path = join(folder, 'rows.cjs');
    writeFileSync(path, table.text('javascript', { ...WINDOW, options: { module: 'commonjs' } }));
    const { t } = createRequire(import.meta.url)(path);
    rmSync(folder, { recursive: true });

    expect(t).toEqual(rowsOf(table));
  });

  it('from a module of Python', async () => {
    const table = await open();
    const print = `\nimport json, sys\nsys.stdout.reconfigure(encoding='utf-8')\njson.dump(t, sys.stdout, default=lambda one: float(one) if type(one).__name__ == 'Decimal' else str(one))\n`;
    const { stdout, stderr } = spawnSync('python3', ['-'], {
      input: table.text('python', WINDOW) + print,
      encoding: 'utf8',
    });

    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(rowsOf(table));
  });

  it('from csv by Python, as JSON in a cell', async () => {
    const table = await open();
    const read = `import csv, io, json, sys\nrows = list(csv.DictReader(io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8', newline='')))\njson.dump([{k: v if v != '' else None for k, v in row.items()} for row in rows], sys.stdout)\n`;
    const { stdout } = spawnSync('python3', ['-c', read], { input: table.text('csv', WINDOW), encoding: 'utf8' });

    const rows: Record<string, string | null>[] = JSON.parse(stdout);
    expect(rows.map((row) => parsed(row, table))).toEqual(rowsOf(table));
  });

  it('from tsv, as JSON in a cell with backslashes of its own', async () => {
    const table = await open();
    const [head = '', ...lines] = table.text('tsv', WINDOW).trimEnd().split('\n');
    const cellOf = (cell: string): string | null =>
      cell === '\\N'
        ? null
        : cell.replaceAll(/\\(.)/g, (_, one: string) => ({ t: '\t', n: '\n', r: '\r' })[one] ?? one);
    const rows = lines.map((line) => line.split('\t').map(cellOf));
    const names = head.split('\t');

    expect(
      rows.map((row) => parsed(Object.fromEntries(names.map((name, at) => [name, row[at] ?? null])), table)),
    ).toEqual(rowsOf(table));
  });

  it('from MessagePack', async () => {
    const table = await open();
    const bytes = [...table.bytes('msgpack', WINDOW)].reduce(
      (all, piece) => Buffer.concat([all, piece]),
      Buffer.alloc(0),
    );
    const types = new Map(table.columns.map(({ name, logicalType }) => [name, logicalType]));
    const rows = [...decodeMulti(bytes)].map((row) =>
      Object.fromEntries(
        Object.entries(row as object).map(([name, value]) => [
          name,
          plain(value, types.get(name) ?? { kind: 'string' }),
        ]),
      ),
    );

    expect(rows).toEqual(rowsOf(table));
  });

  it('from xml, whose items and members are elements', async () => {
    const table = await open();
    const found: string[] = [];
    const path: string[] = [];
    const parser = new SaxesParser({ xmlns: false });
    parser.on('opentag', ({ name }) => void path.push(name));
    parser.on('text', (text) => {
      if (path.join('/') === 't/row/nasty/item') found.push(text);
    });
    parser.on('closetag', () => void path.pop());
    parser.write(table.text('xml', WINDOW)).close();

    const words = rowsOf(table).flatMap((row) => (row as { nasty: string[] }).nasty);
    expect(found.join('')).toBe(words.join(''));
  });

  it.each(['html', 'markdown', 'xlsx', 'ods', 'template', 'sqlite'])('has a place in %s', async (format) => {
    const table = await open();
    const pieces: Uint8Array[] = [];
    for await (const piece of table.bytes(format, WINDOW)) pieces.push(piece);

    expect(pieces.length).toBeGreaterThan(0);
  });
});
