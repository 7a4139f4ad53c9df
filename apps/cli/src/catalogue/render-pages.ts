import type { FormatPage, GeneratorPage, OptionPage } from '@populace/library';
import type { Colours } from '../output/colours.ts';
import { alignColumns } from '../text/column-layout.ts';
import { cutToWidth } from '../text/display-width.ts';

interface PageOptions {
  readonly colours: Colours;
  readonly width: number;
}

/** Renders generators: a line each, or one with its options. */
export function renderGenerators(pages: readonly GeneratorPage[], options: PageOptions): string {
  const [only] = pages;
  if (pages.length === 1 && only !== undefined) return renderGenerator(only, options.colours);
  const rows = pages.map(({ id, summary }) => [id, summary]);
  return lines(alignColumns(rows), options);
}

function renderGenerator({ id, aliases, summary, options }: GeneratorPage, colours: Colours): string {
  const also = aliases.length === 0 ? [] : [`Also found as ${aliases.join(', ')}.`];
  return `${[colours.bold(id), summary, ...also, ...optionLines(options)].join('\n')}\n`;
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
    options.map(({ name, kind, required, default: value, summary }) => [
      `  ${name}`,
      kind,
      required ? 'required' : defaultWords(value),
      summary,
    ]),
  );
}

function defaultWords(value: string | undefined): string {
  return value === undefined ? '' : `default ${value}`;
}

/** On a terminal a line a page, cut where it is too long; the whole where something else reads. */
function lines(texts: readonly string[], { colours, width }: PageOptions): string {
  return texts.map((text) => `${colours.isColorSupported ? cutToWidth(text, width) : text}\n`).join('');
}
