import { cellText, rangeText } from './cell-text.mjs';

/** Identifiers that are the same in all locales; those of countries together, and one by one only where something is wrong. */
export function identifierTables(identifiers) {
  const all = Object.entries(identifiers);
  if (all.length === 0) return [];
  const isIban = ([id]) => id.startsWith('IBAN ');
  const isNational = ([id]) => /^[A-Z]{2}\./.test(id);
  const codes = all.filter((entry) => !isIban(entry) && !isNational(entry));
  const groups = [
    [`IBANs of ${all.filter(isIban).length} countries`, all.filter(isIban)],
    [`numbers of people and companies, ${all.filter(isNational).length} kinds`, all.filter(isNational)],
  ];
  return [
    '## Identifiers',
    '',
    `${rangeText(all.map(([, { valid }]) => valid?.n))} values each, judged by validator, ibantools, card-validator, stdnum, vin-validator and bitcoin-address-validation; what passes of ours in mode valid, what`,
    'is refused of ours in mode invalid, and what passes of Faker’s. Of many together the means stand here, and below what is not perfect of ours.',
    '',
    '| identifier | ours, valid passes | ours, invalid is refused | Faker’s passes |',
    '| --- | --- | --- | --- |',
    ...codes.map(([id, cells]) => rowOf(id, cells)),
    ...groups.map(([title, entries]) => rowOf(title, together(entries))),
    ...groups.flatMap(([, entries]) => entries.filter(isWrong).map(([id, cells]) => rowOf(id, cells))),
    '',
  ];
}

const rowOf = (id, { valid, invalid, faker }) => `| ${[id, ...[valid, invalid, faker].map(cellText)].join(' | ')} |`;

const isWrong = ([, { valid, invalid }]) =>
  [valid, invalid].some((cell) => typeof cell === 'object' && cell.ok < cell.n);

function together(entries) {
  const sum = (name) => {
    const cells = entries.map(([, cells]) => cells[name]).filter((cell) => typeof cell === 'object');
    if (cells.length === 0) return 'none';
    return { n: cells.reduce((all, { n }) => all + n, 0), ok: cells.reduce((all, { ok }) => all + ok, 0) };
  };
  return { valid: sum('valid'), invalid: sum('invalid'), faker: sum('faker') };
}
