/**
 * Everything that a change must pass, step by step: `npm run check`. A failing step prints all that it found, the others
 * run nevertheless, and the exit code says whether all were clean. `node tools/check.mjs arrows unit` runs only those; `tests` stands for
 * all steps that run tests.
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

/** Steps beside one another: half of the processors are for a ring of tests, and the other half for what runs meanwhile. */
const workers = `--maxWorkers=${Math.max(1, Math.floor(availableParallelism() / 2))}`;

/** Runs the tests of a ring. */
const vitest = (ring, ...words) => [scriptOf('vitest'), 'run', `--project=${ring}`, '--reporter=default', ...words];

/** The steps that run tests; they show what they do, as they take their time. Conformance is the longest: its halves run beside each other. */
const testSteps = [
  ['conformance', () => [vitest('conformance', workers, '--shard=1/2')]],
  ['conformance', () => [vitest('conformance', workers, '--shard=2/2')]],
  ['unit', () => [vitest('unit', workers)]],
  ['data', () => [['tools/data-ring.mjs', workers]]],
];

/** Journeys need a processor for themselves and one for the browser: they run when all else has ended. */
const lastSteps = [['journeys', () => [vitest('journeys', '--maxWorkers=1')]]];

/** Each step: its name and the arguments for Node, one list a command. The longest begins first. */
const steps = [
  ...testSteps,
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
  ...lastSteps,
];

const isOfTests = (step) => testSteps.includes(step) || lastSteps.includes(step);
const namesOf = (chosen) => [...new Set(chosen.map(([name]) => name))];
const wanted = process.argv.slice(2).flatMap((name) => (name === 'tests' ? namesOf(steps.filter(isOfTests)) : [name]));
const failed = [];
const unknown = wanted.filter((name) => !namesOf(steps).includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; the steps are ${namesOf(steps).join(', ')}, and tests.`);
  process.exit(2);
}

/** Shows what is printed, whole lines at a time, as steps beside one another would break each other's. */
function showLines() {
  let begun = '';
  return (text) => {
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) process.stdout.write(begun + text.slice(0, end));
    begun = end > 0 ? text.slice(end) : begun + text;
  };
}

/** Runs one step, whose output is kept for the counts where it runs tests. */
async function runStep(step) {
  const [name, commands] = step;
  const startedAt = performance.now();
  const results = [];
  for (const args of commands()) {
    const show = isOfTests(step) ? showLines() : undefined;
    results.push(await startNode(args, { env: { ...process.env, NO_COLOR: '1' }, show }));
  }
  const output = results.map((result) => result.output).join('');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const clean = results.every((result) => result.status === 0);
  console.log(`${clean ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  if (isOfTests(step)) testOutput += output;
  if (clean) return;
  failed.push(name);
  if (!isOfTests(step)) console.log(`\n${output.trimEnd()}\n`);
}

let testOutput = '';

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
// Each step keeps one processor busy.
await forEachOf(
  asked.filter((step) => !lastSteps.includes(step)),
  availableParallelism(),
  runStep,
);
await forEachOf(
  asked.filter((step) => lastSteps.includes(step)),
  1,
  runStep,
);
if (failed.length > 0) console.log(`\nNot clean: ${[...new Set(failed)].join(', ')}.`);
// The counts stand last, where people and programs look for them.
const counts = ['Test Files', 'Tests'].map((label) => `${label.padStart(11)}  ${totalsOf(label)}`);
if (asked.some(isOfTests)) console.log(`\n${counts.join('\n')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
