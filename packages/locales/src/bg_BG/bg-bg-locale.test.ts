import { testLocale } from '@populace/testkit/packs';
import { bgBgLocale } from './bg-bg-locale.ts';

testLocale(bgBgLocale);
