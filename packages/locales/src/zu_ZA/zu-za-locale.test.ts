import { testLocale } from '@populace/testkit/packs';
import { zuZaLocale } from './zu-za-locale.ts';

testLocale(zuZaLocale);
