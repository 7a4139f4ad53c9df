import { testLocale } from '@populace/testkit/packs';
import { deDeLocale } from './de-de-locale.ts';

testLocale(deDeLocale);
