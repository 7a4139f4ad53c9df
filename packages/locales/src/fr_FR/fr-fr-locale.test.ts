import { testLocale } from '@populace/testkit/packs';
import { frFrLocale } from './fr-fr-locale.ts';

testLocale(frFrLocale);
