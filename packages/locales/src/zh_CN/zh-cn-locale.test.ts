import { testLocale } from '@populace/testkit/packs';
import { zhCnLocale } from './zh-cn-locale.ts';

testLocale(zhCnLocale);
