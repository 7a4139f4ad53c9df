import { testLocale } from '@populace/testkit/packs';
import { deLuLocale } from './de-lu-locale.ts';

testLocale(deLuLocale);
