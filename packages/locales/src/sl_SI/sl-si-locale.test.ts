import { testLocale } from '@populace/testkit/packs';
import { slSiLocale } from './sl-si-locale.ts';

testLocale(slSiLocale);
