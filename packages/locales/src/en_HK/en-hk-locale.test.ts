import { testLocale } from '@populace/testkit/packs';
import { enHkLocale } from './en-hk-locale.ts';

testLocale(enHkLocale);
