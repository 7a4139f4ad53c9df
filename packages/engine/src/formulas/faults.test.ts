import { column, complaints, open } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';
import { caseOf } from './case-for-tests.ts';

/** `zero` is 0 in row 3 alone. */
const columns = { id: 'sequence', zero: { formula: 'id - 4' } };
const [much, little] = [{ formula: '"much"' }, { formula: '"little"' }];

describe('a condition that fails', () => {
  it('ends the run with its column, its row and the reason', async () => {
    const v = caseOf([['12 / zero > 1', much]], little);
    const schema = await open({ t: { rows: 9, columns: { ...columns, v } } });

    expect(() => column(schema, 't', 'v')).toThrow('when 1 of t.v fails in row 3: it divides by zero.');
  });

  it('does no harm in rows that a branch before it takes', async () => {
    const v = caseOf(
      [
        ['zero == 0', null],
        ['12 / zero > 1', much],
      ],
      little,
    );
    const schema = await open({ t: { rows: 6, columns: { ...columns, v } } });

    expect(column(schema, 't', 'v')).toEqual(['little', 'little', 'little', null, 'much', 'much']);
  });
});

describe('a branch that fails', () => {
  it('does no harm in rows that another takes', async () => {
    const ratio = { formula: '12 / zero' };
    const guarded = await open({ t: { rows: 6, columns: { ...columns, v: caseOf([['zero != 0', ratio]], null) } } });
    const unguarded = await open({ t: { rows: 6, columns: { ...columns, v: caseOf([['zero < 2', ratio]], null) } } });

    expect(column(guarded, 't', 'v').map((value) => value && Number(value))).toEqual([-4, -6, -12, null, 12, 6]);
    expect(() => column(unguarded, 't', 'v')).toThrow('branch 1 of t.v fails in row 3: it divides by zero.');
  });
});

describe('a count that fails', () => {
  it('ends the run with both tables, the row and the reason', async () => {
    const schema = open({
      parents: { rows: 9, columns },
      t: {
        rows: { per: 'parents', count: { formula: 'int(12 / zero) * 0' } },
        columns: { p: { references: 'parents.id' } },
      },
    });

    await expect(schema).rejects.toMatchObject({
      code: 'formula/failed',
      message: 'The count of t fails in row 3 of parents: it divides by zero.',
    });
  });
});

describe('a check that fails', () => {
  it('does not hold, and says so where that is the reason', async () => {
    const tables = (rows: number) => ({ t: { rows, columns, checks: ['id > 0', '12 / zero < 100'] } });
    const many = tables(9);
    const few = await open({ t: { ...tables(20_000).t, columns: { ...columns, zero: { formula: 'id - 12000' } } } });

    expect(await complaints(many)).toEqual([
      'check/unsatisfied 11.1 % of the first 9 rows of "t" do not fulfil "12 / zero < 100", and none of the columns that they look at can be drawn again: "id" (sequence), "zero" (formula) (12 / zero < 100 fails: it divides by zero); make one of them by a generator that draws each value by itself, such as date.between or number.integer, or change the checks',
    ]);
    expect(() => column(few, 't', 'id')).not.toThrow();
    expect(() => [...few.table('t').rows()]).toThrow(
      'Row 11999 of t does not fulfil its checks: id > 0; 12 / zero < 100 (12 / zero < 100 fails: it divides by zero); widen the ranges',
    );
  });
});
