/**
 * Makes a clone ready: installs when `node_modules` is missing or stale, builds tables, command line and
 * Studio when they are.
 * It runs before everything else, so it uses nothing but Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDigest, installStamp, packsAreFresh, readStamp, staleBuilds } from './lib/digest.mjs';
import { root } from './lib/project.mjs';

const lockfile = join(root, 'package-lock.json');

/** Runs a command with the terminal attached; ends this process when it fails. */
function run(command, args) {
  // On Windows npm is a script, which only a shell can start; all arguments here are constants.
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.error) fail(`${command} could not be started: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function fail(text) {
  console.error(text);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old: Populace needs Node 20.19 or newer.`);
  }
}

/** What a lockfile promises: which package stands where, in which version, with which bytes. */
function promises(text) {
  const packages = Object.entries(JSON.parse(text).packages);
  return JSON.stringify(packages.map(([path, entry]) => [path, entry.version, entry.integrity]).sort());
}

/** Installs, and proves that the lockfile still says the same. */
function install() {
  console.log('Installing dependencies …');
  const before = readFileSync(lockfile, 'utf8');
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  const after = readFileSync(lockfile, 'utf8');
  if (promises(before) !== promises(after)) {
    fail(
      'package-lock.json does not match the package.json files: npm changed it. Look at the difference and commit it.',
    );
  }
  // Versions of npm differ in the flags that they write; a mere difference of notation does not touch the file.
  if (before !== after) writeFileSync(lockfile, before);
  writeFileSync(join(root, installStamp), `${installDigest()}\n`);
}

checkNode();
if (!existsSync(join(root, 'node_modules')) || readStamp(installStamp) !== installDigest()) install();
if (!packsAreFresh()) run(process.execPath, ['tools/packs.mjs']);
const stale = staleBuilds();
if (stale.length > 0) {
  console.log('Building …');
  run(process.execPath, ['tools/build.mjs', ...stale]);
}
console.log('Dependencies, data and builds are up to date.');
