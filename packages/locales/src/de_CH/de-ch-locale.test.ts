import { testLocale } from '@populace/testkit/packs';
import { deChLocale } from './de-ch-locale.ts';

testLocale(deChLocale);
