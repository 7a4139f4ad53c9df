import { testLocale } from '@populace/testkit/packs';
import { frChLocale } from './fr-ch-locale.ts';

testLocale(frChLocale);
