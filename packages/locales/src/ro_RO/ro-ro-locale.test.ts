import { testLocale } from '@populace/testkit/packs';
import { roRoLocale } from './ro-ro-locale.ts';

testLocale(roRoLocale);
