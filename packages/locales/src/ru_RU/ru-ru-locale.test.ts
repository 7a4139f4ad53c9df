import { testLocale } from '@populace/testkit/packs';
import { ruRuLocale } from './ru-ru-locale.ts';

testLocale(ruRuLocale);
