import { testLocale } from '@populace/testkit/packs';
import { bnBdLocale } from './bn-bd-locale.ts';

testLocale(bnBdLocale);
