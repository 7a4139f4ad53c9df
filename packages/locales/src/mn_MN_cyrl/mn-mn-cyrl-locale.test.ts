import { testLocale } from '@populace/testkit/packs';
import { mnMnCyrlLocale } from './mn-mn-cyrl-locale.ts';

testLocale(mnMnCyrlLocale);
