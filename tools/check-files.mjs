/** Checks sizes and names of source files, and that every fact has a source (docs: CONTRIBUTING.md, "Files", "Data"). */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { licences, placeLicences } from './lib/packs/known-tables.mjs';
import { checkOrigins, readSources } from './lib/packs/read-credits.mjs';
import { listFiles, root } from './lib/project.mjs';

const maxLines = 400;
const vague = new Set(['manager', 'helper', 'helpers', 'util', 'utils', 'common', 'misc', 'processor', 'info', 'item']);

const problems = [];
const sources = ['packages', 'apps', 'tools', 'bench', 'examples'].flatMap((folder) => {
  try {
    return listFiles(folder, (path) => /\.(tsx?|mjs|js)$/.test(path));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
});

for (const path of sources) {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const made = /\.(gen|data)\.ts$/.test(file);
  // A script that makes a locale's tables is named as the locale is.
  const isLocale = /^tools\/data\/[a-z]{2,3}(_[A-Z][a-z]{3})?_[A-Z]{2}\.mjs$/.test(path);
  if (!isLocale && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.(tsx?|mjs|js)$/.test(file))
    problems.push(`${path}: file names are kebab-case.`);
  const word = file.split('.')[0].split('-').at(-1);
  if (vague.has(word)) problems.push(`${path}: "${word}" says nothing; name the file after what it holds.`);
  if (file === 'index.ts' && !/^(packages|apps)\/[^/]+\/src\/(node\/)?index\.ts$/.test(path)) {
    problems.push(`${path}: index.ts stands only at a package's root.`);
  }
  const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
  if (!made && lines > maxLines)
    problems.push(`${path}: ${lines} lines, the limit is ${maxLines}; split it by concept.`);
}

// A fact has a source: every data file is named in the SOURCES.md beside it, or in the list of what others collected.
const others = readFileSync(join(root, 'THIRD-PARTY-DATA.md'), 'utf8');
for (const path of listFiles('packages', (file) => /\.data\.(ts|json)$/.test(file))) {
  const [folder, file] = [dirname(path), basename(path)];
  const sources = join(root, folder, 'SOURCES.md');
  const named = existsSync(sources) && readFileSync(sources, 'utf8').includes(`\`${file}\``);
  if (!named && !others.includes(`\`${path}\``))
    problems.push(`${path}: no SOURCES.md beside it says where it comes from.`);
}

// So has every table: its folder's SOURCES.md names it with a licence that we may hand on, and what others collected is listed.
const tables = listFiles('packages', (file) => /\/tables\/[^/]+\.tsv$/.test(file));
for (const folder of new Set(tables.map((path) => dirname(dirname(path))))) {
  const names = tables.filter((path) => path.startsWith(`${folder}/tables/`)).map((path) => basename(path, '.tsv'));
  const allowed = folder.startsWith('packages/places/') ? placeLicences : licences;
  const credits = readSources({ base: root, folder, names, licences: allowed, problems });
  problems.push(...checkOrigins(credits, { folder, others }));
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
