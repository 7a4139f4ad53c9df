import { testLocale } from '@populace/testkit/packs';
import { nbNoLocale } from './nb-no-locale.ts';

testLocale(nbNoLocale);
