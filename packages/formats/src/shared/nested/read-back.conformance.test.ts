import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeMulti } from '@msgpack/msgpack';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { openNested, parsed, plain, rowsOf, WINDOW } from './nested-rows-for-tests.ts';

describe('lists and structures are read back', () => {
  it.each([{}, { pretty: true }])('from json, with %j', async (options) => {
    const table = await openNested();

    expect(JSON.parse(table.text('json', { ...WINDOW, options }))).toEqual(rowsOf(table));
  });

  it('from indented json as JSON.stringify writes it', async () => {
    const table = await openNested();
    const text = table.text('json', {
      ...WINDOW,
      columns: ['id', 'nasty', 'other', 'times'],
      options: { pretty: true },
    });

    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  });

  it('from lines of json', async () => {
    const table = await openNested();
    const lines = table.text('ndjson', WINDOW).trimEnd().split('\n');

    expect(lines.map((line) => JSON.parse(line))).toEqual(rowsOf(table));
  });

  it('from yaml', async () => {
    const table = await openNested();

    expect(parseYaml(table.text('yaml', WINDOW), { strict: true })).toEqual(rowsOf(table));
  });

  it('from a module of JavaScript', async () => {
    const table = await openNested();
    const folder = mkdtempSync(join(tmpdir(), 'populace-lists-'));
    const path = join(folder, 'rows.cjs');
    writeFileSync(path, table.text('javascript', { ...WINDOW, options: { module: 'commonjs' } }));
    const { t } = createRequire(import.meta.url)(path);
    rmSync(folder, { recursive: true });

    expect(t).toEqual(rowsOf(table));
  });

  it('from a module of Python', async () => {
    const table = await openNested();
    const print = `\nimport json, sys\nsys.stdout.reconfigure(encoding='utf-8')\njson.dump(t, sys.stdout, default=lambda one: float(one) if type(one).__name__ == 'Decimal' else str(one))\n`;
    const { stdout, stderr } = spawnSync('python3', ['-'], {
      input: table.text('python', WINDOW) + print,
      encoding: 'utf8',
    });

    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(rowsOf(table));
  });

  it('from csv by Python, as JSON in a cell', async () => {
    const table = await openNested();
    const read = `import csv, io, json, sys\nrows = list(csv.DictReader(io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8', newline='')))\njson.dump([{k: v if v != '' else None for k, v in row.items()} for row in rows], sys.stdout)\n`;
    const { stdout } = spawnSync('python3', ['-c', read], { input: table.text('csv', WINDOW), encoding: 'utf8' });

    const rows: Record<string, string | null>[] = JSON.parse(stdout);
    expect(rows.map((row) => parsed(row, table))).toEqual(rowsOf(table));
  });

  it('from tsv, as JSON in a cell with backslashes of its own', async () => {
    const table = await openNested();
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
    const table = await openNested();
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
    const table = await openNested();
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
});
