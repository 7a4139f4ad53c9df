import { testLocale } from '@populace/testkit/packs';
import { dvMvLocale } from './dv-mv-locale.ts';

testLocale(dvMvLocale);
