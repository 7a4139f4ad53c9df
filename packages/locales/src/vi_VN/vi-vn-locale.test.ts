import { testLocale } from '@populace/testkit/packs';
import { viVnLocale } from './vi-vn-locale.ts';

testLocale(viVnLocale);
