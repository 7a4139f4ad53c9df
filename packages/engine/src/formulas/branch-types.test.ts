import { column, complaints, open } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';
import { caseOf } from './case-for-tests.ts';

const id = 'sequence';
const ofFormula = (formula: string): object => ({ formula });

/** A column of which one branch stands in rows with odd ids, another in the rest. */
function opened(odd: unknown, even: unknown, more: object = {}) {
  return open({ t: { rows: 4, columns: { id, v: { ...caseOf([['id % 2 == 1', odd]], even), ...more } } } });
}

describe('branches of types that widen', () => {
  it('give the finer decimal', async () => {
    const schema = await opened(ofFormula('id'), ofFormula('0.25'));

    expect(schema.table('t').columns.find(({ name }) => name === 'v')?.type).toBe('decimal(18,2)');
    expect(column(schema, 't', 'v')).toEqual(['1.00', '0.25', '3.00', '0.25']);
  });

  it('give a float where one of them is', async () => {
    const schema = await opened({ generator: 'constant', value: 7 }, ofFormula('1e3 / 8.0'));

    expect(column(schema, 't', 'v')).toEqual([7, 125, 7, 125]);
  });

  it('give what the column asks for, where it holds both', async () => {
    const schema = await opened({ generator: 'choice', values: [2, 3] }, ofFormula('1.5'), { type: 'decimal(9,3)' });

    expect(column(schema, 't', 'v').map((value) => String(value).slice(1))).toEqual(['.000', '.500', '.000', '.500']);
  });

  it('give timestamps, of which a date is the first moment', async () => {
    const schema = await opened(ofFormula('date("2025-03-01")'), ofFormula('date("2025-03-01") + hours(7)'));

    expect(column(schema, 't', 'v').slice(0, 2)).toEqual(['2025-03-01T00:00:00', '2025-03-01T07:00:00']);
  });

  it('fail only in rows that they take', async () => {
    const large = ofFormula('9000000000000000000');
    const taken = await opened(large, ofFormula('0.5'));
    const untaken = await open({
      t: { rows: 3, columns: { id, v: caseOf([['id > 9', large]], ofFormula('0.5')) } },
    });

    expect(() => column(taken, 't', 'v')).toThrow('branch 1 of t.v fails in row 0: a decimal has more than 18 digits.');
    expect(column(untaken, 't', 'v')).toEqual(['0.5', '0.5', '0.5']);
  });
});

describe('branches of types that do not go together', () => {
  it('are refused at the branch', async () => {
    const columns = {
      id,
      v: caseOf(
        [
          ['id > 1', null],
          ['id > 2', { generator: 'boolean' }],
        ],
        ofFormula('id'),
      ),
    };

    expect(await complaints({ t: { rows: 4, columns } })).toEqual([
      'formula/type Branch 3 of "v" makes int64 values, but those before it boolean; make all of one type, such as with text(x), or give the column type: string',
    ]);
  });

  it('are told as text where that is asked for', async () => {
    const schema = await opened({ generator: 'constant', value: true }, ofFormula('id'), { type: 'string' });

    expect(column(schema, 't', 'v')).toEqual(['true', '2', 'true', '4']);
  });
});
