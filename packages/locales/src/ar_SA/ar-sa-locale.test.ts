import { testLocale } from '@populace/testkit/packs';
import { arSaLocale } from './ar-sa-locale.ts';

testLocale(arSaLocale);
