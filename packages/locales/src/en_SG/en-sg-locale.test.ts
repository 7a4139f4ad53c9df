import { testLocale } from '@populace/testkit/packs';
import { enSgLocale } from './en-sg-locale.ts';

testLocale(enSgLocale);
