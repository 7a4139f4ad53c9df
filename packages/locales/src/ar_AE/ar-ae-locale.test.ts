import { testLocale } from '@populace/testkit/packs';
import { arAeLocale } from './ar-ae-locale.ts';

testLocale(arAeLocale);
