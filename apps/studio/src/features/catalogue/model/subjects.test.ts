import { expect, it } from 'vitest';
import { countSubjects } from './subjects.ts';

it('counts generators by what they are about, the most used first', () => {
  const ids = ['uuid', 'person.firstName', 'company.name', 'person.lastName', 'sequence'];

  expect(countSubjects(ids.map((id) => ({ id })))).toEqual([
    ['person', 2],
    ['basic', 2],
    ['company', 1],
  ]);
});
