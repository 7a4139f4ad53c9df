import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { alpha } from './alpha.ts';
import { alphanumeric } from './alphanumeric.ts';
import { base64 } from './base64.ts';
import { binary } from './binary.ts';
import { bytes } from './bytes.ts';
import { fromCharacters } from './from-characters.ts';
import { hexadecimal } from './hexadecimal.ts';
import { mask } from './mask.ts';
import { md5 } from './md5.ts';
import { natoPhonetic } from './nato-phonetic.ts';
import { naughty } from './naughty.ts';
import { numeric } from './numeric.ts';
import { octal } from './octal.ts';
import { passwordHash } from './password-hash.ts';
import { sample } from './sample.ts';
import { sha1 } from './sha1.ts';
import { symbol } from './symbol.ts';

testGenerator(alpha, { options: [{}, { length: 3, case: 'upper' }], matches: /^([a-z]{8}|[A-Z]{3})$/ });
testGenerator(alphanumeric, { options: [{}, { case: 'mixed' }], matches: /^[A-Za-z0-9]{12}$/ });
testGenerator(numeric, { matches: /^\d{8}$/ });
testGenerator(hexadecimal, { options: [{}, { prefix: '0x', length: 4 }], matches: /^([0-9a-f]{8}|0x[0-9a-f]{4})$/ });
testGenerator(octal, { options: [{}, { prefix: '0o' }], matches: /^(0o)?[0-7]{8}$/ });
testGenerator(binary, { options: [{}, { prefix: '0b' }], matches: /^(0b)?[01]{8}$/ });
testGenerator(symbol, { matches: /^[!-/:-@[-`{-~]{8}$/ });
testGenerator(sample, { matches: /^[!-~]{10}$/ });
testGenerator(fromCharacters, { options: [{ characters: 'ACGT', length: 5 }], matches: /^[ACGT]{5}$/ });
testGenerator(natoPhonetic, { options: [{ length: 2 }], matches: /^[A-Z][A-Za-z-]+ [A-Z][A-Za-z-]+$/ });
testGenerator(naughty);
testGenerator(base64, { matches: (text) => Buffer.from(text, 'base64').toString('base64') === text });
const isBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text;
testGenerator(bytes, {
  options: [{}, { length: 1 }, { length: 5 }, { length: 9 }, { length: 300 }],
  matches: isBase64,
});
testGenerator(bytes, { options: [{ max: 4 }, { min: 2, max: 7 }], matches: isBase64 });
testGenerator(passwordHash, { matches: /^\$2b\$12\$[./A-Za-z0-9]{53}$/ });
testGenerator(md5, { matches: /^[0-9a-f]{32}$/ });
testGenerator(sha1, { matches: /^[0-9a-f]{40}$/ });
testGenerator(mask, { options: [{ mask: '^^-####' }], matches: /^[A-Z]{2}-\d{4}$/ });

it.each([
  ['#@^*$%', /^\d[a-z][A-Z][0-9a-zA-Z][0-9a-z][0-9A-Z]$/],
  ['No. ##', /^No\. \d\d$/],
  ['\\####', /^#\d{3}$/],
  ['a\\\\#', /^a\\\d$/],
  ['end\\', /^end\\$/],
] as const)('writes the mask %s', async (text, form) => {
  const values = await valuesMadeBy(mask, { mask: text });

  expect(values.filter((value) => !form.test(value))).toEqual([]);
});

it('refuses characters that stand twice, and says which option has them', async () => {
  await expect(valuesMadeBy(fromCharacters, { characters: 'abca' })).rejects.toThrow('characters has "a" twice');
});
