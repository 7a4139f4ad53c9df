/** Writes the small files of a country's folder: facts, declaration, test. */

/** The facts that generators ask for. Money and its decimals are CLDR's. */
export function yamlOf({ facts, callingCode, require }) {
  const { country, postcode, phone, priceFactor } = facts;
  const { currencyData } = require('cldr-core/supplemental/currencyData.json').supplemental;
  const current = currencyData.region[country]
    .flatMap(Object.entries)
    .filter(([, { _to, _tender }]) => _to === undefined && _tender !== 'false');
  const [currency] = current.at(-1);
  const digits = currencyData.fractions[currency]?._digits ?? currencyData.fractions.DEFAULT._digits;
  const lines = { phoneSafe: phone.safeLine, phoneValid: phone.line };
  if (phone.mobile) Object.assign(lines, { mobileSafe: phone.mobile.safeLine, mobileValid: phone.mobile.line });
  return [
    `country: ${country}`,
    `currency: ${currency}`,
    `currencyDigits: ${digits}`,
    `callingCode: '${callingCode}'`,
    ...(postcode === undefined ? [] : [`postcode: '${postcode.mask}'`]),
    ...(postcode?.letters === undefined
      ? []
      : [`postcodeLetters: ${/^\d+$/.test(postcode.letters) ? `'${postcode.letters}'` : postcode.letters}`]),
    '# How they are grouped is in place.phoneForm.',
    `phone: { e164: '+${callingCode}{area}{rest}{line}' }`,
    `lineDigits: { ${Object.entries(lines)
      .map(([table, count]) => `${table}: ${count}`)
      .join(', ')} }`,
    `priceFactor: ${priceFactor}`,
    '',
  ].join('\n');
}

/** The declaration of the places. */
export function moduleOf({ country, name }) {
  return `import { definePlaces, openPack, type Places } from '@populace/recipes';

/** ${name}. */
export const ${country.toLowerCase()}Places: Places = definePlaces({
  country: '${country}',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
`;
}

/** The test that calls the suite of all places. */
export function testOf(code) {
  return `import { testPlaces } from '@populace/testkit/packs';
import { ${code}Places } from './${code}-places.ts';

testPlaces(${code}Places);
`;
}
