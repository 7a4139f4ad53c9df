import { open } from '@populace/testkit/schemas';
import { expect, it } from 'vitest';

it('keeps weights of hours and weekdays where checks bound the values', async () => {
  const range = { generator: 'date.between', from: '2024-01-01', to: '2024-03-31' };
  const shift = { ...range, hours: '8-17', weekdays: 'workdays' };
  const columns = { begun: shift, ended: shift, on: { ...range, weekdays: 'weekend' }, due: range };
  const checks = ['begun < ended', 'on <= due'];
  const schema = await open({ shifts: { rows: 300, columns, checks } });

  const rows = [...schema.table('shifts').rows()];

  const weekdayOf = (value: unknown): number => new Date(`${String(value).slice(0, 10)}T00:00:00Z`).getUTCDay();
  const wrong = rows.filter(({ begun, ended, on, due }) => {
    const worked = [begun, ended].every((value) => {
      return /T(0[89]|1[0-7]):/.test(String(value)) && [1, 2, 3, 4, 5].includes(weekdayOf(value));
    });
    return (
      !worked || ![0, 6].includes(weekdayOf(on)) || !(String(begun) < String(ended)) || !(String(on) <= String(due))
    );
  });
  expect(wrong).toEqual([]);
});
