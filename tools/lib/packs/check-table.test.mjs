import { expect, it } from 'vitest';
import { checkTable } from './check-table.mjs';
import { localeTables } from './known-tables.mjs';

/** The problems of a table of surnames. */
function problemsOf(headers, ...rows) {
  const problems = [];
  const columns = headers.map((header) => ({ header, name: header.split(':')[0], kind: 'text' }));
  const table = {
    path: 'surname.tsv',
    name: 'person.surname',
    columns,
    rows: rows.map((cells, at) => ({ line: at + 2, cells })),
  };
  checkTable(table, { known: localeTables['person.surname'], knownNames: [], problems });
  return problems;
}

const both = ['text', 'shown', 'feminine', 'feminineShown', 'weight:int'];

it('takes surnames with both forms, and spellings that are shown alike in both', () => {
  const rows = [
    ['Novák', 'novak', 'Nováková', 'novakova', 5],
    ['Novak', 'novak', 'Novaková', 'novakova', 1],
    ['Janů', 'janu', 'Janů', 'janu', 1],
  ];

  expect(problemsOf(both, ...rows)).toEqual([]);
});

it('says where a form of one name is shown like one of another', () => {
  const rows = [
    ['Veselý', 'vesely', 'Veselá', 'vesela', 5],
    ['Vesel', 'vesel', 'Veselá', 'vesela', 1],
  ];

  expect(problemsOf(both, ...rows)).toEqual([
    'surname.tsv:3: vesel, vesela has a form in common with vesely, vesela in line 2.',
  ]);
});

it('wants both columns of the feminine form, or none', () => {
  expect(problemsOf(['text', 'shown', 'feminine', 'weight:int'], ['a', 'a', 'a', 1])).toEqual([
    'surname.tsv:1: the column feminineShown is missing.',
  ]);
});
