import { testLocale } from '@populace/testkit/packs';
import { itItLocale } from './it-it-locale.ts';

testLocale(itItLocale);
