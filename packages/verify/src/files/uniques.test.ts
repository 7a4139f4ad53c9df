import { foundIn, type WrittenFolder, writeFolder } from '@populace/testkit/files';
import { afterEach, describe, expect, it } from 'vitest';

const tables = `populace: 1
tables:
  teams: { rows: 6, columns: { id: { generator: string.pattern, pattern: "[A-Z]{2}", unique: true } } }
  players:
    rows: { per: teams, count: 5, shuffle: false }
    unique:
      - [team, number]
      - { columns: [team, nick], where: place < 3, ignoreCase: true, ignoreAccents: true }
    columns:
      team: { references: teams.id }
      place: { formula: rowNumber % 5 }
      number: { generator: number.integer, min: 1, max: 5 }
      nick: { generator: choice, values: [Zoë, zoe, Ann, Bo] }
      login: { generator: string.pattern, pattern: "[a-z]{4}", unique: { ignoreCase: true } }
      name: { generator: string.pattern, pattern: "[a-zß]{5}", unique: { except: [aaaaa] }, type: string }
      alias: { generator: string.pattern, pattern: "[a-z]{5}", unique: { ignoreAccents: true } }
`;

const opened: WrittenFolder[] = [];
afterEach(() => {
  for (const folder of opened.splice(0)) folder.remove();
});

async function written(): Promise<WrittenFolder> {
  const folder = await writeFolder(tables);
  opened.push(folder);
  return folder;
}

/** The cells of players, row by row. */
function cellsOf(folder: WrittenFolder): string[][] {
  const lines = folder.read('players.csv').trimEnd().split('\n');
  return lines.slice(1).map((line) => line.split(','));
}

/** Gives a row of players another value in a column. */
function setValue(folder: WrittenFolder, row: number, column: number, value: string): void {
  folder.change('players.csv', (lines) =>
    lines.with(row + 1, (lines[row + 1] ?? '').split(',').with(column, value).join(',')),
  );
}

describe('uniques of written files', () => {
  it('are found to hold, and told as they are asked for', async () => {
    const report = await (await written()).verify();
    const asked = report.tables[1]?.comparisons.filter(({ checker }) => checker === 'uniques');

    expect(foundIn(report)).toEqual([]);
    expect(asked?.map(({ what, asked: word }) => `${what}: ${word}`)).toEqual([
      'login: unique, in any case',
      'name: unique',
      'name: but for 1',
      'alias: unique, without accents',
      'team, number: unique together',
      'team, nick: unique where place < 3, in any case and without accents',
    ]);
  });

  it('of several columns: a pair that comes again is told with both lines', async () => {
    const folder = await written();
    const [first] = cellsOf(folder);
    setValue(folder, 3, 2, first?.[2] ?? '');

    const { findings } = await folder.verify();

    expect(findings.map(({ code, subject, shown }) => [code, subject, shown[0]?.line, shown[0]?.message])).toEqual([
      [
        'verify/duplicate',
        'team, number',
        5,
        `"team", "number" = "${first?.[0]}", "${first?.[2]}" is in row 0, too (line 2)`,
      ],
    ]);
  });

  it('of several columns may be the same in another parent', async () => {
    const folder = await written();
    setValue(folder, 0, 2, cellsOf(folder)[0]?.[2] ?? '');

    expect(new Set(cellsOf(folder).map((cells) => cells[2])).size).toBeLessThan(30);
    expect(foundIn(await folder.verify())).toEqual([]);
  });

  it('with where: rows for which it holds are told, others may have any value', async () => {
    const folder = await written();
    const nick = cellsOf(folder)[6]?.[3] ?? '';
    const other = /^zo/i.test(nick) ? { Zoë: 'zoe', zoe: 'ZOÉ' }[nick] : nick.toUpperCase();
    setValue(folder, 8, 3, nick);
    setValue(folder, 9, 3, nick);

    expect(foundIn(await folder.verify())).toEqual([]);
    setValue(folder, 7, 3, other ?? '');
    const found = foundIn(await folder.verify());
    expect(found).toContain('verify/duplicate team, nick 1');
  });

  it('but for some values: one of these is told', async () => {
    const folder = await written();
    setValue(folder, 8, 5, 'aaaaa');

    const { findings } = await folder.verify();

    expect(findings.map(({ code, subject, shown }) => [code, subject, shown[0]?.line, shown[0]?.message])).toEqual([
      ['verify/duplicate', 'name', 10, '"name" = "aaaaa" is there already, by except'],
    ]);
  });

  it.each([
    ['in any case', 4, (text: string) => text.toUpperCase(), 'login'],
    ['without accents', 6, (text: string) => text.replace(/[a-z]/, (letter) => `${letter}\u0308`), 'alias'],
  ])('of one column %s: another spelling is told', async (_, column, change, name) => {
    const folder = await written();
    setValue(folder, 20, column, change(cellsOf(folder)[4]?.[column] ?? ''));

    expect(foundIn(await folder.verify())).toContain(`verify/duplicate ${name} 1`);
  });

  it('of one column: another spelling is another value where that is not asked for', async () => {
    const folder = await written();
    setValue(folder, 20, 5, (cellsOf(folder)[4]?.[5] ?? '').toUpperCase());

    expect(foundIn(await folder.verify()).filter((code) => code.startsWith('verify/duplicate'))).toEqual([]);
  });
});
