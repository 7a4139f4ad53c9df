import { testLocale } from '@populace/testkit/packs';
import { koKrLocale } from './ko-kr-locale.ts';

testLocale(koKrLocale);
