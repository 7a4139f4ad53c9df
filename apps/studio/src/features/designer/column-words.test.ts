import { expect, it } from 'vitest';
import { readSchemaView } from '../../lib/document/read-schema-view.ts';
import { optionWords } from './column-words.ts';

function wordsOf(column: string): string {
  const read = readSchemaView(`populace: 1\ntables:\n  t:\n    rows: 1\n    columns:\n      c: ${column}\n`);
  const view = 'view' in read ? read.view.tables[0]?.columns[0] : undefined;
  return view === undefined ? '' : optionWords(view, (count) => `${count} more`);
}

it.each([
  [
    '{ generator: choice, values: { Clerk: 30, Technician: 25, Nurse: 20, Cook: 15 } }',
    'Clerk 30 · Technician 25 · 2 more',
  ],
  ['{ generator: choice, values: { free: 80, plus: 15, pro: 5 } }', 'free 80 · plus 15 · pro 5'],
  ['{ generator: choice, values: { 10: 1, 2: 3 } }', '10 1 · 2 3'],
  ['{ generator: choice, values: [a, b, c, d, e] }', 'a · b · 3 more'],
  ['{ generator: number.integer, min: 1, max: 5 }', 'min 1 · max 5'],
])('says the options of a column in few words: %s', (column, words) => {
  expect(wordsOf(column)).toBe(words);
});
