/** Tables of words that belong to no person and no place: what they are called, and their columns. */

/** Lists with nothing but words. */
const lists = {
  airline: ['airline', 'airplane'],
  animal: [
    'bear',
    'bird',
    'cat',
    'cetacean',
    'cow',
    'crocodilia',
    'dog',
    'fish',
    'horse',
    'insect',
    'lion',
    'petName',
    'rabbit',
    'rodent',
    'snake',
    'type',
  ],
  book: ['format', 'genre'],
  commerce: ['department', 'grocery'],
  company: [
    'department',
    'industry',
    'buzzAdjective',
    'buzzNoun',
    'buzzVerb',
    'catchAdjective',
    'catchDescriptor',
    'catchNoun',
  ],
  date: ['frequency'],
  database: ['collation', 'column', 'engine', 'type'],
  finance: ['accountType', 'transactionType'],
  food: ['adjective', 'dish', 'ethnicCategory', 'fruit', 'ingredient', 'meat', 'spice', 'vegetable'],
  hacker: ['abbreviation', 'adjective', 'ingverb', 'noun', 'verb'],
  internet: ['emoji'],
  location: ['continent', 'cardinalDirection', 'ordinalDirection'],
  music: ['genre'],
  person: [
    'bioPart',
    'bioSupporter',
    'jobArea',
    'jobDescriptor',
    'jobType',
    'skill',
    'suffix',
    'university',
    'zodiacSign',
  ],
  system: ['directory'],
  title: ['adjective', 'noun', 'place', 'plural'],
  vehicle: ['bicycle', 'fuel'],
  word: ['adjective', 'adverb', 'conjunction', 'interjection', 'noun', 'preposition', 'verb'],
};

const upper = (width) => ({
  is: new RegExp(`^[A-Z0-9]{${width}}$`),
  why: `must be ${width} capital letters or digits`,
});

/** A number as it is written: groups of #, a 0 on both sides of the sign of decimals, and all signs those of the locale. */
const numberPattern = {
  is: /^[^#0]+#([^#0]+)(?:##\1)?##0[^#0]+0$/u,
  why: 'must be a number below zero, such as -#,##0.0',
};
const moneyPattern = {
  is: /^(?=.*¤)[^#0]*#([^#0]+)(?:##\1)?##0[^#0]+00[^#0]*$/u,
  why: 'must be an amount, such as ¤#,##0.00',
};

/** Tables with more than words. */
const tables = {
  'airline.airline': { columns: ['text', 'iata'], cells: { iata: upper(2) } },
  'airline.airplane': { columns: ['text', 'iata'], cells: { iata: upper(3) } },
  'airline.airport': {
    columns: ['text', 'iata', 'icao', 'cityName', 'country', 'latitude', 'longitude'],
    cells: { iata: upper(3), icao: upper(4), country: upper(2) },
  },
  'animal.species': { columns: ['text', 'latin'] },
  'plant.species': { columns: ['text', 'latin', 'family'] },
  'date.month': { columns: ['text', 'short'] },
  'date.weekday': { columns: ['text', 'short'] },
  'finance.currency': { columns: ['text', 'code', 'symbol', 'numeric'], cells: { code: upper(3) } },
  'finance.currencySymbol': { columns: ['code', 'symbol'], cells: { code: upper(3) } },
  'finance.ownCurrency': { columns: ['text', 'symbol', 'numeric'] },
  'location.cardinalDirection': { columns: ['text', 'short'] },
  'location.ordinalDirection': { columns: ['text', 'short'] },
  'location.countryName': {
    columns: ['text', 'alpha2', 'alpha3', 'numeric'],
    cells: { alpha2: upper(2), alpha3: upper(3) },
  },
  'location.language': { columns: ['text', 'code'] },
  'number.form': {
    columns: ['number', 'money', 'moneyBelow', 'digits', 'least'],
    cells: {
      number: numberPattern,
      money: moneyPattern,
      moneyBelow: moneyPattern,
      digits: { is: /^(?:(\p{Nd})(?!.*\1)){10}$/u, why: 'must be ten different digits, from zero to nine' },
      least: { is: /^[1-3]$/, why: 'must be 1 to 3' },
    },
  },
  'person.job': { columns: ['text', 'female'] },
  'science.chemicalElement': { columns: ['text', 'symbol', 'number'] },
  'science.unit': { columns: ['text', 'symbol'] },
  'vehicle.manufacturer': { columns: ['id', 'text'] },
  'vehicle.model': { columns: ['manufacturer>vehicle.manufacturer', 'text', 'body>vehicle.body'] },
  // Models refer to the base locale's, so that those of all locales must stand in its order.
  'vehicle.body': {
    columns: ['id', 'text'],
    ids: ['convertible', 'coupe', 'estate', 'hatchback', 'minivan', 'pickup', 'sedan', 'suv', 'van'],
  },
};

/** Tables of words by name. */
export const wordTables = {
  ...Object.fromEntries(
    Object.entries(lists).flatMap(([group, names]) => names.map((name) => [`${group}.${name}`, { columns: ['text'] }])),
  ),
  ...tables,
};
