/** Populace as its users write it: one table, whose columns are about one person at one place. */

const SEED = 42;

const columns = {
  given: 'person.firstName',
  surname: 'person.lastName',
  fullName: 'person.fullName',
  sex: 'person.sex',
  title: 'person.title',
  birthDate: 'person.birthDate',
  age: 'person.age',
  nationalId: { generator: 'person.nationalId', mode: 'valid' },
  nationalIdInvalid: { generator: 'person.nationalId', mode: 'invalid' },
  email: 'internet.email',
  username: 'internet.username',
  domain: 'internet.domain',
  city: 'location.city',
  region: 'location.region',
  regionCode: { generator: 'location.region', style: 'code' },
  postcode: 'location.postcode',
  latitude: 'location.latitude',
  longitude: 'location.longitude',
  timeZone: 'location.timeZone',
  countryCode: 'location.countryCode',
  currency: 'finance.currencyCode',
  phoneNational: phone({ style: 'national' }),
  phoneInternational: phone({ style: 'international' }),
  phoneE164: phone({ style: 'e164' }),
  phoneMobile: phone({ kind: 'mobile' }),
  phoneLandline: phone({ kind: 'fixed', style: 'international' }),
  phoneDefault: { generator: 'phone.number', style: 'e164' },
  createdAt: 'date.created',
  updatedAt: 'date.updated',
  iban: { generator: 'finance.iban', mode: 'valid' },
  ibanInvalid: { generator: 'finance.iban', mode: 'invalid' },
};

function phone(options) {
  return { generator: 'phone.number', mode: 'valid', ...options };
}

/** Columns that are the same as others here, since all columns of a row are about one person. */
const same = {
  sexAlone: 'sex',
  givenAlone: 'given',
  emailAlone: 'email',
  usernameAlone: 'username',
  phoneHuman: 'phoneNational',
};

/** `openSchema` and `describeNames` are the library's, `tablesOf(id)` returns what reads the committed tables of a locale. */
export function populaceAdapter({ openSchema, describeNames, tablesOf }) {
  return {
    name: 'populace',
    openLocale: async ({ id }) => {
      const present = await columnsOf(openSchema, id);
      const possibleNames = (await describeNames(id))?.fullName.count;
      return {
        id,
        rows: (count) => rowsOf(openSchema, { id, present, count }),
        ...ownListsOf(tablesOf(id)),
        possibleNames,
      };
    },
  };
}

const documentOf = (id, present, rows) => ({
  populace: 1,
  seed: SEED,
  locale: id,
  tables: { people: { rows, columns: present } },
});

/** What a locale may lack: a country may have no account numbers of this kind. */
const optional = [
  'title',
  'nationalId',
  'nationalIdInvalid',
  'region',
  'regionCode',
  'postcode',
  'phoneMobile',
  'iban',
  'ibanInvalid',
];

/** The columns that the locale has. */
async function columnsOf(openSchema, id) {
  const present = { ...columns };
  for (const name of optional) {
    try {
      await openSchema(documentOf(id, { [name]: columns[name] }, 1));
    } catch (error) {
      if (!`${error.code}`.startsWith('schema/') && error.problems === undefined) throw error;
      delete present[name];
    }
  }
  return present;
}

async function* rowsOf(openSchema, { id, present, count }) {
  const schema = await openSchema(documentOf(id, present, count));
  const copies = Object.entries(same).filter(([, from]) => present[from] !== undefined);
  for (const row of schema.table('people').rows()) {
    for (const [name, from] of copies) row[name] = row[from];
    yield row;
  }
}

/** What the committed tables say of names. */
function ownListsOf(tables) {
  const given = tables('person.given');
  const surname = tables('person.surname');
  const bornBy = (letter) => given.filter((row) => [0, 1, 2, 3].some((at) => Number(row[`${letter}${at}`]) > 0));
  const texts = (rows) => new Set(rows.map(({ text }) => text));
  const titles = (sex) => texts(tables('person.title').filter((row) => row.sex === sex));
  return {
    given: { female: texts(bornBy('f')), male: texts(bornBy('m')) },
    surname: { female: new Set(surname.map(({ text, feminine = text }) => feminine)), male: texts(surname) },
    title: { female: titles('female'), male: titles('male') },
  };
}
