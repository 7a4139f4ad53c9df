import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { zoned } from './zoned.ts';

const year = { from: '2025-01-01', to: '2025-12-31' };

testGenerator(zoned, {
  options: [
    { ...year, zone: 'Europe/Berlin' },
    { ...year, zone: 'Etc/UTC' },
  ],
  matches: /^202[456]-\d\d-\d\dT\d\d:\d\d:\d\d\+0[012]:00$/,
});

describe('times of a zone', () => {
  it('have the offset that the zone has then', async () => {
    const values = await valuesMadeBy(zoned, { ...year, zone: 'Europe/Berlin' });

    for (const value of values) {
      const shown = new Date(value).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).replace(' ', 'T');
      expect(value.slice(0, 19)).toBe(shown);
    }
    expect(new Set(values.map((value) => value.slice(19)))).toEqual(new Set(['+01:00', '+02:00']));
  });

  it('are never in an hour that is left out, and are in the one that comes twice', async () => {
    const day = { zone: 'Europe/Berlin', style: 'local' };

    const spring = await valuesMadeBy(zoned, { ...day, from: '2025-03-30T00:30:00Z', to: '2025-03-30T01:29:59Z' });
    const autumn = await valuesMadeBy(zoned, { ...day, from: '2025-10-26T00:30:00Z', to: '2025-10-26T01:29:59Z' });

    expect(new Set(spring.map((value) => value.slice(0, 13)))).toEqual(new Set(['2025-03-30T01', '2025-03-30T03']));
    expect(new Set(autumn.map((value) => value.slice(0, 13)))).toEqual(new Set(['2025-10-26T02']));
  });

  it('name their zone where that is asked for', async () => {
    const [value] = await valuesMadeBy(zoned, { ...year, zone: 'Asia/Kathmandu', style: 'named' });

    expect(value).toMatch(/\+05:45\[Asia\/Kathmandu\]$/);
  });

  it.each([
    [{ ...year, zone: 'Europe/Berlim' }, 'there is no time zone "Europe/Berlim"'],
    [{ ...year, zone: 'CEST' }, 'such as Europe/Berlin'],
    [{ from: '1972-12-31', to: '2025-01-01' }, 'is before 1973'],
    [{ from: '2025-01-02', to: '2025-01-01' }, 'is later than to'],
  ])('are refused: %o', async (options, message) => {
    await expect(valuesMadeBy(zoned, options)).rejects.toThrow(message);
  });
});
