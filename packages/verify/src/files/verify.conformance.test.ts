import { writeFileSync } from 'node:fs';
import { verify } from '@populace/library/node';
import { foundIn } from '@populace/testkit/files';
import { describe, expect, it } from 'vitest';
import { written } from './library-for-tests.ts';

/** Puts another value into a cell of a line of a CSV file without quotation marks. */
function setCell(line: string | undefined, at: number, value: string): string {
  return (line ?? '').split(',').with(at, value).join(',');
}

describe('files that nobody touched', () => {
  it('have no findings where given times are finer than those that are made', async () => {
    const text = `populace: 1
tables:
  t:
    rows: 4
    columns:
      id: sequence
      at: { generator: date.between, from: 2020-01-01T00:00:00Z, to: 2021-01-01T00:00:00Z }
      clock: { generator: date.time }
    fixed:
      1: { at: 2020-06-01T12:34:56.789, clock: "12:34:56.789012" }
`;
    const folder = await written({}, text);

    expect(foundIn(await folder.verify())).toEqual([]);
  });

  it.each(['csv', 'csv.gz', 'tsv', 'tsv.gz', 'ndjson', 'ndjson.gz', 'json', 'json.gz'])(
    'have no findings as %s',
    async (format) => {
      const folder = await written({ format });

      const report = await folder.verify();

      expect(foundIn(report)).toEqual([]);
      expect(report.ok).toBe(true);
      expect(report.tables.map(({ table, rows }) => [table, rows])).toEqual([
        ['members', 200],
        ['loans', folder.schema.table('loans').rowCount],
      ]);
    },
  );

  it.each([
    ['csv', { quote: 'always', delimiter: ';', lineEnd: 'crlf', bom: true }],
    ['csv', { header: false, nullText: 'NULL' }],
    ['tsv', { escape: 'quote' }],
    ['json', { pretty: true, bigints: 'text', decimals: 'text' }],
    ['ndjson', { decimals: 'text' }],
  ])('have none as %s with %o, which the manifest tells', async (format, options) => {
    const folder = await written({ format, options, manifest: true });

    expect(foundIn(await folder.verify())).toEqual([]);
  });

  it('have none with the same options said by hand', async () => {
    const options = { header: false, delimiter: '|', nullText: '-' };
    const folder = await written({ options });

    expect(foundIn(await folder.verify({ options }))).toEqual([]);
  });

  it('have none as shards, with manifests or without', async () => {
    for (const manifest of [true, false]) {
      const folder = await written({ shard: { index: 1, of: 2 }, manifest });
      const { writeTables } = await import('@populace/library/node');
      await writeTables(folder.schema, { out: folder.folder, shard: { index: 2, of: 2 }, manifest });

      const report = await folder.verify();

      expect(foundIn(report)).toEqual([]);
      expect(report.tables[0]?.files).toHaveLength(2);
    }
  });

  it('are not looked for rows that a window leaves out', async () => {
    const folder = await written({ from: 10, take: 50, manifest: true });

    const report = await folder.verify();

    expect(foundIn(report)).toEqual([]);
    expect(report.skipped).toContainEqual(expect.objectContaining({ table: 'members', what: 'rows' }));
  });

  it('can be one file', async () => {
    const folder = await written();

    const report = await verify(folder.schema, folder.path('members.csv'));

    expect([report.ok, report.rows]).toEqual([true, 200]);
  });

  it('keep empty texts, nulls and line ends within values apart', async () => {
    const text = `populace: 1
tables:
  notes:
    rows: [{ a: "", b: null, c: "x\\ny" }, { a: "a\\"b,", b: "", c: "\\\\N" }, { a: null, b: "\\t", c: "" }]
    columns: { a: {}, b: {}, c: {} }
`;
    for (const format of ['csv', 'tsv', 'ndjson', 'json']) {
      const folder = await written({ format }, text);

      expect(foundIn(await folder.verify())).toEqual([]);
    }
  });
});

describe('a file that is not as it was written', () => {
  it('lacks a parent: its row and the references to it are told', async () => {
    const folder = await written();
    const lines = folder.read('loans.csv').split('\n');
    const children = lines.filter((line) => line.split(',')[1] === '7').length;

    folder.change('members.csv', (all) => all.filter((line) => !line.startsWith('7,')));

    const report = await folder.verify();
    expect(foundIn(report).toSorted()).toEqual([
      `verify/orphan member_id → members.id ${children}`,
      'verify/row-count 1',
    ]);
    const [orphan] = report.findings.find(({ code }) => code === 'verify/orphan')?.shown ?? [];
    const line = lines.findIndex((one) => one.split(',')[1] === '7') + 1;
    expect(orphan).toMatchObject({ table: 'loans', file: folder.path('loans.csv'), line, row: line - 2 });
    expect(orphan?.message).toBe('"member_id" = "7" is in no row of members');
  });

  it('has a key twice', async () => {
    const folder = await written();

    folder.change('members.csv', (lines) => lines.with(5, setCell(lines[5], 1, lines[2]?.split(',')[1] ?? '')));

    const report = await folder.verify();
    expect(foundIn(report)).toEqual(['verify/duplicate card 1']);
    expect(report.findings[0]?.shown[0]).toMatchObject({ line: 6, row: 4 });
    expect(report.findings[0]?.shown[0]?.message).toMatch(/^"card" = "L-\d{5}" is in row 1, too \(line 3\)$/);
  });

  it.each([
    ['id', 0, '1.5', 'int64'],
    ['joined_on', 3, '2024-02-30', 'date'],
    ['fee', 4, '12.5', 'decimal(4,2)'],
    ['weight', 5, '1.50', 'float64'],
    ['active', 6, 'yes', 'boolean'],
    ['seen_at', 8, '2025-12-31T10:00:00Z', 'timestamptz'],
    ['key', 9, 'D9428888-122B-11E1-B85C-61CD3CBB3210', 'uuid'],
  ])('has a %s that is no value of its type', async (column, at, value, type) => {
    const folder = await written();

    folder.change('members.csv', (lines) => {
      const place = lines.findIndex(
        (line) => !line.includes('"') && line.split(',').length === 10 && line !== lines[0],
      );
      return lines.with(place, setCell(lines[place], at, value));
    });

    const report = await folder.verify();
    expect(report.findings[0]).toMatchObject({ code: 'verify/type', subject: column, count: 1 });
    expect(report.findings[0]?.shown[0]?.message).toBe(`"${column}" is ${JSON.stringify(value)}, which is no ${type}`);
  });

  it('has a null where none may be', async () => {
    const folder = await written();

    folder.change('loans.csv', (lines) => lines.with(3, setCell(lines[3], 2, '')));

    const report = await folder.verify();
    expect(foundIn(report)).toEqual(['verify/null shelf 1']);
    expect(report.findings[0]?.shown[0]).toMatchObject({ line: 4, row: 2 });
  });

  it('has two rows of a parent with the same values', async () => {
    const folder = await written();
    const rows = folder
      .read('loans.csv')
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(','));
    const twin = rows.findIndex(([, member], at) => rows.findIndex(([, other]) => other === member) < at);
    const first = rows.find(([, member]) => member === rows[twin]?.[1]);

    folder.change('loans.csv', (lines) => lines.with(twin + 1, setCell(lines[twin + 1], 2, first?.[2] ?? '')));

    expect(foundIn(await folder.verify())).toEqual(['verify/duplicate member_id, shelf 1']);
  });

  it('has a parent with too many rows', async () => {
    const folder = await written();

    folder.change('loans.csv', (lines) =>
      lines.map((line, at) =>
        at >= 1 && at <= 4 ? setCell(line, 1, '5').replace(/,[a-d],/, `,${'abcd'[at - 1]},`) : line,
      ),
    );

    const codes = foundIn(await folder.verify());
    expect(codes.some((found) => found.startsWith('verify/child-count rows per members'))).toBe(true);
    expect(codes.every((found) => /child-count|duplicate/.test(found))).toBe(true);
  });

  it.each([
    ['csv', 'the last line has no line end'],
    ['ndjson', 'the last line has no line end'],
    ['json', 'the array is not closed'],
    ['tsv', 'the last line has no line end'],
  ])('is cut off: %s', async (format, sentence) => {
    const folder = await written({ format });
    const name = `members.${format}`;

    folder.write(name, folder.read(name).slice(0, -20));

    const report = await folder.verify();
    expect(report.findings.map(({ code }) => code)).toContain('verify/torn');
    expect(report.findings.find(({ code }) => code === 'verify/torn')?.shown[0]?.message).toContain(sentence);
  });

  it('is cut off within its compression', async () => {
    const folder = await written({ format: 'csv.gz' });
    const { readFileSync } = await import('node:fs');

    writeFileSync(folder.path('loans.csv.gz'), readFileSync(folder.path('loans.csv.gz')).subarray(0, -30));

    const codes = (await folder.verify()).findings.map(({ code }) => code);
    expect(codes).toContain('verify/broken');
  });

  it('has other names in its header', async () => {
    const folder = await written();

    folder.change('loans.csv', ([, ...rows]) => ['id,member,shelf,replaces', ...rows]);

    const report = await folder.verify();
    expect(report.findings[0]).toMatchObject({ code: 'verify/header', count: 2 });
    expect(report.findings[0]?.shown.map(({ message }) => message)).toEqual([
      'the header lacks "member_id"',
      'the header has "member", which the table does not',
    ]);
  });

  it('has a row with more cells, and one with fewer', async () => {
    const folder = await written();

    folder.change('loans.csv', (lines) => lines.with(2, `${lines[2]},x`).with(3, (lines[3] ?? '').slice(0, 3)));

    const [broken] = (await folder.verify()).findings;
    expect(broken).toMatchObject({ code: 'verify/broken', count: 2 });
    expect(broken?.shown[0]).toMatchObject({ line: 3, message: 'the row has 5 cells, but there are 4 columns' });
  });

  it('has a number in JSON that is a text', async () => {
    const folder = await written({ format: 'ndjson' });

    folder.change('loans.ndjson', (lines) => lines.with(1, (lines[1] ?? '').replace('"id":2', '"id":"2"')));

    const report = await folder.verify();
    expect(report.findings[0]?.shown[0]?.message).toBe('"id" is "2", which is no JSON number');
  });

  it('is not what its manifest says', async () => {
    const folder = await written({ manifest: true });

    folder.change('members.csv', (lines) => lines.with(1, (lines[1] ?? '').replace(/L-\d{5}/, 'L-00000')));

    const report = await folder.verify();
    expect(foundIn(report)).toEqual(['verify/changed 1']);
    expect(report.findings[0]?.shown[0]?.message).toContain('SHA-256');
  });
});

describe('a file that cannot be read to its end', () => {
  it('is not UTF-8 from a line on, and nothing in it is met', async () => {
    const folder = await written();
    const lines = folder.read('members.csv').split('\n');
    const begin = Buffer.from(`${lines.slice(0, 41).join('\n')}\n`);
    writeFileSync(folder.path('members.csv'), Buffer.concat([begin, Buffer.from([0x34, 0xe4, 0x0a, 0x35, 0x0a])]));

    const report = await folder.verify({ tables: ['members'] });

    expect(foundIn(report)).toEqual(['verify/broken 1']);
    expect(report.findings[0]?.shown[0]).toMatchObject({ line: 42, message: expect.stringContaining('not UTF-8') });
    expect(report.tables[0]?.comparisons.filter(({ isMet }) => isMet)).toEqual([]);
    expect(report.skipped).toContainEqual(expect.objectContaining({ why: 'a file cannot be read to its end' }));
  });
});

describe('nulls', () => {
  it('are not met in so few values that chance may be anything', async () => {
    const folder = await written(
      {},
      'populace: 1\ntables: { t: { rows: 5, columns: { id: sequence, a: { generator: color.human, nulls: 10% } } } }',
    );
    folder.write('t.csv', 'id,a\n1,\n2,\n3,\n4,\n5,\n');

    const report = await folder.verify();

    expect(report.tables[0]?.comparisons.map(({ what }) => what)).not.toContain('nulls in a');
    expect(report.skipped).toContainEqual({
      table: 't',
      what: 'nulls in a',
      why: '5 values are too few to tell a share',
    });
  });
});
