import { code, madeBy, table } from '../markdown.mjs';

const intro = `# Coverage

What each locale has of its own, shares, borrows or lacks. *Own* rows were made for the locale or, where they are places, for its country. *Derived* ones share the list of
another locale, with its own words before them or spelt as its country does. *Borrowed* ones are another locale's: that is said by \`populace check\`, in
the report of a run and, with \`--strict\`, as an error (\`schema/borrowed\`). Not every country has a use for every table: what is *missing*
is refused (\`schema/missing-in-locale\`) only where a generator needs it, which the second table says. Where a locale is not named in a
row, it has the table of its own, or the table belongs to no language.`;

const aboutNames = `How many different texts can occur, with the form for each sex where names have two; full names as \`person.fullName\` writes them, by all
patterns of the locale (\`populace list locales de_DE\` shows those; how often each is taken is estimated). *Bits* are the collision entropy (Rényi,
order 2) by the weights: two people, taken at random, have the same name once in 2^bits. *Of the people*: the same figure of the country's population
where its names were counted, for given name and surname. Full names are counted by their parts; the generations are those of adults in 2026.`;

/** The page of what locales have. */
export async function coveragePage({ locales, names: figures, coverGenerators }) {
  const known = locales.filter(({ country }) => country !== undefined);
  const names = [...new Set(known.flatMap(({ tables }) => tables.map(({ name }) => name)))].sort();
  return `${[
    madeBy,
    intro,
    '## Names',
    aboutNames,
    table(
      [
        'locale',
        'given names: women',
        'men',
        'surnames',
        'full names',
        'bits: given name',
        'surname',
        'full name',
        'of the people',
      ],
      figures.filter((one) => one !== undefined).map(rowOfNames),
    ),
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

function rowOfNames({ locale, women, men, given, surname, fullName, population }) {
  return [
    code(locale),
    ...[women, men, surname.count, fullName.count].map(grouped),
    ...[given, surname, fullName].map(({ bits }) => bits.toFixed(1)),
    ofPeople(population),
  ];
}

/** Digits in groups of three; numbers of a reference page must not go by the machine's language. */
const grouped = (count) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');

function ofPeople(population) {
  if (population === undefined) return '';
  const figures = ['given', 'surname'].map((name) => population[name]?.toFixed(1) ?? '–');
  return `${figures.join(' and ')} (${population.source})`;
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
