import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { chemicalElement } from './chemical-element.ts';
import { chemicalElementNumber } from './chemical-element-number.ts';
import { chemicalElementSymbol } from './chemical-element-symbol.ts';
import { elementSubject } from './element.subject.ts';
import { unit } from './unit.ts';
import { unitSymbol } from './unit-symbol.ts';

const subjects = [elementSubject];
const tables = {
  'science.chemicalElement': { text: ['Iron', 'Gold'], symbol: ['Fe', 'Au'], number: ['26', '79'] },
  'science.unit': { text: ['metre', 'ohm'], symbol: ['m', 'Ω'] },
};

testGenerator(chemicalElement, { subjects, tables, matches: /^(Iron|Gold)$/ });
testGenerator(chemicalElementSymbol, { subjects, tables, matches: /^(Fe|Au)$/ });
testGenerator(chemicalElementNumber, { subjects, tables, matches: /^(26|79)$/ });
testGenerator(unit, { subjects, tables, matches: /^(metre|ohm)$/ });
testGenerator(unitSymbol, { subjects, tables, matches: /^[mΩ]$/ });

it('has names, symbols and numbers of one element', async () => {
  const columns = {
    name: chemicalElement,
    symbol: chemicalElementSymbol,
    number: chemicalElementNumber,
    unit,
    unitSymbol,
  };
  const rows = await rowsMadeBy(columns, { subjects, tables });

  expect(new Set(rows.map(({ name, symbol, number }) => `${name} ${symbol} ${number}`))).toEqual(
    new Set(['Iron Fe 26', 'Gold Au 79']),
  );
  expect(new Set(rows.map((row) => `${row.unit} ${row.unitSymbol}`))).toEqual(new Set(['metre m', 'ohm Ω']));
});
