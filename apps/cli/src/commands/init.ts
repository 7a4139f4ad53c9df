import { printText, writeTextFile } from '@populace/library/node';
import type { Command } from 'commander';
import { starterSchema } from '../starter/starter-schema.ts';
import { visibleText } from '../text/visible-text.ts';

const EXAMPLES = `
Examples:
  populace init              writes schema.yaml
  populace init shop.yaml
  populace init -            prints it`;

/** Adds `init`. */
export function addInit(program: Command): void {
  program
    .command('init')
    .summary('write a schema to start from')
    .description('Writes a schema with comments to start from. Files that are there stay, unless you say --overwrite.')
    .argument('[file]', 'where to, or - for standard output', 'schema.yaml')
    .option('--overwrite', 'replace the file that is there')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, { overwrite }: { overwrite?: true }) => {
      const today = new Date().toISOString().slice(0, '2026-01-01'.length);
      if (file === '-') return printText(starterSchema(today));
      await writeTextFile(file, starterSchema(today), { overwrite: overwrite === true });
      await printText(`${visibleText(file)} is written. Look at its rows: populace preview ${visibleText(file)}\n`);
    });
}
