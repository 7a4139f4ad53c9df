import { testLocale } from '@populace/testkit/packs';
import { etEeLocale } from './et-ee-locale.ts';

testLocale(etEeLocale);
