/** Starts programs of the workspace and collects what they print. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project.mjs';

/** Returns the script behind a command of a development dependency, to be run by this very Node. */
export function scriptOf(packageName, command = packageName) {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${packageName} is not installed; run \`npm test\` or \`npm install\`.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/** Runs Node with arguments in the root (or `options.cwd`) and returns its exit code and output. */
export function runNode(args, options = {}) {
  const done = spawnSync(options.node ?? process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  if (done.error) throw done.error;
  return { status: done.status ?? 1, stdout: done.stdout, stderr: done.stderr };
}

/**
 * As `runNode`, but others go on meanwhile; `output` is all that is printed, in its order. `options.show` is called with each part as it comes.
 */
export function startNode(args, { node = process.execPath, ...options } = {}) {
  return startProgram(node, args, options);
}

/** Starts any program as `startNode` starts Node; `signal` is what ended it where that was one. */
export function startProgram(program, args, { show, ...options } = {}) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const printed = { stdout: '', stderr: '', output: '' };
  for (const stream of ['stdout', 'stderr']) {
    child[stream].setEncoding('utf8').on('data', (text) => {
      printed[stream] += text;
      printed.output += text;
      show?.(text);
    });
  }
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (status, signal) => done({ status: status ?? 1, signal, ...printed }));
  });
}

/** Does something for each item in their order, so many at a time. */
export async function forEachOf(items, lanes, act) {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
