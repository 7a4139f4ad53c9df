import { testLocale } from '@populace/testkit/packs';
import { daDkLocale } from './da-dk-locale.ts';

testLocale(daDkLocale);
