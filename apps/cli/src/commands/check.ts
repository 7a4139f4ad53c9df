import { CodedError } from '@populace/core';
import type { OpenedSchema, OpenOptions, RowEstimate } from '@populace/library';
import { printText } from '@populace/library/node';
import type { Command } from 'commander';
import { coloursFor } from '../output/colours.ts';
import { jsonText } from '../output/json-text.ts';
import { widthOf } from '../output/terminal.ts';
import { renderUniques, type TableUnique, uniquesOf } from '../plan/render-uniques.ts';
import { describeFailure, type Failure, recordOf } from '../problems/failure.ts';
import { renderProblems } from '../problems/render-problems.ts';
import { SourceError } from '../problems/source-error.ts';
import { readSource, type SchemaSource } from '../schema-source/schema-source.ts';
import { counted } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';

const EXAMPLES = `
Examples:
  populace check shop.yaml
  populace check shop.yaml --json
  cat shop.yaml | populace check -`;

/** Adds `check`; `setExit` takes the exit code where the schema has errors. */
export function addCheck(program: Command, setExit: (code: number) => void): void {
  program
    .command('check')
    .summary('find everything that is wrong with a schema')
    .description(
      'Finds everything that is wrong with a schema, each with its place, and shows how many values its unique columns have room for. Exit code 2 where there are errors.',
    )
    .argument('<schema>', 'a schema file (YAML or JSON), or - for standard input')
    .option('--strict', 'take words that another locale lends for an error')
    .option('--json', 'the problems as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (schema: string, { json, strict }: { json?: true; strict?: true }) => {
      const source = await readSource({ schema });
      const checked = await check(source, { strict });
      await printText(json === true ? jsonText(recordOfCheck(checked, source)) : renderCheck(checked, source));
      setExit(checked.failure?.exit ?? 0);
    });
}

interface Checked {
  readonly opened?: OpenedSchema;
  readonly uniques?: readonly TableUnique[];
  readonly failure?: Failure;
}

async function check(source: SchemaSource, options: OpenOptions): Promise<Checked> {
  try {
    const opened = await source.open(options);
    // Some limits are only met when the memory of a table is planned.
    return { opened, uniques: uniquesOf(opened.plan()) };
  } catch (error) {
    const isProblem = error instanceof SourceError || (error instanceof CodedError && error.code.startsWith('limit/'));
    if (!isProblem || error.code === 'internal') throw error;
    return { failure: describeFailure(error) };
  }
}

function problemsOf({ opened, failure }: Checked): Failure['problems'] {
  return failure?.problems ?? opened?.notes ?? [];
}

function recordOfCheck(checked: Checked, source: SchemaSource): object {
  const problems = problemsOf(checked).map((problem) => recordOf(problem, source.label));
  const { failure, uniques = [] } = checked;
  return { ok: failure === undefined, exit: failure?.exit ?? 0, file: source.label, problems, uniques };
}

function renderCheck(checked: Checked, source: SchemaSource): string {
  const colours = coloursFor(process.stdout);
  const problems = problemsOf(checked);
  const rendered = renderProblems(problems, { source, colours, width: widthOf(process.stdout) });
  const label = visibleText(source.label);
  if (checked.opened !== undefined)
    return `${rendered}${label}: ${colours.green('no errors')} (${sizeWords(checked.opened)})\n${renderUniques(checked.uniques ?? [])}`;
  const count = problems.filter(({ severity }) => severity === 'error').length;
  return `${rendered}${label}: ${colours.red(counted(count, 'error'))}\n`;
}

function sizeWords({ tables }: OpenedSchema): string {
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  return `${counted(tables.length, 'table')}, ${counted(columns, 'column')}${rowWords(tables.map((table) => table.rowEstimate()))}`;
}

/** How many rows there are, as far as that is known without adding them up. */
function rowWords(estimates: readonly (RowEstimate | undefined)[]): string {
  const known = estimates.filter((estimate) => estimate !== undefined);
  if (known.length < estimates.length) return '';
  const rows = known.reduce((sum, estimate) => sum + estimate.rows, 0);
  const isExact = known.every((estimate) => estimate.isExact);
  return isExact ? `, ${counted(rows, 'row')}` : `, about ${counted(Number(rows.toPrecision(2)), 'row')}`;
}
