import { expect, it } from 'vitest';
import { byUse } from './subject-order.ts';

it('puts what columns are mostly about first, the rest by name, and keeps the order within a subject', () => {
  const ids = ['animal.type', 'airline.flight', 'uuid', 'date.past', 'choice', 'person.lastName', 'person.firstName'];

  expect(byUse(ids.map((id) => ({ id }))).map(({ id }) => id)).toEqual([
    'person.lastName',
    'person.firstName',
    'uuid',
    'choice',
    'date.past',
    'airline.flight',
    'animal.type',
  ]);
});
