/** The page of the scoreboard, docs/scoreboard.md: a table for each family of metrics, a row a locale. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/lib/project.mjs';
import { metrics } from '../metrics/all-metrics.mjs';
import { waivers } from '../waivers.mjs';
import { cellText, numberText, rangeText } from './cell-text.mjs';
import { identifierTables } from './identifier-tables.mjs';
import { meanLine } from './means.mjs';
import { cellsBelow } from './shortfalls.mjs';

const families = {
  phones: [
    'Telephone numbers',
    'Valid and of the country for libphonenumber-js (its full metadata) and for awesome-phonenumber; mobile and landline also of their kind. Ours in `mode: valid`. ' +
      'Where a regulator keeps numbers for films, the share of numbers from there that each library makes by default; not every area has such a range. ' +
      'At home: whether the place that libphonenumber’s own lists give to a landline number is the row’s city, its region or a town within 100 km; those lists name an area by a few towns.',
  ],
  postcodes: [
    'Postcodes',
    'Of the form that both postcode-validator and postal-codes-js know. Whether a code exists is known of the United States and Canada (zipcodes, of Canadian codes the first half).',
  ],
  places: [
    'Places',
    'The columns of one row beside each other. Gazetteers: country-state-city, city-timezones and KStars, whose towns are compared with ours by name, or by a part of it where they lie at one place. ' +
      'Cities are looked up in Latin scripts. The box of a region is that of the gazetteer’s towns there and half a degree around. Time zones by CLDR and, of coordinates, by tz-lookup (the same hour in January and July).',
  ],
  names: [
    'People',
    'Which sex a name has, the library’s own lists say. *One by one* is what comes of columns that know nothing of each other, as a schema of columns has them. National numbers are judged by stdnum and validator.',
  ],
  addresses: [
    'E-mail addresses and user names',
    '*Of the row’s name*: with at least two letters of the given name or the surname, in other scripts its consonants by any-ascii; Faker is given the names, in the next column not. *Reserved* are the domains of RFC 2606 and RFC 6761. ' +
      'Faker has `internet.exampleEmail` for those who ask.',
  ],
  money: ['Account numbers', 'IBANs of the locale’s country, judged by ibantools and validator.'],
};

/** Writes the page. */
export function writeScoreboardPage(scoreboard) {
  writeFileSync(join(root, 'docs/scoreboard.md'), `${pageOf(scoreboard).join('\n')}\n`);
}

function pageOf({ about, locales, identifiers }) {
  const rows = rangeText(Object.values(locales).map(({ populace }) => populace?.rows));
  return [
    '<!-- Made by `npm run scoreboard`; do not edit. -->',
    '',
    '# Scoreboard',
    '',
    `What judges say who are neither of Populace nor of Faker: ${rows} rows of each locale by Populace, and as many by`,
    `[@faker-js/faker](https://fakerjs.dev) ${about.faker}, by the same judges; each table says how many of a locale, of both where the numbers differ. \`npm run scoreboard\` makes this page and`,
    '[the figures behind it](scoreboard.json), with a failure of each cell that is not perfect; both libraries have a seed, so that the next run finds the same.',
    '',
    'Each cell is the share of rows that pass, in per cent: **ours / Faker’s**. A dash says that the library has no such function, or no such locale; a question',
    'mark that no judge knows; an empty cell that the country has no such thing. Shares are rounded down, so 100 means every row.',
    'Faker is called as its documentation has it for a row whose columns belong together: sex first, names of that sex, an address of the names, a postcode of the state where the locale',
    'has them; a locale of Faker that names a language alone is taken for the country where the language is most likely spoken.',
    '',
    `Judges beyond those that the workspace installs: ${about.judges || 'none'}.`,
    '',
    '## In short',
    '',
    ...meanLine(locales, metrics),
    '',
    ...Object.entries(families).flatMap(([family, [title, text]]) => [
      `## ${title}`,
      '',
      text,
      '',
      ...table(
        locales,
        metrics.filter((metric) => metric.family === family),
      ),
      '',
    ]),
    ...varietyTable(locales),
    ...identifierTables(identifiers),
    ...belowText(locales),
  ];
}

function table(locales, shown) {
  return [
    `| locale | rows | Faker’s | ${shown.map(({ title }) => title).join(' | ')} |`,
    `| --- | --- | --- | ${shown.map(() => '---').join(' | ')} |`,
    ...Object.entries(locales).map(([id, { populace, faker }]) => {
      const cells = shown.map(({ id: name }) => pairText(populace?.cells?.[name], faker?.cells?.[name]));
      return `| ${id} | ${rowsText(populace, faker)} | ${faker?.locale ?? '–'} | ${cells.join(' | ')} |`;
    }),
  ];
}

/** How many rows were judged; of both where they are not as many. */
function rowsText(ours, theirs) {
  const [one, other] = [ours?.rows, theirs?.rows ?? ours?.rows];
  return one === other ? numberText(one) : `${numberText(one)} / ${numberText(other)}`;
}

/** Empty where the country has no such thing. */
function pairText(ours, theirs) {
  if (ours === 'not applicable') return '';
  return `${cellText(ours)} / ${cellText(theirs)}`;
}

function varietyTable(locales) {
  const pair = (by, name) => by.map((one) => numberText(one?.variety?.[name])).join(' / ');
  return [
    '## Variety of full names',
    '',
    'Different names among the rows, the row with the first double, and how many equally likely names would be alike as often (N = 1/Σp², from the pairs of rows that are alike; a dash where',
    'fewer than ten are). *Possible* is how many full names there are: ours by all patterns of the locale, Faker’s given names times surnames. Names that are as frequent as in life are alike more often than drawn ones that are all as likely.',
    '',
    '| locale | rows | different | first double | N | possible |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries(locales).map(([id, { populace, faker }]) => {
      const by = [populace, faker];
      const cells = ['distinct', 'firstDouble', 'effective', 'possible'].map((name) => pair(by, name));
      return `| ${id} | ${rowsText(populace, faker)} | ${cells.join(' | ')} |`;
    }),
    '',
  ];
}

function belowText(locales) {
  const below = cellsBelow(locales);
  return [
    '## Where we fall short',
    '',
    ...(below.length === 0 ? ['No cell of ours is below what is demanded.'] : []),
    ...below.map(
      ({ id, name, share, gate, failure }) =>
        `- ${id}, \`${name}\`: ${(100 * share).toFixed(2)} % of ${100 * gate} % demanded, such as ${failure}`,
    ),
    '',
    ...(waivers.length === 0 ? [] : ['Less is demanded of these:', '']),
    ...waivers.map(({ country, metric, reason }) => `- ${country}, \`${metric}\`: ${reason}`),
  ];
}
