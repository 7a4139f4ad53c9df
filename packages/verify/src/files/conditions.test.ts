import { foundIn, type WrittenFolder, writeFolder } from '@populace/testkit/files';
import { conditionsSchema } from '@populace/testkit/schemas';
import { afterEach, describe, expect, it } from 'vitest';

const opened: WrittenFolder[] = [];
afterEach(() => {
  for (const folder of opened.splice(0)) folder.remove();
});

async function written(text = conditionsSchema): Promise<WrittenFolder> {
  const folder = await writeFolder(text);
  opened.push(folder);
  return folder;
}

/** Lets a row of a CSV file without quotation marks have other values. */
function setCells(folder: WrittenFolder, file: string, row: number, cells: Readonly<Record<string, string>>): void {
  folder.change(file, (lines) => {
    const names = lines[0]?.split(',') ?? [];
    const values = lines[row + 1]?.split(',') ?? [];
    return lines.with(row + 1, names.map((name, at) => cells[name] ?? values[at]).join(','));
  });
}

function cellsOf(folder: WrittenFolder, file: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = folder.read(file).trimEnd().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, at) => [names[at], value])));
}

describe('references with conditions', () => {
  it('are as they were made, by every way of choosing', async () => {
    const report = await (await written()).verify();

    expect(foundIn(report)).toEqual([]);
    expect(report.skipped.filter(({ why }) => !why.startsWith('how often each row is referred to'))).toEqual([]);
    const compared = report.tables.flatMap(({ comparisons }) =>
      comparisons.flatMap(({ checker, what }) => (checker.startsWith('reference-') ? [what] : [])),
    );
    expect(compared).toHaveLength(34);
  });

  it('tell one that leads to a row which does not fulfil its condition', async () => {
    const folder = await written();
    const clerk = cellsOf(folder, 'people.csv').findIndex(({ role }) => role === 'clerk');

    setCells(folder, 'trips.csv', 5, { driver_id: `${clerk + 10}` });

    const report = await folder.verify();
    expect(foundIn(report)).toContain('verify/reference where of driver_id 1');
    const [shown] = report.findings.find(({ code }) => code === 'verify/reference')?.shown ?? [];
    expect(shown).toMatchObject({
      row: 5,
      message: `"driver_id" leads to row ${clerk} of people, for which role == "driver" does not hold`,
    });
  });

  it('tell one of several tables whose row does not fulfil its condition', async () => {
    const folder = await written();
    const clerk = cellsOf(folder, 'people.csv').findIndex(({ role }) => role === 'clerk');
    const row = cellsOf(folder, 'trips.csv').findIndex(({ about }) => about === 'people');

    setCells(folder, 'trips.csv', row, { about_id: `${clerk + 10}` });

    expect(foundIn(await folder.verify())).toEqual(['verify/reference where of about, about_id 1']);
  });

  it('tell one that leads to the row which another leads to', async () => {
    const folder = await written();
    const home = cellsOf(folder, 'games.csv')[3]?.['home_id'] ?? '';

    setCells(folder, 'games.csv', 3, { away_id: home });

    expect(foundIn(await folder.verify())).toEqual(['verify/reference away_id, otherThan 1']);
  });

  it('tell one that is there where its condition does not hold, and one that is missing', async () => {
    const folder = await written(`populace: 1
tables:
  depots: { rows: 9, columns: { id: sequence } }
  orders:
    rows: 200
    columns: { kind: { generator: choice, values: [parcel, letter] }, depot_id: { references: depots.id, when: kind == "parcel" } }
`);
    const kinds = cellsOf(folder, 'orders.csv').map(({ kind }) => kind);

    setCells(folder, 'orders.csv', kinds.indexOf('letter'), { depot_id: '3' });
    setCells(folder, 'orders.csv', kinds.indexOf('parcel'), { depot_id: '' });

    const report = await folder.verify();
    expect(foundIn(report)).toEqual(['verify/reference when of depot_id 2']);
    const messages = report.findings[0]?.shown.map(({ message }) => message);
    expect(messages).toContain('"depot_id" is there, but kind == "parcel" does not hold');
    expect(messages).toContain('"depot_id" is null, but kind == "parcel" holds');
  });
});
