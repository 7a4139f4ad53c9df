/** Names of other tools that no generator bears, for one reason. */
export interface NamesElsewhere {
  readonly names: readonly string[];
  /** Why there is none, as the end of a sentence. */
  readonly why: string;
  /** What to write instead, as the end of a sentence; columns in the form of a schema. */
  readonly instead: string;
}

const LATER = 'codes of medicine are not there yet';
const OWN = 'choice with values of your own, or string.mask';

/**
 * Names of Faker, Mockaroo and generatedata that are no generator here. Many only combine others, which a schema says in its own way;
 * some take an option; some would need data that nobody may hand on, or that are not there yet.
 */
export const namesElsewhere: readonly NamesElsewhere[] = [
  {
    names: [
      'helpers.shuffle',
      'helpers.uniqueArray',
      'helpers.arrayElements',
      'date.betweens',
      'helpers.multiple',
      'Repeating Element',
      'JSON Array',
    ],
    why: 'generators make one value',
    instead: '{ array: a generator, count: { between: [1, 3] } }; distinct: true keeps the items of a list apart',
  },
  {
    names: ['helpers.maybe', 'Blank'],
    why: 'values that are left out are nulls',
    instead: '{ generator: …, nulls: 30% }, or { generator: constant, value: null }',
  },
  {
    names: ['helpers.slugify'],
    why: 'it changes a text that a program has',
    instead: 'lorem.slug, or internet.domainWord',
  },
  {
    names: ['helpers.replaceCreditCardSymbols'],
    why: 'card numbers have a generator of their own',
    instead: 'finance.creditCardNumber',
  },
  {
    names: ['Formula', 'Computed', 'SQL Expression', 'Scenario', 'Encrypt'],
    why: 'it computes a value from others',
    instead: 'string.template, which puts columns of the row together',
  },
  {
    names: ['Dataset Column', 'Tree'],
    why: 'it takes values of another table',
    instead: '{ references: table.column }',
  },
  {
    names: ['First Name (Female)', 'First Name (Male)'],
    why: 'it is a setting of the first name',
    instead: '{ generator: person.firstName, sex: female }, or male',
  },
  {
    names: ['First Name (European)'],
    why: 'names follow the locale',
    instead: '{ generator: person.firstName, locale: { de_DE: 1, fr_FR: 1, it_IT: 1 } }',
  },
  {
    names: ['Given Name (Chinese)', 'Family Name (Chinese)'],
    why: 'names follow the locale',
    instead: '{ generator: person.firstName, locale: zh_CN }, or person.lastName',
  },
  {
    names: ['Gender (abbrev)'],
    why: 'it is a setting of the sex',
    instead: '{ generator: person.sex, style: letter }',
  },
  {
    names: ['Gender (Facebook)', 'Race'],
    why: 'nobody should be sorted by a list that we made up',
    instead: 'choice with the values that your own form has',
  },
  {
    names: ['State (abbrev)'],
    why: 'it is a setting of the region',
    instead: '{ generator: location.region, style: code }',
  },
  {
    names: ['location.county'],
    why: 'the packs have regions and towns, but no counties between',
    instead: 'location.region, or location.city',
  },
  {
    names: ['Street Suffix'],
    why: 'streets are whole names, as few languages put a word behind',
    instead: 'location.street',
  },
  {
    names: ['Airport Continent', 'Airport Elevation', 'Airport Region Code'],
    why: 'the list of airports does not have it',
    instead: 'airline.airportCountryCode, airline.airportCity',
  },
  {
    names: ['Flight Arrival Airport Code', 'Flight Arrival Airport Name', 'Flight Arrival City'],
    why: 'it is another airport of the row',
    instead: '{ generator: airline.airportIata, of: arrival }, airline.airport or airline.airportCity with the same of',
  },
  { names: ['Flight Departure Time', 'Flight Arrival Time'], why: 'flights have no timetable', instead: 'date.future' },
  {
    names: ['Flight Duration'],
    why: 'flights have no timetable',
    instead: '{ generator: number.integer, min: 45, max: 840 }',
  },
  {
    names: ['DUNS Number'],
    why: 'its numbers have no check digit, and belong to one company',
    instead: "{ generator: string.mask, mask: '##-###-####' }",
  },
  {
    names: ['Stock Name', 'Drug Company', 'Hospital Name'],
    why: 'names of real ones belong to them',
    instead: 'company.name',
  },
  {
    names: ['Stock Market Cap'],
    why: 'it is an amount',
    instead: '{ generator: finance.amount, min: 1000000, max: 999000000 }',
  },
  {
    names: ['Tezos Account', 'Tezos Block', 'Tezos Contract', 'Tezos Operation', 'Tezos Signature'],
    why: 'addresses of Tezos are not there yet',
    instead: 'finance.ethereumAddress, or finance.bitcoinAddress',
  },
  {
    names: ['Mobile Device Brand', 'Mobile Device Model', 'Mobile Device OS', 'Mobile Device Release Date'],
    why: 'lists of devices are out of date as soon as they are made',
    instead: 'choice with values of your own; internet.userAgent has browsers',
  },
  {
    names: [
      'ICD9 Diagnosis Code',
      'ICD9 Dx Desc (Short)',
      'ICD9 Dx Desc (Long)',
      'ICD9 Procedure Code',
      'ICD9 Proc Desc (Short)',
      'ICD9 Proc Desc (Long)',
      'ICD10 Diagnosis Code',
      'ICD10 Dx Desc (Short)',
      'ICD10 Dx Desc (Long)',
      'ICD10 Procedure Code',
      'ICD10 Proc Desc (Short)',
      'ICD10 Proc Desc (Long)',
      'Drug Name (Brand)',
      'Drug Name (Generic)',
      'FDA NDC Code',
      'NHS Number',
      'HCPCS Code',
      'HCPCS Name',
      'Hospital NPI',
      'Medicare Beneficiary ID',
    ],
    why: LATER,
    instead: OWN,
  },
  {
    names: ['Hospital Street'],
    why: 'every place has an address',
    instead: '{ generator: location.streetAddress, of: hospital }',
  },
  {
    names: ['Hospital City', 'Hospital State', 'Hospital Postal Code'],
    why: 'every place has an address',
    instead: '{ generator: location.city, of: hospital }, location.region or location.postcode with the same of',
  },
  {
    names: ['Passport Number'],
    why: 'passports are not there yet',
    instead: "{ generator: string.mask, mask: '^########' }",
  },
  {
    names: [
      'Construction Heavy Equipment',
      'Construction Material',
      'Construction Role',
      'Construction Standard Cost Code',
      'Construction Subcontract Category',
      'Construction Trade',
    ],
    why: 'there are no lists of that trade',
    instead: OWN,
  },
  {
    names: ['OrganizationNumber'],
    why: 'it is the number of a country',
    instead: '{ generator: company.taxId, country: SE }',
  },
  {
    names: ['PersonalNumber'],
    why: 'it is the number of a country',
    instead: '{ generator: person.nationalId, country: SE }',
  },
  { names: ['Rut'], why: 'it is the number of a country', instead: '{ generator: person.nationalId, country: CL }' },
  {
    names: ['SIRET'],
    why: 'it is the number of a country',
    instead: '{ generator: company.taxId, country: FR, kind: siret }',
  },
  {
    names: ['Track1', 'Track2'],
    why: 'what stands on the stripe of a card is of use to nobody but who copies cards',
    instead: 'finance.creditCardNumber and finance.creditCardExpiry',
  },
];
