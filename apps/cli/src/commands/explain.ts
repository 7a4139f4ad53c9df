import { printText } from '@populace/library/node';
import type { Command } from 'commander';
import { wholeReader } from '../call/parse-numbers.ts';
import { addSchemaOptions, openOptions, type SchemaFlags } from '../call/schema-options.ts';
import { findColumn } from '../explain/find-cell.ts';
import { renderExplanation } from '../explain/render-explanation.ts';
import { coloursFor } from '../output/colours.ts';
import { isolatesFor } from '../output/isolates.ts';
import { jsonText } from '../output/json-text.ts';
import { widthOf } from '../output/terminal.ts';
import { usageError } from '../problems/usage.ts';
import { readSource } from '../schema-source/schema-source.ts';

interface ExplainFlags extends SchemaFlags {
  readonly table?: string;
  readonly json?: true;
}

const EXAMPLES = `
Examples:
  populace explain shop.yaml customers.email 41             where the e-mail of row 41 comes from
  populace explain shop.yaml orders.customer_id 1_000_000 --rows orders=2_000_000
  populace explain shop.yaml email 41 --table customers     the same as customers.email
  populace explain --columns "name:person.fullName" name 0 --locale de_DE:60,ja_JP:40
  populace explain shop.yaml customers.email 41 --json      the same, for machines`;

/** Adds `explain`. */
export function addExplain(program: Command): void {
  const command = program
    .command('explain')
    .summary('say how a cell came to be')
    .description(
      'Says how one cell came to be: the draws, the entries of lists, the fields and the rows that it comes from.',
    );
  addSchemaOptions(command)
    .argument('[cell]', 'TABLE.COLUMN, or COLUMN where there is one table')
    .argument('[row]', 'the row, from 0')
    .option('--table <table>', 'the table; the cell is then named by its column alone')
    .option('--json', 'the explanation as JSON')
    .addHelpText('after', EXAMPLES)
    .action(explain);
}

async function explain(first?: string, second?: string, third?: string, flags: ExplainFlags = {}): Promise<void> {
  // Columns on the line stand in the schema's place.
  const [schema, cell, rowText] = flags.columns === undefined ? [first, second, third] : [third, first, second];
  const source = await readSource({ schema, columns: flags.columns });
  if (cell === undefined) throw usageError('The cell is missing: name it TABLE.COLUMN, and then its row.');
  if (rowText === undefined) throw usageError(`The row is missing: say which row of ${cell}, from 0.`);
  const row = readRow(rowText);
  const opened = await source.open(openOptions(flags));
  const { table, column } = findColumn(opened, cell, flags.table);
  const explained = table.explain(column, row);
  if (flags.json === true) return printText(jsonText({ ok: true, seed: opened.seed, cell: explained }));
  const { stdout } = process;
  const view = {
    label: source.label,
    width: widthOf(stdout),
    colours: coloursFor(stdout),
    isolate: isolatesFor(stdout),
  };
  await printText(renderExplanation(explained, view));
}

const readRow = wholeReader('ROW');
