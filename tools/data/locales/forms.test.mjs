import { expect, it } from 'vitest';
import { feminineOf, rowsInForms, takeForms } from './forms.mjs';

const rules = [
  [['ský', 'cký'], 'ská'],
  ['ek', 'ková'],
  ['', 'ová'],
];

it('makes the feminine form by the first rule that fits, unless the list says it', () => {
  const known = new Map();
  const parts = takeForms([{ title: 'rank', entries: ['Novák', 'Havel~Havlová', 'Janů~Janů'] }], known);

  expect(parts).toEqual([{ title: 'rank', entries: ['Novák', 'Havel', 'Janů'] }]);
  expect(['Novák', 'Havel', 'Janů', 'Dolský', 'Marek'].map((name) => feminineOf(name, rules, known))).toEqual([
    'Nováková',
    'Havlová',
    'Janů',
    'Dolská',
    'Marková',
  ]);
  expect(feminineOf('Nowak', [['ski', 'ska']])).toBe('Nowak');
});

it('leaves out a name that shares one of its forms with another', () => {
  const leftOut = [];
  const shownOf = (text) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
  const weighted = [
    ['Veselý', 9],
    ['Novák', 8],
    ['Novak', 2],
    ['Vesel', 1],
  ];
  const known = new Map([
    ['Veselý', 'Veselá'],
    ['Vesel', 'Veselá'],
  ]);

  expect(rowsInForms(weighted, { rules, known, shownOf, leftOut })).toEqual([
    ['Veselý', 'vesely', 'Veselá', 'vesela', 9],
    ['Novák', 'novak', 'Nováková', 'novakova', 8],
    ['Novak', 'novak', 'Novaková', 'novakova', 2],
  ]);
  expect(leftOut).toEqual(['Vesel']);
});
