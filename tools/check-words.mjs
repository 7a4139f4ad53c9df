/**
 * Checks for words that may not stand in the code: what would make a value depend on the machine, what would run text as
 * code, and places that exist only on somebody's machine. A line may be excused by `allowed: <reason>` in a comment on it
 * or on the line above.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, listFiles, root } from './lib/project.mjs';

const everywhere = [
  [/\bMath\.random\b/, 'values come from their place; Math.random does not know it'],
  [/(?<![.\w])eval\s*\(/, 'user input is data and never runs'],
  [/\bnew\s+Function\b|(?<![.\w])Function\s*\(/, 'user input is data and never runs'],
  [/['"](node:)?vm['"]/, 'user input is data and never runs'],
];

/** Engines differ in the last bit of these, in their tables of Unicode and time zones, or in the time of day. */
const inValues = [
  [
    /\bMath\.(log|log2|log10|log1p|exp|expm1|pow|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|cbrt|hypot)\b/,
    'engines differ in the last bit',
  ],
  [/\bIntl\b|\.toLocale\w*\(|\.localeCompare\(/, 'the result changes with the version of ICU'],
  [/\bDate\.now\b|\bnew\s+Date\s*\(\s*\)|\bperformance\.now\b/, 'a value never knows the time of day'],
];
const unicodeTables = [
  [/\.normalize\(|\.toLowerCase\(|\.toUpperCase\(|\\p\{/, "the engine's Unicode tables change with its version"],
];

const valuePackages = /^packages\/(core|formulas|schema|engine|generators|locales|places|formats)\/src\//;
// Sentences about problems are no values, and the schema package reads what people write.
const unicodePackages = /^packages\/(core|formulas|engine|generators|locales|places|formats)\/src\/(?!problems\/)/;

const places = [
  [/(^|[\s"'`(=])\/(home|root|work|Users)\/[\w.]/, "a path of somebody's machine"],
  [/registry\.[a-z]+\.(org|com|io)/, 'the name of a registry; the lockfile and the code name none'],
];

/** Removes comments from a line; blocks are followed by their usual leading star. */
function withoutComment(line) {
  if (/^\s*(\/?\*)/.test(line)) return '';
  return line.replace(/(^|\s)\/\/.*$/, '').replace(/\/\*.*?\*\//g, '');
}

const problems = [];

function checkLines(path, lines, rules, prepare) {
  lines.forEach((line, index) => {
    const excused = /allowed: \S/.test(line) || /^\s*\/\/.*allowed: \S/.test(lines[index - 1] ?? '');
    if (excused) return;
    for (const [pattern, reason] of rules) {
      const found = pattern.exec(prepare(line));
      if (found) problems.push(`${path}:${index + 1}: ${found[0].trim()} – ${reason}.`);
    }
  });
}

for (const path of listFiles('.', (file) => /\.(ts|tsx|mjs|js|json|md|ya?ml)$/.test(file) || file === '.ci/run')) {
  if (path === 'tools/check-words.mjs') continue;
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  checkLines(path, lines, places, (line) => line);
  const code = /^(packages|apps)\/.*\.ts$/.test(path) && !isTest(path);
  if (!code) continue;
  checkLines(path, lines, everywhere, withoutComment);
  if (valuePackages.test(path)) checkLines(path, lines, inValues, withoutComment);
  if (unicodePackages.test(path)) checkLines(path, lines, unicodeTables, withoutComment);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
