import { testLocale } from '@populace/testkit/packs';
import { kkKzLocale } from './kk-kz-locale.ts';

testLocale(kkKzLocale);
