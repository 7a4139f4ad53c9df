import { testLocale } from '@populace/testkit/packs';
import { eoLocale } from './eo-locale.ts';

testLocale(eoLocale);
