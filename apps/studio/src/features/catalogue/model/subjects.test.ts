import { expect, it } from 'vitest';
import { countSubjects } from './subjects.ts';

it('counts generators by what they are about, the basic ones last', () => {
  const ids = ['uuid', 'person.firstName', 'company.name', 'person.lastName', 'sequence'];

  expect(countSubjects(ids.map((id) => ({ id })))).toEqual([
    ['company', 1],
    ['person', 2],
    ['basic', 2],
  ]);
});
