import { testLocale } from '@populace/testkit/packs';
import { frLuLocale } from './fr-lu-locale.ts';

testLocale(frLuLocale);
