/** Checks sizes and names of source files (docs: CONTRIBUTING.md, "Files"). */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles, root } from './lib/project.mjs';

const maxLines = 400;
const vague = new Set(['manager', 'helper', 'helpers', 'util', 'utils', 'common', 'misc', 'processor', 'info', 'item']);

const problems = [];
const sources = ['packages', 'apps', 'tools', 'bench', 'examples'].flatMap((folder) => {
  try {
    return listFiles(folder, (path) => /\.(ts|mjs|js)$/.test(path));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
});

for (const path of sources) {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const made = /\.(gen|data)\.ts$/.test(file);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.(ts|mjs|js)$/.test(file))
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
const credits = readFileSync(join(root, 'THIRD-PARTY-DATA.md'), 'utf8');
for (const path of listFiles('packages', (file) => /\.data\.(ts|json)$/.test(file))) {
  const [folder, file] = [dirname(path), basename(path)];
  const sources = join(root, folder, 'SOURCES.md');
  const named = existsSync(sources) && readFileSync(sources, 'utf8').includes(`\`${file}\``);
  if (!named && !credits.includes(`\`${path}\``))
    problems.push(`${path}: no SOURCES.md beside it says where it comes from.`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
