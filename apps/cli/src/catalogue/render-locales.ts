import type { GeneratorCoverage, LocaleDescription, LocaleTable, NameFigures, TableOrigin } from '@populace/library';
import type { Colours } from '../output/colours.ts';
import type { Isolate } from '../output/isolates.ts';
import { alignColumns } from '../text/column-layout.ts';
import { cutToWidth } from '../text/display-width.ts';
import { countWords } from '../text/number-words.ts';

/** How locales are shown. */
export interface LocaleView {
  readonly colours: Colours;
  readonly isolate: Isolate;
  /** Lines are cut to it; undefined leaves them whole. */
  readonly width: number | undefined;
}

/** A locale with the figures of its names, where it has any. */
export type ListedLocale = LocaleDescription & { readonly names: NameFigures | undefined };

/** What the list counts, and the table that has it. */
const counted = [
  ['surnames', 'person.surname'],
  ['given names', 'person.given'],
  ['cities', 'place.city'],
] as const;

/** What the grid counts of a locale's tables: who made the rows. */
const kinds: readonly (readonly [string, (table: LocaleTable) => boolean])[] = [
  ['own', ({ origin, derivedFrom }) => ['own', 'places'].includes(origin) && derivedFrom === undefined],
  ['derived', ({ origin, derivedFrom }) => origin === 'own' && derivedFrom !== undefined],
  ['borrowed', ({ origin }) => origin === 'borrowed'],
];

/** Renders locales as a list, a line each: how much they have, how many tables are whose, and how many generators they lack. */
export function renderLocales(
  locales: readonly ListedLocale[],
  coverage: readonly GeneratorCoverage[],
  view: LocaleView,
): string {
  const numbers = [...counted.map(([name]) => name), 'full names', 'bits', ...kinds.map(([name]) => name), 'refused'];
  const head = ['id', 'name', 'native name', ...numbers];
  const rows = locales.map(({ id, name, nativeName, tables, names }) => [
    id,
    name,
    view.isolate(nativeName),
    ...counted.map(([, table]) => countOf(tables, table)),
    names === undefined ? '–' : countWords(names.fullName.count),
    names === undefined ? '–' : names.fullName.bits.toFixed(1),
    ...kinds.map(([, is]) => countWords(tables.filter(is).length)),
    countWords(coverage.filter(({ missing }) => missing[id] !== undefined).length),
  ]);
  const [first = '', ...lines] = alignColumns([head, ...rows], undefined, head.length - numbers.length);
  const legend = [
    '',
    'full names: how many different ones are possible; bits: their collision entropy, two people share a name once in 2^bits;',
    'own, derived, borrowed: tables of its own or its country, those that share the list of another locale, those that another lends;',
    'refused: generators that it lacks. For one locale with its tables: populace list locales ID',
  ];
  return toLines([view.colours.bold(fit(first, view)), ...[...lines, ...legend].map((line) => fit(line, view))]);
}

function countOf(tables: readonly LocaleTable[], name: string): string {
  const table = tables.find((one) => one.name === name);
  return table === undefined ? '–' : countWords(table.rows);
}

/** Renders a locale with its tables and patterns. */
export function renderLocale(locale: ListedLocale, coverage: readonly GeneratorCoverage[], view: LocaleView): string {
  const { id, name, nativeName, aliases, language, script, direction, country } = locale;
  const facts = [
    view.isolate(nativeName),
    ...(id === 'base' ? [] : [`language ${language}`]),
    `script ${script}`,
    direction === 'rtl' ? 'right to left' : 'left to right',
    ...(country === undefined ? [] : [`country ${country}`]),
  ];
  return toLines([
    `${view.colours.bold(id)}  ${name}`,
    facts.join(', '),
    ...(aliases.length === 0 ? [] : [`Also found as ${aliases.join(', ')}.`]),
    ...nameLines(locale, view),
    ...tableLines(locale, view),
    ...refusedLines(id, coverage, view),
    ...patternLines(locale, view),
  ]);
}

/** How many names there are, and their collision entropy. */
function nameLines({ names }: ListedLocale, { colours }: LocaleView): readonly string[] {
  if (names === undefined) return [];
  const { women, men, given, surname, fullName, population } = names;
  const bits = (value: number | undefined): string => (value === undefined ? '' : `${value.toFixed(1)} bits`);
  const lines = alignColumns(
    [
      [
        `  given names (women ${countWords(women)}, men ${countWords(men)})`,
        countWords(given.count),
        bits(given.bits),
        bits(population?.given),
      ],
      ['  surnames', countWords(surname.count), bits(surname.bits), bits(population?.surname)],
      ['  full names', countWords(fullName.count), bits(fullName.bits), ''],
    ].map((row) => (population === undefined ? row.slice(0, 3) : row)),
    undefined,
    1,
  );
  const source = population === undefined ? [] : [`  The last column is that of the people: ${population.source}.`];
  return ['', colours.bold('Different names, and their collision entropy'), ...lines, ...source];
}

/** The generators that it lacks something for, and what. */
function refusedLines(id: string, coverage: readonly GeneratorCoverage[], view: LocaleView): readonly string[] {
  const refused = coverage.flatMap(({ generator, missing }) => {
    const what = missing[id];
    return what === undefined ? [] : [[`  ${generator}`, what]];
  });
  if (refused.length === 0) return [];
  return [
    '',
    view.colours.bold('Generators that it lacks something for'),
    ...alignColumns(refused, undefined, 2).map((line) => fit(line, view)),
  ];
}

const ORIGINS: readonly TableOrigin[] = ['own', 'places', 'common', 'borrowed'];

/** Tables by where they come from. */
function tableLines({ tables }: LocaleDescription, { colours }: LocaleView): readonly string[] {
  const sorted = tables.toSorted((a, b) => ORIGINS.indexOf(a.origin) - ORIGINS.indexOf(b.origin));
  const lines = alignColumns(
    sorted.map(({ name, rows, derivedFrom }) => [
      `  ${name}`,
      countWords(rows),
      derivedFrom === undefined ? '' : `shared with ${derivedFrom}`,
    ]),
    undefined,
    1,
  );
  return sorted.flatMap((table, at) => {
    const line = lines[at] ?? '';
    return titleOf(sorted[at - 1] ?? none) === titleOf(table) ? [line] : ['', colours.bold(titleOf(table)), line];
  });
}

const none: Pick<LocaleTable, 'origin' | 'from'> = { origin: 'borrowed', from: '' };

function titleOf({ origin, from }: Pick<LocaleTable, 'origin' | 'from'>): string {
  if (origin === 'own') return 'Tables of its own';
  if (origin === 'common') return 'Tables that belong to every locale';
  return origin === 'places' ? `Tables of its country, ${from}` : `Tables borrowed from ${from}`;
}

function patternLines({ patterns }: LocaleDescription, view: LocaleView): readonly string[] {
  const rows = Object.entries(patterns).flatMap(([name, list]) =>
    list.map(({ text, weight }, at) => [
      `  ${at === 0 ? name : ''}`,
      view.isolate(text),
      list.length === 1 ? '' : String(weight),
    ]),
  );
  if (rows.length === 0) return [];
  const lines = alignColumns(rows, undefined, 2);
  return ['', view.colours.bold('Patterns and how often each is taken'), ...lines.map((line) => fit(line, view))];
}

function fit(line: string, { width }: LocaleView): string {
  return width === undefined ? line : cutToWidth(line, width);
}

function toLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
