import { testLocale } from '@populace/testkit/packs';
import { enNgLocale } from './en-ng-locale.ts';

testLocale(enNgLocale);
