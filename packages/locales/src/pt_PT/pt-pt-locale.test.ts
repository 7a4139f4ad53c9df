import { testLocale } from '@populace/testkit/packs';
import { ptPtLocale } from './pt-pt-locale.ts';

testLocale(ptPtLocale);
