import { isIPv4, isIPv6 } from 'node:net';
import { openSchema } from '@populace/library';
import { isValidPhoneNumber } from 'libphonenumber-js';
import { postcodeValidator } from 'postcode-validator';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { expect, it } from 'vitest';

const locales = ['en_US', 'en_GB', 'de_DE', 'fr_FR', 'ja_JP', 'pt_BR', 'is_IS', 'nl_NL', 'hi_IN'];
const invalid = (generator: string, more: object = {}) => ({ generator, mode: 'invalid', ...more });

it.each(locales)('makes contacts of %s that validators refuse', async (locale) => {
  const columns = {
    country: 'location.countryCode',
    email: invalid('internet.email'),
    ipv4: invalid('internet.ipv4'),
    ipv6: invalid('internet.ipv6'),
    postcode: invalid('location.postcode'),
    phone: invalid('phone.number', { style: 'e164' }),
    mobile: invalid('phone.number', { kind: 'mobile', style: 'international' }),
  };
  const schema = await openSchema({ populace: 1, locale, tables: { t: { rows: 100, columns } } });

  const accepted = [...schema.table('t').rows()].flatMap((row) => {
    const { country, email, ipv4, ipv6, postcode, phone, mobile } = Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, String(value)]),
    );
    return [
      validator.isEmail(email) ? [email] : [],
      isIPv4(ipv4 ?? '') ? [ipv4] : [],
      isIPv6(ipv6 ?? '') ? [ipv6] : [],
      postcodeValidator(postcode ?? '', country ?? '') ? [postcode] : [],
      isValidPhoneNumber(phone ?? '') ? [phone] : [],
      isValidPhoneNumber(mobile ?? '') ? [mobile] : [],
    ].flat();
  });

  expect(accepted).toEqual([]);
});
