/** Parts of the SOURCES.md of a folder of tables, for pages: the published package has the pages, but not the folders. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

function linesOf(folder) {
  return readFileSync(join(root, folder, 'SOURCES.md'), 'utf8').split('\n');
}

/** Returns the table of where each table of a folder comes from. */
export function sourcesTableOf(folder) {
  const lines = linesOf(folder);
  const from = lines.findIndex((line) => ['table', 'source', 'licence'].every((name) => line.includes(`| ${name}`)));
  if (from === -1) throw new Error(`${folder}/SOURCES.md has no table of sources.`);
  const length = lines.slice(from).findIndex((line) => !line.startsWith('|'));
  return lines.slice(from, length === -1 ? undefined : from + length).join('\n');
}

/** Returns what a folder says of its judges; undefined where it says nothing. */
export function judgesOf(folder) {
  const lines = linesOf(folder);
  const heading = lines.findIndex((line) => /^## Judges\s*$/.test(line));
  if (heading === -1) return undefined;
  const rest = lines.slice(heading + 1);
  const length = rest.findIndex((line) => line.startsWith('## '));
  return rest
    .slice(0, length === -1 ? undefined : length)
    .join('\n')
    .trim();
}
