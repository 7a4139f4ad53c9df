import { testLocale } from '@populace/testkit/packs';
import { roMdLocale } from './ro-md-locale.ts';

testLocale(roMdLocale);
