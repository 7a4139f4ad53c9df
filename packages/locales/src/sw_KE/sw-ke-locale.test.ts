import { testLocale } from '@populace/testkit/packs';
import { swKeLocale } from './sw-ke-locale.ts';

testLocale(swKeLocale);
