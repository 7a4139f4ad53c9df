import { testLocale } from '@populace/testkit/packs';
import { srLatnRsLocale } from './sr-latn-rs-locale.ts';

testLocale(srLatnRsLocale);
