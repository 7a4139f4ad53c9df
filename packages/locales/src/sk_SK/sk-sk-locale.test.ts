import { testLocale } from '@populace/testkit/packs';
import { skSkLocale } from './sk-sk-locale.ts';

testLocale(skSkLocale);
