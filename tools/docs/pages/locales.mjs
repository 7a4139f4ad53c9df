import { code, madeBy, table } from '../markdown.mjs';
import { judgesOf, sourcesTableOf } from '../sources.mjs';

const intro = `# Locales

A locale is a language and a country: names, words and customs of the one, places of the other. A schema, a table or a column says which one its
rows are in, or several with weights ([the document](../schema.md#locale)). Ids are written in any case, with \`_\` or \`-\`.

What a locale lacks comes from a locale of the same language, else from \`base\`. What belongs to a country is never borrowed: places, postcodes,
telephone numbers, legal forms, streets. A column that needs it in a locale without it is refused (\`schema/missing-in-locale\`). The [coverage](coverage.md) says table by
table who borrows what.

A language without a country, such as Esperanto, has the places of one that its pack names. A locale that is called playful is in jest: a pack of its own, that is never taken
unless its id is asked for, and that lends its words to no other.

No frequency in these tables is a statistic unless its sources say so. Below stand for each locale, and for the places of each country, how many rows there
are, where they come from, and who has judged them: a judge is a source that the rows were not taken from. *(ours)* behind a licence says
that we compiled the rows ourselves. \`populace list locales\` shows the counts, \`populace credits\` the sources.`;

/** What the list counts, and the table that has it. */
const counted = [
  ['surnames', 'person.surname'],
  ['given names', 'person.given'],
  ['streets', 'location.streetName'],
  ['cities', 'place.city'],
  ['postcodes', 'place.postcode'],
];

/** The page of the locales. */
export async function localesPage({ locales, credits }) {
  const countries = [...new Set(locales.map(({ country }) => country))]
    .filter((country) => country !== undefined)
    .sort();
  const withPlaces = countries.filter((country) => locales.some((locale) => tablesFrom(locale, country).length > 0));
  const parts = [
    madeBy,
    intro,
    listOf(locales),
    noticesOf(await credits()),
    ...locales.map(localeSection),
    ...withPlaces.map((country) => placesSection(country, locales)),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What licences ask to be shown with the data. */
function noticesOf(credits) {
  const notices = new Set(credits.map(({ notice }) => notice).filter((notice) => notice !== undefined));
  return [...notices].map((notice) => `${notice}.`).join('\n');
}

function listOf(locales) {
  const rows = locales.map(({ id, name, nativeName, aliases, tables }) => [
    `[${id}](#${id.toLowerCase()})`,
    name,
    nativeName,
    aliases.map(code).join(', '),
    ...counted.map(([, wanted]) => countOf(tables, wanted)),
  ]);
  return table(['locale', 'name', 'native name', 'also', ...counted.map(([name]) => name)], rows);
}

function countOf(tables, wanted) {
  const found = tables.find(({ name }) => name === wanted);
  return found === undefined ? '' : words(found.rows);
}

function words(count) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

function tablesFrom({ tables }, from) {
  return tables.filter((one) => one.from === from);
}

function localeSection(locale) {
  const { id, name, nativeName, language, script, direction, country, patterns } = locale;
  const path = `packages/locales/src/${id}`;
  const facts = [`script ${code(script)}`, direction === 'rtl' ? 'right to left' : 'left to right'];
  const intro =
    country === undefined
      ? 'What belongs to no language. The others fall back on it.'
      : `${name}, ${nativeName}: language ${code(language)}, ${facts.join(', ')}, ${placesWords(locale)}.`;
  return [
    `## ${id}`,
    intro,
    tableOfTables(tablesFrom(locale, id)),
    ...borrowedOf(locale),
    ...(Object.keys(patterns).length > 0 ? [patternTable(patterns)] : []),
    `### Sources of ${id}`,
    sourcesTableOf(path),
    ...(country === undefined ? [] : judgesSection(`### Judges of ${id}`, path)),
  ].join('\n\n');
}

function placesWords(locale) {
  const { country } = locale;
  return tablesFrom(locale, country).length > 0
    ? `places of [${country}](#places-of-${country.toLowerCase()})`
    : `no places of ${country}`;
}

function tableOfTables(tables) {
  const shared = tables.some(({ derivedFrom }) => derivedFrom !== undefined);
  return table(
    ['table', 'rows', ...(shared ? ['shared with'] : [])],
    tables.map(({ name, rows, derivedFrom = '' }) => [code(name), words(rows), ...(shared ? [derivedFrom] : [])]),
  );
}

function borrowedOf({ tables }) {
  const borrowed = tables.filter(({ origin }) => origin === 'borrowed');
  if (borrowed.length === 0) return [];
  const lenders = [...new Set(borrowed.map(({ from }) => from))];
  const sentences = lenders.map((lender) => {
    const names = borrowed.filter(({ from }) => from === lender).map(({ name }) => code(name));
    return `From ${code(lender)} it borrows ${names.join(', ')}.`;
  });
  return [sentences.join(' ')];
}

function patternTable(patterns) {
  const rows = Object.entries(patterns).flatMap(([name, list]) =>
    list.map(({ text, weight }, at) => [
      at === 0 ? code(name) : '',
      code(text),
      list.length === 1 ? '' : words(weight),
    ]),
  );
  return table(['pattern', 'text', 'weight'], rows);
}

function placesSection(country, locales) {
  const locale = locales.find((one) => one.country === country);
  const path = `packages/places/src/${country.toLowerCase()}`;
  return [
    `## Places of ${country}`,
    tableOfTables(tablesFrom(locale, country)),
    `### Sources of the places of ${country}`,
    sourcesTableOf(path),
    ...judgesSection(`### Judges of the places of ${country}`, path),
  ].join('\n\n');
}

function judgesSection(heading, path) {
  return [heading, judgesOf(path) ?? 'The sources name no judge.'];
}
