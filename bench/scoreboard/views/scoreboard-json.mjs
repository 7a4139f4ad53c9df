/**
 * The checked-in result, docs/scoreboard.json: by locale the rows, Faker's locale, and by metric the cells of both. A cell is `{ n, ok }`, with a
 * `failure` where there was one, or says why there is none.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/lib/project.mjs';
import { fakerVersion } from '../kept-results.mjs';
import { judgesThere } from '../knowledge/judges-folder.mjs';

export const scoreboardPath = join(root, 'docs/scoreboard.json');

/** Reads it; an empty one where there is none. */
export function readScoreboard() {
  if (!existsSync(scoreboardPath)) return { about: {}, locales: {}, identifiers: {} };
  return JSON.parse(readFileSync(scoreboardPath, 'utf8'));
}

/** Returns it with the result of one job in its place. */
export function withResult({ about, locales, identifiers }, { by, id, rows }, result) {
  const told = { ...about, faker: fakerVersion(), judges: judgesThere().join(', ') };
  if (by === undefined) return { about: told, locales, identifiers: { ...identifiers, [id]: result } };
  const known = locales[id] ?? {};
  const own = result === undefined ? 'none' : { rows, ...result };
  return { about: told, locales: { ...locales, [id]: { ...known, [by]: own } }, identifiers };
}

/** Returns it as one of all locales and identifiers; those that are no more are left out. */
export function asComplete({ about, locales, identifiers }, known) {
  const present = (entries, ids) => Object.fromEntries(Object.entries(entries).filter(([id]) => ids.includes(id)));
  return {
    about: { ...about, isComplete: true },
    locales: present(locales, known.locales),
    identifiers: present(identifiers, known.identifiers),
  };
}

/** Writes it, locales by id, a line for each cell. */
export function writeScoreboard({ about, locales, identifiers }) {
  const text = lines({
    about,
    locales: Object.fromEntries(Object.entries(locales).toSorted(byId)),
    identifiers: Object.fromEntries(Object.entries(identifiers)),
  });
  writeFileSync(scoreboardPath, `${text}\n`);
}

const byId = ([one], [other]) => (one < other ? -1 : 1);

/** JSON with a line for each object that holds no others. */
function lines(value, indent = '') {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.values(value);
  if (!parts.some((part) => typeof part === 'object' && part !== null)) return JSON.stringify(value);
  const inner = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${indent} ${JSON.stringify(name)}: ${lines(part, `${indent} `)}`);
  return `{\n${inner.join(',\n')}\n${indent}}`;
}
