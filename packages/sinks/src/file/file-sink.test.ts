import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mustRun } from '../fixtures/child-programs.ts';
import { createFileSet } from './file-set.ts';
import { openFileSink } from './file-sink.ts';

const windows = process.platform === 'win32';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-sinks-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function at(name: string): string {
  return join(folder, name);
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text);
}

/** The names of files that are there but not finished. */
function parts(): string[] {
  return readdirSync(folder).filter((name) => /\.(part|kept)$/.test(name));
}

describe('file sink', () => {
  it.skipIf(windows)('never replaces what its run reads, whatever path leads there', async () => {
    writeFileSync(at('shop.yaml'), 'populace: 1');
    symlinkSync(at('shop.yaml'), at('link.yaml'));
    const set = createFileSet({ overwrite: true, inputs: [at('link.yaml'), at('not-there.yaml')] });

    const message = 'is read by this run, so it is not replaced. Choose another name.';
    await expect(set.open(at('shop.yaml'))).rejects.toMatchObject({ code: 'call/usage' });
    await expect(set.open(`${folder}/./link.yaml`)).rejects.toThrow(message);
    await set.abort();

    expect(readFileSync(at('shop.yaml'), 'utf8')).toBe('populace: 1');
    expect(readdirSync(folder).sort()).toEqual(['link.yaml', 'shop.yaml']);
  });

  it('shows the file under its name only when it is whole', async () => {
    const sink = await openFileSink(at('people.csv'));
    sink.write(bytesOf('id\n'));
    sink.write(bytesOf('1\n'));

    expect(existsSync(at('people.csv'))).toBe(false);
    expect(parts()).toEqual([
      expect.stringMatching(new RegExp(`^\\.people\\.csv\\.${process.pid}-[0-9a-f]{24}\\.part$`)),
    ]);
    await sink.commit();

    expect(readFileSync(at('people.csv'), 'utf8')).toBe('id\n1\n');
    expect(sink.bytesWritten).toBe(5);
    expect(readdirSync(folder)).toEqual(['people.csv']);
  });

  it('writes the first bytes once more, and goes on behind the last', async () => {
    const sink = await openFileSink(at('people.db'));
    sink.write(bytesOf('....1\n'));
    await sink.writeFront?.(bytesOf('id=\n'));
    sink.write(bytesOf('2\n'));
    await sink.commit();

    expect(readFileSync(at('people.db'), 'utf8')).toBe('id=\n1\n2\n');
    expect(sink.bytesWritten).toBe(8);
  });

  it('leaves nothing after abort, before or after the last byte', async () => {
    const sink = await openFileSink(at('people.csv'));
    sink.write(bytesOf('half'));
    await sink.abort();
    await sink.abort();

    expect(readdirSync(folder)).toEqual([]);
    expect(() => sink.write(bytesOf('more'))).toThrow(expect.objectContaining({ code: 'target/io' }));
  });

  it('does not touch a file that is there', async () => {
    writeFileSync(at('people.csv'), 'old');

    await expect(openFileSink(at('people.csv'))).rejects.toMatchObject({
      code: 'target/exists',
      message: expect.stringContaining('--overwrite'),
    });
    expect(readFileSync(at('people.csv'), 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['people.csv']);
  });

  it('does not touch a file that came while it wrote', async () => {
    const sink = await openFileSink(at('people.csv'));
    sink.write(bytesOf('ours'));
    writeFileSync(at('people.csv'), 'theirs');

    await expect(sink.commit()).rejects.toMatchObject({ code: 'target/exists' });
    expect(readFileSync(at('people.csv'), 'utf8')).toBe('theirs');
    expect(readdirSync(folder)).toEqual(['people.csv']);
  });

  it('replaces a file in one step when told so, and keeps its permissions', async () => {
    writeFileSync(at('people.csv'), 'old');
    chmodSync(at('people.csv'), 0o600);
    const sink = await openFileSink(at('people.csv'), { overwrite: true });
    sink.write(bytesOf('new'));

    expect(readFileSync(at('people.csv'), 'utf8')).toBe('old');
    await sink.commit();
    expect(readFileSync(at('people.csv'), 'utf8')).toBe('new');
    if (!windows) expect(statSync(at('people.csv')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['people.csv']);
  });

  it.skipIf(windows)('does not touch what is behind a symbolic link unless told to replace it', async () => {
    writeFileSync(at('victim'), 'precious');
    symlinkSync(at('victim'), at('link.csv'));
    symlinkSync(at('nowhere'), at('dangling.csv'));

    await expect(openFileSink(at('link.csv'))).rejects.toMatchObject({ code: 'target/exists' });
    await expect(openFileSink(at('dangling.csv'))).rejects.toMatchObject({ code: 'target/exists' });

    expect(readFileSync(at('victim'), 'utf8')).toBe('precious');
    expect(existsSync(at('nowhere'))).toBe(false);
  });

  it.skipIf(windows)('replaces what is behind symbolic links in one step, and keeps the links', async () => {
    mkdirSync(at('real'));
    mkdirSync(at('links'));
    writeFileSync(at('real/people.csv'), 'old');
    chmodSync(at('real/people.csv'), 0o600);
    symlinkSync('../real/people.csv', at('links/near.csv'));
    symlinkSync(at('links/near.csv'), at('far.csv'));
    const sink = await openFileSink(at('far.csv'), { overwrite: true });
    sink.write(bytesOf('new'));

    expect(sink.path).toBe(at('far.csv'));
    expect(readFileSync(at('real/people.csv'), 'utf8')).toBe('old');
    expect(readdirSync(at('real'))).toHaveLength(2);
    await sink.commit();

    expect(readFileSync(at('real/people.csv'), 'utf8')).toBe('new');
    expect(statSync(at('real/people.csv')).mode & 0o777).toBe(0o600);
    expect(lstatSync(at('far.csv')).isSymbolicLink()).toBe(true);
    expect(lstatSync(at('links/near.csv')).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
      'far.csv',
      'links',
      'links/near.csv',
      'real',
      'real/people.csv',
    ]);
  });

  it.skipIf(windows)(
    'makes the file that a symbolic link leads to, and leaves nothing of it where it fails',
    async () => {
      mkdirSync(at('real'));
      symlinkSync('real/new.csv', at('link.csv'));
      const left = await openFileSink(at('link.csv'), { overwrite: true });
      await left.abort();
      expect(readdirSync(at('real'))).toEqual([]);

      const sink = await openFileSink(at('link.csv'), { overwrite: true });
      sink.write(bytesOf('new'));
      await sink.commit();

      expect(readFileSync(at('real/new.csv'), 'utf8')).toBe('new');
      expect(lstatSync(at('link.csv')).isSymbolicLink()).toBe(true);
    },
  );

  it.skipIf(windows)('takes two links to one file for one file', async () => {
    writeFileSync(at('one'), 'old');
    symlinkSync('one', at('a.csv'));
    symlinkSync('one', at('b.csv'));
    const set = createFileSet({ overwrite: true });
    await set.open(at('a.csv'));

    await expect(set.open(at('b.csv'))).rejects.toMatchObject({ code: 'call/usage' });
    await set.abort();

    expect(readFileSync(at('one'), 'utf8')).toBe('old');
  });

  it('says what is wrong with a path, and makes nothing', async () => {
    writeFileSync(at('file'), '');
    mkdirSync(at('folder'));
    if (!windows) symlinkSync(at('circle'), at('circle'));
    const before = readdirSync(folder);
    const cases: [string, RegExp][] = [
      [at('folder'), /is a folder/],
      [`${at('new')}/`, /is a folder/],
      [at('missing/people.csv'), /its folder does not exist/],
      ...(windows ? [] : ([[at('file/people.csv'), /a part of the path is a file/]] as [string, RegExp][])),
      ...(windows ? [] : ([[at('circle/people.csv'), /circle of symbolic links/]] as [string, RegExp][])),
      [at('x'.repeat(300)), windows ? /./ : /longer than the file system allows/],
      [at('zero\0.csv'), /zero character/],
    ];

    for (const [path, message] of cases) {
      await expect(openFileSink(path, { overwrite: true }), path).rejects.toMatchObject({
        code: 'target/io',
        message: expect.stringMatching(message),
      });
    }
    expect(readdirSync(folder)).toEqual(before);
  });

  it('writes names of up to 255 bytes', async () => {
    const name = `${'長'.repeat(83)}.csv`;
    const sink = await openFileSink(at(name));
    sink.write(bytesOf('x'));

    expect(parts().every((part) => Buffer.byteLength(part) <= 255)).toBe(true);
    await sink.commit();
    expect(readdirSync(folder)).toEqual([name]);
  });

  it.skipIf(windows)('writes devices directly', async () => {
    const sink = await openFileSink('/dev/null');
    sink.write(new Uint8Array(100));
    await sink.commit();

    expect(sink.bytesWritten).toBe(100);
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it.skipIf(!existsSync('/dev/full'))('says that the disk is full', async () => {
    const sink = await openFileSink('/dev/full');

    expect(() => sink.write(new Uint8Array(100))).toThrow(
      expect.objectContaining({
        code: 'target/io',
        message: expect.stringContaining('The disk is full: writing /dev/full stopped after 0 bytes'),
      }),
    );
    await sink.abort();
  });

  it.skipIf(windows)('waits for the reader of a FIFO, and stops waiting when cancelled', async () => {
    mustRun('mkfifo', [at('pipe')]);
    const cancel = new AbortController();
    const waiting = openFileSink(at('pipe'), { signal: cancel.signal });
    cancel.abort();

    await expect(waiting).rejects.toMatchObject({ code: 'run/cancelled' });
    expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
  });
});

describe('writers of one file', () => {
  it('lets the second hear at once that somebody is writing', async () => {
    const first = await openFileSink(at('people.csv'));

    await expect(openFileSink(at('people.csv'))).rejects.toMatchObject({
      code: 'target/io',
      message: expect.stringContaining(`being written by process ${process.pid}`),
    });
    const other = await openFileSink(at('orders.csv'));
    await other.abort();
    first.write(bytesOf('first'));
    await first.commit();
    expect(readFileSync(at('people.csv'), 'utf8')).toBe('first');
  });

  it('sweeps what other machines left a day ago, and nothing that may be alive or is not ours', async () => {
    const old = '.a.csv.999-00000000aaaaaaaabbbbbbbb.part';
    const fresh = '.b.csv.999-00000000aaaaaaaabbbbbbbb.part';
    const strangers = ['.c.csv.part', '.d.csv.12-abc.part', 'e.csv.12-00000000aaaaaaaabbbbbbbb.part', '.f.swp'];
    for (const name of [old, fresh, ...strangers]) writeFileSync(at(name), '');
    utimesSync(at(old), new Date(Date.now() - 172_800_000), new Date(Date.now() - 172_800_000));
    for (const name of strangers) utimesSync(at(name), new Date(0), new Date(0));

    const sink = await openFileSink(at('people.csv'));
    await sink.abort();

    expect(readdirSync(folder).sort()).toEqual([fresh, ...strangers].sort());
  });
});

describe('set of files', () => {
  it('gives all files their names together', async () => {
    const set = createFileSet();
    const people = await set.open(at('people.csv'));
    const orders = await set.open(at('orders.csv'));
    people.write(bytesOf('p'));
    await people.commit();
    orders.write(bytesOf('o'));

    await expect(set.commit()).rejects.toMatchObject({ code: 'internal' });
    await orders.commit();
    expect(readdirSync(folder).filter((name) => name.endsWith('.csv'))).toEqual([]);
    await set.commit();

    expect(readdirSync(folder).sort()).toEqual(['orders.csv', 'people.csv']);
    await set.abort();
    expect(readdirSync(folder).sort()).toEqual(['orders.csv', 'people.csv']);
  });

  it('takes back those before one that cannot have its name', async () => {
    const set = createFileSet();
    for (const name of ['a.csv', 'b.csv', 'c.csv']) {
      const sink = await set.open(at(name));
      sink.write(bytesOf('ours'));
      await sink.commit();
    }
    writeFileSync(at('b.csv'), 'theirs');

    await expect(set.commit()).rejects.toMatchObject({
      code: 'target/exists',
      message: expect.stringContaining('b.csv'),
    });
    expect(readdirSync(folder)).toEqual(['b.csv']);
    expect(readFileSync(at('b.csv'), 'utf8')).toBe('theirs');
  });

  it('puts replaced files back when a later one fails', async () => {
    writeFileSync(at('a.csv'), 'old a');
    writeFileSync(at('c.csv'), 'old c');
    const set = createFileSet({ overwrite: true });
    for (const name of ['a.csv', 'b.csv', 'c.csv', 'd.csv']) {
      const sink = await set.open(at(name));
      sink.write(bytesOf('new'));
      await sink.commit();
    }
    mkdirSync(at('d.csv'));

    await expect(set.commit()).rejects.toMatchObject({ code: 'target/io', message: expect.stringContaining('d.csv') });
    expect(readdirSync(folder).sort()).toEqual(['a.csv', 'c.csv', 'd.csv']);
    expect(readFileSync(at('a.csv'), 'utf8')).toBe('old a');
    expect(readFileSync(at('c.csv'), 'utf8')).toBe('old c');
  });

  it('replaces many files and leaves no copy of the old ones', async () => {
    writeFileSync(at('a.csv'), 'old');
    const set = createFileSet({ overwrite: true });
    for (const name of ['a.csv', 'b.csv']) {
      const sink = await set.open(at(name));
      sink.write(bytesOf('new'));
      await sink.commit();
    }
    await set.commit();

    expect(readdirSync(folder).sort()).toEqual(['a.csv', 'b.csv']);
    expect(readFileSync(at('a.csv'), 'utf8')).toBe('new');
  });

  it('makes missing folders, and removes them again when the run fails', async () => {
    mkdirSync(at('there'));
    const set = createFileSet({ makeFolders: true });
    const deep = await set.open(at('there/new/deep/people.csv'));
    await set.open(at('there/people.csv'));
    deep.write(bytesOf('x'));
    await set.abort();

    expect(readdirSync(folder)).toEqual(['there']);
    expect(readdirSync(at('there'))).toEqual([]);
  });

  it('keeps the folders that it made when all went well', async () => {
    const set = createFileSet({ makeFolders: true });
    const sink = await set.open(at('new/people.csv'));
    await sink.commit();
    await set.commit();

    expect(readFileSync(at('new/people.csv'), 'utf8')).toBe('');
  });

  it('refuses one path for two tables', async () => {
    const set = createFileSet();
    await set.open(at('all.csv'));

    await expect(set.open(`${folder}/./all.csv`)).rejects.toMatchObject({ code: 'call/usage' });
    await set.abort();
    expect(readdirSync(folder)).toEqual([]);
  });
});
