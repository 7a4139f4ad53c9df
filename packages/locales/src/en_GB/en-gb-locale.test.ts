import { testLocale } from '@populace/testkit/packs';
import { enGbLocale } from './en-gb-locale.ts';

testLocale(enGbLocale);
