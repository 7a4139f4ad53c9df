import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDuration } from './add-duration.ts';
import { formatDuration } from './format-duration.ts';
import { formatMoment } from './format-moment.ts';
import type { Moment } from './moment.ts';
import { parseDuration } from './parse-duration.ts';
import { parseMoment } from './parse-moment.ts';

const DAY_MS = 86_400_000;
const now: Moment = { days: 20_454, ms: 0, us: 0, hasTime: true };

const epochMs = ({ days, ms }: Moment): number => days * DAY_MS + ms;
const shown = (text: string): string | undefined => {
  const moment = parseMoment(text, now);
  return moment && formatMoment(moment);
};

describe('reading moments', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['0001-01-01', '0001-01-01'],
    ['2024-01-31T08:30', '2024-01-31T08:30:00Z'],
    ['2024-01-31 08:30:15', '2024-01-31T08:30:15Z'],
    ['2024-01-31T08:30:15.25Z', '2024-01-31T08:30:15.250Z'],
    ['2024-01-31T08:30:15.000007Z', '2024-01-31T08:30:15.000007Z'],
    ['2024-01-31T00:30:00+02:00', '2024-01-30T22:30:00Z'],
    ['2023-12-31T23:30:00-0130', '2024-01-01T01:00:00Z'],
    ['now', '2026-01-01T00:00:00Z'],
    ['now-2y', '2024-01-01T00:00:00Z'],
    ['now+30d', '2026-01-31T00:00:00Z'],
    ['now-90s', '2025-12-31T23:58:30Z'],
    ['now-P1Y2M', '2024-11-01T00:00:00Z'],
    ['now+9999y', '9999-12-31T23:59:59.999999Z'],
    ['now-9999y', '0001-01-01T00:00:00Z'],
    ['9999-12-31T23:59:00-02:00', '9999-12-31T23:59:59.999999Z'],
  ])('reads %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '0000-01-01',
    '2024-1-1',
    '2024-01-31T24:00',
    '2024-01-31T08:60',
    '2024-01-31T08:30:60',
    '2024-01-31T08:30:15.1234567',
    '2024-01-31T',
    '2024-01-31T08:30+24:00',
    'now-',
    'now*2d',
    'yesterday',
    '',
  ])('refuses %j', (text) => {
    expect(parseMoment(text, now)).toBeUndefined();
  });

  it('knows a bare date from the begin of a day', () => {
    expect(parseMoment('2024-01-31', now)?.hasTime).toBe(false);
    expect(parseMoment('2024-01-31T00:00', now)?.hasTime).toBe(true);
  });

  it('agrees with Date on every timestamp that both can write', () => {
    const dates = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        const moment = parseMoment(date.toISOString(), now);
        expect(moment && epochMs(moment)).toBe(date.getTime());
        expect(moment && formatMoment(moment)).toBe(date.toISOString().replace('.000Z', 'Z'));
      }),
    );
  });
});

describe('durations', () => {
  it.each([
    ['90s', 0, 90_000],
    ['15m', 0, 900_000],
    ['2h', 0, 7_200_000],
    ['3d', 0, 259_200_000],
    ['6w', 0, 3_628_800_000],
    ['2y', 24, 0],
    ['P1M', 1, 0],
    ['P1Y2M3DT4H5M6.5S', 14, 3 * DAY_MS + 4 * 3_600_000 + 5 * 60_000 + 6500],
    ['P2W', 0, 14 * DAY_MS],
    ['PT0.25S', 0, 250],
  ])('reads %s', (text, months, ms) => {
    expect(parseDuration(text)).toEqual({ months, ms });
  });

  it.each(['', 'P', 'PT', 'P1DT', '1.5h', '-3d', '3 d', '10', 'P1S', '999999999y', 'PT1.2345S'])(
    'refuses %j',
    (text) => {
      expect(parseDuration(text)).toBeUndefined();
    },
  );

  it('are written so that they read back', () => {
    const durations = fc.record({ months: fc.nat(120_000), ms: fc.integer({ min: 0, max: 10_000 * DAY_MS }) });
    fc.assert(
      fc.property(durations, (duration) => {
        expect(parseDuration(formatDuration(duration))).toEqual(duration);
      }),
    );
  });
});

describe('adding durations', () => {
  it.each([
    ['2024-01-31', { months: 1, ms: 0 }, 1, '2024-02-29'],
    ['2023-01-31', { months: 1, ms: 0 }, 1, '2023-02-28'],
    ['2024-03-31', { months: 1, ms: 0 }, -1, '2024-02-29'],
    ['2024-02-29', { months: 12, ms: 0 }, -1, '2023-02-28'],
    ['2024-01-31', { months: 1, ms: DAY_MS }, 1, '2024-03-01'],
    ['2024-01-31', { months: 0, ms: 1500 }, 1, '2024-01-31T00:00:01.500Z'],
    ['9999-12-31', { months: 0, ms: DAY_MS }, 1, '9999-12-31'],
    ['0001-01-01', { months: 1, ms: 0 }, -1, '0001-01-01'],
  ] as const)('takes %s and %j with sign %i to %s', (text, duration, sign, expected) => {
    const moment = parseMoment(text, now);
    if (moment === undefined) throw new Error('The test names a moment that does not exist.');
    expect(formatMoment(addDuration(moment, duration, sign))).toBe(expected);
  });

  it('agrees with Date on months whose day exists, and on milliseconds', () => {
    const cases = fc.record({
      year: fc.integer({ min: 1000, max: 3000 }),
      month: fc.integer({ min: 0, max: 11 }),
      day: fc.integer({ min: 1, max: 28 }),
      time: fc.nat(DAY_MS - 1),
      months: fc.nat(5000),
      ms: fc.nat(1000 * DAY_MS),
      sign: fc.constantFrom(1 as const, -1 as const),
    });
    fc.assert(
      fc.property(cases, ({ year, month, day, time, months, ms, sign }) => {
        const date = new Date(Date.UTC(year, month, day) + time);
        const moment = parseMoment(date.toISOString(), now);
        if (moment === undefined) throw new Error('Date wrote what we do not read.');

        const sum = addDuration(moment, { months, ms }, sign);

        date.setUTCMonth(date.getUTCMonth() + sign * months);
        expect(epochMs(sum)).toBe(date.getTime() + sign * ms);
      }),
    );
  });
});
