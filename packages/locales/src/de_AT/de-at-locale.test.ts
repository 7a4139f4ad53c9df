import { testLocale } from '@populace/testkit/packs';
import { deAtLocale } from './de-at-locale.ts';

testLocale(deAtLocale);
