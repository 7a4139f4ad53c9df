import type { LocaleDescription, LocaleTable, TableOrigin } from '@populace/library';
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

/** What the list counts, and the table that has it. */
const counted = [
  ['surnames', 'person.surname'],
  ['given names', 'person.given'],
  ['cities', 'place.city'],
] as const;

/** Renders locales as a list, a line each. */
export function renderLocales(locales: readonly LocaleDescription[], view: LocaleView): string {
  const head = ['id', 'name', 'native name', 'country', ...counted.map(([name]) => name)];
  const rows = locales.map(({ id, name, nativeName, country = '', tables }) => [
    id,
    name,
    view.isolate(nativeName),
    country,
    ...counted.map(([, table]) => countOf(tables, table)),
  ]);
  const [first = '', ...lines] = alignColumns([head, ...rows], undefined, head.length - counted.length);
  return toLines([view.colours.bold(fit(first, view)), ...lines.map((line) => fit(line, view))]);
}

function countOf(tables: readonly LocaleTable[], name: string): string {
  const table = tables.find((one) => one.name === name);
  return table === undefined ? '–' : countWords(table.rows);
}

/** Renders a locale with its tables and patterns. */
export function renderLocale(locale: LocaleDescription, view: LocaleView): string {
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
    ...tableLines(locale, view),
    ...patternLines(locale, view),
  ]);
}

const ORIGINS: readonly TableOrigin[] = ['own', 'places', 'borrowed'];

/** Tables by where they come from. */
function tableLines({ tables }: LocaleDescription, { colours }: LocaleView): readonly string[] {
  const sorted = tables.toSorted((a, b) => ORIGINS.indexOf(a.origin) - ORIGINS.indexOf(b.origin));
  const lines = alignColumns(
    sorted.map(({ name, rows }) => [`  ${name}`, countWords(rows)]),
    undefined,
    1,
  );
  return sorted.flatMap((table, at) => {
    const line = lines[at] ?? '';
    return sorted[at - 1]?.from === table.from ? [line] : ['', colours.bold(titleOf(table)), line];
  });
}

function titleOf({ origin, from }: LocaleTable): string {
  if (origin === 'own') return 'Tables of its own';
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
