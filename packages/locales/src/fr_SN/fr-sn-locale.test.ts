import { testLocale } from '@populace/testkit/packs';
import { frSnLocale } from './fr-sn-locale.ts';

testLocale(frSnLocale);
