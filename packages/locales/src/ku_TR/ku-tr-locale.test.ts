import { testLocale } from '@populace/testkit/packs';
import { kuTrLocale } from './ku-tr-locale.ts';

testLocale(kuTrLocale);
