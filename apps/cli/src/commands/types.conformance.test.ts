import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandForTests, createCommand } from '../command-for-tests.ts';

let command: CommandForTests;
beforeAll(() => {
  command = createCommand();
});
afterAll(() => command.remove());

describe('types', () => {
  it.each([
    ['pdf', 'application/pdf  .pdf  written by no format\n'],
    ['.PDF', 'application/pdf  .pdf  written by no format\n'],
    [
      'image/png',
      'image/png\n  extensions    .png\n  source        iana\n  compressible  no\n  written by    no format\n',
    ],
    [
      'report.tar.gz',
      'application/gzip  .tar.gz\n  compressed with gzip; inside: application/x-tar, written by no format\n',
    ],
    ['people.csv.gz', 'application/gzip  .csv.gz\n  compressed with gzip; inside: text/csv, written by csv\n'],
  ])('knows %s', async (name, text) => {
    expect(await command.run('types', name)).toEqual({ exit: 0, stdout: text, stderr: '' });
  });

  it('says which format writes a type, with its options', async () => {
    const done = await command.run('types', 'application/x-ndjson');

    expect(done.stdout).toMatch(/\n {2}written by {2,}--format ndjson\n {2}options +bigints\b/);
  });

  it('counts them all without a name, and lists those that formats write', async () => {
    const [text, json] = await Promise.all([command.run('types'), command.run('types', '--json')]);
    const { counts, types } = JSON.parse(json.stdout);

    expect(text.stdout).toContain('From mime-db: 2,522, 1,015 with extensions.');
    expect(text.stdout).toMatch(/\n {2}text\/csv +\.csv +csv\n/);
    expect(text.stdout).not.toContain('image/png');
    expect(counts.mimeDb).toEqual({ types: 2522, withExtensions: 1015 });
    expect(types.length).toBeGreaterThanOrEqual(counts.types);
    expect(types).toContainEqual(expect.objectContaining({ type: 'text/csv', extensions: ['csv'], formats: ['csv'] }));
    expect(types).toContainEqual(expect.objectContaining({ type: 'image/png', formats: [] }));
  });

  it('gives machines the description', async () => {
    const done = await command.run('types', 'csv', '--json');

    expect(JSON.parse(done.stdout)).toMatchObject({
      kind: 'extension',
      extension: 'csv',
      types: [{ type: 'text/csv', formats: [{ id: 'csv' }] }],
    });
  });

  it('says what the name and the bytes of a file say, and where they disagree', async () => {
    command.write('people.csv', 'id,name\n1,Ada\n');
    command.write('table.csv', '%PDF-1.7\n');
    const [same, other, machine] = await Promise.all([
      command.run('types', 'people.csv'),
      command.run('types', './table.csv'),
      command.run('types', '--sniff', 'table.csv', '--json'),
    ]);

    expect(same).toEqual({
      exit: 0,
      stderr: '',
      stdout: `people.csv
  name      text/csv
  bytes     text/csv: 2 cells on each line, parted by commas; text in utf-8
            text/plain: text in utf-8
  together  they agree
  Populace  written by csv
`,
    });
    expect(other.stdout).toContain("bytes     application/pdf: a PDF document ('%PDF-' at byte 0)");
    expect(other.stdout).toContain('they disagree: the bytes are not what the name says');
    expect(JSON.parse(machine.stdout)).toMatchObject({
      kind: 'file',
      path: 'table.csv',
      verdict: 'different',
      named: { type: 'text/csv' },
      sniffed: [{ type: 'application/pdf', offset: 0 }],
    });
  });

  it('looks into a file whose name no list has, and says so where its bytes say nothing either', async () => {
    command.write('nothing', '');

    expect((await command.run('types', 'nothing')).stdout).toContain('together  neither says anything\n');
  });

  it('looks at standard input', async () => {
    const done = await command.runWith('{"a":1}\n{"a":2}\n', 'types', '--sniff', '-');

    expect(done.stdout).toBe(
      'standard input\n  bytes  application/x-ndjson: JSON on each of 2 lines; text in utf-8\n         text/plain: text in utf-8\n',
    );
  });

  it('takes words for extensions even where a file is called so, and misses files that are not there', async () => {
    command.write('pdf', 'x');
    const [word, missing, both] = await Promise.all([
      command.run('types', 'pdf'),
      command.run('types', '--sniff', 'nowhere.csv'),
      command.run('types', 'csv', '--sniff', 'people.csv'),
    ]);

    expect(word.stdout).toMatch(/^application\/pdf/);
    expect(missing).toMatchObject({ exit: 2, stderr: expect.stringContaining('nowhere.csv cannot be read') });
    expect(both).toMatchObject({ exit: 2, stderr: expect.stringContaining('a name and --sniff') });
  });

  it('offers the nearest of what it does not know', async () => {
    const done = await command.run('types', 'image/pgn');

    expect(done.exit).toBe(2);
    expect(done.stderr).toMatch(
      /^populace {2}call\/usage {2}"image\/pgn" is no content type, .*\n {4}did you mean image\/png/,
    );
  });

  it('takes parameters of a content type as options of a format', async () => {
    const made = (format: string, ...words: string[]) =>
      command.run(
        'generate',
        '--columns',
        'id:sequence,n:sequence',
        '--rows',
        '2',
        '--quiet',
        '--format',
        format,
        ...words,
      );
    const [plain, set, wrong, charset] = await Promise.all([
      made('text/csv; header=absent; delimiter=";"'),
      made('text/csv; header=absent', '--set', 'header=true'),
      made('text/csv; heder=absent'),
      made('application/json; charset=latin1'),
    ]);

    expect(plain).toEqual({ exit: 0, stdout: '1;1\n2;2\n', stderr: '' });
    expect(set.stdout).toBe('id,n\n1,1\n2,2\n');
    expect(wrong).toMatchObject({ exit: 2, stderr: expect.stringContaining('did you mean header?') });
    expect(charset).toMatchObject({ exit: 2, stderr: expect.stringContaining('format/cannot-hold') });
  });
});
