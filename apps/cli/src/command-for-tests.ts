import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** What came of a call. */
export interface Outcome {
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The real command, built from the sources as they are, and a folder to call it in. */
export interface CommandForTests {
  readonly folder: string;
  readonly program: string;
  path(name: string): string;
  write(name: string, text: string): void;
  run(...words: readonly string[]): Promise<Outcome>;
  runWith(input: string | Uint8Array, ...words: readonly string[]): Promise<Outcome>;
  /** Runs a line of a shell in which `populace` is the command. */
  shell(line: string): Promise<Outcome>;
  start(...words: readonly string[]): ChildProcess;
  remove(): void;
}

/** Node ends imports of CommonJS packages by a `require` that ES modules do not have. */
const banner = "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);";

/** The program of the threads, which stands beside the command. */
const worker = new URL('../../../packages/library/src/node/workers/populace-worker.ts', import.meta.url);

/** What a command for tests has beside it. */
export interface CommandParts {
  /** Whether the program of its threads stands there, which takes a second. */
  readonly threads?: boolean;
  /** The text of another program that stands in its place. */
  readonly threadProgram?: string;
  /** Whether the command stands in `.populace` of the folder, so that a test can write what it looks for beside that, such as `studio`. */
  readonly ownProgram?: boolean;
}

/** Makes a folder to call the command in. */
export async function createCommand({
  threads = false,
  threadProgram,
  ownProgram = threadProgram !== undefined,
}: CommandParts = {}): Promise<CommandForTests> {
  const folder = mkdtempSync(join(tmpdir(), 'populace-command-'));
  const bundled = await bundledProgram(threads);
  const program = ownProgram ? copiedProgram(bundled, folder, threadProgram) : bundled;
  const start = (words: readonly string[]): ChildProcess =>
    spawn(process.execPath, [program, ...words], { cwd: folder, env: environment, stdio: 'pipe' });
  return {
    folder,
    program,
    path: (name) => join(folder, name),
    write: (name, text) => writeFileSync(join(folder, name), text),
    run: (...words) => outcomeOf(start(words), ''),
    runWith: (input, ...words) => outcomeOf(start(words), input),
    shell(line) {
      const populace = `populace() { '${process.execPath}' '${program}' "$@"; }`;
      return outcomeOf(spawn('bash', ['-c', `${populace}\n${line}`], { cwd: folder, env: environment }), '');
    },
    start: (...words) => start(words),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function copiedProgram(bundled: string, folder: string, threadProgram: string | undefined): string {
  const own = join(folder, '.populace');
  mkdirSync(own);
  copyFileSync(bundled, join(own, 'cli.mjs'));
  if (threadProgram !== undefined) writeFileSync(join(own, 'populace-worker.js'), threadProgram);
  writeFileSync(join(own, 'package.json'), '{ "type": "module" }');
  return join(own, 'cli.mjs');
}

const programs = new Map<boolean, Promise<string>>();

/** Bundles the command as `tools/build.mjs` does, once for all files that one runner of tests runs. */
function bundledProgram(threads: boolean): Promise<string> {
  const known = programs.get(threads) ?? bundleProgram(threads);
  programs.set(threads, known);
  return known;
}

async function bundleProgram(threads: boolean): Promise<string> {
  const folder = join(programsFolder(), threads ? 'with-threads' : 'alone');
  const program = join(folder, 'cli.mjs');
  await bundle(new URL('main.ts', import.meta.url), program);
  if (threads) {
    await bundle(worker, join(folder, 'populace-worker.js'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  }
  return program;
}

/** A folder of this process; those of processes that have ended, which tell nobody of it, are removed. */
function programsFolder(): string {
  const all = fileURLToPath(new URL('../../../node_modules/.cache/command-for-tests', import.meta.url));
  const own = join(all, String(process.pid));
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(all))
    if (!isRunning(Number(name))) rmSync(join(all, name), { recursive: true, force: true });
  return own;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function bundle(source: URL, file: string): Promise<void> {
  const build = await rolldown({
    input: fileURLToPath(source),
    platform: 'neutral',
    external: [/^node:/],
    resolve: { conditionNames: ['source', 'import', 'default'], mainFields: ['module', 'main'] },
  });
  await build.write({ file, format: 'esm', banner, codeSplitting: false });
  await build.close();
}

/** Nothing that colours, and nothing of the width of whoever runs the tests. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(NO_COLOR|FORCE_COLOR|POPULACE_WORKERS|COLUMNS|TERM|CI|NODE_OPTIONS)$/.test(name),
  ),
);

/** Waits for the end of a process and gathers what it says. */
export async function outcomeOf(child: ChildProcess, input: string | Uint8Array = ''): Promise<Outcome> {
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
    });
  }
  child.stdin?.on('error', () => undefined).end(input);
  const exit = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code));
  });
  return { exit, ...texts };
}
