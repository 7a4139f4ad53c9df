import { testLocale } from '@populace/testkit/packs';
import { esUsLocale } from './es-us-locale.ts';

testLocale(esUsLocale);
