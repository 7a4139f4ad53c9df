import { testLocale } from '@populace/testkit/packs';
import { enNpLocale } from './en-np-locale.ts';

testLocale(enNpLocale);
