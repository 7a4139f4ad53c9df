import { testLocale } from '@populace/testkit/packs';
import { enBorkLocale } from './en-bork-locale.ts';

testLocale(enBorkLocale);
