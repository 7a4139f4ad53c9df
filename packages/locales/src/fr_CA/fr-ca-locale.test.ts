import { testLocale } from '@populace/testkit/packs';
import { frCaLocale } from './fr-ca-locale.ts';

testLocale(frCaLocale);
