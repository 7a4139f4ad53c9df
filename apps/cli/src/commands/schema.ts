import { schemaOfDocuments } from '@populace/library';
import { printText } from '@populace/library/node';
import type { Command } from 'commander';
import { jsonText } from '../output/json-text.ts';

const EXAMPLES = `
Examples:
  populace schema > populace.schema.json
  # then, as the first line of a schema file:
  # yaml-language-server: $schema=populace.schema.json`;

/** Adds `schema`. */
export function addSchema(program: Command): void {
  program
    .command('schema')
    .summary('print the JSON Schema of schema files, for editors')
    .description('Prints the JSON Schema (2020-12) of schema files, with which editors complete and check them.')
    .addHelpText('after', EXAMPLES)
    .action(() => printText(jsonText(schemaOfDocuments())));
}
