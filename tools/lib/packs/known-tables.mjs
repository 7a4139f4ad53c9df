/**
 * What a folder of tables may hold: tables with their columns, facts, patterns with their parts. One place, so that a
 * misspelled name is found when the pack is built and not when a value is missing.
 */
import { wordTables } from './word-tables.mjs';

/** Texts that people read in a table of names. */
const word = { not: /\p{N}/u, why: 'has a digit; names have none' };
/** What an e-mail address shows of a name. */
const shown = { is: /^[a-z]+$/, why: 'must be letters a to z, in lower case' };
const digits = { is: /^\d+$/, why: 'must be digits' };
/** Weights by sex and generation. */
const shares = ['f0', 'f1', 'f2', 'f3', 'm0', 'm1', 'm2', 'm3'];
const byContext = { columns: shares.map((name) => `${name}:int`), shares };

const person = { text: word, shown };
/** Names with a form for each sex: `text` is the one that men bear, and what stands for a family. */
const inflected = {
  columns: ['text', 'shown', 'weight:int'],
  together: ['feminine', 'feminineShown'],
  cells: { ...person, feminine: word, feminineShown: shown },
};
const blocks = { optional: ['form>place.phoneForm'], cells: { area: digits, rest: digits } };
const phone = { columns: ['city>place.city', 'area', 'rest'], ...blocks };
const mobile = { columns: ['area', 'rest'], ...blocks };
/** How a whole number is written. */
const form = { is: /^[^#]*#[^#]{0,4}(#[^#]{0,4})*$/, why: 'must have a # for each digit' };

/**
 * Tables by name: their columns in any order but the first, more columns that they may have, those that they have all `together` or not at
 * all, and what cells must be. Rows with different cells in the columns `apart` share none of them, in either column. Every table may have
 * `weight:int`.
 */
export const localeTables = {
  // A woman's e-mail must not be a man's of another family: numbers are by pairs of what is shown.
  'person.surname': { ...inflected, apart: ['shown', 'feminineShown'] },
  'person.patronymic': inflected,
  'person.given': { columns: ['text', 'shown', ...byContext.columns], cells: person, shares: byContext.shares },
  // What stands in full names beside the two others.
  'person.added': { columns: ['text', ...byContext.columns], cells: { text: word }, shares: byContext.shares },
  'person.sex': { columns: ['id', 'text'], ids: ['female', 'male'], cells: { text: word } },
  'person.title': { columns: ['sex>person.sex', 'text', 'weight:int'], cells: { text: word } },
  'location.streetName': { columns: ['text', 'weight:int'] },
  'company.legalForm': { columns: ['text', 'weight:int'] },
  // Names that companies are given where few bear that of their founder.
  'company.brand': { columns: ['text', 'shown', 'weight:int'], cells: person },
  'company.trade': { columns: ['text', 'shown', 'weight:int'], cells: person },
  'commerce.adjective': { columns: ['text'] },
  'commerce.material': { columns: ['text'] },
  'commerce.product': { columns: ['text'] },
  'color.human': { columns: ['text'], cells: { text: word } },
  'file.stem': { columns: ['text'], cells: { text: word } },
  'internet.userAgent': { columns: ['text'] },
  'lorem.word': { columns: ['text'], cells: { text: word } },
  ...wordTables,
};

export const placeTables = {
  'place.region': {
    columns: ['id', 'text', 'code'],
    cells: { text: word, code: { is: /^[A-Z0-9]{1,3}$/, why: 'must be what follows the dash in ISO 3166-2' } },
  },
  // Some cities have a digit in their name, such as those named after a date.
  'place.city': {
    columns: [
      'id',
      'text',
      'shown',
      'region>place.region',
      'latitude:int',
      'longitude:int',
      'spread:int',
      'zone',
      'weight:int',
    ],
    // What is spoken there, in countries whose locales share them by language: a town of two stands there by its name in each.
    optional: ['language'],
    cells: {
      shown,
      language: {
        is: /^[a-z]{2,3}(-[A-Z][a-z]{3})?$/,
        why: 'must be an ISO 639 code, with a script behind it if there are several',
      },
      zone: { is: /^[A-Z]\w+(\/[A-Z][\w+-]*)+$/, why: 'must be an IANA time zone such as Europe/Berlin' },
    },
    ranges: { latitude: [-900_000, 900_000], longitude: [-1_800_000, 1_800_000], spread: [1, 1000] },
  },
  'place.postcode': {
    columns: ['city>place.city'],
    optional: ['code', 'code:int', 'town'],
    ranges: { code: [0, 2 ** 31 - 1] },
  },
  // In countries whose numbers are not all grouped alike.
  'place.phoneForm': { columns: ['id', 'national', 'international'], cells: { national: form, international: form } },
  'place.phoneSafe': phone,
  'place.phoneValid': phone,
  'place.mobileSafe': mobile,
  'place.mobileValid': mobile,
};

/**
 * `second` is the surname of the other parent, `middle` another given name of the person, `added` a name that is neither, `father` that of the father; initials are their
 * first letters without a point.
 */
const nameParts = {
  given: 'person.given',
  surname: 'person.surname',
  title: 'person.title',
  second: 'person.surname',
  patronymic: 'person.patronymic',
  middle: 'person.given',
  added: 'person.added',
  initial: 'person.given',
  father: 'person.given',
  fatherInitial: 'person.given',
};

/** The parts that a pattern may use, and the table or the pattern that each is drawn from. */
export const patternParts = {
  'person.fullName': nameParts,
  'person.formalName': nameParts,
  'location.street': { streetName: 'location.streetName', town: undefined, surname: 'person.surname' },
  'location.streetAddress': {
    street: 'location.street',
    number: undefined,
    letter: undefined,
    chome: undefined,
    block: undefined,
    house: undefined,
    floor: undefined,
    flat: undefined,
  },
  'location.fullAddress': {
    streetAddress: 'location.streetAddress',
    postcode: undefined,
    city: undefined,
    region: undefined,
    regionCode: undefined,
    country: undefined,
  },
  'company.name': {
    surname: 'person.surname',
    partner: 'person.surname',
    trade: 'company.trade',
    brand: 'company.brand',
    legalForm: 'company.legalForm',
    city: undefined,
  },
  'commerce.productName': {
    adjective: 'commerce.adjective',
    material: 'commerce.material',
    product: 'commerce.product',
  },
};

const whole = { is: /^\d+$/, why: 'must be a whole number' };
const any = { is: /./su, why: 'must not be empty' };
const anyOrNone = { is: /^/, why: '' };

export const localeFacts = {
  id: {
    is: /^(base|[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|BORK))?(_[a-z]+)?)$/,
    why: 'must be language_REGION, such as de_DE, with a variant behind it if any; or a language that no country has',
  },
  name: any,
  nativeName: any,
  language: { is: /^[a-z]{2,3}$/, why: 'must be an ISO 639 code' },
  script: { is: /^[A-Z][a-z]{3}$/, why: 'must be an ISO 15924 code, such as Latn' },
  direction: { is: /^(ltr|rtl)$/, why: 'must be ltr or rtl' },
  'text.wordSpace': anyOrNone,
  'text.sentenceEnd': any,
  'text.sentenceSpace': anyOrNone,
};

/** What a locale with a country has beside. */
export const countryFacts = {
  country: { is: /^[A-Z]{2}$/, why: 'must be an ISO 3166-1 code' },
  countryName: any,
  'buildingNumber.min': whole,
  'buildingNumber.max': whole,
};

/** What a locale may have: the language of the towns that its people live in, where the country has towns of several. */
export const townsFact = { towns: placeTables['place.city'].cells.language };

const bits = { is: /^\d{1,2}\.\d$/, why: 'must be bits with one digit behind the point' };
/** What a locale may have whose country counts its people's names: the collision entropy of all of them, and who counted. */
export const populationFacts = { 'population.given': bits, 'population.surname': bits, 'population.source': any };

const lineDigits = { is: /^[1-4]$/, why: 'must be 1 to 4' };
/** A way to write a number; the line stands last so that its digits can be counted through. */
const phoneForm = {
  is: /^[^{}]*\{area\}[^{}]*\{rest\}[^{}]*\{line\}$/,
  why: 'must have {area}, {rest} and {line}, in this order, the line at the end',
};
const phoneForms = (name) => ({
  [`${name}.national`]: phoneForm,
  [`${name}.international`]: phoneForm,
  [`${name}.e164`]: phoneForm,
});

export const placeFacts = {
  country: countryFacts.country,
  currency: { is: /^[A-Z]{3}$/, why: 'must be an ISO 4217 code' },
  currencyDigits: { is: /^[0-4]$/, why: 'must be 0 to 4' },
  callingCode: { is: /^[1-9]\d{0,3}$/, why: 'must be a country calling code, such as 49' },
  priceFactor: { is: /^[1-9]\d*$/, why: 'must be a whole number above 0' },
  'phone.e164': phoneForm,
  'lineDigits.phoneSafe': lineDigits,
  'lineDigits.phoneValid': lineDigits,
};

/** What a country has whose numbers are all grouped alike. */
export const sameForms = phoneForms('phone');

/** What a country has that has postcodes. */
export const postcodeFacts = {
  postcode: { is: /#|\{code\}/, why: 'must have a # for each digit, or {code} for what the table has' },
};

/** What a country may have: the letters of its postcodes, or the digits where not all occur. */
export const postcodeLetters = { postcodeLetters: { is: /^[A-Z0-9]+$/, why: 'must be capital letters or digits' } };

/** What a country has that gives mobiles numbers of their own. */
export const mobileFacts = {
  ...phoneForms('mobile'),
  'lineDigits.mobileSafe': lineDigits,
  'lineDigits.mobileValid': lineDigits,
};

/** Forms that the numbers of one table have of their own, such as those that are kept free for films. */
export const ownForms = {
  ...phoneForms('phoneSafe'),
  ...phoneForms('phoneValid'),
  ...phoneForms('mobileSafe'),
  ...phoneForms('mobileValid'),
};

/** Licences that data may come under; the last only in packages/places, whose licence says so. */
export const licences = [
  'MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'Apache-2.0',
  'CC0-1.0',
  'PDDL-1.0',
  'Unicode-3.0',
  'public domain',
];
export const placeLicences = [...licences, 'CC-BY-4.0'];
