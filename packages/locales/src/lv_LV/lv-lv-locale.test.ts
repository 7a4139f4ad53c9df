import { testLocale } from '@populace/testkit/packs';
import { lvLvLocale } from './lv-lv-locale.ts';

testLocale(lvLvLocale);
