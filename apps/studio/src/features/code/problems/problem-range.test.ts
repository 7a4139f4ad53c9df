import { Text } from '@codemirror/state';
import { expect, it } from 'vitest';
import { rangeOfPlace } from './problem-range.ts';

/** The marked part of a line, for a problem at `|`. */
function marked(line: string): string | undefined {
  const column = line.indexOf('|') + 1;
  const doc = Text.of(['populace: 1', line.replace('|', '')]);
  const range = rangeOfPlace(doc, { pointer: '', line: 2, column });
  return range && doc.sliceString(range.from, range.to);
}

it.each([
  ['email: |internet.emial # theirs', 'internet.emial'],
  ['email: { generator: |internet.emial, unique: true }', 'internet.emial'],
  ['tier: { generator: choice, |valeus: [a, b] }', 'valeus'],
  ['id: { references: |customers.idd }', 'customers.idd'],
  ['name: { generator: string.template, template: |"{a} \\" {b}", hidden: true }', '"{a} \\" {b}"'],
  ["name: |'it''s'", "'it''s'"],
  ['rows: |{ per: orders, count: { poisson: 5 } }', '{ per: orders, count: { poisson: 5 } }'],
  ['unique: [|[a, b], [c]]', '[a, b]'],
  ['at: |10:30:00', '10:30:00'],
  ['rows: |too many of them', 'too many of them'],
])('marks the word of %j', (line, word) => {
  expect(marked(line)).toBe(word);
});

it('marks the colon where nothing stands after it', () => {
  expect(marked('  email: |')).toBe(':');
});

it('marks to the end of the line what is not closed in it', () => {
  expect(marked('rows: |{ per: orders,')).toBe('{ per: orders,');
});

it('marks nothing for places that are not in the text', () => {
  const doc = Text.of(['a: 1']);

  expect(rangeOfPlace(doc, { pointer: '/tables' })).toBeUndefined();
  expect(rangeOfPlace(doc, { pointer: '', line: 9, column: 1 })).toBeUndefined();
});
