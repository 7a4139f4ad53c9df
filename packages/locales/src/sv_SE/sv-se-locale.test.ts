import { testLocale } from '@populace/testkit/packs';
import { svSeLocale } from './sv-se-locale.ts';

testLocale(svSeLocale);
