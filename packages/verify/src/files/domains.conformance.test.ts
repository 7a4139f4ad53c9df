import { foundIn, type WrittenFolder, writeFolder } from '@populace/testkit/files';
import { afterEach, describe, expect, it } from 'vitest';

const staff = `populace: 1
locale: { de_DE: 2, fr_FR: 1 }
now: 2026-01-01
tables:
  staff:
    rows: 60
    columns:
      number: { generator: string.pattern, pattern: "20(2[0-5])[0-9]{5}" }
      badge: { generator: string.pattern, pattern: "[A-F]{1,3}-[0-9]+" }
      sex: person.sex
      size: person.shirtSize
      born: person.birthDate
      hired_on: { generator: date.past, within: 5y, type: date }
      begins: { generator: date.time, min: "08:00", max: "10:00", hours: 8 }
      seen_at: { generator: date.between, from: 2025-01-06, to: 2025-01-31, hours: 8-17, weekdays: workdays }
      country: location.countryCode
      city: location.city
      level: { generator: choice, values: { junior: 30, senior: 70 } }
      bonus: { generator: choice, values: [100, 250.5], type: "decimal(8,2)" }
      score: { generator: number.integer, min: 1, max: 9 }
      rate: { generator: number.decimal, min: 1, max: 2, scale: 2, type: "decimal(9,4)" }
      ratio: { generator: number.float, min: 0, max: 1 }
      amount: { generator: number.integer, min: 1, max: 5, distribution: { zipf: { exponent: 1, max: 5 } } }
      note: { generator: lorem.word, type: string(3) }
      code: { generator: number.integer, min: 100, max: 999, unique: true }
      low: { generator: number.integer, min: 1, max: 50 }
    checks: [low >= score]
`;

const opened: WrittenFolder[] = [];
afterEach(() => {
  for (const folder of opened.splice(0)) folder.remove();
});

async function written(): Promise<WrittenFolder> {
  const folder = await writeFolder(staff, {});
  opened.push(folder);
  return folder;
}

/** Puts another value into a column of the third row. */
async function planted(column: string, value: string): Promise<readonly string[]> {
  const folder = await written();
  folder.change('staff.csv', (lines) => {
    const at = (lines[0] ?? '').split(',').indexOf(column);
    return lines.with(3, (lines[3] ?? '').split(',').with(at, value).join(','));
  });
  return foundIn(await folder.verify());
}

describe('values', () => {
  it('that nobody touched are what their generators make', async () => {
    const folder = await written();

    const report = await folder.verify();

    expect(foundIn(report)).toEqual([]);
    expect(report.tables[0]?.comparisons).toContainEqual(
      expect.objectContaining({ checker: 'domains', what: 'range of 18 columns', found: 'all 1,080 values' }),
    );
  });

  it.each([
    ['number', '123'],
    ['number', '202612345'],
    ['badge', 'ABCD-1'],
    ['sex', 'robot'],
    ['size', 'huge'],
    ['born', '1890-01-01'],
    ['hired_on', '2029-01-01'],
    ['hired_on', '2020-12-31'],
    ['begins', '09:00:01'],
    ['seen_at', '2025-01-11T09:00:00'],
    ['seen_at', '2025-01-10T07:59:59'],
    ['country', 'US'],
    ['city', 'Springfield'],
    ['level', 'medium'],
    ['bonus', '100.50'],
    ['score', '10'],
    ['rate', '1.0050'],
    ['ratio', '1.5'],
    ['amount', '6'],
    ['code', '1000'],
  ])('are found where %s is %s', async (column, value) => {
    const found = await planted(column, value);

    expect(found).toContain(`verify/value ${column} 1`);
  });
});
