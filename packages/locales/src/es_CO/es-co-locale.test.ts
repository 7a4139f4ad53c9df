import { testLocale } from '@populace/testkit/packs';
import { esCoLocale } from './es-co-locale.ts';

testLocale(esCoLocale);
