import { testLocale } from '@populace/testkit/packs';
import { neNpLocale } from './ne-np-locale.ts';

testLocale(neNpLocale);
