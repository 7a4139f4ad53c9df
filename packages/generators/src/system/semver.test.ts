import { testGenerator } from '@populace/testkit';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { semver } from './semver.ts';

testGenerator(semver, { matches: (text) => validator.isSemVer(text) });
