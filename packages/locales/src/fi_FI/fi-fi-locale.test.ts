import { testLocale } from '@populace/testkit/packs';
import { fiFiLocale } from './fi-fi-locale.ts';

testLocale(fiFiLocale);
