import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { cli } from './measure.mjs';

/** All examples. */
export const exampleNames = readdirSync(new URL('../../examples/', import.meta.url))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => basename(file, '.yaml'));

/**
 * The `--rows` of a call that makes the largest table of a schema about as large as wanted, or with `sum` all tables together;
 * the others in proportion.
 */
export function scaledRows(file, schema, wanted, of = 'largest') {
  const counts = rowsOf(file, []);
  const factor = wanted / (of === 'sum' ? sumOf(counts) : Math.max(...counts));
  return Object.entries(schema.tables).flatMap(([name, { rows }]) => {
    // YAML takes 1_000 for text.
    const count = typeof rows === 'object' ? Number.NaN : Number(String(rows).replaceAll('_', ''));
    return Number.isNaN(count) ? [] : ['--rows', `${name}=${Math.ceil(count * factor)}`];
  });
}

/** How many rows all tables have together in a call with these words. */
export function rowsInAll(file, words) {
  return sumOf(rowsOf(file, words));
}

function rowsOf(file, words) {
  const plan = execFileSync('node', [cli, 'generate', file, '--explain', '--json', ...words], { encoding: 'utf8' });
  return JSON.parse(plan).tables.map(({ rows }) => rows);
}

function sumOf(counts) {
  return counts.reduce((sum, count) => sum + count, 0);
}
