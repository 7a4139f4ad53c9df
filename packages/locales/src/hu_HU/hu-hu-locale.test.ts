import { testLocale } from '@populace/testkit/packs';
import { huHuLocale } from './hu-hu-locale.ts';

testLocale(huHuLocale);
