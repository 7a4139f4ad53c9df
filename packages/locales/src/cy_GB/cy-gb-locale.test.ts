import { testLocale } from '@populace/testkit/packs';
import { cyGbLocale } from './cy-gb-locale.ts';

testLocale(cyGbLocale);
