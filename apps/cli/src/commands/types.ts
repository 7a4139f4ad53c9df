import { describeTypes, quote, type TypesDescription } from '@populace/core';
import { printText } from '@populace/library/node';
import type { Command } from 'commander';
import { renderTypes } from '../catalogue/render-types.ts';
import { jsonText } from '../output/json-text.ts';
import { usageError } from '../problems/usage.ts';

const EXAMPLES = `
Examples:
  populace types pdf             an extension: its content types
  populace types image/png       a content type: its extensions
  populace types report.tar.gz   a file's name: what it says of the content`;

/** Adds `types`. */
export function addTypes(program: Command): void {
  program
    .command('types')
    .summary('content types of an extension, and the other way round')
    .description(
      'Says which content types belong to an extension or a file name, and which extensions to a content type.',
    )
    .argument('<name>', 'an extension, a content type, or the name of a file')
    .option('--json', 'as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (name: string, { json }: { json?: true }) => {
      const described = known(describeTypes(name));
      await printText(json === true ? jsonText(described) : renderTypes(described));
    });
}

function known(description: TypesDescription): Exclude<TypesDescription, { readonly kind: 'unknown' }> {
  if (description.kind !== 'unknown') return description;
  throw usageError(
    `${quote(description.query)} is no content type, extension or file name that is known.`,
    description.nearest,
  );
}
