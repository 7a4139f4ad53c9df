import { testLocale } from '@populace/testkit/packs';
import { filPhLocale } from './fil-ph-locale.ts';

testLocale(filPhLocale);
