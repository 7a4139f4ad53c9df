import { testLocale } from '@populace/testkit/packs';
import { enGhLocale } from './en-gh-locale.ts';

testLocale(enGhLocale);
