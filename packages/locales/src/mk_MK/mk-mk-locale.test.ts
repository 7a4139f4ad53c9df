import { testLocale } from '@populace/testkit/packs';
import { mkMkLocale } from './mk-mk-locale.ts';

testLocale(mkMkLocale);
