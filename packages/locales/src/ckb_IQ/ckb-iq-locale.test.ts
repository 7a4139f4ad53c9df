import { testLocale } from '@populace/testkit/packs';
import { ckbIqLocale } from './ckb-iq-locale.ts';

testLocale(ckbIqLocale);
