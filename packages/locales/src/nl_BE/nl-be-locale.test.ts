import { testLocale } from '@populace/testkit/packs';
import { nlBeLocale } from './nl-be-locale.ts';

testLocale(nlBeLocale);
