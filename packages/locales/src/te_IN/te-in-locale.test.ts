import { testLocale } from '@populace/testkit/packs';
import { teInLocale } from './te-in-locale.ts';

testLocale(teInLocale);
