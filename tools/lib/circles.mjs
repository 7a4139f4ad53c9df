/** Circles among folders: parts of a folder that need one another, though no file does. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTest, listFiles, root } from './project.mjs';

/** What files import of their own package, as pairs of paths. */
export function readImports(folder, base = root) {
  return listFiles(folder, (path) => /\.tsx?$/.test(path) && !isTest(path), base).flatMap((path) => {
    const text = readFileSync(join(base, path), 'utf8');
    const names = [...text.matchAll(/(?:\bfrom|^import|\bimport\()\s*'(\.[^']*)'/gm)].map(([, name]) => name);
    return names.map((name) => [path, join(dirname(path), name).replaceAll('\\', '/')]);
  });
}

/**
 * The circles below a folder, by the folder whose parts they are of: lists of parts, of which each leads to all others. The files that stand
 * in the folder itself are one part, `.`, without its `index.ts`.
 */
export function circlesOf(folder, imports) {
  const parts = new Map();
  const inner = new Map();
  for (const pair of imports) {
    const [from, to] = pair.map((path) => partOf(folder, path));
    if (from === undefined || to === undefined) continue;
    if (from === to && from !== '.') inner.set(from, [...(inner.get(from) ?? []), pair]);
    if (from !== to) parts.set(from, (parts.get(from) ?? new Set()).add(to));
  }
  const here = groupsOf(parts).map((group) => ({ folder, parts: group }));
  return [...here, ...[...inner].flatMap(([part, pairs]) => circlesOf(`${folder}/${part}`, pairs))];
}

/** The part of a folder that a file belongs to; undefined where it is not below it, and of lists of exports. */
function partOf(folder, path) {
  if (!path.startsWith(`${folder}/`) || /(^|\/)index(\.gen)?\.ts$/.test(path)) return undefined;
  const rest = path.slice(folder.length + 1).split('/');
  return rest.length > 1 ? rest[0] : '.';
}

/** The sets of two or more parts that all lead to one another. */
function groupsOf(edges) {
  const reach = new Map([...edges.keys()].map((part) => [part, reachedFrom(part, edges)]));
  const groups = new Map();
  for (const [part, reached] of reach) {
    const group = [...reached].filter((other) => reach.get(other)?.has(part)).sort();
    if (group.length > 1) groups.set(group.join(), group);
  }
  return [...groups.values()];
}

function reachedFrom(part, edges) {
  const reached = new Set();
  const open = [part];
  while (open.length > 0) {
    for (const next of edges.get(open.pop()) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
