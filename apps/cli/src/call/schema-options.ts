import { randomInt } from 'node:crypto';
import type { OpenOptions } from '@populace/library';
import type { Command } from 'commander';
import { usageError } from '../problems/usage.ts';
import { type AskedRows, collectRows } from './parse-numbers.ts';

/** What a call says of a schema, as several commands take it. */
export interface SchemaFlags {
  readonly columns?: string;
  readonly rows?: AskedRows;
  readonly seed?: string;
  readonly now?: string;
  readonly locale?: string;
  readonly strict?: boolean;
}

/** Adds the schema and what replaces parts of it to a command. */
export function addSchemaOptions(command: Command): Command {
  command
    .argument('[schema]', 'a schema file (YAML or JSON), or - for standard input')
    .option(
      '--columns <columns>',
      'columns on the line instead of a schema: "id:sequence,age:number.integer{min: 18}"',
    );
  return addOverrides(command);
}

/** Adds what replaces parts of a schema to a command. */
export function addOverrides(command: Command): Command {
  return command
    .option('--rows <rows>', 'rows of every table, or TABLE=N,… for single ones', collectRows)
    .option('--seed <seed>', 'another seed: another world; "random" draws one')
    .option('--now <time>', 'what "now" means: a date or a timestamp')
    .option('--locale <locale>', 'another locale instead of that of the schema, or several: de_DE:60,ja_JP:40')
    .option('--strict', 'refuse words that another locale lends (populace list locales tells)');
}

/** Seeds that are drawn have at most 14 digits, which are easily copied. */
const RANDOM_SEEDS = 10 ** 14;

/**
 * What the flags replace in a schema.
 * @throws CodedError `call/usage` where the seed is empty.
 */
export function openOptions({ rows, seed, now, locale, strict }: SchemaFlags): OpenOptions {
  if (seed === '') throw usageError('--seed is empty: give a seed, or random to have one drawn.');
  return { rows, now, locale, strict, seed: seed === 'random' ? randomInt(RANDOM_SEEDS) : seed };
}
