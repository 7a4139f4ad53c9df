import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, watch } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand, outcomeOf } from '../command-for-tests.ts';

let command: CommandForTests;
beforeAll(() => {
  command = createCommand();
});
afterAll(() => command.remove());

/** More rows than any machine writes while a test runs. */
const ENDLESS = ['generate', '--columns', 'id:sequence,t:lorem.sentence', '--rows', '1_000_000_000_000'];

/** Waits until a run has begun to write into a folder. */
async function begun(folder: string, work: () => ChildProcess): Promise<ChildProcess> {
  const watcher = watch(folder);
  try {
    const change = once(watcher, 'change');
    const child = work();
    await change;
    return child;
  } finally {
    watcher.close();
  }
}

describe.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s', (signal, exit) => {
  it.each(['a.csv', 'a.csv.gz', 'deep/{table}.json'])('leaves nothing of %s', async (name) => {
    const folder = command.path(`${signal}-${name.replaceAll(/\W/g, '')}`);
    mkdirSync(folder);

    const child = await begun(folder, () => command.start(...ENDLESS, '--out', `${folder}/${name}`));
    const done = outcomeOf(child);
    child.kill(signal);

    const stderr =
      'populace  run/cancelled  The run was cancelled; it left no file.\n    Run it again; the same rows come.\n';
    expect(await done).toEqual({ exit, stdout: '', stderr });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps the file that should have been replaced', async () => {
    const folder = command.path(`${signal}-kept`);
    mkdirSync(folder);
    command.write(`${signal}-kept/a.csv`, 'mine');

    const child = await begun(folder, () => command.start(...ENDLESS, '--out', `${folder}/a.csv`, '--overwrite'));
    const done = outcomeOf(child);
    child.kill(signal);

    expect((await done).exit).toBe(exit);
    expect(readdirSync(folder)).toEqual(['a.csv']);
    expect(readFileSync(`${folder}/a.csv`, 'utf8')).toBe('mine');
  });

  it('ends a run whose reader has stopped reading', async () => {
    const child = command.start(...ENDLESS);
    await once(child.stdout ?? child, 'readable');

    child.kill(signal);
    const [code] = await once(child, 'exit');

    expect(code).toBe(exit);
  });

  it('ends a run that waits for its schema', async () => {
    const child = command.start('generate', '-');
    // More than a pipe holds: when all of it is gone, the process is reading.
    await new Promise((resolve) => child.stdin?.write(`#${' '.repeat(2 ** 22)}`, resolve));

    child.kill(signal);
    const [code] = await once(child, 'exit');

    expect(code).toBe(exit);
  });
});

describe('a reader that goes away', () => {
  it('ends the run quietly, with exit code 0', async () => {
    const done = await command.shell(`populace ${ENDLESS.join(' ')} | head -1; echo "\${PIPESTATUS[0]}"`);

    expect(done).toEqual({ exit: 0, stdout: 'id,t\n0\n', stderr: '' });
  });

  it('ends compressed and named output as quietly', async () => {
    const [gzip, named] = await Promise.all([
      command.shell(`populace ${ENDLESS.join(' ')} --format csv.gz | head -c 1 | wc -c; echo "\${PIPESTATUS[0]}"`),
      command.shell(`populace ${ENDLESS.join(' ')} --out /dev/stdout | head -1; echo "\${PIPESTATUS[0]}"`),
    ]);

    expect(gzip).toEqual({ exit: 0, stdout: '1\n0\n', stderr: '' });
    expect(named).toEqual({ exit: 0, stdout: 'id,t\n0\n', stderr: '' });
  });

  it('ends lists, too', async () => {
    const done = await command.shell(`populace list generators --json | head -1; echo "\${PIPESTATUS[0]}"`);

    expect(done).toEqual({ exit: 0, stdout: '[\n0\n', stderr: '' });
  });
});

describe('a full disk', () => {
  const sentence =
    'populace  target/io  The disk is full: writing standard output stopped after 0 bytes. Free some space, or choose another disk.\n';

  it('is told where the output goes to standard output', async () => {
    const [rows, list] = await Promise.all([
      command.shell('populace generate --columns id:sequence > /dev/full'),
      command.shell('populace list generators > /dev/full'),
    ]);

    expect(rows).toEqual({ exit: 1, stdout: '', stderr: sentence });
    expect(list).toEqual({ exit: 1, stdout: '', stderr: sentence });
  });

  it('is told where the output goes to a file', async () => {
    const done = await command.run('generate', '--columns', 'id:sequence', '--out', '/dev/full');

    expect(done).toEqual({ exit: 1, stdout: '', stderr: sentence.replace('standard output', '/dev/full') });
  });

  it('leaves nothing behind where a limit is met', async () => {
    const done = await command.shell(
      `mkdir small; ulimit -f 64; populace ${ENDLESS.join(' ')} --out small/a.csv; code=$?; ls -A small; exit $code`,
    );

    expect(done.exit).toBe(1);
    expect(done.stdout).toBe('');
    expect(done.stderr).toMatch(
      /^populace {2}target\/io {2}small\/a\.csv became larger than .* stopped after \d+ bytes\./,
    );
  });
});
