import { type InferOptions, type InferredSchema, inferSchema, inferWords } from '@populace/library';
import { inferSchemaFile, inferTableFiles, printText, writeTextFile } from '@populace/library/node';
import type { Command } from 'commander';
import { wholeReader } from '../call/parse-numbers.ts';
import { renderEvidence } from '../inferred/render-evidence.ts';
import { coloursFor } from '../output/colours.ts';
import { jsonText } from '../output/json-text.ts';
import { writeError } from '../output/stderr.ts';
import { usageError } from '../problems/usage.ts';
import { readInput } from '../schema-source/read-input.ts';
import { visibleText } from '../text/visible-text.ts';

const EXAMPLES = `
Examples:
  populace infer customers.csv --out customers.yaml
  populace infer customers.csv | populace preview -
  populace infer customers.csv orders.csv --out shop.yaml
  populace infer --words "customers: id, first name, email; orders(id, customer, total)"`;

interface InferCall {
  readonly words?: string;
  readonly out?: string;
  readonly overwrite?: true;
  readonly locale?: string;
  readonly now?: string;
  readonly header?: boolean;
  readonly comments?: true;
  readonly minCategoryRows?: number;
  readonly quiet?: true;
  readonly json?: true;
}

/** Adds `infer`. */
export function addInfer(program: Command): void {
  program
    .command('infer')
    .summary('make a schema of files of rows, or of words')
    .description(
      'Makes a schema that makes rows like those of CSV or JSON files: a table for each, with the same columns of the same types, and references between them. Prints the schema, and on standard error what speaks for each column. Values that may be personal are never copied.',
    )
    .argument('[files...]', 'CSV files, files of rows in JSON, or - for standard input')
    .option('--words <words>', 'make it of words instead, such as "customers: id, first name, email"')
    .option('--out <file>', 'write the schema to a file')
    .option('--overwrite', 'replace the file that is there')
    .option('--locale <ids>', 'the locales that may be taken, the preferred one first, parted by commas')
    .option('--now <date>', 'what now is to mean in the schema; today if absent')
    .option('--header', 'the first line has the names of the columns')
    .option('--no-header', 'the first line has values, not names')
    .option(
      '--min-category-rows <count>',
      'copy a category only if at least so many rows have it; 20 if absent',
      wholeReader('--min-category-rows'),
    )
    .option('--comments', 'write what speaks for each column into the schema')
    .option('--quiet', 'do not say what speaks for it')
    .option('--json', 'the schema and what speaks for it as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (files: readonly string[], call: InferCall) => {
      const inferred = await infer(files, call);
      if (call.quiet !== true && call.json !== true) writeError(renderEvidence(inferred, coloursFor(process.stderr)));
      await hand(inferred, files, call);
    });
}

async function infer(files: readonly string[], call: InferCall): Promise<InferredSchema> {
  const options = optionsOf(call);
  const [file, ...more] = files;
  if (call.words !== undefined) {
    if (file !== undefined) throw usageError('The call has a file and --words: give one of them.');
    return inferWords(call.words, options);
  }
  if (file === undefined) throw usageError('The file is missing: name a CSV file, - for standard input, or --words.');
  if (more.length > 0) {
    if (files.includes('-')) throw usageError('Standard input (-) is one file: name it alone, or name files only.');
    return inferTableFiles(files, options);
  }
  if (file === '-') return inferSchema(new Blob([await readInput(undefined)]), options);
  return inferSchemaFile(file, options);
}

function optionsOf({ locale, now, header, comments, minCategoryRows }: InferCall): InferOptions {
  const today = new Date().toISOString().slice(0, '2026-01-01'.length);
  return {
    now: now ?? today,
    locales: locale?.split(',').map((id) => id.trim()),
    header,
    comments,
    minCategoryRows,
  };
}

async function hand(
  inferred: InferredSchema,
  inputs: readonly string[],
  { out, overwrite, json }: InferCall,
): Promise<void> {
  const text = json === true ? jsonText(inferred) : inferred.document;
  if (out === undefined) return printText(text);
  await writeTextFile(out, text, { overwrite: overwrite === true, inputs });
  await printText(`${visibleText(out)} is written. Look at its rows: populace preview ${visibleText(out)}\n`);
}
