import { openSchema } from '@populace/library';
import pico from 'picocolors';
import { expect, it } from 'vitest';
import { isolated } from '../text/visible-text.ts';
import { renderPreview } from './render-preview.ts';

/** Rows of a table as a terminal of a width gets them, one line each; a line's cells are given as the document has them. */
async function linesOf(rows: readonly object[], width = 80): Promise<readonly string[]> {
  const columns = Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, {}]));
  const schema = await openSchema({ populace: 1, tables: { جدول: { rows, columns } } });
  const options = { from: 0, take: rows.length, width, colours: pico.createColors(false), isolate: isolated };
  return renderPreview(schema.table('جدول'), options).trimEnd().split('\n');
}

it('isolates titles, names of columns and cells with right-to-left letters, and no others', async () => {
  const rows = [
    { الاسم: 'محمد', city: 'Köln', n: 1 },
    { الاسم: 'Ann', city: 'שלום 12', n: 20 },
  ];

  const lines = await linesOf(rows);

  expect(lines).toEqual([
    '\u2068جدول\u2069: 2 rows',
    '\u2068الاسم\u2069   city         n',
    'string  string   int64',
    '──────  ───────  ─────',
    '\u2068محمد\u2069    Köln         1',
    'Ann     \u2068שלום 12\u2069     20',
  ]);
});

it('closes the isolate of a cell that is cut, also in further blocks', async () => {
  const rows = [{ a: 'محمد'.repeat(5), اسماء: 'محمد'.repeat(6), الاسم: 'z' }];

  const lines = await linesOf(rows, 20);

  expect(lines[4]).toBe(`\u2068${'محمد'.repeat(5)}\u2069`);
  expect(lines.slice(5)).toEqual([
    '',
    '\u2068اسماء\u2069',
    'string',
    '────────────────────',
    `\u2068${'محمد'.repeat(4)}محم…\u2069`,
    '',
    '\u2068الاسم\u2069',
    'string',
    '──────',
    'z',
  ]);
  for (const line of lines) expect(line.split('\u2068').length).toBe(line.split('\u2069').length);
});

it('breaks wide tables into blocks that all begin with the first column', async () => {
  const rows = [1, 2].map((id) => ({ id, a: `${id}`.repeat(30), b: 'b'.repeat(30), c: 'c' }));

  const lines = await linesOf(rows, 40);

  expect(lines).toEqual([
    '\u2068جدول\u2069: 2 rows',
    '   id  a',
    'int64  string',
    '─────  ──────────────────────────────',
    `    1  ${'1'.repeat(30)}`,
    `    2  ${'2'.repeat(30)}`,
    '',
    '   id  b                          c',
    'int64  string                     string',
    '─────  ─────────────────────────  ──────',
    `    1  ${'b'.repeat(24)}…  c`,
    `    2  ${'b'.repeat(24)}…  c`,
  ]);
});

it('cuts nothing up to 60 characters where no line has an end', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `c${index}`);
  const rows = [Object.fromEntries(names.map((name) => [name, 'x'.repeat(60)]))];

  const lines = await linesOf(rows, Number.POSITIVE_INFINITY);

  expect(lines).toHaveLength(5);
  expect(lines[4]).toBe(names.map(() => 'x'.repeat(60)).join('  '));
});

it('does not let data open or close isolates', async () => {
  const lines = await linesOf([{ a: 'محمد\u2069\u202eabc' }]);

  expect(lines[4]).toBe('\u2068محمد\\u2069\\u202eabc\u2069');
});
