import { parseDocument } from '@populace/document';
import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';
import { complaints, model, one, registry } from './documents-for-tests.ts';

describe('a locale', () => {
  it.each([
    ['de_DE', 'de_DE'],
    ['DE-de', 'de_DE'],
    ['de', 'de_DE'],
    ['DE', 'de_DE'],
    ['sr-RS', 'sr_Latn_RS'],
    ['SR_latn_rs', 'sr_Latn_RS'],
  ])('may be written %s', (written, id) => {
    expect(model(`populace: 1\nlocale: ${written}\n${one}`).locale).toEqual([{ id, weight: 1 }]);
    expect(model(`populace: 1\n${one}`, { locale: written }).locale).toEqual([{ id, weight: 1 }]);
  });

  it('is en_US where none is given, if there is en_US', () => {
    const { node } = parseDocument(`populace: 1\n${one}`);
    if (node === undefined) throw new Error('The test wrote what is no document.');

    const known = checkDocument(node, { ...registry, locales: ['base', 'de_DE', 'en_US'] });
    const unknown = checkDocument(node, registry);

    expect(known.model?.locale).toEqual([{ id: 'en_US', weight: 1 }]);
    expect(unknown.model?.locale).toEqual([{ id: 'base', weight: 1 }]);
  });

  it('may be that of a table and of a column, which a call does not replace', () => {
    const text = `
populace: 1
locale: base
tables:
  t:
    rows: 1
    locale: { de: 60, tr-tr: 25 }
    columns:
      own: { generator: person.firstName, locale: sr_RS }
      tables: person.firstName
`;

    const { locale, tables } = model(text, { locale: 'tr_TR' });

    expect(locale).toEqual([{ id: 'tr_TR', weight: 1 }]);
    expect(tables[0]).toMatchObject({
      locale: [
        { id: 'de_DE', weight: 60 },
        { id: 'tr_TR', weight: 25 },
      ],
      localePlace: { pointer: '/tables/t/locale', line: 7, column: 13 },
      columns: [
        { locale: [{ id: 'sr_Latn_RS', weight: 1 }], localePlace: { line: 9, column: 51 } },
        { locale: undefined, localePlace: { line: 10, column: 7 } },
      ],
    });
  });

  it.each([
    ['locale: de_DD', 'c: uuid', 'schema/unknown-locale 2:33 /tables/t/locale There is no locale "de_DD" [de_DE]'],
    ['locale: sr_RZ', 'c: uuid', 'schema/unknown-locale 2:33 /tables/t/locale There is no locale "sr_RZ" [sr_Latn_RS]'],
    [
      'locale: xx',
      'c: uuid',
      'schema/unknown-locale 2:33 /tables/t/locale There is no locale "xx"; there are base, de_DE, sr_Latn_RS, tr_TR',
    ],
    [
      'locale: { de: 1, de_DE: 2 }',
      'c: uuid',
      'schema/invalid-option 2:33 /tables/t/locale locale names de_DE twice; name it once, with the sum of its weights',
    ],
    [
      'locale: ~',
      'c: uuid',
      'schema/invalid-option 2:33 /tables/t/locale locale must be a locale or a map from locale to weight, but is nothing',
    ],
    [
      'hidden: false',
      'c: { generator: uuid, locale: 5 }',
      'schema/invalid-option 2:81 /tables/t/columns/c/locale locale must be a locale or a map from locale to weight, but is 5',
    ],
    [
      'hidden: false',
      'c: uuid, r: { references: t.c, locale: de }',
      'schema/unknown-option 2:82 /tables/t/columns/r/locale The column "r" has no option "locale", since its values come from the column that it references',
    ],
  ])('of a table or a column that is wrong is shown with its place: %s with %s', (option, columns, expected) => {
    expect(complaints(`populace: 1\ntables: { t: { rows: 1, ${option}, columns: { ${columns} } } }`)).toEqual([
      expected,
    ]);
  });
});

describe('--locale', () => {
  it.each([
    ['de_DE,tr_TR', [1, 1]],
    ['de:60, tr-tr:25.5', [60, 25.5]],
  ])('may be a mix: %s', (written, weights) => {
    expect(model(`populace: 1\n${one}`, { locale: written }).locale).toEqual([
      { id: 'de_DE', weight: weights[0] },
      { id: 'tr_TR', weight: weights[1] },
    ]);
  });

  it.each([
    ['de_DE,de', /names each locale once/],
    ['de_DE:0', /not all 0/],
    ['de_DE,', /There is no locale ""/],
    ['de_DE;tr_TR', /There is no locale "de_DE;tr_TR"/],
  ])('refuses %s', (written, message) => {
    const { node } = parseDocument(`populace: 1\n${one}`);
    const { problems } = checkDocument(node ?? { kind: 'list', items: [], place: { pointer: '' } }, registry, {
      locale: written,
    });

    expect(problems.map((problem) => problem.message).join('\n')).toMatch(message);
    expect(problems.every(({ place }) => place.pointer === '--locale')).toBe(true);
  });
});
