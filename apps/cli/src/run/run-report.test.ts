import { describe, expect, it } from 'vitest';
import { type RunReport, renderReport } from './run-report.ts';

const report: RunReport = {
  ok: true,
  rows: 3000,
  bytes: 50,
  seconds: 1,
  seed: '7',
  values: 0,
  now: '2026-01-01T00:00:00Z',
  tables: [{ table: 'a', path: 'a.csv', format: 'csv', rows: 3000, bytes: 50, unread: false, workers: 1 }],
  workers: 1,
  shard: null,
  manifest: null,
  borrowed: [],
  notes: [],
};

describe('a run into an archive', () => {
  const [people, orders] = ['people', 'orders'].map((table) => ({
    ...{ table, path: 'all.zip', member: `${table}.csv`, format: 'csv', rows: 1500, bytes: 25, unread: false },
    workers: 1,
  }));
  const archive = { ...report, manifestMember: 'manifest.json' };

  it('is told with the names in it', () => {
    const tables = [people, orders].filter((table) => table !== undefined);

    expect(
      renderReport({ ...archive, tables })
        .split('\n')
        .map((line) => line.replaceAll(/ +/g, ' ')),
    ).toEqual([
      ' people 1,500 rows 25 B people.csv in all.zip',
      ' orders 1,500 rows 25 B orders.csv in all.zip',
      '3,000 rows, 50 B in 1.00 s, 3,000 rows/s (seed 7, values 0)',
      'manifest manifest.json in all.zip',
      '',
    ]);
  });

  it('is told in a line where it has one table', () => {
    const tables = [people].filter((table) => table !== undefined);

    expect(renderReport({ ...archive, tables })).toBe(
      '3,000 rows, 50 B to people.csv in all.zip in 1.00 s, 3,000 rows/s (seed 7, values 0)\nmanifest manifest.json in all.zip\n',
    );
  });
});

describe('the rate of a run', () => {
  it('is told from one second on', () => {
    expect(renderReport({ ...report, seconds: 1.5 })).toBe(
      '3,000 rows, 50 B to a.csv in 1.50 s, 2,000 rows/s (seed 7, values 0)\n',
    );
    expect(renderReport(report)).toContain('in 1.00 s, 3,000 rows/s (');
  });

  it('is left out of a shorter one', () => {
    expect(renderReport({ ...report, seconds: 0.999 })).toBe(
      '3,000 rows, 50 B to a.csv in 1.00 s (seed 7, values 0)\n',
    );
  });
});
