import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand, outcomeOf } from '../command-for-tests.ts';

let command: CommandForTests;
beforeAll(() => {
  command = createCommand();
  command.write('large.yaml', LARGE);
});
afterAll(() => command.remove());

/** The first table has enough cells to be shared, the second has not. */
const LARGE = `populace: 1
seed: 11
tables:
  readings:
    rows: 700_000
    columns:
      id: sequence
      at: date.past
      value: { generator: number.decimal, max: 100, scale: 2, nulls: 10% }
  sensors: { rows: 20, columns: { id: uuid } }
`;
const KEYED = `populace: 1
seed: 11
tables:
  keyed:
    rows: 700_000
    columns:
      id: { generator: uuid, unique: true }
      code: { generator: number.integer, min: 1, max: 2_000_000_000, unique: true, nulls: 10% }
      value: { generator: number.decimal, max: 100, scale: 2 }
`;
/** More rows than any machine writes while a test runs. */
const ENDLESS = ['generate', '--columns', 'id:sequence,t:lorem.sentence', '--rows', '1_000_000_000_000'];
const SHARED = [...ENDLESS, '--workers', '3'];

describe('several workers', () => {
  it.each(['csv', 'json', 'ndjson.gz'])('write the same bytes as one: %s', async (format) => {
    const runs = [1, 2, 7].map(async (workers) => {
      const out = `${format}-${workers}`;
      const words = ['--out', `${out}/`, '--format', format, '--workers', `${workers}`, '--from', '3', '--json'];
      const done = await command.run('generate', 'large.yaml', ...words);
      return { report: JSON.parse(done.stderr), bytes: readFileSync(command.path(`${out}/readings.${format}`)) };
    });
    const [one, two, seven] = await Promise.all(runs);

    expect(one?.report.tables.map(({ workers }: { workers: number }) => workers)).toEqual([1, 1]);
    expect(two?.report.tables.map(({ workers }: { workers: number }) => workers)).toEqual([2, 1]);
    expect([one?.report.workers, two?.report.workers, seven?.report.workers]).toEqual([1, 2, 7]);
    const content = (bytes: Buffer | undefined): Buffer =>
      format.endsWith('gz') ? gunzipSync(bytes ?? '') : (bytes ?? Buffer.of());
    expect(content(two?.bytes).equals(content(one?.bytes))).toBe(true);
    expect(content(seven?.bytes).equals(content(one?.bytes))).toBe(true);
    expect(content(one?.bytes).toString('utf8', 0, 400)).toContain('2025');
  });

  it('write the same indexes of a database as one', async () => {
    command.write('keyed.yaml', KEYED);
    const runs = [1, 2, 7].map(async (workers) => {
      const out = `${workers}.sqlite`;
      const words = ['--table', 'keyed', '--out', out, '--workers', `${workers}`, '--json'];
      const done = await command.run('generate', 'keyed.yaml', ...words);
      return { report: JSON.parse(done.stderr), bytes: readFileSync(command.path(out)) };
    });
    const [one, two, seven] = await Promise.all(runs);

    expect([one?.report.workers, two?.report.workers, seven?.report.workers]).toEqual([1, 2, 7]);
    expect(two?.bytes.equals(one?.bytes ?? Buffer.of())).toBe(true);
    expect(seven?.bytes.equals(one?.bytes ?? Buffer.of())).toBe(true);
    // The rows alone take some 60 bytes each.
    expect(one?.bytes.length).toBeGreaterThan(700_000 * 110);
  });

  it('write shards that join to the bytes of one worker alone', async () => {
    const words = ['generate', 'large.yaml', '--rows', 'readings=1_400_000,sensors=3', '--format', 'json'];
    const [first, second] = await Promise.all([
      command.run(...words, '--out', 'halves/', '--shard', '1/2', '--workers', '2', '--json'),
      command.run(...words, '--out', 'halves/', '--shard', '2/2', '--workers', '7', '--json'),
      command.run(...words, '--out', 'undivided/', '--workers', '1'),
    ]);

    const joined = await command.run('assemble', 'halves', '--out', 'joined/');

    expect([JSON.parse(first.stderr).workers, JSON.parse(second.stderr).workers]).toEqual([2, 7]);
    expect(joined.exit).toBe(0);
    for (const name of ['readings.json', 'sensors.json', 'manifest.json']) {
      const [whole, one] = ['joined', 'undivided'].map((folder) => readFileSync(command.path(`${folder}/${name}`)));
      expect(whole?.equals(one ?? Buffer.of())).toBe(true);
    }
  });

  it('write to standard output, and are set by POPULACE_WORKERS', async () => {
    const done = await command.shell(
      'POPULACE_WORKERS=2 populace generate large.yaml --table readings --json | cksum; populace generate large.yaml --table readings --workers 1 | cksum',
    );

    const [first, second] = done.stdout.trim().split('\n');
    expect(first).toBe(second);
    expect(JSON.parse(done.stderr.split('\n')[0] ?? '')).toMatchObject({ rows: 700_000, workers: 2 });
    expect(done.stderr).toMatch(/^700,000 rows, .* to standard output in [^,]*(, [\d,]+ rows\/s)? \(seed 11/m);
  });

  it.each([['0'], ['1.5'], ['-1'], ['1025'], ['two'], ['']])('are a number from 1 to 1024, not "%s"', async (text) => {
    const done = await command.run('generate', 'large.yaml', '--out', 'never/', `--workers=${text}`);

    const sentence = `--workers must be a whole number from 1 to 1024, but is "${text}".`;
    expect(done).toEqual({ exit: 2, stdout: '', stderr: `populace  call/usage  ${sentence}\n` });
  });

  it('names POPULACE_WORKERS where that is wrong', async () => {
    const done = await command.shell('POPULACE_WORKERS=many populace generate large.yaml --out never/');

    expect(done.exit).toBe(2);
    expect(done.stderr).toContain('POPULACE_WORKERS must be a whole number from 1 to 1024, but is "many".');
  });
});

describe('a signal while several workers run', () => {
  it.each([
    ['SIGHUP', 'a.csv', 129],
    ['SIGINT', 'a.csv', 130],
    ['SIGINT', 'a.csv.gz', 130],
    ['SIGTERM', 'folder/', 143],
  ] as const)('leaves nothing: %s, %s', async (signal, name, exit) => {
    const folder = command.path(`${signal}-${name.replaceAll(/\W/g, '')}`);
    mkdirSync(folder);
    const child = command.start(...SHARED, '--out', `${folder}/${name}`);
    const done = outcomeOf(child);
    // Threads have begun when there are more bytes than the part that is made before them.
    while (sizeOf(folder) < 3_000_000) await wait(20);

    child.kill(signal);

    expect(await done).toMatchObject({ exit, stdout: '' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends a run whose reader has stopped reading: %s', async (signal, exit) => {
    const child = command.start(...SHARED);
    await once(child.stdout ?? child, 'readable');
    await wait(400);

    child.kill(signal);
    const [code] = await once(child, 'exit');

    expect(code).toBe(exit);
  });
});

/** The bytes of all files in a folder, those under temporary names too. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce(
    (sum, { parentPath, name }) => sum + (statSync(`${parentPath}/${name}`, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

describe('a reader that goes away while several workers run', () => {
  it('ends the run quietly, with exit code 0', async () => {
    const [head, late, gzip] = await Promise.all([
      command.shell(`populace ${SHARED.join(' ')} | head -1; echo "\${PIPESTATUS[0]}"`),
      command.shell(`populace ${SHARED.join(' ')} | head -c 30000000 | wc -c; echo "\${PIPESTATUS[0]}"`),
      command.shell(`populace ${SHARED.join(' ')} --format csv.gz | head -c 1 | wc -c; echo "\${PIPESTATUS[0]}"`),
    ]);

    expect(head).toEqual({ exit: 0, stdout: 'id,t\n0\n', stderr: '' });
    expect(late).toEqual({ exit: 0, stdout: '30000000\n0\n', stderr: '' });
    expect(gzip).toEqual({ exit: 0, stdout: '1\n0\n', stderr: '' });
  });
});

describe('a full disk while several workers run', () => {
  it('is told, and leaves nothing', async () => {
    const done = await command.shell(
      `mkdir small; ulimit -f 40000; populace ${SHARED.join(' ')} --out small/a.csv; code=$?; ls -A small; exit $code`,
    );

    expect(done.exit).toBe(1);
    expect(done.stdout).toBe('');
    expect(done.stderr).toMatch(/^populace {2}target\/io {2}small\/a\.csv became larger than/);
  });
});

describe('a worker that fails', () => {
  // So many rows that no thread is late for them.
  const words = ['generate', 'large.yaml', '--rows', 'readings=50_000_000', '--out', 'failed/', '--workers', '3'];
  const broken = (program: string): CommandForTests => {
    const other = createCommand({ threadProgram: program });
    other.write('large.yaml', LARGE);
    return other;
  };
  const whenAsked = (what: string): string => `import { parentPort } from 'node:worker_threads';
parentPort.on('message', () => { ${what} });
parentPort.postMessage({ kind: 'ready' });`;
  const answer = whenAsked(
    "parentPort.postMessage({ kind: 'failed', code: 'limit/text', message: 'A text is too long.', problems: [] })",
  );

  it.each([
    ['throws', 'throw new Error("out of luck");', 'out of luck'],
    ['ends at the first part', whenAsked('process.exit(3)'), 'exit code 3'],
    ['cannot be read', 'this is no program', 'Unexpected identifier'],
    ['runs out of memory', whenAsked('const all = []; for (;;) all.push(new Array(1e6).fill(1.5));'), 'memory'],
  ])('is a defect, never a run without end, where it %s', async (_, program, reason) => {
    const other = broken(program);

    // The heap of a thread has the limit of the process.
    const done = await other.shell(`NODE_OPTIONS=--max-old-space-size=60 populace ${words.join(' ')}`);

    expect(done.exit).toBe(1);
    expect(done.stderr).toMatch(
      /^populace {2}internal {2}Populace has a defect \(reference [0-9a-f]{8}\): a worker thread/,
    );
    expect(done.stderr).toContain(reason);
    expect(readdirSync(other.folder)).not.toContain('failed');
    other.remove();
  });

  it('tells its own code and sentence', async () => {
    const other = broken(answer);

    const done = await other.run(...words);

    expect(done).toEqual({
      exit: 2,
      stdout: '',
      stderr: 'populace  limit/text  A text is too long.\n    Make the text shorter.\n',
    });
    expect(readdirSync(other.folder)).not.toContain('failed');
    other.remove();
  });
});
