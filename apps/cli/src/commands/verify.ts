import { listFormats } from '@populace/library';
import { printText, verify } from '@populace/library/node';
import type { Command } from 'commander';
import { collectText } from '../call/collect-text.ts';
import { collectOption, formatOptions, type GivenOption } from '../call/parse-format-options.ts';
import { addOverrides, openOptions, type SchemaFlags } from '../call/schema-options.ts';
import { coloursFor } from '../output/colours.ts';
import { jsonText } from '../output/json-text.ts';
import { widthOf } from '../output/terminal.ts';
import { readSource } from '../schema-source/schema-source.ts';
import { renderVerified } from '../verified/render-verified.ts';
import { verifiedRecord } from '../verified/verified-record.ts';

interface VerifyFlags extends SchemaFlags {
  readonly table?: readonly string[];
  readonly format?: string;
  readonly set?: readonly GivenOption[];
  readonly json?: true;
}

const EXAMPLES = `
Examples:
  populace generate shop.yaml --out out/
  populace verify shop.yaml out/
  populace verify shop.yaml out/ --rows customers=5_000      where they were made with --rows
  populace verify shop.yaml orders.csv --table orders
  populace verify shop.yaml out/ --json > report.json`;

/** Adds `verify`; `setExit` takes the exit code where something was found. */
export function addVerify(program: Command, setExit: (code: number) => void): void {
  const command = program
    .command('verify')
    .summary('check written files against a schema')
    .description(
      'Reads written files (csv, tsv, ndjson, json, with or without .gz, also shards) and checks that they are what the schema asks for: types, nulls, uniques, references, counts, checks, formulas, shares. No row is made for it. Exit code 1 where something is found.',
    )
    .argument('<schema>', 'a schema file (YAML or JSON), or - for standard input')
    .argument('<path>', 'the folder of the files, or the file of one table');
  addOverrides(command)
    .option('--table <table>', 'only this table; may be given several times', collectText)
    .option('--format <format>', 'how the files are written, where their names do not say it')
    .option('--set <option=value>', 'an option that files without a manifest were written with', collectOption)
    .option('--json', 'the report as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (schema: string, path: string, flags: VerifyFlags) => {
      const source = await readSource({ schema });
      const opened = await source.open(openOptions(flags));
      const pages = listFormats().flatMap((page) => page.options);
      const options = formatOptions(flags.set ?? [], pages);
      const report = await verify(opened, path, { tables: flags.table, format: flags.format, options });
      const shown = { label: path, colours: coloursFor(process.stdout), width: widthOf(process.stdout) };
      await printText(flags.json === true ? jsonText(verifiedRecord(report, path)) : renderVerified(report, shown));
      setExit(report.ok ? 0 : 1);
    });
}
