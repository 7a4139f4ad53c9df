import type { FormatPage, GeneratorDescription, GeneratorPage, OptionPage } from '@populace/library';
import type { Colours } from '../output/colours.ts';
import { alignColumns } from '../text/column-layout.ts';
import { cutToWidth } from '../text/display-width.ts';
import { counted } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';

interface PageOptions {
  readonly colours: Colours;
  readonly width: number;
}

/** Renders generators, a line each. */
export function renderGenerators(pages: readonly GeneratorPage[], options: PageOptions): string {
  const rows = pages.map(({ id, summary }) => [id, summary]);
  return lines(alignColumns(rows), options);
}

/** Renders one generator: what it makes, where, and its options. */
export function renderGenerator(page: GeneratorDescription, { colours, width }: PageOptions): string {
  const { id, aliases, summary, options, samples } = page;
  const also = aliases.length === 0 ? [] : [`Also found as ${aliases.join(', ')}.`];
  const shown = samples.map((text) => (text === null ? 'null' : visibleText(text)));
  return `${[
    colours.bold(id),
    summary,
    ...also,
    ...(shown.length === 0 ? [] : [cutToWidth(`For example ${shown.join(' · ')}`, width)]),
    ...factLines(page),
    ...optionLines(options),
  ].join('\n')}\n`;
}

/** Its type, how many values it has, and the locales that borrow or lack what it needs. */
function factLines({ type, capacity, locales }: GeneratorDescription): readonly string[] {
  const room = capacity?.values;
  const values = room === undefined ? '' : `, ${room.toLocaleString('en')} different values in en_US`;
  const borrowing = Object.keys(locales.borrowed);
  const lacking = Object.keys(locales.missing);
  return [
    ...(type === undefined ? [] : [`Type ${type}${values}.`]),
    ...(locales.everywhere
      ? ['The same in every locale.']
      : [`${counted(locales.native.length, 'locale')} with words or places of its own.`]),
    ...(borrowing.length === 0 ? [] : [`Words of another locale in ${borrowing.join(', ')}.`]),
    ...(lacking.length === 0 ? [] : [`Not in ${lacking.join(', ')}.`]),
  ];
}

/** Renders formats, each with its options. */
export function renderFormats(pages: readonly FormatPage[], { colours }: PageOptions): string {
  return pages
    .map(({ id, summary, contentType, extensions, options }) => {
      const names = `${contentType}; ${extensions.map((extension) => `.${extension}`).join(', ')}`;
      return `${[`${colours.bold(id)}  ${names}`, summary, ...optionLines(options)].join('\n')}\n`;
    })
    .join('\n');
}

function optionLines(options: readonly OptionPage[]): readonly string[] {
  if (options.length === 0) return [];
  return alignColumns(
    options.map((option) => [
      `  ${option.name}`,
      option.kind,
      option.required ? 'required' : defaultWords(option.default),
      summaryOf(option),
    ]),
  );
}

/** The summary, with the names that an option takes where it does not say them all. */
function summaryOf({ summary, schema }: OptionPage): string {
  const { enum: taken } = schema;
  const names = Array.isArray(taken) ? [...new Set(taken.map(String))] : [];
  const words = new Set(summary.split(/[^\w-]+/));
  return names.every((name) => words.has(name)) ? summary : `${summary} One of ${names.join(', ')}.`;
}

function defaultWords(value: string | undefined): string {
  return value === undefined ? '' : `default ${value}`;
}

/** On a terminal a line a page, cut where it is too long; the whole where something else reads. */
function lines(texts: readonly string[], { colours, width }: PageOptions): string {
  return texts.map((text) => `${colours.isColorSupported ? cutToWidth(text, width) : text}\n`).join('');
}
