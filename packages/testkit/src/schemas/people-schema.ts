/**
 * Tables of subjects: every field of a person, a place, a contact and a company, in a mix of locales and in single ones, of
 * other instances, beside given rows and cells.
 */
export const peopleSchema = `
populace: 1
seed: people
now: 2026-11-21T08:00:00Z
locale: { en_US: 40, de_DE: 30, ja_JP: 20, ar_EG: 10 }
tables:
  countries:
    rows: [{ code: US, name: United States }, { code: DE }, { code: JP, name: 日本 }]
    columns:
      code: {}
      name: { generator: location.country, locale: de_DE }
  people:
    rows: 281_474_976_710_656
    fixed: { 0: { email: admin@shop.example, born: null }, 2: { first: "Zoë, the first", price: 0.99 }, 1_000_010: { last: O'Neill } }
    columns:
      id: sequence
      first: person.firstName
      last: { generator: person.lastName, nulls: 10% }
      name: { generator: person.fullName, nulls: { share: 30%, exact: true } }
      formal: { generator: person.fullName, title: true }
      title: person.title
      sex: person.sex
      sex_local: { generator: person.sex, style: local }
      sex_code: { generator: person.sex, style: iso5218 }
      born: { generator: person.birthDate, nulls: 1% }
      child_born: { generator: person.birthDate, of: child, minAge: 0, maxAge: 17 }
      email: internet.email
      user: internet.username
      city: location.city
      region: location.region
      region_code: { generator: location.region, style: code }
      postcode: location.postcode
      street: location.street
      address: location.streetAddress
      full_address: { generator: location.streetAddress, full: true, nulls: 5% }
      country: location.country
      country_code: location.countryCode
      latitude: location.latitude
      longitude: { generator: location.longitude, nulls: 50% }
      zone: location.timeZone
      phone: phone.number
      phone_e164: { generator: phone.number, style: e164, mode: valid }
      mobile: { generator: phone.number, style: international, kind: mobile }
      company: company.name
      domain: internet.domain
      url: internet.url
      agent: internet.userAgent
      product: commerce.productName
      price: { generator: commerce.price, locale: de_DE }
      amount: { generator: finance.amount, min: 1, max: 9999 }
      iban: { generator: finance.iban, country: DE }
      iban_grouped: { generator: finance.iban, locale: de_DE, spaces: true, nulls: 20% }
      currency: finance.currencyCode
      words: { generator: lorem.sentence, nulls: 50% }
      color: color.human
      spouse: { generator: person.firstName, of: spouse }
      spouse_mail: { generator: internet.email, of: spouse }
      pen_friend: { generator: person.fullName, locale: ja_JP }
      half: { generator: person.fullName, locale: { de_DE: 1, ar_EG: 1 } }
      badge: { generator: string.template, template: "{last}, {first} <{email}>" }
      friend: { references: people.name }
      country_id: { references: countries.name }
  staff:
    rows: 4_000_000_000
    locale: de_DE
    columns:
      first: person.firstName
      last: person.lastName
      born: { generator: person.birthDate, type: timestamptz }
      city: { generator: location.city, nulls: 3% }
      phone: { generator: phone.number, mode: valid }
      buddy: { references: people.first }
`;
