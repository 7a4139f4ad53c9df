import { testLocale } from '@populace/testkit/packs';
import { enIeLocale } from './en-ie-locale.ts';

testLocale(enIeLocale);
