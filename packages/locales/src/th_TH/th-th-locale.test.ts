import { testLocale } from '@populace/testkit/packs';
import { thThLocale } from './th-th-locale.ts';

testLocale(thThLocale);
