import { testLocale } from '@populace/testkit/packs';
import { enInLocale } from './en-in-locale.ts';

testLocale(enInLocale);
