import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What came of a call. */
export interface Outcome {
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command as it is built, and a folder to call it in. */
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

/** What a command for tests has beside it. */
export interface CommandParts {
  /** The text of another program that stands in the place of that of its threads. */
  readonly threadProgram?: string;
  /** Whether the command stands in `.populace` of the folder, so that a test can write what it looks for beside that, such as `studio`. */
  readonly ownProgram?: boolean;
}

/** Where the command is built, once before all tests that use it. */
const built = fileURLToPath(new URL('../dist', import.meta.url));

/** Makes a folder to call the command in. */
export function createCommand({
  threadProgram,
  ownProgram = threadProgram !== undefined,
}: CommandParts = {}): CommandForTests {
  const folder = mkdtempSync(join(tmpdir(), 'populace-command-'));
  const program = ownProgram ? copiedProgram(folder, threadProgram) : join(built, 'cli.js');
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

function copiedProgram(folder: string, threadProgram: string | undefined): string {
  const own = join(folder, '.populace');
  mkdirSync(own);
  copyFileSync(join(built, 'cli.js'), join(own, 'cli.js'));
  symlinkSync(join(built, 'packs'), join(own, 'packs'));
  if (threadProgram !== undefined) writeFileSync(join(own, 'populace-worker.js'), threadProgram);
  writeFileSync(join(own, 'package.json'), '{ "type": "module" }');
  return join(own, 'cli.js');
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
