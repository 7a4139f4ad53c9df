import { expect, it } from 'vitest';
import type { MomentForm } from '../values/moment-form.ts';
import { coarseMoments } from './coarse-moments.ts';

function coarse(kind: MomentForm['kind'], least: string, greatest: string): readonly [string, string] {
  const written = {
    writtenAs: undefined,
    ambiguous: false,
    shortYears: false,
    precision: 's',
    unread: 0,
    atMidnight: 0,
  } as const;
  return coarseMoments({ kind, least, greatest, ...written });
}

it.each([
  ['2021-07-16', '2024-02-03', '2021-07-01', '2024-02-29'],
  ['2021-07-16', '2023-02-03', '2021-07-01', '2023-02-28'],
  ['1899-12-31', '1900-12-24', '1899-12-01', '1900-12-31'],
  ['2024-01-10', '2024-03-12', '2024-01-01', '2024-03-31'],
])('widens dates to whole months: %s to %s', (least, greatest, from, to) => {
  expect(coarse('date', least, greatest)).toEqual([from, to]);
});

it.each([
  ['2024-01-10', '2024-03-11'],
  ['2024-01-10', '2024-01-10'],
])('keeps dates within two months: %s to %s', (least, greatest) => {
  expect(coarse('date', least, greatest)).toEqual([least, greatest]);
});

it.each(['timestamp', 'timestamptz'] as const)('widens a %s to months, days or hours, by the time between', (kind) => {
  const first = '2024-01-10T08:31:07';
  expect(coarse(kind, first, '2024-06-05T12:00:00')).toEqual(['2024-01-01T00:00:00', '2024-06-30T23:59:59']);
  expect(coarse(kind, first, '2024-01-11T12:00:00')).toEqual(['2024-01-10T00:00:00', '2024-01-11T23:59:59']);
  expect(coarse(kind, first, '2024-01-10T17:04:00')).toEqual(['2024-01-10T08:00:00', '2024-01-10T17:59:59']);
  expect(coarse(kind, first, first)).toEqual([first, first]);
});

it('widens times of day to whole hours', () => {
  expect(coarse('time', '08:31:07', '17:04:00')).toEqual(['08:00:00', '17:59:59']);
  expect(coarse('time', '08:30:00', '08:30:00')).toEqual(['08:30:00', '08:30:00']);
});
