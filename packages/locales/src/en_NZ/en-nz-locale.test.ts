import { testLocale } from '@populace/testkit/packs';
import { enNzLocale } from './en-nz-locale.ts';

testLocale(enNzLocale);
