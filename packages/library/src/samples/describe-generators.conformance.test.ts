import { describe, expect, it } from 'vitest';
import { describeGenerators, listGenerators } from '../index.ts';

describe('the description of generators', () => {
  it('has all of them, each with what it makes and where', async () => {
    const all = await describeGenerators({ locale: 'de_DE' });

    expect(all.map(({ id }) => id)).toEqual(listGenerators().map(({ id }) => id));
    for (const { id, type, samples, locales } of all) {
      expect([id, typeof type, samples.length]).toEqual([id, 'string', 3]);
      expect(locales.everywhere, id).toBe(locales.native.length + Object.keys(locales.missing).length === 0);
    }
  });

  it('says the type, the room and samples in the locale that is asked for', async () => {
    const [color] = await describeGenerators({ generators: ['color.human'], locale: 'de_DE' });

    expect(color).toMatchObject({ type: 'string', capacity: { unique: { kind: 'counted' } } });
    expect(color?.samples.join()).toMatch(/^[A-Z][\p{L} -]*,/u);
  });

  it('has samples of an example where the locale lacks what the generator needs', async () => {
    const [iban] = await describeGenerators({ generators: ['finance.iban'], locale: 'en_US' });

    expect(iban?.samples[0]).toMatch(/^DE\d{20}$/);
    expect(iban?.locales.missing).toHaveProperty('en_US');
  });
});
