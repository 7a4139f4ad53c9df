import { testLocale } from '@populace/testkit/packs';
import { csCzLocale } from './cs-cz-locale.ts';

testLocale(csCzLocale);
