/** What the judges of places share: committed tables as rows, and the share that a source agrees with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/project.mjs';

/** The rows of a table of a country's places as objects by the names of columns. */
export function placeRows(country, table) {
  const path = join(root, 'packages/places/src', country, 'tables', `${table}.tsv`);
  const [header, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const columns = header.split('\t').map((column) => column.split(/[:>]/)[0]);
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, place) => [columns[place], cell])));
}

/** Prints how many of `rows` a judge agrees with; with `--all` names each disagreement. */
export function report(what, rows, agrees, nameOf) {
  const against = rows.filter((row) => !agrees(row));
  const share = ((100 * (rows.length - against.length)) / rows.length).toFixed(2);
  console.log(`${what}: ${rows.length - against.length} of ${rows.length} (${share} %)`);
  if (process.argv.includes('--all')) for (const row of against) console.log(`  ${nameOf(row)}`);
}
