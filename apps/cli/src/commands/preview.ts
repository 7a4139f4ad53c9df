import type { OpenedTable } from '@populace/library';
import { chosenTables, printText } from '@populace/library/node';
import type { Command } from 'commander';
import { collectText } from '../call/collect-text.ts';
import { wholeReader } from '../call/parse-numbers.ts';
import { addSchemaOptions, openOptions, type SchemaFlags } from '../call/schema-options.ts';
import { coloursFor } from '../output/colours.ts';
import { isolatesFor } from '../output/isolates.ts';
import { jsonText } from '../output/json-text.ts';
import { lineWidthOf } from '../output/terminal.ts';
import { renderPreview } from '../preview/render-preview.ts';
import { usageError } from '../problems/usage.ts';
import { createProgressLine } from '../run/progress-line.ts';
import { readSource } from '../schema-source/schema-source.ts';

interface PreviewFlags extends SchemaFlags {
  readonly table?: readonly string[];
  readonly from?: number;
  readonly take?: number;
  readonly width?: number;
  readonly json?: true;
}

const EXAMPLES = `
Examples:
  populace preview shop.yaml                                ten rows of every table
  populace preview shop.yaml --table orders --take 50
  populace preview shop.yaml --rows 2_000_000_000 --from 1_000_000_000
  populace preview --columns "id:uuid,color:color.human"
  populace preview --columns "name:person.fullName,city:location.city" --locale ar_EG`;

const ROWS = 10;
/** A terminal shows no more, and more would have to be held in memory. */
const MOST_ROWS = 1000;
/** Narrower lines show no values. */
const LEAST_WIDTH = 20;

/** Adds `preview`. */
export function addPreview(program: Command): void {
  const command = program
    .command('preview')
    .summary('show rows as a table for the eye')
    .description('Shows rows of a schema as tables for the eye; any rows, however far, at once.');
  addSchemaOptions(command)
    .option('--table <table>', 'only this table; may be given several times', collectText)
    .option('--from <row>', 'the first row, from 0', wholeReader('--from'))
    .option('--take <rows>', `how many rows, ${ROWS} unless said, ${MOST_ROWS} at most`, wholeReader('--take'))
    .option(
      '--width <characters>',
      'how wide lines are; else the terminal, else COLUMNS, else as wide as the columns',
      wholeReader('--width'),
    )
    .option('--json', 'the rows as JSON')
    .addHelpText('after', EXAMPLES)
    .action(preview);
}

async function preview(schema: string | undefined, flags: PreviewFlags): Promise<void> {
  const source = await readSource({ schema, columns: flags.columns });
  const opened = await source.open(openOptions(flags));
  const tables = chosenTables(opened, flags.table);
  if (flags.width !== undefined && flags.width < LEAST_WIDTH)
    throw usageError(`--width must be at least ${LEAST_WIDTH}, but is ${flags.width}.`);
  const window = { from: flags.from ?? 0, take: flags.take ?? ROWS };
  if (window.take > MOST_ROWS) throw usageError(`preview shows at most ${MOST_ROWS} rows; generate writes more.`);
  await countBefore(tables);
  if (flags.json === true)
    return printText(jsonText({ ok: true, tables: tables.map((table) => record(table, window)) }));
  const { stdout } = process;
  const options = {
    ...window,
    width: flags.width ?? lineWidthOf(stdout),
    colours: coloursFor(stdout),
    isolate: isolatesFor(stdout),
  };
  for (const [at, table] of tables.entries()) {
    await printText((at === 0 ? '' : '\n') + renderPreview(table, options));
  }
}

/** Counts the rows of tables; where that takes long, a line says how far it is. */
async function countBefore(tables: readonly OpenedTable[]): Promise<void> {
  const line = process.stderr.isTTY === true ? createProgressLine() : undefined;
  for (const table of tables) {
    await table.countRows({
      onProgress: (counting) => line?.show({ table: table.name, rows: 0, rowsTotal: 0, bytes: 0, counting }),
    });
  }
  line?.clear();
}

function record(table: OpenedTable, window: { readonly from: number; readonly take: number }): object {
  return {
    name: table.name,
    rowCount: table.rowCount,
    from: window.from,
    columns: table.columns.filter(({ hidden }) => !hidden).map(({ name, type }) => ({ name, type })),
    rows: [...table.rows(window)],
  };
}
