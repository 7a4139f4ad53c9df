import { quote } from '@populace/core';
import {
  countContentTypes,
  describeFile,
  describeTypes,
  listContentTypes,
  type TypesDescription,
} from '@populace/library';
import { printText } from '@populace/library/node';
import { contentTypeOf } from '@populace/media-types';
import type { Command } from 'commander';
import { renderFileType } from '../catalogue/render-file-type.ts';
import { renderTypeTable } from '../catalogue/render-type-table.ts';
import { renderTypes } from '../catalogue/render-types.ts';
import { jsonText } from '../output/json-text.ts';
import { usageError } from '../problems/usage.ts';
import { isFile, readBeginning } from '../sniffed/read-beginning.ts';

const EXAMPLES = `
Examples:
  populace types                 how many there are, and those that formats write
  populace types pdf             an extension: its content types
  populace types image/png       a content type: its extensions, and the formats that write it
  populace types report.tar.gz   a file's name: what it says of the content
  populace types ./people.csv    a file that is there: what its name and its bytes say
  populace types --sniff -       standard input: what its bytes say
  populace types --json          the whole table, for machines`;

interface TypesCall {
  readonly sniff?: string;
  readonly json?: true;
}

/** Adds `types`. */
export function addTypes(program: Command): void {
  program
    .command('types')
    .summary('content types, their extensions, the formats that write them; what a file is by its bytes')
    .description(
      'Says which content types belong to an extension or a file name, which extensions to a content type, and which formats write it. Of a file that is there, it says what its name and its bytes say.',
    )
    .argument('[name]', 'an extension, a content type, a format, or a file')
    .option('--sniff <file>', 'say what a file is by its bytes; - for standard input')
    .option('--json', 'as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (name: string | undefined, call: TypesCall) => printText(await answer(name, call)));
}

async function answer(name: string | undefined, { sniff, json }: TypesCall): Promise<string> {
  const asJson = json === true;
  if (name !== undefined && sniff !== undefined) {
    throw usageError('The call has a name and --sniff: give one of them.');
  }
  if (sniff !== undefined) return sniffed(sniff, asJson);
  if (name === undefined) return wholeTable(asJson);
  if (await meansFile(name)) return sniffed(name, asJson);
  const described = describeTypes(name);
  if (described.kind === 'unknown' && (await isFile(name))) return sniffed(name, asJson);
  return asJson ? jsonText(known(described)) : renderTypes(known(described));
}

/** A word without a dot or a slash, such as `pdf`, is an extension even where a file is called so; a content type is one before it is a path. */
async function meansFile(name: string): Promise<boolean> {
  return /[./\\]/.test(name) && contentTypeOf(name) === undefined && (await isFile(name));
}

async function sniffed(path: string, asJson: boolean): Promise<string> {
  const name = path === '-' ? undefined : path;
  const description = describeFile(name ?? '', await readBeginning(path));
  return asJson ? jsonText({ kind: 'file', path, ...description }) : renderFileType(name, description);
}

function wholeTable(asJson: boolean): string {
  const pages = listContentTypes();
  const counts = countContentTypes();
  if (!asJson) return renderTypeTable(pages, counts);
  const types = pages.map((page) => ({ ...page, formats: page.formats.map(({ id }) => id) }));
  return jsonText({ counts, types });
}

function known(description: TypesDescription): Exclude<TypesDescription, { readonly kind: 'unknown' }> {
  if (description.kind !== 'unknown') return description;
  throw usageError(
    `${quote(description.query)} is no content type, extension, format or file name that is known.`,
    description.nearest,
  );
}
