import { testLocale } from '@populace/testkit/packs';
import { esArLocale } from './es-ar-locale.ts';

testLocale(esArLocale);
