import { describe, expect, it } from 'vitest';
import { checkSchema, coverGenerators, listGenerators, openSchema } from '../index.ts';
import { sampleColumnOf, sampleDocument } from './sample-document.ts';

const coverage = await coverGenerators();
const of = (generator: string) => coverage.find((one) => one.generator === generator);

describe('where a generator can be asked for', () => {
  it('is everywhere, where the locale has no say in its values', () => {
    expect(of('number.integer')).toEqual({
      generator: 'number.integer',
      everywhere: true,
      native: [],
      borrowed: {},
      missing: {},
    });
  });

  it('is where all that it needs is the locale’s own or belongs to no language', () => {
    expect(of('person.fullName')).toMatchObject({ everywhere: false, borrowed: {}, missing: {} });
    expect(of('person.fullName')?.native).toEqual(expect.arrayContaining(['ar_EG', 'de_DE', 'ja_JP']));
    expect(of('internet.userAgent')?.borrowed).toEqual({});
  });

  it('names who lends what, which checking says, too, and strict refuses', async () => {
    const schema = { populace: 1, locale: 'de_DE', tables: { t: { rows: 1, columns: { file: 'system.fileName' } } } };

    expect(of('system.fileName')?.borrowed['de_DE']).toEqual({ 'file.stem': 'base' });
    expect(of('system.fileName')?.native).toContain('en_GB');
    expect(await checkSchema(schema)).toMatchObject([
      { severity: 'note', code: 'schema/borrowed', message: '"file" borrows file.stem of base for de_DE' },
    ]);
    expect(await checkSchema(schema, { strict: true })).toMatchObject([
      { severity: 'error', code: 'schema/borrowed', place: { pointer: '/tables/t/columns/file' } },
    ]);
    await expect(openSchema(schema, { strict: true })).rejects.toThrow(/strict allows no loans; take a locale/);
    expect(await checkSchema({ ...schema, locale: 'en_US' }, { strict: true })).toEqual([]);
  });

  it('says what is lacking where it is refused', async () => {
    const schema = { populace: 1, locale: 'en_US', tables: { t: { rows: 1, columns: { iban: 'finance.iban' } } } };

    const why = of('finance.iban')?.missing['en_US'];
    expect(why).toContain('US has no IBANs');
    expect((await checkSchema(schema)).map(({ message }) => message)).toEqual([why?.replace('finance.iban', 'iban')]);
  });

  it.each(['ar_EG', 'de_DE', 'en_US', 'ja_JP'])('says the same as planning does in %s', async (locale) => {
    const columns = listGenerators().map(sampleColumnOf);
    const wrong = (await checkSchema(sampleDocument(columns, 1), { locale })).filter(
      ({ severity }) => severity === 'error',
    );
    const lacking = coverage.filter(({ missing }) => locale in missing);

    expect(wrong.map(({ message }) => message).toSorted()).toEqual(
      lacking.map(({ missing }) => missing[locale]).toSorted(),
    );
  });
});
