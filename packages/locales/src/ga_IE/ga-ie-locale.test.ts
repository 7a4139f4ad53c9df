import { testLocale } from '@populace/testkit/packs';
import { gaIeLocale } from './ga-ie-locale.ts';

testLocale(gaIeLocale);
