import { testLocale } from '@populace/testkit/packs';
import { hrHrLocale } from './hr-hr-locale.ts';

testLocale(hrHrLocale);
