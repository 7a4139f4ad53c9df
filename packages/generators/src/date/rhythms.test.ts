import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { between } from './between.ts';
import { past } from './past.ts';
import { time } from './time.ts';

const hourOf = (text: string): number => Number(text.slice(-8, -6));
/** Monday is 1, Sunday 7. */
const weekdayOf = (text: string): number => new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7;

testGenerator(between, {
  options: [
    { from: '2024-02-28', to: '2024-05-01', weekdays: 'workdays' },
    { from: '1960-01-01', to: '1990-01-01', weekdays: { sat: 3, sun: 1 } },
  ],
  matches: (text) => weekdayOf(text) <= 5 || text < '1990',
});
testGenerator(between, {
  options: [
    { from: '2024-03-01', to: '2024-03-03', hours: '8-9' },
    { from: '2024-03-01T08:59:10Z', to: '2024-03-20T09:00:05Z', hours: { 8: 2, 9: 1 }, weekdays: ['fri', 'mon-tue'] },
    { from: '1969-12-31T07:59:59.999Z', to: '1970-01-01T08:00:00.010Z', hours: [8, '09'], precision: 'us' },
    { from: '1969-12-31T23:59:59Z', to: '2100-01-01', hours: { '8-9': 1 }, precision: 'ms' },
  ],
  matches: /T0[89]:\d\d:\d\d(\.\d+)?$/,
});
testGenerator(time, {
  options: [{ hours: '8-9' }, { min: '08:58', max: '09:01:30', hours: [8, 9], precision: 'us' }],
  matches: /^0[89]:/,
});
testGenerator(past, { options: [{ within: '20d', hours: 'office', weekdays: 'workdays' }] });

describe('hours and weekdays', () => {
  it('come as often as their weights say', async () => {
    const options = {
      from: '2024-01-01',
      to: '2024-12-29',
      hours: { 6: 1, '12-13': 2 },
      weekdays: { 'mon-fri': 1, sat: 5 },
    };

    const values = await valuesMadeBy(between, options, { rows: 20_000 });

    const counted = (of: (text: string) => number) => (index: number) =>
      values.filter((text) => of(text) === index).length;
    // Shares of 1/5, 2/5 and 2/5, and of 1/10 and 1/2; a deviation of five standard errors is a chance of one in a million.
    expect(Math.abs(counted(hourOf)(6) - 4000)).toBeLessThan(300);
    expect(Math.abs(counted(hourOf)(13) - 8000)).toBeLessThan(350);
    expect(Math.abs(counted(weekdayOf)(3) - 2000)).toBeLessThan(220);
    expect(Math.abs(counted(weekdayOf)(6) - 10_000)).toBeLessThan(360);
    expect(counted(weekdayOf)(7)).toBe(0);
  });

  it('make points in time of bare dates', async () => {
    const [first] = await valuesMadeBy(between, { from: '2024-01-01', to: '2024-01-02', hours: 'night' });

    expect(first).toMatch(/^2024-01-0[12]T/);
  });

  it.each([
    ['22-1', [22, 23, 0, 1]],
    [7, [7]],
    [
      [3, '05-06'],
      [3, 5, 6],
    ],
  ])('are read from %j', async (hours, expected) => {
    const values = await valuesMadeBy(time, { hours }, { rows: 300 });

    expect(new Set(values.map(hourOf))).toEqual(new Set(expected));
  });

  it.each([
    ['offcie', 'hours must be one of day, office, commute, evening, night, or made of hours from 0 to 23'],
    [24, 'hours must be one of'],
    [[], 'hours has no weight above 0'],
    [{ 3: 0 }, 'hours has no weight above 0'],
    [{ 3: -1 }, 'the weight of 3 in hours must be a number of at least 0'],
    [{ 3: 1, '2-4': 1 }, 'hours has 2-4 twice, or within a range'],
    [[[1]], 'hours must be one of'],
    ['constructor', 'hours must be one of'],
    ['20-23', 'hours leaves nothing from 08:00 to 19:59:59'],
  ])('are refused where they are %j', async (hours, message) => {
    await expect(valuesMadeBy(time, { hours, min: '08:00', max: '19:59:59' })).rejects.toThrow(message);
  });

  it('are refused where they leave nothing of the range', async () => {
    const weekend = { from: '2024-03-02', to: '2024-03-03' };

    await expect(valuesMadeBy(between, { ...weekend, weekdays: 'workdays' })).rejects.toThrow(
      'weekdays leaves nothing from 2024-03-02 to 2024-03-03',
    );
    await expect(valuesMadeBy(between, { ...weekend, hours: 8, precision: 'us' })).resolves.toHaveLength(400);
    await expect(
      valuesMadeBy(between, { from: '1600-01-01', to: '2024-03-03', hours: 8, precision: 'us' }),
    ).rejects.toThrow('take precision: ms, or a shorter range');
  });
});
