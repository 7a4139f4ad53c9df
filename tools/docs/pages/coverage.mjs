import { code, madeBy, table } from '../markdown.mjs';

const intro = `# Coverage

What each locale has of its own, shares, borrows or lacks. *Own* rows were made for the locale or, where they are places, for its country. *Derived* ones share the list of
another locale, with its own words before them or spelt as its country does. *Borrowed* ones are another locale's: that is said by \`populace check\`, in
the report of a run and, with \`--strict\`, as an error (\`schema/borrowed\`). Not every country has a use for every table: what is *missing*
is refused (\`schema/missing-in-locale\`) only where a generator needs it, which the second table says. Where a locale is not named in a
row, it has the table of its own, or the table belongs to no language.`;

/** The page of what locales have. */
export async function coveragePage({ locales, coverGenerators }) {
  const known = locales.filter(({ country }) => country !== undefined);
  const names = [...new Set(known.flatMap(({ tables }) => tables.map(({ name }) => name)))].sort();
  return `${[
    madeBy,
    intro,
    '## By table',
    table(
      ['table', 'own', 'derived', 'borrowed', 'missing'],
      names.map((name) => rowOfTable(name, known)),
    ),
    '## By generator',
    'Those that are not listed can be made in every locale without a loan.',
    table(['generator', 'own', 'borrowed', 'refused'], rowsOfGenerators(await coverGenerators())),
  ].join('\n\n')}\n`;
}

function rowOfTable(name, locales) {
  const found = locales.map(({ id, tables }) => ({ id, table: tables.find((one) => one.name === name) }));
  const has = found.filter(({ table: one }) => one !== undefined);
  const lent = has.filter(({ table: one }) => one.origin === 'borrowed');
  const derived = has.filter(({ table: one }) => one.origin === 'own' && one.derivedFrom !== undefined);
  const missing = found.filter(({ table: one }) => one === undefined);
  return [
    code(name),
    String(has.length - lent.length - derived.length),
    byLender(derived.map(({ id, table: one }) => [id, one.derivedFrom])),
    byLender(lent.map(({ id, table: one }) => [id, one.from])),
    missing.map(({ id }) => id).join(', '),
  ];
}

function rowsOfGenerators(coverage) {
  return coverage
    .filter(({ borrowed, missing }) => Object.keys(borrowed).length + Object.keys(missing).length > 0)
    .map(({ generator, native, borrowed, missing }) => [
      code(generator),
      String(native.length),
      byLender(Object.entries(borrowed).map(([id, tables]) => [id, [...new Set(Object.values(tables))].join(' and ')])),
      Object.keys(missing).join(', '),
    ]);
}

/** Borrowers with whom they borrow from: `from base: de_DE, fr_FR; from de_DE: de_AT`. */
function byLender(pairs) {
  const lenders = [...new Set(pairs.map(([, from]) => from))].sort();
  return lenders
    .map((from) => {
      const ids = pairs.filter(([, own]) => own === from).map(([id]) => id);
      return `from ${from}: ${ids.join(', ')}`;
    })
    .join('; ');
}
