import { testLocale } from '@populace/testkit/packs';
import { arMaLocale } from './ar-ma-locale.ts';

testLocale(arMaLocale);
