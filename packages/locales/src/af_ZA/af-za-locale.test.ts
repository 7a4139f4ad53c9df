import { testLocale } from '@populace/testkit/packs';
import { afZaLocale } from './af-za-locale.ts';

testLocale(afZaLocale);
