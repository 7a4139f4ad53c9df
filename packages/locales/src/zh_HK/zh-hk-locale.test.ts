import { testLocale } from '@populace/testkit/packs';
import { zhHkLocale } from './zh-hk-locale.ts';

testLocale(zhHkLocale);
