import { nearestNames, quote } from '@populace/core';
import { type FormatPage, type GeneratorPage, listFormats, listGenerators } from '@populace/library';
import { printText } from '@populace/library/node';
import type { Command } from 'commander';
import { renderFormats, renderGenerators } from '../catalogue/render-pages.ts';
import { coloursFor } from '../output/colours.ts';
import { jsonText } from '../output/json-text.ts';
import { widthOf } from '../output/terminal.ts';
import { usageError } from '../problems/usage.ts';

const EXAMPLES = `
Examples:
  populace list generators                all generators
  populace list generators number         those with "number" in their name
  populace list generators choice         one, with its options
  populace list formats                   all formats, with their options
  populace list generators --json         everything, for machines`;

/** Adds `list`. */
export function addList(program: Command): void {
  program
    .command('list')
    .summary('list generators or formats')
    .description('Lists what there is: generators for columns, formats for files.')
    .argument('<what>', 'generators or formats')
    .argument('[name]', 'only those with this in their name')
    .option('--json', 'the full pages as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (what: string, name: string | undefined, { json }: { json?: true }) => {
      const options = { colours: coloursFor(process.stdout), width: widthOf(process.stdout) };
      if (what === 'formats') {
        const pages = chooseFormats(name);
        return printText(json === true ? jsonText(pages) : renderFormats(pages, options));
      }
      if (what !== 'generators') throw unknownList(what);
      const pages = chooseGenerators(name);
      return printText(json === true ? jsonText(pages) : renderGenerators(pages, options));
    });
}

function unknownList(what: string): Error {
  const nearest = nearestNames(what, ['generators', 'formats']);
  return usageError(`There is no list of ${quote(what)}; there are generators and formats.`, nearest);
}

function chooseGenerators(name: string | undefined): readonly GeneratorPage[] {
  const all = listGenerators();
  if (name === undefined) return all;
  const same = all.filter(({ id, aliases }) => [id, ...aliases].includes(name));
  if (same.length > 0) return same;
  const asked = name.toLowerCase();
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

function demand<T>(found: readonly T[], name: string, names: readonly string[]): readonly T[] {
  if (found.length > 0) return found;
  throw usageError(`There is nothing with ${quote(name)} in its name.`, nearestNames(name, names));
}
