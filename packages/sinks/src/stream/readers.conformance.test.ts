import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChildPrograms, createChildPrograms, mustRun, run } from '../fixtures/child-programs.ts';

// Readers that come late, read slowly or go away: all real.

const windows = process.platform === 'win32';
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

const endless = `
  let closed = false;
  const sink = openStdoutSink({ onClosed: () => { closed = true; } });
  while (!closed) await sink.write(Buffer.from('a line of text\\n'.repeat(1000)));
  await sink.commit();`;

describe.skipIf(windows)('standard output', () => {
  it('ends quietly when the reader has gone', () => {
    const { stdout, stderr } = spawnSync(
      'bash',
      ['-c', `'${process.execPath}' '${programs.write(endless)}' | head -1; echo "\${PIPESTATUS[0]}"`],
      {
        encoding: 'utf8',
      },
    );

    expect(stdout).toBe('a line of text\n0\n');
    expect(stderr).toBe('');
  });

  it('ends quietly through gzip too', () => {
    const path = programs.write(`
  let closed = false;
  const sink = createGzipSink(openStdoutSink({ onClosed: () => { closed = true; } }));
  const { randomBytes } = await import('node:crypto');
  while (!closed) await sink.write(randomBytes(65536));
  await sink.commit();`);

    const { stdout, stderr } = spawnSync(
      'bash',
      ['-c', `'${process.execPath}' '${path}' | head -c 2 | od -An -tx1; echo "\${PIPESTATUS[0]}"`],
      {
        encoding: 'utf8',
      },
    );

    expect(stdout).toBe(' 1f 8b\n0\n');
    expect(stderr).toBe('');
  });

  it.each([
    ['a pipe', '| cat >'],
    ['a file', '>'],
    ['a slow reader', '| (sleep 0.3; cat) >'],
  ])('gets every byte into %s', (_, redirect) => {
    const target = join(folder, 'out');
    const path = programs.write(`
  const sink = openStdoutSink();
  for (let n = 0; n < 300; n++) await sink.write(Buffer.alloc(10007, String.fromCharCode(97 + (n % 26))));
  await sink.commit();`);

    const { status, stderr } = run('bash', [
      '-c',
      `set -o pipefail; '${process.execPath}' '${path}' ${redirect} '${target}'`,
    ]);

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const expected = Array.from({ length: 300 }, (_, n) => String.fromCharCode(97 + (n % 26)).repeat(10007)).join('');
    expect(readFileSync(target, 'utf8') === expected).toBe(true);
  });

  it.skipIf(!existsSync('/dev/full'))('says that the disk behind it is full', () => {
    const { status, stderr } = run('bash', ['-c', `'${process.execPath}' '${programs.write(endless)}' > /dev/full`]);

    expect(stderr).toMatch(/^target\/io: The disk is full: writing standard output stopped after 0 bytes/);
    expect(status).toBe(1);
  });

  it('is written, not replaced, under its name as a path', () => {
    const target = join(folder, 'out');
    const path = programs.write(`
  const sink = await openFileSink('/dev/stdout', { overwrite: true });
  await sink.write(Buffer.from('through the name'));
  await sink.commit();`);

    expect(run('bash', ['-c', `'${process.execPath}' '${path}' > '${target}'`])).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(target, 'utf8')).toBe('through the name');
  });
});

describe.skipIf(windows)('a FIFO', () => {
  const writeFifo = `
  const sink = await openFileSink(target);
  for (let n = 0; n < 100; n++) await sink.write(Buffer.alloc(10007, 'f'));
  await sink.commit();`;

  it('gets every byte when a reader comes later', () => {
    const fifo = join(folder, 'pipe');
    mustRun('mkfifo', [fifo]);

    const { status, stderr } = run('bash', [
      '-c',
      `'${process.execPath}' '${programs.write(writeFifo)}' '${fifo}' & sleep 0.3; cat '${fifo}' > '${fifo}.out'; wait $!`,
    ]);

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(`${fifo}.out`, 'utf8') === 'f'.repeat(1_000_700)).toBe(true);
  });

  it('ends quietly when its reader goes', () => {
    const fifo = join(folder, 'pipe');
    mustRun('mkfifo', [fifo]);

    const { status, stderr } = run('bash', [
      '-c',
      `'${process.execPath}' '${programs.write(writeFifo)}' '${fifo}' & head -c 10 '${fifo}' > /dev/null; wait $!`,
    ]);

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
