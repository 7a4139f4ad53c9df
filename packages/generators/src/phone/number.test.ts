import { rowsMadeBy, testGenerator } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { subjects } from '../index.ts';
import { city } from '../location/city.ts';
import { number } from './number.ts';

const kinds = ['fixed', 'mobile'].flatMap((kind) => ['safe', 'valid'].map((mode) => ({ kind, mode })));
testGenerator(number, { subjects, options: kinds, matches: /^(0\d+|\(0\d+\)) [\d-]+$/ });
testGenerator(number, {
  subjects,
  options: [{ style: 'international' }, { style: 'e164', kind: 'mobile' }],
  matches: /^\+999[\d -]+$/,
});

describe('a telephone number', () => {
  it.each(kinds)('is one number in all of its styles: %o', async (kind) => {
    const columns = {
      national: [number, kind],
      international: [number, { ...kind, style: 'international' }],
      e164: [number, { ...kind, style: 'e164' }],
    } as const;

    const rows = await rowsMadeBy(columns, { subjects });

    const digits = (text: string): string => text.replaceAll(/[ ()-]/g, '');
    expect(rows.map(({ international }) => digits(international))).toEqual(rows.map(({ e164 }) => e164));
    expect(rows.map(({ national }) => digits(national))).toEqual(rows.map(({ e164 }) => e164.replace('+999', '0')));
    expect(new Set(rows.map(({ e164 }) => e164)).size).toBeGreaterThan(50);
  });

  it('has an area code of the city of the row, whatever the mode', async () => {
    const rows = await rowsMadeBy({ city, safe: number, valid: [number, { mode: 'valid' }] }, { subjects, rows: 2000 });

    const areas = rows.flatMap((row) => [row.safe, row.valid].map((text) => `${row.city} ${text.split(' ')[0]}`));
    expect(new Set(areas)).toEqual(new Set(['Aldport 01', 'Brë 020', 'Brë 021', 'Cantle on Wey 0300']));
  });

  it('is of a range that is kept free, unless any will do', async () => {
    const rows = await rowsMadeBy({ safe: number, mobile: [number, { kind: 'mobile' }] }, { subjects });

    expect(rows.filter(({ safe }) => !/^0\d+ (5550|555|55)\d\d$/.test(safe))).toEqual([]);
    expect(rows.filter(({ mobile }) => !/^\((070\) 555|071\) 5550)-\d{3}$/.test(mobile))).toEqual([]);
  });
});
