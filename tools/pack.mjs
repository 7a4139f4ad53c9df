/**
 * Stages the published package `populace` in `dist/pack/populace` and packs it beside: bundles without dependencies, the Studio,
 * one set of types, a generated manifest. Ends with an error when the package is too big or its checkers complain.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { dts } from 'rolldown-plugin-dts';
import { bundle, nodeModulesOf } from './lib/bundle.mjs';
import { licenceTexts } from './lib/licences.mjs';
import { npmScript } from './lib/npm.mjs';
import { root } from './lib/project.mjs';
import { manifest, maxPackedBytes, stage, tarball } from './lib/published.mjs';
import { runNode, scriptOf } from './lib/run.mjs';
import { shareTables } from './lib/shared-tables.mjs';
import { buildStudio, readStudioRecord, studioApp } from './lib/studio.mjs';
import { workerName, workerProgram } from './lib/worker-program.mjs';

const library = join(root, 'packages/library/src/index.ts');
const libraryForNode = join(root, 'packages/library/src/node/index.ts');
const commandLine = join(root, 'apps/cli/src/main.ts');
const dist = join(stage, 'dist');

/** Makes the bundles and returns the modules that they contain. */
async function makeBundles() {
  const entries = { index: library, node: libraryForNode };
  const programs = { ...entries, [workerName]: workerProgram };
  const libraries = await bundle({ input: programs, folder: dist, names: '[name].js', packsBeside: true });
  const needed = nodeModulesOf(libraries, 'index.js');
  if (needed.length > 0)
    throw new Error(`The library's main entry must run in a browser, but reaches ${needed.join(', ')}.`);
  const cli = await bundle({
    input: { cli: commandLine },
    folder: dist,
    names: '[name].js',
    forNode: true,
    startsFast: true,
    oneFile: true,
    packsBeside: true,
  });
  const types = dts({ oxc: true, emitDtsOnly: true, tsconfig: join(root, 'tsconfig.base.json') });
  await bundle({ input: entries, folder: dist, names: '[name].js', plugins: [types] });
  return [...libraries, ...cli].flatMap((chunk) => chunk.moduleIds ?? []);
}

/** Builds the Studio, puts it where `populace serve` looks for it, and returns the modules of packages that it contains. */
function addStudio() {
  buildStudio();
  const notForServing = join(studioApp, '.vite');
  cpSync(studioApp, join(stage, 'studio'), { recursive: true, filter: (path) => path !== notForServing });
  return readStudioRecord().modules;
}

/** Documents for those who work on Populace, not with it. */
const keptBack = ['docs/plan.md', 'docs/decisions', 'docs/pictures'].map((path) => join(root, path));

/** Turns links to files that are not in the package into their text. */
function dropDeadLinks(path) {
  const text = readFileSync(path, 'utf8');
  const kept = text.replaceAll(/!?\[([^\]]*)\]\(([^)\s]+)\)/g, (link, label, target) => {
    const [file] = target.split('#');
    const isOutside = /^[a-z]+:/.test(target) || file === '';
    if (isOutside || existsSync(join(dirname(path), file))) return link;
    // A picture that is not there has no text to stand for it.
    return link.startsWith('!') ? '' : label;
  });
  if (kept !== text) writeFileSync(path, kept);
}

/** Copies the files that go along and writes the manifest. */
function addFiles(moduleIds) {
  for (const file of ['LICENSE', 'README.md', 'THIRD-PARTY-DATA.md', 'docs', 'examples']) {
    cpSync(join(root, file), join(stage, file), { recursive: true, filter: (path) => !keptBack.includes(path) });
  }
  for (const file of readdirSync(stage, { recursive: true }))
    if (file.endsWith('.md')) dropDeadLinks(join(stage, file));
  writeFileSync(join(stage, 'THIRD-PARTY-LICENSES.txt'), licenceTexts(moduleIds));
  mkdirSync(join(stage, 'bin'));
  cpSync(join(root, 'apps/cli/bin/populace.js'), join(stage, 'bin/populace.js'));
  chmodSync(join(stage, 'bin/populace.js'), 0o755);
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Runs a tool and prints what it says when it fails. */
function demand(what, args, options) {
  const done = runNode(args, options);
  if (done.status === 0) return done;
  console.error(`${what} failed:\n${done.stdout}${done.stderr}`);
  process.exit(1);
}

function pack() {
  const done = demand('npm pack', [npmScript, 'pack', '--json', '--pack-destination', dirname(tarball)], {
    cwd: stage,
  });
  const [{ filename, unpackedSize }] = JSON.parse(done.stdout);
  const made = join(dirname(tarball), filename);
  if (made !== tarball) renameSync(made, tarball);
  return unpackedSize;
}

rmSync(dirname(stage), { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
addFiles([...(await makeBundles()), ...addStudio()]);
await shareTables({ packs: join(dist, 'packs'), assets: join(stage, 'studio/assets') });
const unpacked = pack();
const packed = statSync(tarball).size;
if (packed > maxPackedBytes) {
  console.error(`The package has ${packed} bytes, the limit is ${maxPackedBytes}.`);
  process.exit(1);
}
demand('publint', [scriptOf('publint'), stage, '--strict']);
demand('attw', [scriptOf('@arethetypeswrong/cli', 'attw'), tarball, '--profile', 'esm-only', '--no-color']);
const index = readFileSync(join(dist, 'index.js')).length;
console.log(`${tarball.slice(root.length + 1)}: ${packed} bytes packed, ${unpacked} unpacked, index.js ${index}.`);
