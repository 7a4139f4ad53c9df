import { testLocale } from '@populace/testkit/packs';
import { zhTwLocale } from './zh-tw-locale.ts';

testLocale(zhTwLocale);
