import { testLocale } from '@populace/testkit/packs';
import { enCaLocale } from './en-ca-locale.ts';

testLocale(enCaLocale);
