import { createTextReader } from '@populace/cells';
import { parseDocument } from '@populace/document';
import { openTable, planWorld, type TableRun, type World } from '@populace/engine';
import { openSchema } from '@populace/library';
import { defaultRegistry, schemaRegistry } from '@populace/library/registry';
import { checkDocument } from '@populace/schema';
import { testEquality } from '@populace/testkit';
import { describe, expect, it, vi } from 'vitest';

const TOTALS = {
  so_far: { formula: 'running.sum(step)' },
  paid: { formula: 'running.sum(amount)' },
  widest: { formula: 'running.sum(big)' },
  hours: { formula: 'running.sum(hours(amount))' },
  mean: { formula: 'running.average(step)' },
  mean_paid: { formula: 'running.average(amount)' },
  number: { formula: 'running.count()' },
  earliest: { formula: 'running.min(at)' },
  best: { formula: 'running.max(step)' },
  first: { formula: 'running.first(amount > 0)' },
  last_word: { formula: 'running.max(note)' },
  words: { formula: 'running.distinctCount(note)' },
  over: { formula: 'running.sum(paid)' },
  before: { formula: 'previous.so_far' },
  share: { formula: 'step / account.entries.map(e, e.step).sum()' },
  above: { formula: 'account.entries.filter(e, e.amount > amount).count()' },
};

/** Texts so long that few rows make a batch. */
const TEXTS = {
  so_far: { formula: 'running.sum(step)' },
  number: { formula: 'running.count()' },
  told: { formula: 'running.join(note, "+")' },
  told_so: { formula: 'running.join(note, note == "ant" ? "-" : "/")' },
};

/** Entries of few accounts, with what is gathered of them; in the order of accounts, or shuffled. */
function accountsOf(count: number | object, shuffle: boolean, totals: object = TOTALS): object {
  return {
    accounts: { rows: 3, columns: { id: 'sequence' } },
    entries: {
      rows: { per: 'accounts', count, shuffle },
      columns: {
        id: 'sequence',
        account_id: { references: 'accounts.id' },
        step: { generator: 'number.float', min: -1, max: 1 },
        amount: { generator: 'number.decimal', min: -50, max: 99, scale: 2 },
        big: { formula: 'id * 1000000000000' },
        note: { generator: 'choice', values: { ant: 5, bee: 3, cow: 1 }, nulls: '20%' },
        at: { generator: 'date.between', from: '2025-01-01', to: '2025-12-31' },
        ...totals,
      },
    },
    looks: {
      rows: 200,
      columns: { entry_id: { references: 'entries.id' }, sum_then: { formula: 'entry.so_far' } },
      checks: ['entry.number > 0'],
    },
  };
}

async function plan(tables: object): Promise<World> {
  const { node } = parseDocument(JSON.stringify({ populace: 1, seed: 3, tables }));
  const model = node && checkDocument(node, schemaRegistry(), {}).model;
  const world = model && (await planWorld(model, defaultRegistry())).world;
  if (world === undefined) throw new Error('The schema is wrong.');
  return world;
}

type Cells = readonly (string | null)[];

function open(world: World, batchRows: number, columns?: readonly string[]): TableRun {
  const table = world.table('entries');
  return openTable(world, table, { columns: columns ?? table.columns.map(({ name }) => name), batchRows });
}

/** The cells of the rows [from, to), a batch at a time. */
function cellsOf(run: TableRun, from: number, to: number): readonly Cells[] {
  const read = run.batch.columns.map(createTextReader);
  const rows: Cells[] = [];
  for (let at = from; at < to; at += run.batchRows) {
    const n = Math.min(run.batchRows, to - at);
    run.fillRange(at, n);
    for (let i = 0; i < n; i++) rows.push(read.map((cell) => cell(i)));
  }
  return rows;
}

/** Windows here and there, some within others. */
function windowsOf(count: number): readonly (readonly [number, number])[] {
  const places = Array.from({ length: 12 }, (_, i) => Math.floor(((i * 0.618_033_988_75) % 1) * count));
  return places.map((from, i) => [from, Math.min(count, from + 1 + ((i * 83) % 300))]);
}

describe.each([
  ['in order', false],
  ['shuffled', true],
])('totals over rows of a parent that come %s', (_, shuffle) => {
  it.each([
    ['of numbers', 600, TOTALS],
    ['of texts', 60, TEXTS],
  ])(
    'are the same in whole tables, batches of any size and windows anywhere, to the last bit, %s',
    async (_, most, totals) => {
      const world = await plan(accountsOf({ between: [most / 2, most] }, shuffle, totals));
      const count = world.table('entries').rowCount;
      const whole = cellsOf(open(world, 512), 0, count);

      expect(cellsOf(open(world, 1000), 0, count)).toEqual(whole);
      const jumping = open(world, 128);
      for (const [from, to] of windowsOf(count)) {
        expect(cellsOf(open(world, 64), from, to)).toEqual(whole.slice(from, to));
        expect(cellsOf(jumping, from, to)).toEqual(whole.slice(from, to));
      }
    },
  );

  it('walk each row once in order, and few times in any other', async () => {
    const world = await plan(accountsOf(2500, shuffle));
    const { relation, rowCount } = world.table('entries');
    const rowAt = vi.spyOn(relation ?? { rowAt: () => 0 }, 'rowAt');
    const walked = (column: string, batchRows: number): number => {
      rowAt.mockClear();
      const run = open(world, batchRows, [column]);
      for (let at = 0; at < rowCount; at += run.batchRows) run.fillRange(at, Math.min(run.batchRows, rowCount - at));
      return rowAt.mock.calls.length / rowCount;
    };

    for (const batchRows of [512, 64]) {
      expect(walked('so_far', batchRows)).toBeLessThan(shuffle ? 16 : 1.0001);
      expect(walked('best', batchRows)).toBeLessThan(shuffle ? 16 : 1.0001);
      expect(walked('share', batchRows)).toBeLessThan(1.0001);
      expect(walked('before', batchRows)).toBeLessThan(shuffle ? 18 : 2.0001);
    }
    if (!shuffle) expect(walked('words', 512)).toBe(1);
    if (!shuffle) expect(walked('over', 512)).toBe(2);
  });
});

describe('a running total', () => {
  it('is what is had by adding one row after the other, from the first of the parent', async () => {
    const schema = await openSchema({ populace: 1, seed: 3, tables: accountsOf({ between: [400, 700] }, false) });
    const rows = [...schema.table('entries').rows({ columns: ['account_id', 'step', 'so_far', 'mean', 'number'] })];
    const sums = new Map<unknown, number>();
    const counts = new Map<unknown, number>();
    for (const { account_id, step, so_far, mean, number } of rows) {
      const sum = (sums.get(account_id) ?? 0) + Number(step);
      const count = (counts.get(account_id) ?? 0) + 1;
      sums.set(account_id, sum);
      counts.set(account_id, count);

      expect([so_far, mean, Number(number)]).toEqual([sum, sum / count, count]);
    }
    expect(sums.size).toBe(3);
  });
});

testEquality('totals over rows of a parent', () => plan(accountsOf({ between: [40, 120] }, true)), { starts: [0, 33] });
