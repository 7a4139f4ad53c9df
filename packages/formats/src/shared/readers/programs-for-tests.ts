import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Whether a program is there to judge our files; where CI runs, it has to be: .ci/run installs it. */
export function hasProgram(name: string, args: readonly string[] = ['--version']): boolean {
  return process.env['CI'] !== undefined || spawnSync(name, args).status === 0;
}

/** The Python that has a module, by its own path; undefined where none has. Debian's may not be the first of its name. */
export function pythonWith(module = 'sys'): string | undefined {
  for (const python of ['python3', '/usr/bin/python3']) {
    const { status, stdout } = spawnSync(python, ['-c', `import ${module}, sys; print(sys.executable)`]);
    if (status === 0) return String(stdout).trim();
  }
  return process.env['CI'] === undefined ? undefined : 'python3';
}

/** Runs a program with a text as its input and returns what it prints. */
export function runProgram(name: string, args: readonly string[], input: string): string {
  const { status, stdout, stderr, error } = spawnSync(name, args, { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? stderr.slice(0, 2000)}`);
  return stdout;
}
