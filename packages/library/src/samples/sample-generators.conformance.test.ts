import { describe, expect, it } from 'vitest';
import { openSchema } from '../open-schema.ts';
import { listGenerators } from '../registry/catalogue.ts';
import { coverGenerators } from './generator-coverage.ts';
import { sampleGenerators } from './sample-generators.ts';

const textsOf = async (generator: string, locale = 'en_US') => {
  const [samples] = await sampleGenerators({ generators: [generator], locale });
  return samples?.texts ?? [];
};

describe('samples of generators', () => {
  it.each(['en_US', 'de_AT', 'ja_JP', 'ar_EG', 'zh_CN', 'pt_BR', 'ru_RU'])(
    'are there for every one in %s',
    async (id) => {
      const all = await sampleGenerators({ locale: id });

      expect(all.map(({ generator }) => generator)).toEqual(listGenerators().map((page) => page.id));
      const without = all.filter(({ texts, problem }) => problem !== undefined || texts.length !== 3);
      expect(without).toEqual([]);
      expect(all.every(({ texts }) => texts.every((text) => text !== null && text !== ''))).toBe(true);
    },
  );

  it('lack nothing in any locale, but for numbers that an example asks another country for, and postcodes where there are none', async () => {
    const shown = new Set(listGenerators().flatMap(({ id, example }) => (example === undefined ? [] : [id])));
    const asked = (await coverGenerators()).filter(({ generator }) => !shown.has(generator));
    const lacking = asked.flatMap(({ generator, missing }) =>
      Object.keys(missing).map((locale) => `${generator} in ${locale}`),
    );

    expect(lacking.filter((one) => !/^location\.postcode in \w+_(AE|GH|HK)$/.test(one))).toEqual([]);
  });

  it('are what a column of the same name makes, whichever others are asked for', async () => {
    const columns = { 'person.firstName': 'person.firstName' };
    const schema = await openSchema({ populace: 1, locale: 'de_DE', tables: { samples: { rows: 3, columns } } });
    const names = schema.table('samples').preview().columns[0]?.cells;

    const all = await sampleGenerators({ locale: 'de_DE' });

    expect(await textsOf('person.firstName', 'de_DE')).toEqual(names);
    expect(all.find(({ generator }) => generator === 'person.firstName')?.texts).toEqual(names);
  });

  it('are made with the options of an example where some are needed', async () => {
    const [choice, pattern] = await sampleGenerators({ generators: ['choice', 'string.pattern'], rows: 40 });

    expect(new Set(choice?.texts)).toEqual(new Set(['free', 'plus', 'pro']));
    expect(choice?.options).toEqual({ values: { free: 50, plus: 35, pro: 15 } });
    expect(pattern?.texts.every((text) => /^[A-Z]{2}-[0-9]{4}$/.test(text ?? ''))).toBe(true);
  });

  it('have the columns beside them that a template names', async () => {
    const latin = await textsOf('string.template', 'de_DE');
    const japanese = await textsOf('string.template', 'ja_JP');

    expect(latin.every((text) => /^\p{Script=Latin}[^ ]* \p{Script=Latin}/u.test(text ?? ''))).toBe(true);
    expect(
      japanese.every((text) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+ /u.test(text ?? '')),
    ).toBe(true);
  });

  it('take the example where a locale can’t do without', async () => {
    const [german, american] = await Promise.all(
      ['de_DE', 'en_US'].map((locale) => sampleGenerators({ generators: ['finance.iban'], locale })),
    );

    expect(german?.[0]?.options).toEqual({});
    expect(american?.[0]?.options).toEqual({ country: 'DE' });
    expect(american?.[0]?.texts.every((text) => text?.startsWith('DE') === true)).toBe(true);
  });

  it('say why there are none, and leave the others be', async () => {
    const [wrong, right] = await sampleGenerators({ generators: ['person.nickname', 'person.firstName'] });

    expect(wrong).toMatchObject({ texts: [], problem: { code: 'schema/unknown-generator' } });
    expect(right?.texts).toHaveLength(3);
  });

  it('know generators by their other names too', async () => {
    const [samples] = await sampleGenerators({ generators: ['helpers.arrayElement'] });

    expect(samples?.generator).toBe('helpers.arrayElement');
    expect(samples?.texts.every((text) => ['free', 'plus', 'pro'].includes(text ?? ''))).toBe(true);
  });

  it('come from several locales where it is a mix, and another seed makes others', async () => {
    const ask = { generators: ['person.lastName'], locale: 'ja_JP:50,de_DE:50', rows: 40 };
    const [one] = await sampleGenerators(ask);
    const [other] = await sampleGenerators({ ...ask, seed: 7 });

    const isHan = (text: string | null) => /\p{Script=Han}/u.test(text ?? '');
    expect(one?.texts.some(isHan)).toBe(true);
    expect(one?.texts.every(isHan)).toBe(false);
    expect(other?.texts).not.toEqual(one?.texts);
  });

  it('are refused in a locale that there isn’t, and for more rows than samples are', async () => {
    await expect(sampleGenerators({ locale: 'xx_XX' })).rejects.toMatchObject({ code: 'schema/unknown-locale' });
    await expect(sampleGenerators({ rows: 1001 })).rejects.toMatchObject({ code: 'call/usage' });
    await expect(sampleGenerators({ rows: 0 })).rejects.toMatchObject({ code: 'call/usage' });
    expect(await sampleGenerators({ generators: [] })).toEqual([]);
  });
});

describe('examples of generators', () => {
  it('are there wherever an option is needed, with every such option', () => {
    const lacking = listGenerators().filter(({ options, example }) =>
      options.some(({ name, required }) => required && example?.options[name] === undefined),
    );

    expect(lacking).toEqual([]);
  });
});
