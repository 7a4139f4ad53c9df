/**
 * What totals over the rows of one parent cost, by how many there are: `node bench/running-totals.mjs [part of a name]`. Prints seconds of CPU for 144,000
 * rows whose parents have 144 to all of them, shuffled and in order, for a running total and for the parent's own total seen from each row.
 * Each grows with the number of rows alone, so a line should say much the same throughout.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli, measure } from './lib/measure.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 144_000);
const SIBLINGS = [144, 1440, 14_400, ROWS];
const folder = mkdtempSync(join(tmpdir(), 'populace-totals-'));

const formulas = {
  'no total': 'amount',
  'running.sum(amount)': 'running.sum(amount)',
  'running.average(share)': 'running.average(share)',
  'running.max(amount)': 'running.max(amount)',
  'running.distinctCount(amount)': 'running.distinctCount(amount)',
  'previous.amount': 'previous.amount',
  'account.entries.map(…).sum()': 'account.entries.map(e, e.amount).sum()',
};

function schemaOf(siblings, shuffle, formula) {
  return {
    populace: 1,
    seed: 1,
    tables: {
      accounts: { rows: ROWS / siblings, columns: { id: 'sequence' } },
      entries: {
        rows: { per: 'accounts', count: siblings, shuffle },
        columns: {
          id: 'sequence',
          account_id: { references: 'accounts.id' },
          amount: { generator: 'number.decimal', min: 1, max: 99, scale: 2 },
          share: { generator: 'number.float', min: 0, max: 1 },
          total: { formula },
        },
      },
    },
  };
}

/** Totals that remember all values are refused where a parent has so many rows. */
const MOST_REMEMBERED = 100_000;

function secondsOf(siblings, shuffle, formula) {
  if (formula.includes('distinct') && siblings > MOST_REMEMBERED) return '–';
  const file = join(folder, 'entries.json');
  writeFileSync(file, JSON.stringify(schemaOf(siblings, shuffle, formula)));
  const { cpuMs } = measure([cli, 'generate', file, '--table', 'entries', '--format', 'csv', '--quiet']);
  return (cpuMs / 1000).toFixed(2);
}

const [asked = ''] = process.argv.slice(2);
console.log(
  `${ROWS.toLocaleString('en')} rows; siblings:`.padEnd(42) +
    SIBLINGS.map((n) => n.toLocaleString('en').padStart(10)).join(''),
);
for (const [name, formula] of Object.entries(formulas).filter(([one]) => one.includes(asked))) {
  for (const shuffle of [true, false]) {
    const cells = SIBLINGS.map((siblings) => secondsOf(siblings, shuffle, formula).padStart(10));
    console.log(`${`${name}, ${shuffle ? 'shuffled' : 'in order'}`.padEnd(42)}${cells.join('')}`);
  }
}
rmSync(folder, { recursive: true });
