import { testLocale } from '@populace/testkit/packs';
import { nlNlLocale } from './nl-nl-locale.ts';

testLocale(nlNlLocale);
