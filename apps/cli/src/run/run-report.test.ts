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
