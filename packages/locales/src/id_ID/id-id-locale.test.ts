import { testLocale } from '@populace/testkit/packs';
import { idIdLocale } from './id-id-locale.ts';

testLocale(idIdLocale);
