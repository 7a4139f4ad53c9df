import { testLocale } from '@populace/testkit/packs';
import { srRsLocale } from './sr-rs-locale.ts';

testLocale(srRsLocale);
