import { testLocale } from '@populace/testkit/packs';
import { arEgLocale } from './ar-eg-locale.ts';

testLocale(arEgLocale);
