import { testLocale } from '@populace/testkit/packs';
import { trTrLocale } from './tr-tr-locale.ts';

testLocale(trTrLocale);
