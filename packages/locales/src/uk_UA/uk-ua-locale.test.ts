import { testLocale } from '@populace/testkit/packs';
import { ukUaLocale } from './uk-ua-locale.ts';

testLocale(ukUaLocale);
