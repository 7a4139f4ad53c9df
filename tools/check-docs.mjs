/**
 * Checks the documents: every relative link leads somewhere, and every example does what it shows. CONTRIBUTING.md
 * ("Documents") says how an example is marked. `node tools/check-docs.mjs README.md` checks only that document, and `--write` writes what
 * examples print into the documents, to be read before it is checked in.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createPlayground } from './lib/doc-examples.mjs';
import { createDocLibrary } from './lib/doc-library.mjs';
import { listFiles, root } from './lib/project.mjs';
import { forEachOf } from './lib/run.mjs';

/** Returns the fenced blocks of a document: info string, lines, and the number of the line after the opening fence. */
function fencedBlocks(lines) {
  const blocks = [];
  let open;
  lines.forEach((line, index) => {
    const fence = /^(\s*)(`{3,}|~{3,})\s*(.*)$/.exec(line);
    if (open) {
      if (fence?.[2].startsWith(open.fence) && fence[3] === '') {
        blocks.push(open);
        open = undefined;
      } else open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line);
    } else if (fence) {
      open = { indent: fence[1], fence: fence[2], info: fence[3].trim(), lines: [], line: index + 2 };
    }
  });
  return blocks;
}

/** The anchors that headings of a document get, as code hosts make them. */
function anchorsOf(text) {
  const headings = text.matchAll(/^#{1,6}\s+(.*)$/gm);
  return new Set(
    [...headings].map(([, title]) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}

/** Returns a sentence for each link of a document that leads nowhere. */
function checkLinks(path, lines) {
  const problems = [];
  let inside = false;
  lines.forEach((line, index) => {
    if (/^\s*(`{3,}|~{3,})/.test(line)) inside = !inside;
    if (inside) return;
    for (const [, target] of line.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)[^)]*\)/g)) {
      if (/^[a-z][a-z0-9+.-]*:/i.test(target)) continue;
      const [file, anchor] = target.split('#');
      const place = file === '' ? path : join(dirname(path), decodeURIComponent(file));
      const found = existsSync(join(root, place));
      if (!found) problems.push(`${path}:${index + 1}: the link to ${target} leads nowhere.`);
      else if (anchor && place.endsWith('.md') && !anchorsOf(readFileSync(join(root, place), 'utf8')).has(anchor)) {
        problems.push(`${path}:${index + 1}: ${place} has no heading for #${anchor}.`);
      }
    }
  });
  return problems;
}

/** Writes the outputs of a document's examples in the place of those that it shows. */
function writeShown(path, lines, outcomes) {
  const written = [...lines];
  for (const { block, shown } of outcomes.toReversed()) {
    const indented = shown.map((line) => (line === '' ? line : `${block.indent}${line}`));
    written.splice(block.line - 1, block.lines.length, ...indented);
  }
  if (written.join('\n') !== lines.join('\n')) writeFileSync(join(root, path), written.join('\n'));
}

/** Runs the examples of a document from top to bottom in one folder of its own. */
async function runExamples(path, blocks, library) {
  const marked = blocks.filter((block) => /(^console$|\bfile=|\brun$|\boutput$)/.test(block.info));
  if (marked.length === 0) return { problems: [], count: 0, outcomes: [] };
  const playground = createPlayground(library);
  const problems = [];
  const outcomes = [];
  let count = 0;
  try {
    for (const block of marked) {
      const outcome = await playground.play(block);
      count += outcome.ran;
      outcomes.push({ block, shown: outcome.shown ?? block.lines });
      problems.push(...outcome.problems.map((problem) => `${path}:${block.line}: ${problem}`));
    }
  } finally {
    playground.remove();
  }
  return { problems, count, outcomes };
}

const isWriting = process.argv.includes('--write');
const named = process.argv.slice(2).filter((word) => word !== '--write');
const documents = named.length > 0 ? named : listFiles('.', (path) => path.endsWith('.md'));
const found = new Map();
const library = createDocLibrary();
let exampleCount = 0;

async function checkDocument(path) {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  const examples = await runExamples(path, fencedBlocks(lines), library);
  found.set(path, [...checkLinks(path, lines), ...examples.problems]);
  if (isWriting) writeShown(path, lines, examples.outcomes);
  exampleCount += examples.count;
}

try {
  await forEachOf(documents, availableParallelism(), checkDocument);
} finally {
  library.remove();
}
const problems = documents.flatMap((path) => found.get(path));
for (const problem of problems) console.error(problem);
console.log(`${documents.length} documents, ${exampleCount} examples run, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
