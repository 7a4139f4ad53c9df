import { credits } from '@populace/library';
import { printText } from '@populace/library/node';
import type { Command } from 'commander';
import { renderCredits } from '../catalogue/render-credits.ts';
import { coloursFor } from '../output/colours.ts';
import { jsonText } from '../output/json-text.ts';
import { widthOf } from '../output/terminal.ts';

const EXAMPLES = `
Examples:
  populace credits            who collected the names, words and places, and under which licence
  populace credits --json     the same, for machines`;

/** Adds `credits`. */
export function addCredits(program: Command): void {
  program
    .command('credits')
    .summary('name the sources of the data')
    .description('Names the sources of names, words and places, with their licences.')
    .option('--json', 'the sources as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async ({ json }: { json?: true }) => {
      const all = await credits();
      const view = { colours: coloursFor(process.stdout), width: widthOf(process.stdout) };
      await printText(json === true ? jsonText(all) : renderCredits(all, view));
    });
}
