import { testLocale } from '@populace/testkit/packs';
import { frBeLocale } from './fr-be-locale.ts';

testLocale(frBeLocale);
