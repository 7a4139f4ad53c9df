import { testLocale } from '@populace/testkit/packs';
import { esClLocale } from './es-cl-locale.ts';

testLocale(esClLocale);
