/** Reads who is to be named for the tables of a folder: one table of its SOURCES.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const columns = ['table', 'source', 'licence'];

/**
 * Returns `{ what, source, licence }[]` from the first table in a SOURCES.md that has the columns `table`, `source` and
 * `licence`, others beside or not. A row names one or more of the folder's tables in backquotes; a table with several sources
 * has several rows. `(ours)` behind a licence says that the facts are our own compilation. Adds a sentence for each table of
 * `names` that no row names, for rows about other tables, for licences that are not in `licences`, and for a source of
 * others without a link.
 */
export function readCredits({ path, text, names, licences, problems }) {
  const lines = text.split('\n');
  const report = (line, sentence) => problems.push(`${path}:${line}: ${sentence}`);
  const at = lines.findIndex((line) => columns.every((column) => cellsOf(line).includes(column)));
  if (at === -1) {
    report(1, `has no table with the columns ${columns.join(', ')}; each table of the folder needs a row in it.`);
    return [];
  }
  const header = cellsOf(lines[at]);
  const places = columns.map((column) => header.indexOf(column));
  const credits = [];
  // The line after the header parts it from the rows.
  for (let index = at + 2; lines[index]?.trim().startsWith('|'); index++) {
    const cells = cellsOf(lines[index]);
    const row = places.map((place) => cells[place] ?? '');
    credits.push(...readRow(row, { names, licences, report: (sentence) => report(index + 1, sentence) }));
  }
  const named = new Set(credits.map(({ what }) => what));
  for (const name of names) if (!named.has(name)) report(at + 1, `no row names the table \`${name}\`.`);
  return credits;
}

function cellsOf(line) {
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function readRow([tables, source, licenceCell], { names, licences, report }) {
  const [, licence, ours] = /^(.*?)( \(ours\))?$/.exec(licenceCell);
  const named = [...tables.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  if (named.length === 0) report('the row names no table in backquotes.');
  for (const name of named) if (!names.includes(name)) report(`\`${name}\` is no table of this folder.`);
  if (source === '') report('the row says no source.');
  if (!licences.includes(licence))
    report(`the licence ${JSON.stringify(licence)} is not allowed here; it must be one of ${licences.join(', ')}.`);
  else if (!ours && licence !== 'public domain' && linksOf(source).length === 0)
    report(`the source has no link; where the facts are our own compilation, the licence is ${licence} (ours).`);
  return named.map((what) => ({ what, source, licence }));
}

function linksOf(source) {
  return [...source.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
}

/** Returns the credits of a folder's SOURCES.md; a missing file is a problem. */
export function readSources({ base, folder, names, licences, problems }) {
  const path = `${folder}/SOURCES.md`;
  if (existsSync(join(base, path))) {
    return readCredits({ path, text: readFileSync(join(base, path), 'utf8'), names, licences, problems });
  }
  problems.push(`${path}:1: is missing; it says where each table comes from.`);
  return [];
}

/** Returns a sentence for each source with a link that `others`, the list of what others collected, lacks. */
export function checkOrigins(credits, { folder, others }) {
  const missing = credits.flatMap(({ what, source }) =>
    linksOf(source)
      .filter((link) => !others.includes(`](${link})`))
      .map((link) => `${folder}/SOURCES.md: ${link}, a source of \`${what}\`, is not listed in THIRD-PARTY-DATA.md.`),
  );
  return [...new Set(missing)];
}
