import { nearestNames, quote } from '@populace/core';
import {
  coverGenerators,
  describeGenerators,
  describeLocale,
  describeNames,
  type FormatPage,
  type GeneratorPage,
  type LocalePage,
  listFormats,
  listGenerators,
  listLocales,
  whyNoGenerator,
} from '@populace/library';
import { printText } from '@populace/library/node';
import type { Command } from 'commander';
import { renderLocale, renderLocales } from '../catalogue/render-locales.ts';
import { renderFormats, renderGenerator, renderGenerators } from '../catalogue/render-pages.ts';
import { coloursFor } from '../output/colours.ts';
import { isolatesFor } from '../output/isolates.ts';
import { jsonText } from '../output/json-text.ts';
import { widthOf } from '../output/terminal.ts';
import { usageError } from '../problems/usage.ts';
import { listWords } from '../text/list-words.ts';

const EXAMPLES = `
Examples:
  populace list generators                all generators
  populace list generators number         those with "number" in their name
  populace list generators choice         one, with its options
  populace list formats                   all formats, with their options
  populace list locales                   all locales, with how many names and cities they have, and how varied
  populace list locales de_DE             one, with its tables and what it borrows
  populace list generators --json         everything, for machines`;

type List = (name: string | undefined, asJson: boolean) => string | Promise<string>;

/** The lists by name; each makes the text of those that are asked for. */
const lists: ReadonlyMap<string, List> = new Map<string, List>([
  ['generators', listedGenerators],
  ['formats', listedFormats],
  ['locales', listedLocales],
]);

/** Adds `list`. */
export function addList(program: Command): void {
  program
    .command('list')
    .summary('list generators, formats or locales')
    .description('Lists what there is: generators for columns, formats for files, locales for names and places.')
    .argument('<what>', 'generators, formats or locales')
    .argument('[name]', 'only those with this in their name')
    .option('--json', 'the full pages as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (what: string, name: string | undefined, { json }: { json?: true }) => {
      const list = lists.get(what);
      if (list === undefined) throw unknownList(what);
      await printText(await list(name, json === true));
    });
}

function unknownList(what: string): Error {
  const nearest = nearestNames(what, lists.keys());
  return usageError(`There is no list of ${quote(what)}; there are ${listWords([...lists.keys()], 'and')}.`, nearest);
}

async function listedGenerators(name: string | undefined, asJson: boolean): Promise<string> {
  const pages = chooseGenerators(name);
  const view = { colours: coloursFor(process.stdout), width: widthOf(process.stdout) };
  const [only] = pages;
  if (!asJson && (pages.length > 1 || only === undefined)) return renderGenerators(pages, view);
  const described = await describeGenerators({ generators: pages.map(({ id }) => id) });
  return asJson ? jsonText(described) : described.map((one) => renderGenerator(one, view)).join('');
}

function listedFormats(name: string | undefined, asJson: boolean): string {
  const pages = chooseFormats(name);
  const view = { colours: coloursFor(process.stdout), width: widthOf(process.stdout) };
  return asJson ? jsonText(pages) : renderFormats(pages, view);
}

async function listedLocales(name: string | undefined, asJson: boolean): Promise<string> {
  const { stdout } = process;
  const chosen = chooseLocales(name);
  const [described, figures] = await Promise.all([
    Promise.all(chosen.map(({ id }) => describeLocale(id))),
    Promise.all(chosen.map(({ id }) => describeNames(id))),
  ]);
  const pages = described.map((page, at) => ({ ...page, names: figures[at] }));
  if (asJson) return jsonText(pages);
  const width = stdout.isTTY === true ? widthOf(stdout) : undefined;
  const view = { colours: coloursFor(stdout), isolate: isolatesFor(stdout), width };
  const [only] = pages;
  const coverage = await coverGenerators();
  return pages.length === 1 && only !== undefined
    ? renderLocale(only, coverage, view)
    : renderLocales(pages, coverage, view);
}

function chooseGenerators(name: string | undefined): readonly GeneratorPage[] {
  const all = listGenerators();
  if (name === undefined) return all;
  const same = all.filter(({ id, aliases }) => [id, ...aliases].includes(name));
  if (same.length > 0) return same;
  const asked = name.toLowerCase();
  const why = whyNoGenerator(name);
  if (why !== undefined) throw usageError(`There is no generator ${quote(name)}: ${why}.`);
  return demand(
    all.filter(({ id, aliases }) => [id, ...aliases].some((word) => word.toLowerCase().includes(asked))),
    name,
    all.map(({ id }) => id),
  );
}

function chooseFormats(name: string | undefined): readonly FormatPage[] {
  const all = listFormats();
  const asked = name?.toLowerCase() ?? '';
  const wordsOf = ({ id, contentType, extensions }: FormatPage): string[] => [id, contentType, ...extensions];
  const same = all.filter((page) => wordsOf(page).includes(asked));
  if (same.length > 0) return same;
  return demand(
    all.filter((page) => wordsOf(page).some((word) => word.includes(asked))),
    asked,
    all.map(({ id }) => id),
  );
}

function chooseLocales(name: string | undefined): readonly LocalePage[] {
  const all = listLocales();
  if (name === undefined) return all;
  const asked = name.replaceAll('-', '_').toLowerCase();
  const same = all.filter(({ id, aliases }) => [id, ...aliases].some((word) => word.toLowerCase() === asked));
  if (same.length > 0) return same;
  const wordsOf = (page: LocalePage): string[] => [page.id, page.name, page.nativeName];
  return demand(
    all.filter((page) => wordsOf(page).some((word) => word.toLowerCase().includes(asked))),
    name,
    all.map(({ id }) => id),
  );
}

function demand<T>(found: readonly T[], name: string, names: readonly string[]): readonly T[] {
  if (found.length > 0) return found;
  throw usageError(`There is nothing with ${quote(name)} in its name.`, nearestNames(name, names));
}
