import type { Known, KnownGenerator } from './proposal/known.ts';

function generator(
  id: string,
  aliases: readonly string[],
  subject?: string,
  german: readonly string[] = [],
): KnownGenerator {
  return { id, aliases, synonyms: { de: german }, subject };
}

/** A few generators and locales, as the library hands them to importers. */
export const known: Known = {
  generators: [
    generator('person.firstName', ['firstName'], 'person', ['Vorname']),
    generator('person.fullName', ['name'], 'person'),
    generator('person.birthDate', ['birthday'], 'person'),
    generator('internet.email', ['email'], 'contact'),
    generator('internet.username', ['user name'], 'contact'),
    generator('phone.number', ['phone'], 'contact'),
    generator('location.city', ['city'], 'place'),
    generator('location.country', ['country'], 'place'),
    generator('location.postcode', ['zip'], 'place', ['PLZ']),
    generator('location.streetAddress', ['address'], 'place'),
    generator('commerce.price', ['price']),
    ...['number.integer', 'number.decimal', 'sequence', 'boolean', 'choice', 'constant', 'string.pattern'].map((id) =>
      generator(id, []),
    ),
    ...[
      'date.between',
      'date.created',
      'date.past',
      'date.updated',
      'lorem.word',
      'lorem.sentence',
      'lorem.paragraph',
    ].map((id) => generator(id, [])),
  ],
  locales: [
    { id: 'en_US', language: 'en', script: 'Latn', country: 'US' },
    { id: 'de_DE', language: 'de', script: 'Latn', country: 'DE' },
    { id: 'ja_JP', language: 'ja', script: 'Jpan', country: 'JP' },
  ],
  now: '2026-01-01',
  names: {
    given: new Set(['ada', 'anna', 'bea', 'carl', 'cy', 'emil', 'jörg', 'さくら', 'zoë']),
    family: new Set(['berg', 'carl', 'dorn']),
  },
};
