import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { birthDate } from '../person/birth-date.ts';
import { personSubject } from '../person/person.subject.ts';
import { created } from './created.ts';
import { delivered } from './delivered.ts';
import { ordered } from './ordered.ts';
import { paid } from './paid.ts';
import { returned } from './returned.ts';
import { shipped } from './shipped.ts';
import { timelineSubject } from './timeline.subject.ts';
import { updated } from './updated.ts';

const subjects = [timelineSubject, personSubject];
const matches = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

for (const generator of [created, updated, ordered, paid, shipped, delivered, returned]) {
  testGenerator(generator, { subjects, matches });
}

it('has what happens to a row in its order, and not after now', async () => {
  const columns = { birthDate, created, ordered, paid, shipped, delivered, returned } as const;

  const rows = await rowsMadeBy(columns, { rows: 3000, subjects, now: '2026-03-01T12:00:00Z' });

  const wrong = rows.filter((row) => {
    const times = Object.values(row);
    return times.some((time, place) => time < (times[place - 1] ?? ''));
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(rows.filter((row) => row.returned > '2026-03-01T12:00:00')).toEqual([]);
  expect(rows.filter((row) => row.created < '2023-03-01T12:00:00')).toEqual([]);
});

it('changes a row only once it was created', async () => {
  const rows = await rowsMadeBy({ created, updated }, { rows: 3000, subjects });

  expect(rows.filter((row) => row.updated < row.created)).toEqual([]);
  expect(rows.filter((row) => row.updated.slice(0, 10) > row.created.slice(0, 10)).length).toBeGreaterThan(2500);
});
