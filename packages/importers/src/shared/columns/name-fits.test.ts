import { describe, expect, it } from 'vitest';
import { lookOf } from './name-fits.ts';

describe('values under a name that leads to a generator', () => {
  it.each([
    ['color.human', ['red', 'dark sea green', 'Grün'], ['#ff0000', 'red, 12', '']],
    ['color.hex', ['#ff00aa', 'FFF'], ['red', '#ff', '#1234567890']],
    ['commerce.productName', ['Chair 3000'], ['3000', 'x'.repeat(121)]],
    ['company.name', ['3M', 'Ärzte GmbH & Co. KG'], ['42']],
    ['finance.currencyCode', ['EUR'], ['eur', 'EURO', '€']],
    ['internet.domain', ['example.com'], ['example', 'ada@example.com', 'https://example.com/']],
    ['internet.email', ['ada@example.com'], ['ada', 'ada @ example.com']],
    ['internet.url', ['https://example.com/a?b', 'www.example.com'], ['example', 'https://']],
    ['internet.username', ['ada_1815', 'Zoë'], ['a', 'ada lovelace']],
    ['internet.userAgent', ['curl/8.1'], ['cu']],
    ['location.city', ['Bonn', 'Frankfurt (Main)', "L'Aquila", '東京'], ['53111', 'Bonn 2']],
    ['location.country', ['Bosnia and Herzegovina'], ['DE1']],
    ['location.countryCode', ['DE'], ['de', 'DEU']],
    ['location.latitude', ['-90', '52.5'], ['90.1', 'north']],
    ['location.longitude', ['-180', '13.4'], ['180.5']],
    ['location.postcode', ['53111', 'SW1A 1AA'], ['Bonn', '1', '12345678901']],
    ['location.region', ['Nordrhein-Westfalen', 'Île-de-France'], ['pending', '12']],
    ['location.street', ['Main St', '5th Avenue'], ['12', 'x'.repeat(81)]],
    ['location.streetAddress', ['Main St 5', '青山１丁目'], ['Main St', '5']],
    ['location.timeZone', ['Europe/Berlin', 'UTC'], ['Berlin', '+02:00']],
    ['person.firstName', ['Ada', 'Anne-Marie Luise'], ['A1', 'one two three four']],
    ['person.fullName', ['Dr. Ada K. Lovelace'], ['ada@example.com']],
    ['person.lastName', ['van der Berg', 'O’Brien'], ['123']],
    ['person.title', ['Dr.', 'Prof. Dr.'], ['Doctor of Philosophy', '1.']],
    ['phone.number', ['+49 228 123456', '(228) 123-456'], ['call me', '12']],
    ['system.fileName', ['a b.tar.gz'], ['a/b.txt', 'README']],
    ['system.mimeType', ['application/vnd.api+json'], ['json', 'text/']],
  ])('look like those of %s, or do not', (generator, like, unlike) => {
    const look = lookOf(generator);

    expect(like.filter((value) => look?.test(value) !== true)).toEqual([]);
    expect(unlike.filter((value) => look?.test(value) !== false)).toEqual([]);
  });

  it.each([
    ['person.birthDate', 'date'],
    ['date.time', 'time'],
  ])('are looked at no closer where their type says enough: %s', (generator, type) => {
    expect(lookOf(generator)?.types).toEqual([type]);
    expect(lookOf(generator)?.test('anything')).toBe(true);
  });

  it('say nothing of generators that a look alone leads to', () => {
    expect(lookOf('number.integer')).toBeUndefined();
  });
});
