import { testLocale } from '@populace/testkit/packs';
import { enZaLocale } from './en-za-locale.ts';

testLocale(enZaLocale);
