import { openSchema } from '@populace/library';
import { expect, it } from 'vitest';

const schema = `
populace: 1
tables:
  shops: { rows: 3, columns: { id: sequence, size: { generator: number.integer, min: 1, max: 3 } } }
  visits:
    rows: { per: shops, count: { formula: size * 400 } }
    checks: [paid >= 0, paid % 4 == 0, shop.size > 0 || null]
    columns:
      shop_id: { references: shops.id }
      paid: { generator: number.integer, min: 1, max: 1000 }
      half: { formula: paid / 2.0 }
      note: { case: [{ when: paid > 500, then: { formula: text(paid) } }, { then: null }] }
`;

it('tells the type of every formula, wherever it stands', async () => {
  const { formulas } = await openSchema(schema);

  expect(formulas().map(({ pointer, type }) => `${pointer} ${type}`)).toEqual([
    '/tables/visits/rows/count/formula int',
    '/tables/visits/columns/half/formula decimal',
    '/tables/visits/columns/note/case/0/when bool',
    '/tables/visits/columns/note/case/0/then/formula text',
    '/tables/visits/checks/0 bool',
    '/tables/visits/checks/1 bool',
    '/tables/visits/checks/2 bool',
  ]);
});

it('tells in how many rows each check holds as they are drawn first', async () => {
  const opened = await openSchema(schema);
  const visits = opened.table('visits');
  const [least, quarter, always] = visits.checks();

  expect(least).toEqual({ pointer: '/tables/visits/checks/0', rows: visits.rowCount, held: visits.rowCount });
  expect(always?.held).toBe(visits.rowCount);
  // A quarter of the numbers are multiples of four.
  expect((quarter?.held ?? 0) / visits.rowCount).toBeGreaterThan(0.2);
  expect((quarter?.held ?? 0) / visits.rowCount).toBeLessThan(0.3);
  expect(opened.table('shops').checks()).toEqual([]);
});
