import { testLocale } from '@populace/testkit/packs';
import { enAuLocale } from './en-au-locale.ts';

testLocale(enAuLocale);
