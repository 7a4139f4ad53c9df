import { testLocale } from '@populace/testkit/packs';
import { mrInLocale } from './mr-in-locale.ts';

testLocale(mrInLocale);
