import { testLocale } from '@populace/testkit/packs';
import { enAuOckerLocale } from './en-au-ocker-locale.ts';

testLocale(enAuOckerLocale);
