import { testGenerator } from '@populace/testkit';
// @ts-expect-error: the package brings no types.
import judge from 'vin-validator';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { vin } from './vin.ts';

testGenerator(vin, { options: [{}, { mode: 'invalid' }], matches: /^[0-9A-HJ-NPR-Z]{17}$/ });

const ANY = '[0123456789ABCDEFGHJKLMNPRSTUVWXYZ]';
const YEAR = '[ABCDEFGHJKLMNPRSTVWXY123456789]';

testIdentifier(vin, { judge: judge.validate, occurs: `${ANY.repeat(8)}[0123456789X]${YEAR}${ANY}######` });
