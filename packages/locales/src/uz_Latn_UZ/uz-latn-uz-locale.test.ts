import { testLocale } from '@populace/testkit/packs';
import { uzLatnUzLocale } from './uz-latn-uz-locale.ts';

testLocale(uzLatnUzLocale);
