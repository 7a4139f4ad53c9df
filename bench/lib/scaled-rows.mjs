import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { cli } from './measure.mjs';

/** All examples. */
export const exampleNames = readdirSync(new URL('../../examples/', import.meta.url))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => basename(file, '.yaml'));
/** Those that cannot be larger, since every value of a unique column is in use. */
const full = ['school'];

/** The `--rows` of a call that makes the largest table of a schema about as large as wanted, all others in proportion. */
export function scaledRows(file, schema, wanted) {
  if (full.includes(basename(file, '.yaml'))) return [];
  const plan = JSON.parse(execFileSync('node', [cli, 'generate', file, '--explain', '--json'], { encoding: 'utf8' }));
  const factor = wanted / Math.max(...plan.tables.map(({ rows }) => rows));
  return Object.entries(schema.tables).flatMap(([name, { rows }]) => {
    // YAML takes 1_000 for text.
    const count = typeof rows === 'object' ? Number.NaN : Number(String(rows).replaceAll('_', ''));
    return Number.isNaN(count) ? [] : ['--rows', `${name}=${Math.ceil(count * factor)}`];
  });
}
