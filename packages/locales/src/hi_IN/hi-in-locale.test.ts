import { testLocale } from '@populace/testkit/packs';
import { hiInLocale } from './hi-in-locale.ts';

testLocale(hiInLocale);
