/**
 * Runs the tests of data (`*.data.test.*`) whose declared inputs have changed since they passed; `tools/data-ring.json` keeps the results.
 * `--all` runs all of them, `--record` keeps what passed, `--list` names what would run. Words without hyphens are parts of paths: only tests
 * that have one of them are run; other options go to Vitest.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { declaredInputs } from './lib/data-ring/declared-inputs.mjs';
import { createInputsDigest } from './lib/data-ring/inputs-digest.mjs';
import { changedTests, keptAfter, writeKept } from './lib/data-ring/kept-results.mjs';
import { listFiles, root } from './lib/project.mjs';
import { scriptOf, startNode } from './lib/run.mjs';

const keptPath = join(root, 'tools/data-ring.json');
const own = ['--all', '--record', '--list'];
const [isAll, isRecording, isListing] = own.map((word) => process.argv.includes(word));
const words = process.argv.slice(2).filter((word) => !own.includes(word));
const options = words.filter((word) => word.startsWith('-'));
const parts = words.filter((word) => !word.startsWith('-'));

/** Runs tests and returns the exit code, and of each file how many of its tests passed and how many did not. */
async function runTests(tests) {
  const folder = mkdtempSync(join(tmpdir(), 'populace-data-ring-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [scriptOf('vitest'), 'run', '--project=data', ...reporters, ...options, ...tests];
    const { status } = await startNode(args, { show: (text) => process.stdout.write(text) });
    return { status, ran: existsSync(report) ? readReport(report) : new Map() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(path) {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === 'passed').length;
      const failed = status === 'passed' ? 0 : 1;
      const others = assertionResults.length - passed;
      return [relative(root, name).split(sep).join('/'), { passed, others: Math.max(failed, others) }];
    }),
  );
}

const tests = ['packages', 'apps', 'tools', 'bench'].flatMap((folder) =>
  listFiles(folder, (path) => /\.data\.test\.(ts|mjs)$/.test(path)),
);
const digestOf = createInputsDigest(root);
const digests = new Map(tests.map((test) => [test, digestOf(test, declaredInputs(test))]));
const kept = existsSync(keptPath) ? JSON.parse(readFileSync(keptPath, 'utf8')) : {};
const named = (test) => parts.length === 0 || parts.some((part) => test.includes(part));
const asked = (isAll ? tests : changedTests(digests, kept)).filter(named);
const spared = tests.filter((test) => !asked.includes(test) && kept[test]?.inputs === digests.get(test));
const sparedCount = spared.reduce((sum, test) => sum + kept[test].passed, 0);
const why = isAll ? 'are run' : 'have other inputs than when they passed';
console.log(`Data: ${asked.length} of ${tests.length} files of tests ${why}.`);
if (spared.length > 0)
  console.log(`${sparedCount} tests in ${spared.length} files have passed with the inputs as they are.`);

if (isListing) for (const test of asked) console.log(test);
else if (asked.length > 0) {
  const { status, ran } = await runTests(asked);
  process.exitCode = status;
  if (isRecording) writeFileSync(keptPath, writeKept(keptAfter(digests, kept, ran)));
} else if (isRecording) writeFileSync(keptPath, writeKept(keptAfter(digests, kept, new Map())));
