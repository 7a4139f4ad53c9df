import { testLocale } from '@populace/testkit/packs';
import { hyAmLocale } from './hy-am-locale.ts';

testLocale(hyAmLocale);
