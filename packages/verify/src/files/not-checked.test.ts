import { foundIn } from '@populace/testkit/files';
import { expect, it } from 'vitest';
import { written } from './library-for-tests.ts';

const text = `populace: 1
tables:
  parents:
    rows: 50
    columns:
      id: sequence
      name: person.fullName
      key: uuid
      secret: { generator: color.human, hidden: true }
      code: { generator: string.template, template: "{secret}-{id}" }
      o: { object: { mail: internet.email, n: { generator: number.integer, min: 1, max: 9 } } }
      short: { generator: color.human, type: string(3) }
      kind: { case: [{ when: "id < 9", then: color.human }, { then: lorem.word }] }
      maybe: { generator: color.human, nulls: 30% }
      shown: { generator: string.template, template: "{maybe}", nulls: 10% }
  children:
    rows: { per: parents, count: { poisson: 2 } }
    columns:
      parent_id: { references: parents.id }
      best_id: { references: parents.id, by: { zipf: { exponent: 1 } } }
`;

it('what is not looked at is told as not checked, with the reason, and nothing else is', async () => {
  const report = await (await written({}, text)).verify();

  expect(foundIn(report)).toEqual([]);
  expect(report.skipped.map(({ table, what, why }) => `${table}.${what}: ${why}`).toSorted()).toEqual([
    'children.best_id → parents.id: how often each row is referred to is not compared with zipf',
    'children.rows per parents: how often parents have each number of rows is not compared with its distribution',
    'parents.code: its template shows parents.secret, which is not written',
    'parents.nulls in shown: it is null besides where a column is that its template shows',
    'parents.values of kind: what a branch generates is not compared with its range, list or pattern',
    'parents.values of name, o.mail, short: what generates them has no range, list or pattern that is known, or their type cuts or rounds it, so only their form is checked',
  ]);
});
