import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChildPrograms, createChildPrograms, mustRun, type Outcome, run } from '../fixtures/child-programs.ts';

// Processes that are killed, disks that fill up: all real.

const windows = process.platform === 'win32';
const root = process.getuid?.() === 0;
let programs: ChildPrograms;
let folder = '';

beforeAll(async () => {
  programs = await createChildPrograms();
});

afterAll(() => programs.remove());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-faults-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes 40 blocks of 64 KiB of one letter. */
const writeFile = `
  const sink = await openFileSink(target, { overwrite: true });
  try {
    for (let n = 0; n < 40; n++) await sink.write(Buffer.alloc(65536, 'n'));
    await sink.commit();
  } catch (error) {
    await sink.abort();
    throw error;
  }`;
const whole = 'n'.repeat(40 * 65536);

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('close', () => resolve()));
}

function leftovers(): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('.'));
}

describe.skipIf(windows)('a killed process', () => {
  it('leaves the old file or the whole new one, and a later run sweeps', async () => {
    const target = join(folder, 'people.csv');
    const path = programs.write(`
  for (;;) {
    const sink = await openFileSink(target, { overwrite: true });
    for (let n = 0; n < 40; n++) await sink.write(Buffer.alloc(65536, 'n'));
    await sink.commit();
    console.log('one more');
  }`);
    writeFileSync(target, 'old');
    let parts = 0;
    for (let turn = 0; turn < 10; turn++) {
      const child = spawn(process.execPath, [path, target], { stdio: ['ignore', 'pipe', 'inherit'] });
      // Killed at different points of its third file or later.
      let files = 0;
      child.stdout.on('data', () => {
        files++;
        if (files === 2) setTimeout(() => child.kill('SIGKILL'), turn * 1.3);
      });
      await ended(child);

      expect([whole, 'old'].includes(readFileSync(target, 'utf8'))).toBe(true);
      expect(leftovers().length).toBeLessThanOrEqual(1);
      parts += leftovers().length;
    }
    expect(run(process.execPath, [programs.write(writeFile), target])).toEqual({ status: 0, stderr: '' });
    expect(parts).toBeGreaterThan(0);
    expect(readdirSync(folder)).toEqual(['people.csv']);
  });
});

describe('processes that write the same file at once', () => {
  it('lets exactly one have it, whole', async () => {
    const target = join(folder, 'people.csv');
    const path = programs.write(`
  const sink = await openFileSink(target);
  for (let n = 0; n < 40; n++) await sink.write(Buffer.alloc(65536, 'n'));
  await sink.commit();`);
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, [path, target], { stdio: ['ignore', 'ignore', 'pipe'] }),
    );
    const told: string[] = [];
    for (const child of children) child.stderr.on('data', (text) => told.push(String(text)));
    await Promise.all(children.map(ended));

    expect(children.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1);
    expect(told).toHaveLength(5);
    for (const text of told)
      expect(text).toMatch(/^target\/(exists|io): .*(is there already|is being written by process \d+)/);
    expect(readFileSync(target, 'utf8') === whole).toBe(true);
    expect(readdirSync(folder)).toEqual(['people.csv']);
  });
});

const strace = !windows && run('strace', ['-o', '/dev/null', 'true']).status === 0;

/** Runs the program under strace with a fault in a call of the system. */
function injected(fault: string, target: string): Outcome {
  const calls = fault.split(':')[0];
  return run('strace', [
    '-f',
    '-qq',
    '-o',
    '/dev/null',
    '-e',
    `trace=${calls}`,
    '-e',
    `inject=${fault}`,
    process.execPath,
    programs.write(writeFile),
    target,
  ]);
}

// strace is not on every machine; where it is missing, the disk that is really full below has to do.
describe.skipIf(!strace)('a fault in a call of the system', () => {
  it.each([
    ['fsync:error=EIO:when=1', /^target\/io: The disk failed: writing .* stopped after 2621440 bytes/],
    ['rename:error=EIO:when=1', /^target\/io: The disk failed/],
    ['rename:error=EROFS:when=1', /^target\/io: .*read-only/],
  ])('%s is told, and the old file stays', (fault, message) => {
    const target = join(folder, 'people.csv');
    writeFileSync(target, 'old');

    const { status, stderr } = injected(fault, target);

    expect(stderr).toMatch(message);
    expect(status).toBe(1);
    expect(readFileSync(target, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['people.csv']);
  });

  it('says that names are not sure when the folder cannot be confirmed', () => {
    const target = join(folder, 'people.csv');

    const { status, stderr } = injected('fsync:error=EIO:when=2', target);

    expect(stderr).toMatch(/^target\/io: All files are written whole, but the disk did not confirm their names/);
    expect(status).toBe(1);
    expect(readFileSync(target, 'utf8')).toBe(whole);
  });

  it('does without hard links where the file system has none', () => {
    const target = join(folder, 'people.csv');
    const path = programs.write(`
  const sink = await openFileSink(target);
  await sink.write(Buffer.from('n'));
  await sink.commit();`);

    const links = ['-f', '-qq', '-o', '/dev/null', '-e', 'trace=link,linkat', '-e', 'inject=link,linkat:error=EPERM'];

    expect(run('strace', [...links, process.execPath, path, target])).toEqual({ status: 0, stderr: '' });
    expect(run('strace', [...links, process.execPath, path, target]).stderr).toMatch(/^target\/exists/);
    expect(readdirSync(folder)).toEqual(['people.csv']);
  });

  it.each(['fsync:signal=SIGKILL:when=1', 'rename:signal=SIGKILL:when=1', 'fsync:signal=SIGKILL:when=2'])(
    'dies at %s and leaves the old file or the whole new one',
    (fault) => {
      const target = join(folder, 'people.csv');
      writeFileSync(target, 'old');

      injected(fault, target);

      expect([whole, 'old'].includes(readFileSync(target, 'utf8'))).toBe(true);
      run(process.execPath, [programs.write(writeFile), target]);
      expect(readdirSync(folder)).toEqual(['people.csv']);
    },
  );
});

/** Runs work on a disk of one megabyte. */
function onSmallDisk(work: (disk: string) => void): void {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  mustRun('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
  try {
    work(disk);
  } finally {
    mustRun('umount', [disk]);
  }
}

function canMount(): boolean {
  if (windows || !root || run('mount', ['--version']).status !== 0) return false;
  const place = mkdtempSync(join(tmpdir(), 'populace-mount-'));
  try {
    if (run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]).status !== 0) return false;
    mustRun('umount', [place]);
    return true;
  } finally {
    rmSync(place, { recursive: true });
  }
}

// Only root may mount; elsewhere /dev/full stands for the full disk.
describe.skipIf(!canMount())('a disk', () => {
  it('that is full gives an error with the bytes written and keeps nothing', () => {
    onSmallDisk((disk) => {
      const { status, stderr } = run(process.execPath, [programs.write(writeFile), join(disk, 'people.csv')]);

      expect(stderr).toMatch(
        /^target\/io: The disk is full: writing .*people\.csv stopped after (9|10)\d{5,6} bytes\. Free some space/,
      );
      expect(status).toBe(1);
      expect(readdirSync(disk)).toEqual([]);
    });
  });

  it('that is full keeps nothing of a compressed file either', () => {
    onSmallDisk((disk) => {
      const { status, stderr } = run(process.execPath, [
        programs.write(`
  const { randomBytes } = await import('node:crypto');
  const set = createFileSet();
  const sink = createGzipSink(await set.open(target));
  try {
    for (let n = 0; n < 40; n++) await sink.write(randomBytes(65536));
    await sink.commit();
    await set.commit();
  } catch (error) {
    await sink.abort();
    await set.abort();
    throw error;
  }`),
        join(disk, 'people.csv.gz'),
      ]);

      expect(stderr).toMatch(/^target\/io: The disk is full/);
      expect(status).toBe(1);
      expect(readdirSync(disk)).toEqual([]);
    });
  });

  it('that is read-only is called so', () => {
    onSmallDisk((disk) => {
      mustRun('mount', ['-o', 'remount,ro', disk]);

      const { status, stderr } = run(process.execPath, [programs.write(writeFile), join(disk, 'people.csv')]);

      expect(stderr).toMatch(/^target\/io: .*people\.csv may not be written: the disk is read-only/);
      expect(status).toBe(1);
    });
  });
});

describe.skipIf(windows)('limits and permissions', () => {
  it('a limit of the file size keeps nothing under the name', () => {
    const target = join(folder, 'people.csv');
    const path = programs.write(writeFile);

    const { status, stderr } = run('bash', ['-c', `ulimit -f 100; '${process.execPath}' '${path}' '${target}'`]);

    // 100 blocks of 1,024 bytes.
    expect(stderr).toMatch(/^target\/io: .*ulimit -f.* stopped after 102400 bytes/);
    expect(status).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  // As another user where we are root, who may do everything.
  it('a folder without permission is called so', () => {
    const shut = join(folder, 'shut');
    mkdirSync(shut);
    chmodSync(folder, 0o755);
    chmodSync(shut, 0o555);

    const { status, stderr } = run(
      process.execPath,
      [programs.write(writeFile), join(shut, 'people.csv')],
      root ? { uid: 65534 } : {},
    );

    expect(stderr).toMatch(/^target\/io: .*people\.csv may not be written: permission is denied/);
    expect(status).toBe(1);
    expect(readdirSync(shut)).toEqual([]);
  });
});
