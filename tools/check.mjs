/**
 * Everything that a change must pass, step by step: `npm run check`. A failing step prints all that it found, the others
 * run nevertheless, and the exit code says whether all were clean. `node tools/check.mjs arrows tests` runs only those.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isTest, listFiles, root } from './lib/project.mjs';
import { forEachOf, scriptOf, startNode } from './lib/run.mjs';

/**
 * The scripts that make data files; with `--check` they write nothing and fail when a file is not what they make. Those that
 * know no `--check` read packages which are not installed here.
 */
const dataScripts = () =>
  listFiles('tools/data', (path) => path.endsWith('.mjs') && !isTest(path)).filter((path) =>
    readFileSync(join(root, path), 'utf8').includes("'--check'"),
  );

/** Everything that makes a file which is kept: lists of plugins, data, reference pages. */
const listScripts = () => ['tools/generate.mjs', 'tools/packs.mjs', ...dataScripts(), 'tools/docs/reference.mjs'];

/** The compiler in its native form, which needs a quarter of the time; `typescript` is the one that other tools read source with. */
const tsc = () => scriptOf('typescript-7', 'tsc');

const projects = ['tsconfig.json', 'tsconfig.test.json', 'apps/studio/tsconfig.test.json'];

const journeys = 'apps/studio/src/journeys';

/** Each step: its name and the arguments for Node, one list a command. The longest begins first. */
const steps = [
  ['docs', () => [['tools/check-docs.mjs']]],
  ['lists', () => listScripts().map((path) => [path, '--check'])],
  [
    'format and lint',
    () => [[scriptOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '--colors=off', '.']],
  ],
  ['types', () => [[tsc(), '-b', ...projects, '--pretty', 'false']]],
  [
    'arrows',
    () => [[scriptOf('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.mjs', 'packages', 'apps']],
  ],
  ['dead code', () => [[scriptOf('knip'), '--no-progress', '--no-config-hints']]],
  ['words', () => [['tools/check-words.mjs']]],
  ['files', () => [['tools/check-files.mjs']]],
  ['circles', () => [['tools/check-circles.mjs']]],
  ['budgets', () => [['tools/check-budgets.mjs']]],
  [
    'tests',
    () => [
      // Tests alone keep a processor busy; journeys need one for themselves and one for the browser.
      [scriptOf('vitest'), 'run', '--reporter=default', '--maxWorkers=2', '--exclude', `${journeys}/**`],
      [scriptOf('vitest'), 'run', '--reporter=default', '--maxWorkers=1', journeys],
    ],
  ],
];

const wanted = process.argv.slice(2);
const failed = [];
const unknown = wanted.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; the steps are ${steps.map(([name]) => name).join(', ')}.`);
  process.exit(2);
}

/** Runs one step and returns what it printed; with `show`, which is then told all that is printed, as it comes. */
async function runStep([name, commands], show) {
  const startedAt = performance.now();
  const results = [];
  for (const args of commands()) {
    results.push(await startNode(args, { env: { ...process.env, NO_COLOR: '1' }, show }));
  }
  const output = results.map((result) => result.output).join('');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const clean = results.every((result) => result.status === 0);
  console.log(`${clean ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  if (clean) return output;
  failed.push(name);
  if (show === undefined) console.log(`\n${output.trimEnd()}\n`);
  return output;
}

/** What all runs of the tests counted under a label, as the runner writes it: `12 passed | 1 failed | 3 skipped`. */
function totalsOf(label) {
  const lines = testOutput.split('\n').filter((line) => line.trimStart().startsWith(`${label} `));
  return ['passed', 'failed', 'skipped']
    .map((state) => {
      const found = lines.flatMap((line) => new RegExp(`(\\d+) ${state}`).exec(line)?.[1] ?? []);
      return [found.reduce((sum, count) => sum + Number(count), 0), state];
    })
    .filter(([count]) => count > 0)
    .map((pair) => pair.join(' '))
    .join(' | ');
}

const asked = steps.filter(([name]) => wanted.length === 0 || wanted.includes(name));
const isTests = ([name]) => name === 'tests';
// Each step keeps one processor busy; the tests are for all of them, and show what they do, as they take their time.
await forEachOf(
  asked.filter((step) => !isTests(step)),
  availableParallelism(),
  (step) => runStep(step),
);
const tests = asked.find(isTests);
const testOutput = tests === undefined ? '' : await runStep(tests, (text) => process.stdout.write(text));
if (failed.length > 0) console.log(`\nNot clean: ${failed.join(', ')}.`);
// The counts stand last, where people and programs look for them.
const counts = ['Test Files', 'Tests'].map((label) => `${label.padStart(11)}  ${totalsOf(label)}`);
if (testOutput !== '') console.log(`\n${counts.join('\n')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
