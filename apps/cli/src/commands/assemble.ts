import { type AssembledRun, assembleShards } from '@populace/library/node';
import type { Command } from 'commander';
import { jsonLine } from '../output/json-text.ts';
import { writeError } from '../output/stderr.ts';
import { createProgressLine } from '../run/progress-line.ts';
import type { Cancellation } from '../run/signals.ts';
import { alignColumns } from '../text/column-layout.ts';
import { byteWords, counted, timeWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';

interface AssembleFlags {
  readonly out?: string;
  readonly overwrite?: true;
  readonly deleteParts?: true;
  readonly json?: true;
  readonly quiet?: true;
}

const EXAMPLES = `
Examples:
  populace generate shop.yaml --shard 1/2 --out parts/      on one machine
  populace generate shop.yaml --shard 2/2 --out parts/      on another
  populace assemble parts/ --out out/                       when all files are in one folder
  populace assemble parts/ --delete-parts                   into the same folder, and then without the parts
  populace assemble parts/ --out orders.csv                 where there is one table`;

/** Adds `assemble`. */
export function addAssemble(program: Command, createCancellation: () => Cancellation): void {
  program
    .command('assemble')
    .summary('join the files of shards')
    .description(
      'Joins the files that generate --shard has written: all are checked, and the result has the bytes of a run that was never divided.',
    )
    .argument('<folder>', 'where the files of all shards and their manifests are')
    .option('--out <path>', 'a folder (ending with /), or a file where there is one table; else the same folder')
    .option('--overwrite', 'replace files that are there')
    .option('--delete-parts', 'remove the shards and their manifests when all is joined')
    .option('--json', 'report and errors on standard error as JSON')
    .option('--quiet', 'no progress and no report')
    .addHelpText('after', EXAMPLES)
    .action((folder: string, flags: AssembleFlags) => assemble(folder, flags, createCancellation()));
}

async function assemble(folder: string, flags: AssembleFlags, { signal }: Cancellation): Promise<void> {
  const begin = performance.now();
  const isShown = flags.quiet !== true && flags.json !== true && process.stderr.isTTY === true;
  const line = isShown ? createProgressLine() : undefined;
  try {
    const run = await assembleShards(folder, { ...flags, signal, onProgress: line?.show });
    line?.clear();
    if (flags.quiet === true) return;
    const seconds = (performance.now() - begin) / 1000;
    writeError(flags.json === true ? jsonLine(recordOf(run, seconds)) : renderRun(run, seconds));
  } finally {
    line?.clear();
  }
}

function recordOf({ shards, tables, manifest }: AssembledRun, seconds: number): object {
  const [rows, bytes] = totals(tables);
  const rounded = Math.round(seconds * 1000) / 1000;
  return { ok: true, rows, bytes, seconds: rounded, shards, tables, manifest: manifest ?? null };
}

function renderRun({ shards, tables, manifest }: AssembledRun, seconds: number): string {
  const [rows, bytes] = totals(tables);
  const lines = tables.map((table) => [
    `  ${visibleText(table.table)}`,
    counted(table.rows, 'row'),
    byteWords(table.bytes),
    visibleText(table.path),
  ]);
  const whole = `${counted(shards, 'shard')} joined: ${counted(rows, 'row')}, ${byteWords(bytes)} in ${timeWords(seconds)}`;
  const manifestLine = manifest === undefined ? [] : [`manifest ${visibleText(manifest)}`];
  return [...alignColumns(lines), whole, ...manifestLine, ''].join('\n');
}

function totals(tables: AssembledRun['tables']): readonly [number, number] {
  return [tables.reduce((sum, { rows }) => sum + rows, 0), tables.reduce((sum, { bytes }) => sum + bytes, 0)];
}
