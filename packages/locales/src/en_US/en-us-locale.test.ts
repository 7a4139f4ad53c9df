import { testLocale } from '@populace/testkit/packs';
import { enUsLocale } from './en-us-locale.ts';

testLocale(enUsLocale);
