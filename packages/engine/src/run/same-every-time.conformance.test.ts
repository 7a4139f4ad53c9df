import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSchema } from '@populace/library';
import { everyGenerator, tableOf, valuesOf } from '@populace/testkit/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const COLUMNS: { readonly [name: string]: unknown } = {
  id: 'uuid',
  age: { generator: 'number.integer', min: 18, max: 90, nulls: '5%' },
  name: { generator: 'string.template', template: '{word}-{age}' },
  word: 'lorem.word',
  seen: { generator: 'date.past', nulls: { share: '10%', exact: true } },
  file: 'system.fileName',
  type: 'system.mimeType',
  first: 'person.firstName',
  email: 'internet.email',
  city: 'location.city',
  phone: 'phone.number',
  code: { generator: 'number.integer', min: 1, max: 100_000, unique: true },
};

/** The values of each column in some rows, by the column's name. */
async function columnsOf(
  columns: { readonly [name: string]: unknown },
  rows = 1000,
  [from, take] = [0, 1000],
): Promise<ReadonlyMap<string, unknown[]>> {
  const table = await tableOf(columns, rows);
  const made = [...table.rows({ from, take })];
  return new Map(Object.keys(columns).map((name) => [name, made.map((row) => row[name])]));
}

describe('a column stays as it is', () => {
  it('when another is added, dropped or put elsewhere', async () => {
    const own = await columnsOf(COLUMNS);
    const entries = Object.entries(COLUMNS);
    const added = { first: 'sequence', ...COLUMNS, aged: 'uuid', 'age ': 'boolean' };

    for (const [name, values] of await columnsOf(added)) if (own.has(name)) expect(values).toEqual(own.get(name));
    for (const [name, values] of await columnsOf(Object.fromEntries(entries.toReversed()))) {
      expect(values).toEqual(own.get(name));
    }
    for (const [dropped] of entries) {
      // The template needs the columns that it shows.
      if (dropped === 'word' || dropped === 'age') continue;
      const rest = Object.fromEntries(entries.filter(([name]) => name !== dropped));
      for (const [name, values] of await columnsOf(rest)) expect(values).toEqual(own.get(name));
    }
  });

  it('when another is changed, hidden or not asked for', async () => {
    const own = await columnsOf(COLUMNS);
    const hidden = { generator: 'lorem.word', hidden: true };
    const changed = await columnsOf({
      ...COLUMNS,
      word: hidden,
      type: 'boolean',
      id: { generator: 'uuid', version: 7 },
    });
    const alone = await tableOf(COLUMNS, 1000);

    for (const name of ['age', 'name', 'seen', 'file', 'code']) expect(changed.get(name)).toEqual(own.get(name));
    expect(valuesOf(alone, 'name')).toEqual(own.get('name'));
    expect(valuesOf(alone, 'file')).toEqual(own.get('file'));
  });

  it('when the table grows or shrinks', async () => {
    const own = await columnsOf(COLUMNS, 1000);
    const large = await columnsOf(COLUMNS, 100_000);
    const small = await columnsOf(COLUMNS, 10);

    for (const [name, values] of own) {
      expect(large.get(name)).toEqual(values);
      expect(small.get(name)).toEqual(values.slice(0, 10));
    }
  });

  it('when nulls or unique are set: the values that are left are the same ones', async () => {
    const word = { generator: 'lorem.word' };
    const full = valuesOf(await tableOf({ v: word }, 2000));
    const some = valuesOf(await tableOf({ v: { ...word, nulls: '30%' } }, 2000));

    const kept = some.map((value, row) => value ?? full[row]);
    expect(some).toContain(null);
    expect(kept).toEqual(full);
  });

  it('when another table is added, but not under another name, table or seed', async () => {
    const other = { rows: 5, columns: { v: 'uuid' } };
    const own = valuesOf(await tableOf({ v: 'uuid' }, 5));
    const beside = await openSchema({ populace: 1, tables: { other, t: other } });
    const renamed = valuesOf(await tableOf({ w: 'uuid' }, 5), 'w');
    const reseeded = valuesOf(await tableOf({ v: 'uuid' }, 5, { options: { seed: 2 } }));

    expect(valuesOf(beside.table('t'))).toEqual(own);
    const all = [own, renamed, reseeded, valuesOf(beside.table('other'))].flat();
    expect(new Set(all).size).toBe(20);
  });
});

describe('a window', () => {
  it('has the rows of the whole, wherever it begins and however large its batches are', async () => {
    const table = (await openSchema(everyGenerator)).table('near');
    const [, ...lines] = table.text('csv').trimEnd().split('\n');

    for (const [from, take] of [
      [0, 1],
      [1, 1000],
      [511, 3],
      [1000, 999],
    ] as const) {
      for (const batchRows of [4, 12, 1024]) {
        const text = table.text('csv', { from, take, batchRows, options: { header: false } });
        expect(text.trimEnd().split('\n')).toEqual(lines.slice(from, from + take));
      }
    }
  });

  it('joins others to the whole', async () => {
    const table = (await openSchema(everyGenerator)).table('far');
    const rows = [...table.rows({ from: 2 ** 30 - 30, take: 90 })];
    const parts = [0, 7, 31, 89].map((at, part, all) => ({ from: at, to: all[part + 1] ?? 90 }));

    const joined = parts.flatMap(({ from, to }) => [...table.rows({ from: 2 ** 30 - 30 + from, take: to - from })]);

    expect(joined).toEqual(rows);
  });
});

describe('the machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'populace-machine-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    const tool = new URL('../../../../tools/lib/bundle.mjs', import.meta.url).href;
    const { bundle }: { bundle(what: object): Promise<unknown> } = await import(tool);
    await bundle({
      input: { index: fileURLToPath(new URL('../../../library/src/index.ts', import.meta.url)) },
      folder,
      names: '[name].mjs',
    });
    writeFileSync(join(folder, 'schema.yaml'), everyGenerator);
    writeFileSync(
      join(folder, 'user.mjs'),
      [
        "import { createHash } from 'node:crypto';",
        "import { readFileSync } from 'node:fs';",
        "import { openSchema } from './index.mjs';",
        "const schema = await openSchema(readFileSync(new URL('./schema.yaml', import.meta.url), 'utf8'));",
        "const hash = createHash('sha256');",
        'for (const { name } of schema.tables) {',
        "  for (const format of ['csv', 'json']) hash.update(schema.table(name).text(format, { from: 900, take: 300 }));",
        '}',
        "console.log(hash.digest('hex'), Intl.DateTimeFormat().resolvedOptions().timeZone, new Date().getUTCFullYear());",
      ].join('\n'),
    );
    writeFileSync(
      join(folder, 'clock.mjs'),
      [
        'const Real = Date;',
        "const fixed = Real.parse('1987-06-05T04:03:02Z');",
        'globalThis.Date = class extends Real {',
        '  constructor(...given) { super(...(given.length === 0 ? [fixed] : given)); }',
        '  static now() { return fixed; }',
        '};',
      ].join('\n'),
    );
    // The whole library is bundled, which a busy machine takes its time for.
  }, 60_000);

  function run(env: Record<string, string>, ...args: string[]): readonly string[] {
    const script = args.find((arg) => !arg.startsWith('-')) ?? 'user.mjs';
    const done = spawnSync(process.execPath, [...args.filter((arg) => arg !== script), script], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', ...env },
    });
    if (done.status !== 0) throw new Error(done.stderr);
    return done.stdout.trim().split(' ');
  }

  it('has no say where a page or a program has frozen what all objects share', () => {
    const [own] = run({});
    const names = ['constructor', 'toString', 'hasOwnProperty', 'then'];
    const columns = names.map((name) => `${JSON.stringify(name)}: sequence`).join(', ');
    const text = `{ populace: 1, tables: { constructor: { rows: 9, columns: { ${columns} } } } }`;
    writeFileSync(
      join(folder, 'frozen.mjs'),
      'for (const of of [Object, Array, Map, Set, Function, String, Uint8Array]) Object.freeze(of.prototype);',
    );
    writeFileSync(
      join(folder, 'names.mjs'),
      [
        "import { openSchema } from './index.mjs';",
        `const table = (await openSchema(${JSON.stringify(text)})).table('constructor');`,
        "console.log(JSON.stringify(Object.entries(table.rowAt(8))), table.text('csv', { from: 8 }).replace('\\n', '/'));",
      ].join('\n'),
    );

    expect(run({}, '--import=./frozen.mjs')[0]).toBe(own);
    const [row, csv] = run({}, '--import=./frozen.mjs', 'names.mjs');
    expect(JSON.parse(row ?? '')).toEqual(names.map((name) => [name, 9]));
    expect(csv).toBe(`${names.join(',')}/9,9,9,9`);
  });

  it('has no say: not its time zone, its language, its clock or what it did before', async () => {
    const schema = await openSchema(everyGenerator);
    const hash = createHash('sha256');
    schema.table('near').text('csv');
    for (const { name } of schema.tables) {
      for (const format of ['csv', 'json']) hash.update(schema.table(name).text(format, { from: 900, take: 300 }));
    }
    const own = hash.digest('hex');

    const tonga = run({ TZ: 'Pacific/Tongatapu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
    const nome = run({ TZ: 'America/Nome', LANG: 'ar_EG.UTF-8' }, '--import=./clock.mjs');

    expect(tonga.slice(0, 2)).toEqual([own, 'Pacific/Tongatapu']);
    expect(nome).toEqual([own, 'America/Nome', '1987']);
  });
});
