import { testLocale } from '@populace/testkit/packs';
import { yoNgLocale } from './yo-ng-locale.ts';

testLocale(yoNgLocale);
