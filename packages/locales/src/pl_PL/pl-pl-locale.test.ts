import { testLocale } from '@populace/testkit/packs';
import { plPlLocale } from './pl-pl-locale.ts';

testLocale(plPlLocale);
