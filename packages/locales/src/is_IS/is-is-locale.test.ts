import { testLocale } from '@populace/testkit/packs';
import { isIsLocale } from './is-is-locale.ts';

testLocale(isIsLocale);
