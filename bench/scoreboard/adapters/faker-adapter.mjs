/**
 * @faker-js/faker as its users call it for a row whose columns belong together: sex first, names of that sex, an address of the
 * names, a postcode of the state where the locale knows such. What it has no function for is absent from the row.
 */
import { allFakers } from '@faker-js/faker';
import { fakerLocaleOf } from './faker-locales.mjs';

const NOW = '2026-01-01T00:00:00.000Z';
const SEED = 42;

export const fakerAdapter = { name: 'faker', openLocale };

function openLocale({ id, country }) {
  const theirs = fakerLocaleOf(id, Object.keys(allFakers));
  if (theirs === undefined) return undefined;
  const faker = allFakers[theirs];
  const makers = makersOf(faker, country);
  return {
    id: theirs,
    rows: (count) => rowsOf(faker, makers, count),
    ...ownListsOf(faker),
  };
}

function* rowsOf(faker, makers, count) {
  faker.seed(SEED);
  faker.setDefaultRefDate(NOW);
  for (let place = 0; place < count; place++) {
    const row = {};
    for (const make of makers) make(row);
    yield row;
  }
}

/** What fills parts of a row, in an order in which later parts may use earlier ones; what throws in this locale is left out. */
function makersOf(faker, country) {
  const makers = [
    (row) => {
      row.sex = faker.person.sexType();
      row.given = faker.person.firstName(row.sex);
      row.surname = faker.person.lastName(row.sex);
    },
    (row) => (row.fullName = faker.person.fullName({ sex: row.sex, firstName: row.given, lastName: row.surname })),
    (row) => (row.title = faker.person.prefix(row.sex)),
    (row) => (row.sexAlone = faker.person.sexType()),
    (row) => (row.givenAlone = faker.person.firstName()),
    (row) => (row.birthDate = faker.date.birthdate().toISOString().slice(0, 10)),
    (row) => (row.email = faker.internet.email({ firstName: row.given, lastName: row.surname })),
    (row) => (row.emailAlone = faker.internet.email()),
    (row) => (row.username = faker.internet.username({ firstName: row.given, lastName: row.surname })),
    (row) => (row.usernameAlone = faker.internet.username()),
    (row) => (row.domain = faker.internet.domainName()),
    (row) => (row.city = faker.location.city()),
    ...placeMakers(faker),
    (row) => (row.latitude = faker.location.latitude()),
    (row) => (row.longitude = faker.location.longitude()),
    (row) => (row.timeZone = faker.location.timeZone()),
    (row) => (row.countryCode = faker.location.countryCode()),
    (row) => (row.currency = faker.finance.currencyCode()),
    (row) => (row.phoneHuman = faker.phone.number()),
    (row) => (row.phoneNational = faker.phone.number({ style: 'national' })),
    // Its international style is that of E.164.
    (row) => (row.phoneInternational = faker.phone.number({ style: 'international' })),
    (row) => (row.phoneE164 = row.phoneInternational),
    (row) => (row.phoneDefault = row.phoneInternational),
    (row) => (row.iban = faker.finance.iban({ countryCode: country })),
    (row) => (row.createdAt = faker.date.past().toISOString()),
    (row) => (row.updatedAt = faker.date.between({ from: row.createdAt, to: NOW }).toISOString()),
  ];
  faker.seed(SEED);
  return makers.filter((make) => isThere(make));
}

function placeMakers(faker) {
  const ofState = (row) => {
    row.regionCode = faker.location.state({ abbreviated: true });
    row.postcode = faker.location.zipCode({ state: row.regionCode });
  };
  if (isThere(ofState)) return [ofState];
  return [(row) => (row.region = faker.location.state()), (row) => (row.postcode = faker.location.zipCode())];
}

function isThere(make) {
  try {
    make({ sex: 'female', given: 'A', surname: 'B', regionCode: 'C', createdAt: NOW, phoneInternational: '' });
    return true;
  } catch {
    return false;
  }
}

/** What its own lists say of names, since nobody else has lists for all languages. */
function ownListsOf(faker) {
  const [given, surname, prefix] = ['first_name', 'last_name', 'prefix'].map((name) => listsOf(faker, name));
  const distinct = (lists, sexes) => new Set(sexes.flatMap((sex) => lists[sex] ?? []));
  const bySex = (lists) => ({
    female: distinct(lists, ['female', 'generic']),
    male: distinct(lists, ['male', 'generic']),
  });
  return {
    given: bySex(given),
    surname: bySex(surname),
    title: bySex(prefix),
    possibleNames:
      distinct(given, ['female', 'male', 'generic']).size * distinct(surname, ['female', 'male', 'generic']).size,
  };
}

/** Lists by sex; reading those that a locale has no use for throws. */
function listsOf(faker, name) {
  try {
    return faker.definitions.person[name] ?? {};
  } catch {
    return {};
  }
}
