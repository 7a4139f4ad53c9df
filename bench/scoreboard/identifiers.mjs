/** R9: identifiers that are the same in all locales, each with what makes it in both libraries and who judges it. */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { validate as isBitcoin, Network } from 'bitcoin-address-validation';
import cards from 'card-validator';
import { countrySpecs, isValidBIC } from 'ibantools';
import validator from 'validator';
import vins from 'vin-validator';
import { isIbanOf } from './knowledge/iban-judge.mjs';

const brands = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'american_express',
  discover: 'discover',
  diners: 'diners_club',
  jcb: 'jcb',
  unionpay: undefined,
};

/** What card-validator calls them. */
const cardTypes = { amex: 'american-express', diners: 'diners-club' };

const single = [
  ['BIC', 'finance.bic', {}, (faker) => faker.finance.bic(), (text) => isValidBIC(text) && validator.isBIC(text)],
  ['ABA routing number', 'finance.routingNumber', {}, (faker) => faker.finance.routingNumber(), validator.isAbaRouting],
  ['ISIN', 'finance.isin', {}, undefined, validator.isISIN],
  ['bitcoin address', 'finance.bitcoinAddress', {}, (faker) => faker.finance.bitcoinAddress(), isMainnet],
  ['ethereum address', 'finance.ethereumAddress', {}, (faker) => faker.finance.ethereumAddress(), isEthereum],
  ['ISBN-13', 'commerce.isbn', {}, (faker) => faker.commerce.isbn(), (text) => validator.isISBN(text, '13')],
  [
    'ISBN-10',
    'commerce.isbn',
    { digits: '10' },
    (faker) => faker.commerce.isbn(10),
    (text) => validator.isISBN(text, '10'),
  ],
  ['EAN-13', 'commerce.ean', {}, undefined, (text) => text.length === 13 && validator.isEAN(text)],
  ['EAN-8', 'commerce.ean', { digits: '8' }, undefined, (text) => text.length === 8 && validator.isEAN(text)],
  ['UPC', 'commerce.upc', {}, (faker) => faker.commerce.upc(), (text) => validator.isEAN(`0${text}`)],
  ['ISSN', 'commerce.issn', {}, undefined, (text) => validator.isISSN(text, { require_hyphen: true })],
  ['IMEI', 'phone.imei', {}, (faker) => faker.phone.imei().replaceAll('-', ''), (text) => validator.isIMEI(text)],
  ['VIN', 'vehicle.vin', {}, (faker) => faker.vehicle.vin(), (text) => vins.validate(text)],
  ['MAC address', 'internet.mac', {}, (faker) => faker.internet.mac(), (text) => validator.isMACAddress(text)],
  ['IPv4 address', 'internet.ipv4', {}, (faker) => faker.internet.ipv4(), (text) => validator.isIP(text, '4')],
  ['IPv6 address', 'internet.ipv6', {}, (faker) => faker.internet.ipv6(), (text) => validator.isIP(text, '6')],
  ['UUID 4', 'uuid', {}, (faker) => faker.string.uuid(), (text) => validator.isUUID(text, 'all')],
  ['ULID', 'ulid', {}, (faker) => faker.string.ulid(), (text) => validator.isULID(text)],
  ['JWT', 'internet.jwt', {}, (faker) => faker.internet.jwt(), validator.isJWT],
  ['version (semver)', 'system.semver', {}, (faker) => faker.system.semver(), validator.isSemVer],
];

/** All identifiers: `{ id, group, populace, faker, judge }`. `nationalJudges` are those of the test kit. */
export function identifiersOf(nationalJudges) {
  return [
    ...Object.entries(brands).map(([brand, theirs]) => ({
      id: `card ${brand}`,
      group: 'codes',
      populace: { generator: 'finance.creditCardNumber', issuer: brand },
      faker: theirs && ((faker) => faker.finance.creditCardNumber(theirs)),
      judge: (text) => isCardOf(cardTypes[brand] ?? brand, text),
    })),
    ...single.map(([id, generator, options, faker, judge]) => ({
      id,
      group: 'codes',
      populace: { generator, ...options },
      faker,
      judge,
    })),
    ...registry().map((country) => ({
      id: `IBAN ${country}`,
      group: 'ibans',
      populace: { generator: 'finance.iban', country },
      faker: (faker) => faker.finance.iban({ countryCode: country }),
      judge: (text) => isIbanOf(country, text),
    })),
    ...Object.entries(nationalJudges).map(([id, judge]) => ({
      id,
      group: 'national',
      populace: nationalColumns(id),
      judge,
    })),
  ];
}

/** A number of a country is one of people or one of companies; whichever generator has the kind. */
function nationalColumns(id) {
  const [country, kind] = id.split('.');
  return ['person.nationalId', 'person.taxId', 'company.taxId', 'company.vatNumber'].map((generator) => ({
    generator,
    country,
    kind,
  }));
}

/** Territories whose accounts begin with the letters of Finland and of France. */
const territories = new Set('AX GF GP MF MQ NC PF PM RE TF WF YT'.split(' '));

/** Countries in the registry. */
function registry() {
  const isCountry = (code) => countrySpecs[code].IBANRegistry === true && !territories.has(code);
  return Object.keys(countrySpecs).filter(isCountry);
}

function isCardOf(type, text) {
  const { isValid, card } = cards.number(text);
  // It asks no check digit of UnionPay.
  return isValid && card?.type === type && validator.isLuhnNumber(text);
}

function isMainnet(text) {
  return isBitcoin(text, Network.mainnet);
}

/** EIP-55, where letters are of both sizes; those of one size have no check. */
function isEthereum(text) {
  const digits = text.slice(2).toLowerCase();
  if (!/^[\da-f]{40}$/.test(digits)) return false;
  const digest = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  const cased = [...digits].map((digit, at) => (Number.parseInt(digest[at], 16) > 7 ? digit.toUpperCase() : digit));
  const isOneSize = text.slice(2) === digits || text.slice(2) === digits.toUpperCase();
  return text.startsWith('0x') && (isOneSize || text.slice(2) === cased.join(''));
}
