import { testLocale } from '@populace/testkit/packs';
import { esEsLocale } from './es-es-locale.ts';

testLocale(esEsLocale);
