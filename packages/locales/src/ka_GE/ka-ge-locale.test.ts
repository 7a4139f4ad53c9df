import { testLocale } from '@populace/testkit/packs';
import { kaGeLocale } from './ka-ge-locale.ts';

testLocale(kaGeLocale);
