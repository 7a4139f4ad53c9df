import { testGenerator } from '@populace/testkit';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { lei } from './lei.ts';

testGenerator(lei, { options: [{}, { mode: 'invalid' }], matches: /^\d{4}00[\dA-Z]{12}\d\d$/ });

/** ISO 17442: the whole as a number, with two digits a letter, leaves 1. */
const isRight = (text: string): boolean =>
  /^[\dA-Z]{20}$/.test(text) &&
  BigInt(text.replaceAll(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`)) % 97n === 1n;

const ANY = '[0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ]';

testIdentifier(lei, { judge: isRight, occurs: `[23589][16248].[56789]00${ANY.repeat(12)}##` });
