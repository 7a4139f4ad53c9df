/**
 * Uses the packed package as its users do: installed in an empty folder, on every supported line of Node, command line and
 * library, and compares the SHA-256 of all that they write. Run `node tools/pack.mjs` first.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { npmScript } from './lib/npm.mjs';
import { root } from './lib/project.mjs';
import { manifest, tarball } from './lib/published.mjs';
import { forEachOf, runNode, startNode } from './lib/run.mjs';

/** The lines of Node that are tried: all that are supported. */
const releases = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' };

/** Of each table, as some of the examples have many millions. */
const shownRows = '5_000';

const passed = [];
const failed = [];

/** Notes one check; `problem` is what was wrong, empty when nothing was. */
function note(name, problem) {
  (problem ? failed : passed).push(name);
  console.log(problem ? `FAILED  ${name}\n${problem}` : `ok      ${name}`);
}

/** Returns the program of each release: this process's own, or one installed beside the project. */
function findPrograms() {
  const folder = join(root, '.cache/node-versions');
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const others = Object.entries(releases).filter(([major]) => !process.versions.node.startsWith(`${major}.`));
  const missing = others.filter(([major]) => !existsSync(join(folder, `node_modules/n${major}/bin/node`)));
  if (missing.length > 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const wanted = others.map(([major, version]) => `n${major}@npm:node-${system}-${process.arch}@${version}`);
    const done = runNode([npmScript, 'install', '--no-audit', '--no-fund', '--no-save', ...wanted], { cwd: folder });
    if (done.status !== 0) throw new Error(`The other versions of Node could not be installed:\n${done.stderr}`);
  }
  const own = [process.versions.node.split('.')[0], process.execPath];
  return [own, ...others.map(([major]) => [major, join(folder, `node_modules/n${major}/bin/node`)])].sort();
}

/** Installs the tarball into an empty folder and returns the folder. */
function installPackage(home) {
  const folder = join(home, 'user');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const done = runNode([npmScript, 'install', '--no-audit', '--no-fund', '--no-save', tarball], { cwd: folder });
  if (done.status !== 0) throw new Error(`The package could not be installed:\n${done.stderr}`);
  cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
  return folder;
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Uses the package under one Node and returns name and digest of everything that it wrote. */
async function usePackage(folder, major, node) {
  const digests = new Map();
  const run = (args) => startNode(args, { node, cwd: folder });
  const command = join(folder, 'node_modules/populace/bin/populace.js');
  const version = await run([command, '--version']);
  const wrong = version.stdout.trim() === manifest.version ? '' : `--version printed ${version.output}`;
  note(`Node ${major}: the command starts and knows its version`, wrong);
  const schemas = readdirSync(join(folder, 'examples')).filter((file) => /\.(ya?ml|json)$/.test(file));
  for (const schema of schemas) {
    for (const format of ['csv', 'tsv', 'ndjson', 'json']) {
      const out = join(folder, `out-${major}`, schema, format);
      mkdirSync(dirname(out), { recursive: true });
      const words = ['--format', format, '--out', `${out}/`, '--take', shownRows];
      const done = await run([command, 'generate', `examples/${schema}`, ...words]);
      const files = done.status === 0 ? readdirSync(out).sort() : [];
      for (const file of files) digests.set(`${schema} ${file}`, sha256(readFileSync(join(out, file))));
      note(
        `Node ${major}: generate ${schema} as ${format}`,
        files.length > 0 ? '' : `exit code ${done.status}\n${done.output}`,
      );
    }
    const done = await run(['user.mjs', `examples/${schema}`]);
    if (done.status === 0) digests.set(`${schema} library`, sha256(done.stdout));
    note(`Node ${major}: the library reads ${schema}`, done.status === 0 ? '' : done.stderr);
  }
  for (const workers of ['1', '2']) {
    digests.set(`${workers} workers`, await useWorkers(folder, { major, run, workers }));
  }
  return digests;
}

/** Makes a table that is large enough for threads, and notes whether they were found; returns its digest. */
async function useWorkers(folder, { major, run, workers }) {
  const out = join(folder, `out-${major}`, `workers-${workers}.csv`);
  const command = join(folder, 'node_modules/populace/bin/populace.js');
  const columns = 'id:sequence,name:person.fullName,at:date.past';
  const words = ['--columns', columns, '--rows', '700_000', '--out', out, '--workers', workers, '--json'];
  const done = await run([command, 'generate', ...words]);
  const used = done.status === 0 ? JSON.parse(done.stderr).workers : 0;
  note(`Node ${major}: generate with ${workers} workers`, `${used}` === workers ? '' : `${used} used\n${done.output}`);
  return done.status === 0 ? sha256(readFileSync(out)) : undefined;
}

/** Serves the Studio of the package and notes what a browser would get first. */
async function useStudio(folder, [major, node]) {
  const command = join(folder, 'node_modules/populace/bin/populace.js');
  const child = spawn(node, [command, 'serve', '--port', '0'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const address = await addressOf(child);
    const fetchText = async (path) => {
      const answer = await fetch(new URL(path, address));
      return [answer.status, answer.headers.get('content-type'), await answer.text()];
    };
    const [status, , page] = await fetchText('/');
    note(`Node ${major}: serve hands out the Studio`, status === 200 ? '' : `status ${status}: ${page}`);
    const [, script = 'no script'] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
    const [, type] = await fetchText(script);
    note(`Node ${major}: serve hands out its script`, /^text\/javascript/.test(type) ? '' : `${script} is ${type}`);
    const [, , deep] = await fetchText('/schemas/x/code');
    note(`Node ${major}: serve leaves addresses to the Studio`, deep === page ? '' : deep);
  } catch (error) {
    note(`Node ${major}: serve`, String(error));
  } finally {
    child.kill('SIGKILL');
  }
}

/** Waits until a server has printed its address. */
async function addressOf(child) {
  let printed = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    printed += text;
    const [address] = /http:\S+(?=\s)/.exec(printed) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The server ended without an address: ${printed}`);
}

/** Notes that one worker and two write the same bytes. */
function compareWorkers([major, digests]) {
  const same = digests.get('1 workers') === digests.get('2 workers');
  note(`Node ${major}: the same bytes with any number of workers`, same ? '' : 'the digests differ');
}

/** Notes every output whose digest is not the same under all versions of Node. */
function compare(results) {
  const names = new Set(results.flatMap(([, digests]) => [...digests.keys()]));
  for (const name of [...names].sort()) {
    const each = results.map(([major, digests]) => `Node ${major}: ${digests.get(name) ?? 'missing'}`);
    const same = new Set(results.map(([, digests]) => digests.get(name))).size === 1;
    note(`same bytes everywhere: ${name}`, same ? '' : each.join('\n'));
  }
}

const home = mkdtempSync(join(tmpdir(), 'populace-package-'));
try {
  const programs = findPrograms();
  const folder = installPackage(home);
  // The script that a user of the library would write: prints rows of every table.
  cpSync(join(root, 'tools/lib/library-user.mjs'), join(folder, 'user.mjs'));
  const digestsOf = new Map();
  await forEachOf(programs, availableParallelism(), async ([major, node]) => {
    digestsOf.set(major, await usePackage(folder, major, node));
  });
  const results = programs.map(([major]) => [major, digestsOf.get(major)]);
  for (const program of programs) await useStudio(folder, program);
  compare(results);
  for (const result of results) compareWorkers(result);
} finally {
  rmSync(home, { recursive: true, force: true });
}
console.log(`Package: ${passed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
