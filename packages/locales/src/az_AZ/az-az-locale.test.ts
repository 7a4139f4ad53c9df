import { testLocale } from '@populace/testkit/packs';
import { azAzLocale } from './az-az-locale.ts';

testLocale(azAzLocale);
